"""Small photos of many kinds for generated decks, drawn from a seed."""

import io
import math
import pathlib
import random
import shutil
import struct

from PIL import Image, ImageCms, ImageDraw

ROOT = pathlib.Path(__file__).resolve().parents[3]


def picture(random_source, width, height):
    """A gradient with shapes in saturated colours: edges, flat parts and fine detail."""
    corners = [[random_source.randrange(256) for _ in range(3)] for _ in range(4)]
    image = Image.new("RGB", (2, 2))
    image.putdata([tuple(color) for color in corners])
    image = image.resize((width, height), Image.BICUBIC)
    draw = ImageDraw.Draw(image)
    for _ in range(random_source.randrange(3, 9)):
        x, y = random_source.randrange(width), random_source.randrange(height)
        radius = random_source.randrange(2, max(3, min(width, height) // 3))
        color = tuple(random_source.randrange(256) for _ in range(3))
        shape = random_source.choice([draw.ellipse, draw.rectangle])
        shape((x - radius, y - radius, x + radius, y + radius), fill=color)
    for x in range(0, width, 3):
        draw.point((x, (x * 7) % height), fill=(255, 255, 255))
    return image


def alpha(random_source, size):
    """A soft round mask."""
    mask = Image.new("L", size, random_source.choice([0, 40]))
    ImageDraw.Draw(mask).ellipse((2, 2, size[0] - 3, size[1] - 3), fill=255)
    return mask.resize((max(1, size[0] // 4), max(1, size[1] // 4))).resize(size, Image.BICUBIC)


def matrix_profile(primaries, white, gamma, name):
    """An ICC profile, version 2, of RGB with the chromaticities `primaries`, in D50 by the Bradford transform."""

    def multiply(a, b):
        return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(len(b[0]))] for i in range(3)]

    def inverse(m):
        (a, b, c), (d, e, f), (g, h, i) = m
        determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        adjugate = [[e * i - f * h, c * h - b * i, b * f - c * e],
                    [f * g - d * i, a * i - c * g, c * d - a * f],
                    [d * h - e * g, b * g - a * h, a * e - b * d]]
        return [[value / determinant for value in row] for row in adjugate]

    def xyz(x, y):
        return [x / y, 1, (1 - x - y) / y]

    columns = [xyz(*point) for point in primaries]
    matrix = [[columns[j][i] for j in range(3)] for i in range(3)]
    white_xyz = [[value] for value in xyz(*white)]
    scales = multiply(inverse(matrix), white_xyz)
    matrix = [[matrix[i][j] * scales[j][0] for j in range(3)] for i in range(3)]
    bradford = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
    cone_from = multiply(bradford, white_xyz)
    cone_to = multiply(bradford, [[0.9642], [1], [0.8249]])
    diagonal = [[cone_to[i][0] / cone_from[i][0] if i == j else 0 for j in range(3)] for i in range(3)]
    matrix = multiply(multiply(multiply(inverse(bradford), diagonal), bradford), matrix)

    def fixed(value):
        return struct.pack(">i", round(value * 65536))

    text = name.encode("ascii")
    description = b"desc" + bytes(4) + struct.pack(">I", len(text) + 1) + text + bytes(1 + 4 + 4 + 2 + 1 + 67)
    tags = {
        b"desc": description, b"cprt": b"text" + bytes(4) + b"none\0",
        b"wtpt": b"XYZ " + bytes(4) + fixed(0.9642) + fixed(1) + fixed(0.8249),
    }
    for index, tag in enumerate((b"rXYZ", b"gXYZ", b"bXYZ")):
        tags[tag] = b"XYZ " + bytes(4) + b"".join(fixed(matrix[row][index]) for row in range(3))
    for tag in (b"rTRC", b"gTRC", b"bTRC"):
        tags[tag] = b"curv" + bytes(4) + struct.pack(">IH", 1, round(gamma * 256))
    offset = 128 + 4 + 12 * len(tags)
    table, body = struct.pack(">I", len(tags)), b""
    for tag, data in tags.items():
        data += bytes(-len(data) % 4)
        table += tag + struct.pack(">II", offset + len(body), len(data))
        body += data
    header = struct.pack(">I4sI4s4s4s", 128 + len(table) + len(body), bytes(4), 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    header += struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + bytes(28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    return header + bytes(128 - len(header)) + table + body


D65 = (0.3127, 0.3290)
PROFILES = {
    "sRGB": ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes(),
    "P3": matrix_profile([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], D65, 2.2, "Wide"),
    "Adobe": matrix_profile([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], D65, 563 / 256, "Adobe"),
}


def exif(orientation):
    data = Image.Exif()
    data[0x0112] = orientation
    return data.tobytes()


def encode(image, kind, **settings):
    data = io.BytesIO()
    image.save(data, kind, **settings)
    return data.getvalue()


def variety(random_source):
    """Every kind of photo, as file name and bytes."""
    size = (lambda: (random_source.randrange(24, 200), random_source.randrange(24, 200)))
    base = (lambda: picture(random_source, *size()))
    files = {}
    image = base()
    files["rgb.png"] = encode(image, "PNG")
    files["p3.png"] = encode(base(), "PNG", icc_profile=PROFILES["P3"])
    image = base()
    image.putalpha(alpha(random_source, image.size))
    files["rgba.png"] = encode(image, "PNG")
    image = base().convert("L")
    files["gray.png"] = encode(image, "PNG")
    image.putalpha(alpha(random_source, image.size))
    files["gray-alpha.png"] = encode(image, "PNG")
    files["bits.png"] = encode(base().convert("1"), "PNG")
    files["palette.png"] = encode(base().quantize(40), "PNG")
    files["palette-clear.png"] = encode(base().quantize(12), "PNG", transparency=3)
    width, height = size()
    deep = Image.new("I;16", (width, height))
    deep.putdata([(x * 65535 // width + y * 257) % 65536 for y in range(height) for x in range(width)])
    files["gray16.png"] = encode(deep, "PNG")
    files["flat.png"] = encode(Image.new("RGB", (30, 50), (200, 30, 90)), "PNG")
    files["tiny.png"] = encode(Image.new("RGBA", (1, 1), (20, 130, 90, 128)), "PNG")
    files["wide.png"] = encode(picture(random_source, 400, 12), "PNG")
    for orientation in range(1, 9):
        files[f"turned-{orientation}.jpg"] = encode(base(), "JPEG", quality=80, exif=exif(orientation))
    files["large.jpg"] = encode(picture(random_source, 900, 700), "JPEG", quality=90)
    files["progressive.jpg"] = encode(base(), "JPEG", quality=75, progressive=True)
    files["full-chroma.jpg"] = encode(base(), "JPEG", quality=92, subsampling=0)
    files["half-chroma.jpg"] = encode(base(), "JPEG", quality=60, subsampling=1)
    files["adobe.jpg"] = encode(base(), "JPEG", icc_profile=PROFILES["Adobe"])
    files["p3-turned.jpg"] = encode(base(), "JPEG", icc_profile=PROFILES["P3"], exif=exif(6))
    files["srgb.jpg"] = encode(base(), "JPEG", icc_profile=PROFILES["sRGB"])
    files["gray.jpg"] = encode(base().convert("L"), "JPEG")
    files["cmyk.jpg"] = encode(base().convert("CMYK"), "JPEG")
    files["lossy.webp"] = encode(base(), "WEBP", quality=70)
    image = base()
    image.putalpha(alpha(random_source, image.size))
    files["alpha.webp"] = encode(image, "WEBP", quality=80)
    files["lossless.webp"] = encode(image, "WEBP", lossless=True)
    files["p3.webp"] = encode(base(), "WEBP", quality=80, icc_profile=PROFILES["P3"])
    return files


def damaged(files):
    """Photos that no program can read whole; among them none that is merely missing."""
    return {
        "cut.png": files["rgb.png"][:len(files["rgb.png"]) // 2],
        "cut.jpg": files["large.jpg"][:200],
        "cut.webp": files["lossy.webp"][:60],
        "words.jpg": b"This is no picture.\n",
        "nothing.png": b"",
        "flipped.png": files["rgba.png"][:60] + bytes([files["rgba.png"][60] ^ 255]) + files["rgba.png"][61:],
    }


def write(folder, seed):
    """Writes all photos to `folder`; returns the names of good and of damaged ones."""
    folder.mkdir(parents=True)
    files = variety(random.Random(f"photos {seed}"))
    bad = damaged(files)
    for name, data in {**files, **bad}.items():
        (folder / name).write_bytes(data)
    demo = sorted((ROOT / "assets/demo/photos").iterdir())
    for path in demo:
        shutil.copyfile(path, folder / f"demo-{path.name}")
    return sorted(files), [f"demo-{path.name}" for path in demo], sorted(bad)
