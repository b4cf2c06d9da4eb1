"""Expands PNG files by the specification alone, with no picture library: unfilters, deinterlaces, looks up palettes and
transparent colours, rounds to 8 bits, multiplies by alpha. Colour chunks are not looked at.

Usage: expand_png.py FOLDER > PNGSuiteSums.swift, where FOLDER holds the valid pictures of PngSuite.
"""

import hashlib
import pathlib
import struct
import sys
import zlib

ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def chunks(data):
    place = 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        yield name.decode(), data[place + 8:place + 8 + length]
        place += length + 12


def paeth(a, b, c):
    p = a + b - c
    distances = abs(p - a), abs(p - b), abs(p - c)
    return (a, b, c)[distances.index(min(distances))]


def unfilter(kind, row, above, step):
    out = bytearray(row)
    for i in range(len(out)):
        a = out[i - step] if i >= step else 0
        b, c = above[i], above[i - step] if i >= step else 0
        out[i] = (out[i] + (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) & 255
    return out


def samples(row, depth, count):
    if depth == 16:
        return struct.unpack(f">{count}H", row[:2 * count])
    return [row[i * depth // 8] >> (8 - depth - i * depth % 8) & ((1 << depth) - 1) for i in range(count)]


def pixels(raw, width, height, depth, channels, interlaced):
    """Every pixel's samples by its place."""
    found, place = {}, 0
    step = max(1, channels * depth // 8)
    for x0, y0, dx, dy in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        columns = range(x0, width, dx)
        if not columns:
            continue
        size = (len(columns) * channels * depth + 7) // 8
        above = bytes(size)
        for y in range(y0, height, dy):
            above = unfilter(raw[place], raw[place + 1:place + 1 + size], above, step)
            place += 1 + size
            values = samples(above, depth, len(columns) * channels)
            for index, x in enumerate(columns):
                found[x, y] = tuple(values[index * channels:(index + 1) * channels])
    return found


def rgba(values, kind, depth, palette, transparency):
    top = (1 << depth) - 1
    if kind == 3:
        index = values[0]
        alpha = transparency[index] if transparency and index < len(transparency) else 255
        return *palette[3 * index:3 * index + 3], alpha
    wide = [(2 * 255 * value + top) // (2 * top) for value in values]
    alpha = wide.pop() if kind in (4, 6) else 255
    if transparency and values == struct.unpack(f">{len(values)}H", transparency[:2 * len(values)]):
        alpha = 0
    return *(wide * 3 if len(wide) == 1 else wide), alpha


def expand(data):
    found = {}
    for name, body in chunks(data):
        found[name] = found.get(name, b"") + body if name == "IDAT" else body
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", found["IHDR"])
    places = pixels(zlib.decompress(found["IDAT"]), width, height, depth, CHANNELS[kind], interlaced)
    out = bytearray()
    for y in range(height):
        for x in range(width):
            *color, alpha = rgba(places[x, y], kind, depth, found.get("PLTE"), found.get("tRNS"))
            out += bytes([(2 * value * alpha + 255) // 510 for value in color] + [alpha])
    return out


def main():
    print("/// SHA-256 of the pixels of PngSuite as Tests/Independent/expand_png.py expands them: RGBA of 8 bits, colour\n"
          "/// multiplied by alpha, no colour conversion.\nlet pngSuiteSums: [String: String] = [")
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
        if not path.name.startswith("x"):
            print(f'  "{path.name}":\n    "{hashlib.sha256(expand(path.read_bytes())).hexdigest()}",')
    print("]")


main()
