"""Checks rendered decks with other programs' eyes: jsonschema for the manifest and the deck file, Pillow for every
picture, poppler for every document, and byte comparison of runs under other numbers of workers, folders, locales and time zones.

Usage: check_output.py PATH_OF_DECKLE
"""

import csv
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
from PIL import Image, ImageChops, ImageCms, ImageStat

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "assets/demo/deck.json"
PROVERBS = ROOT / "assets/sections/deck.json"
failures = []
missing_tools = set()


def expect(condition, message):
    if not condition:
        failures.append(message)


def run(deckle, *arguments, folder=None, **environment):
    return subprocess.run([deckle, *map(str, arguments)], cwd=folder, env={**os.environ, **environment},
                          check=True, capture_output=True, text=True)


def schema(deckle, name):
    text = json.loads(run(deckle, "schema", name).stdout)
    jsonschema.Draft202012Validator.check_schema(text)
    return jsonschema.Draft202012Validator(text)


def check_schema(validator, document, name):
    for error in validator.iter_errors(document):
        expect(False, f"{name}: {error.json_path}: {error.message}")


def closed(schema):
    """The schema with no room for fields that it does not describe: what we write must all be described."""
    if isinstance(schema, dict):
        schema = {key: closed(value) for key, value in schema.items()}
        if schema.get("type") == "object" and "properties" in schema:
            schema["additionalProperties"] = False
    elif isinstance(schema, list):
        schema = [closed(item) for item in schema]
    return schema


def images(manifest):
    for part in ("cards", "previews"):
        for entry in manifest[part]:
            yield from entry["images"]
    for animation in manifest["animations"]:
        yield from (frame["image"] for frame in animation["frames"] if "image" in frame)


def packed(manifest):
    """Each file that holds all frames of an animation, with the animation."""
    for animation in manifest["animations"]:
        yield from ((animation, entry) for entry in animation.get("packed", []))


def paths(manifest):
    entries = [*images(manifest), *(entry for _, entry in packed(manifest)), *manifest.get("documents", [])]
    return {entry["path"] for entry in entries}


def check_image(folder, entry):
    path, name = folder / entry["path"], entry["path"]
    data = path.read_bytes()
    expect(len(data) == entry["bytes"], f"{name}: size of the file")
    expect(hashlib.sha256(data).hexdigest() == entry["sha256"], f"{name}: sha256")
    with Image.open(path) as picture:
        expect(picture.format == entry["format"].upper(), f"{name}: format {picture.format}")
        expect(picture.size == (entry["width"], entry["height"]), f"{name}: {picture.size}")
        if entry["format"] != "jpeg":  # its decoders may differ by rounding
            rows = picture.convert("RGBA").tobytes()
            expect(hashlib.sha256(rows).hexdigest() == entry["pixelSha256"], f"{name}: pixelSha256")
        if entry["format"] == "png":
            expect((picture.info.get("srgb") is not None) == (entry["colorSpace"] == "srgb"), f"{name}: sRGB chunk")
        elif entry["format"] == "webp":
            check_with("webpinfo", path, name)
            expect(("icc_profile" in picture.info) == (entry["colorSpace"] != "srgb"), f"{name}: profile")
        elif entry["colorSpace"] == "srgb":
            check_profile(picture.info.get("icc_profile"), name)
        expect(not {"exif", "xmp", "date"} & set(picture.info), f"{name}: metadata {picture.info.keys()}")


def check_with(tool, path, name):
    """A tool of the format's own makers finds no fault in the file."""
    if shutil.which(tool) is None:
        return missing_tools.add(tool)
    found = subprocess.run([tool, "-quiet" if tool == "webpinfo" else "-q", path], capture_output=True, text=True)
    expect(found.returncode == 0 and not found.stderr, f"{name}: {tool}: {found.stdout}{found.stderr}")


def check_packed(folder, animation, entry):
    """A file of all frames shows what their own files show, each as long as it should be."""
    path, name = folder / entry["path"], entry["path"]
    data, frames = path.read_bytes(), animation["frames"]
    expect(len(data) == entry["bytes"], f"{name}: size of the file")
    expect(hashlib.sha256(data).hexdigest() == entry["sha256"], f"{name}: sha256")
    expect(abs(entry["duration"] - sum(frame["duration"] for frame in frames)) < 1e-9, f"{name}: duration")
    if entry["format"] == "webp":
        check_with("webpinfo", path, name)
    elif entry["colorSpace"] == "srgb":  # pngcheck takes cICP, which came later than it did, for a fault
        check_with("pngcheck", path, name)
    with Image.open(path) as picture:
        expect(picture.format == {"apng": "PNG", "webp": "WEBP"}[entry["format"]], f"{name}: {picture.format}")
        expect(picture.size == (entry["width"], entry["height"]), f"{name}: {picture.size}")
        expect(picture.n_frames == entry["frameCount"] == len(frames), f"{name}: {picture.n_frames} frames")
        expect((picture.info.get("loop") == 0) == entry["loop"], f"{name}: loop {picture.info.get('loop')}")
        expect(("icc_profile" in picture.info) == (entry["colorSpace"] != "srgb"), f"{name}: profile")
        shown = 0
        for index, frame in enumerate(frames):
            picture.seek(index)
            found = picture.convert("RGBA")
            # WebP counts whole milliseconds, of which none gets lost on the way.
            step, slack = 1000 * frame["duration"], 1e-6 if entry["format"] == "apng" else 1
            shown += picture.info["duration"]
            expect(abs(picture.info["duration"] - step) <= slack and abs(shown - (index + 1) * step) <= slack,
                   f"{name}: frame {index} is shown for {picture.info['duration']} ms")
            if "image" in frame:
                with Image.open(folder / frame["image"]["path"]) as still:
                    check_frame(found, still.convert("RGBA"), b"VP8 " not in data, f"{name}: frame {index}")


def check_frame(found, wanted, is_exact, name):
    if is_exact:
        return expect(found.tobytes() == wanted.tobytes(), f"{name} is not exact")
    expect(found.getchannel("A").tobytes() == wanted.getchannel("A").tobytes(), f"{name}: alpha is not exact")
    ground = Image.new("RGBA", found.size, (128, 128, 128, 255))
    laid = [Image.alpha_composite(ground, one) for one in (found, wanted)]
    # Colour is stored at half the resolution: along edges of saturated drawings it is off by more than lightness.
    for mode, bar in (("L", 4), ("RGB", 12)):
        root = max(ImageStat.Stat(ImageChops.difference(*(one.convert(mode) for one in laid))).rms)
        expect(root < bar, f"{name} is off by {root:.2f} ({mode})")


def check_profile(data, name):
    """The embedded profile makes of every colour of a grid what LittleCMS's own sRGB does, within one level."""
    if not data:
        return expect(False, f"{name}: no colour profile")
    levels = range(0, 256, 17)
    grid = Image.new("RGB", (256, 16))
    grid.putdata([(r, g, b) for r in levels for g in levels for b in levels])
    profile = ImageCms.ImageCmsProfile(io.BytesIO(data))
    converted = ImageCms.profileToProfile(grid, profile, ImageCms.createProfile("sRGB"))
    worst = max(high for _, high in ImageChops.difference(grid, converted).getextrema())
    expect(worst <= 1, f"{name}: its profile is off sRGB by {worst} levels")
    expect(ImageCms.getProfileDescription(profile).strip() == "sRGB", f"{name}: its profile has another name")


def check_sizes(folder, entries):
    """Files are hardly larger than what libpng's way with zlib at level 6, here Pillow's, makes of the same pixels."""
    ours = theirs = 0
    for entry in entries:
        if entry["format"] == "png":
            with Image.open(folder / entry["path"]) as picture:
                again = io.BytesIO()
                picture.save(again, "PNG", compress_level=6)
            ours, theirs = ours + entry["bytes"], theirs + len(again.getvalue())
    expect(ours <= 1.01 * theirs, f"PNG files take {ours} bytes, {ours / theirs:.3f} of zlib's at level 6")


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def poppler(tool, *arguments):
    return subprocess.run([tool, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def check_document(folder, entry):
    """Poppler counts the pages of a document, measures them and finds no moment in it."""
    path, name = folder / entry["path"], entry["path"]
    data = path.read_bytes()
    expect(len(data) == entry["bytes"], f"{name}: size of the file")
    expect(hashlib.sha256(data).hexdigest() == entry["sha256"], f"{name}: sha256")
    if shutil.which("pdfinfo") is None:
        return print(f"{name}: pdfinfo is missing (package poppler-utils); its pages were not checked")
    info = poppler("pdfinfo", "-f", 1, "-l", entry["pages"], path)
    expect(re.search(rf"^Pages: +{entry['pages']}$", info, re.M), f"{name}: number of pages")
    sizes = [tuple(map(float, size)) for size in re.findall(r"size: +([\d.]+) x ([\d.]+) pts", info)]
    stated = [(size["width"], size["height"]) for size in entry["pageSizes"]]
    expect(len(sizes) == len(stated) and all(abs(a - b) < 0.01 for one, other in zip(sizes, stated)
                                             for a, b in zip(one, other)), f"{name}: {sizes} for {stated}")
    expect("Date" not in info, f"{name}: tells when it was written")


def check_proverbs(deckle, scratch):
    """The deck of proverbs: its manifest, its pictures, and in its documents every text where a reader finds it."""
    run(deckle, "render", PROVERBS, "-o", scratch / "proverbs", "-j", "2", "-q")
    found = files(scratch / "proverbs")
    manifest = json.loads(found["manifest.json"])
    validator = schema(deckle, "manifest")
    check_schema(jsonschema.Draft202012Validator(closed(validator.schema)), manifest, "proverbs' manifest.json, closed")
    entries = list(images(manifest))
    for entry in entries:
        check_image(scratch / "proverbs", entry)
    expect(paths(manifest) | {"manifest.json"} == set(found), "files and manifest of the proverbs differ")
    with open(PROVERBS.parent / "proverbs.csv", newline="") as table:
        rows = list(csv.DictReader(table))
    for document in manifest["documents"]:
        check_document(scratch / "proverbs", document)
        if shutil.which("pdftotext"):
            text = " ".join(poppler("pdftotext", "-layout", scratch / "proverbs" / document["path"], "-").split())
            for row in rows:
                for part in (row["title"], row["detail"]):
                    expect(part in text, f"{document['path']}: “{part}” is not found")
    check_determinism(deckle, found, scratch, PROVERBS, "proverbs")
    check_deck_schema(deckle)
    check_anonymity(found, scratch)
    return len(entries)


def check_deck_schema(deckle):
    """What the README says of sheets and openings is accepted, what is said to be refused is not."""
    validator = schema(deckle, "deck")
    good = [{"sheets": ["sheet", {"kind": "contact", "columns": 4, "pageSize": [595, 842], "formats": ["png", "pdf"]}]},
            {"sheets": [{"kind": "sheet", "open": ["A", "ada"], "scales": [2]}], "style": "sections"},
            {"animations": ["toggle", {"kind": "toggle", "target": "ada", "open": "all", "fps": 60, "scale": 2}]},
            {"formats": ["webp", {"format": "png", "effort": "small"}, {"format": "jpg", "quality": 90}]},
            {"formats": [{"format": "webp", "quality": 0, "method": 6}]},
            {"animations": [{"kind": "like", "formats": ["png", {"format": "apng", "effort": "fast"}], "loop": True}]},
            {"animations": [{"kind": "toggle", "formats": [{"format": "webp", "lossless": True, "method": 0}]}]}]
    bad = [{"sheets": ["grid"]}, {"sheets": [{"columns": 2}]}, {"sheets": [{"kind": "sheet", "columns": 2}]},
           {"sheets": [{"kind": "contact", "formats": ["jpeg"]}]}, {"animations": [{"kind": "toggle", "path": []}]},
           {"formats": ["apng"]}, {"formats": [{"format": "webp", "lossless": True, "quality": 80}]},
           {"formats": [{"format": "jpeg", "effort": "fast"}]}, {"formats": [{"format": "webp", "quality": 101}]},
           {"animations": [{"kind": "like", "formats": ["jpeg"]}]}, {"animations": [{"kind": "like", "formats": []}]},
           {"animations": [{"kind": "like", "loop": 1}]}]
    for fields in good:
        check_schema(validator, {"cards": "people.csv", **fields}, f"a deck with {fields}")
    for fields in bad:
        expect(not validator.is_valid({"cards": "people.csv", **fields}), f"the schema takes {fields}")


# Every format on clear, opaque and half clear backgrounds; rates whose frames take no whole milliseconds.
FORMATS = {
    "clear": {"background": "transparent", "formats": ["png", "webp"], "animations": [
        {"kind": "like", "fps": 60, "loop": True, "formats": ["png", "apng", "webp"]},
        {"kind": "nope", "fps": 29.97, "formats": ["png", {"format": "webp", "lossless": True, "method": 2}]}]},
    "opaque": {"background": "#FFEEDD", "formats": [{"format": "webp", "quality": 50, "method": 2}], "animations": [
        {"kind": "return", "fps": 24, "formats": ["png", {"format": "apng", "effort": "fast"}, "webp"]},
        {"kind": "like", "fps": 17, "formats": ["png", {"format": "webp", "lossless": True, "method": 0}]}]},
    "wide": {"background": "#FFEEDD80", "colorSpace": "display-p3", "animations": [
        {"kind": "like", "fps": 12, "formats": ["png", "apng", "webp"]}],
        "formats": ["png", {"format": "webp", "lossless": True}, {"format": "jpeg", "background": "#FFFFFF"}]},
    "odd": {"size": [151, 203], "background": "transparent", "style": {"decoration": {"fill": "#FFFFFF80"}},
            "formats": ["webp"], "animations": [{"kind": "like", "fps": 10, "scale": 3, "formats": ["png", "webp"]}]},
    "list": {"style": "sections", "sheets": [], "formats": [{"format": "webp", "method": 6}], "animations": [
        {"kind": "toggle", "fps": 20, "loop": True, "formats": ["png", "apng", "webp"]}]},
}


def check_formats(deckle, scratch):
    """Cards and animations in every format, each file against the PNG files of the same run."""
    count = 0
    people = [{"photo": f"photos/{name}", "name": name[:-4]} for name in ("zoe.jpg", "aoi.png", "meera.png", "noam.jpg")]
    for name, fields in FORMATS.items():
        deck = {"cards": people, "scales": [1], "previews": [], **fields}
        folder = scratch / f"formats {name}"
        subprocess.run(["cp", "-r", str(DEMO.parent), str(folder)], check=True)
        (folder / "formats.json").write_text(json.dumps(deck))
        check_schema(schema(deckle, "deck"), deck, f"the deck of formats, {name}")
        run(deckle, "render", "formats.json", "-o", "out", "-q", folder=folder)
        manifest = json.loads((folder / "out/manifest.json").read_text())
        check_schema(jsonschema.Draft202012Validator(closed(schema(deckle, "manifest").schema)), manifest, name)
        for entry in images(manifest):
            check_image(folder / "out", entry)
        for animation, entry in packed(manifest):
            check_packed(folder / "out", animation, entry)
        expect(paths(manifest) | {"manifest.json"} == set(files(folder / "out")), f"{name}: files and manifest differ")
        count += len(paths(manifest))
    return count


def check_determinism(deckle, first, scratch, deck=DEMO, name="demo"):
    """The same deck, copied elsewhere, by one worker, under another locale and time zone, from another folder."""
    other, output = scratch / f"{name} elsewhere", scratch / f"{name} again"
    subprocess.run(["cp", "-r", str(deck.parent), str(other)], check=True)
    run(deckle, "render", "deck.json", "-o", output, "-j", "1", "-q", folder=other, LC_ALL="tr_TR.UTF-8",
        LANG="tr_TR.UTF-8", TZ="Asia/Kathmandu", PANGO_LANGUAGE="ja",
        FREETYPE_PROPERTIES="cff:no-stem-darkening=0", HB_SHAPER_LIST="fallback")
    two = files(output)
    expect(set(first) == set(two), f"other files: {set(first) ^ set(two)}")
    for name in sorted(set(first) & set(two)):
        expect(first[name] == two[name], f"{name}: differs between runs")


def as_srgb(path):
    """The picture converted from the profile that it carries, by LittleCMS, on black."""
    with Image.open(path) as picture:
        rgb = Image.new("RGB", picture.size)
        rgb.paste(picture, mask=picture.getchannel("A") if "A" in picture.getbands() else None)
        profile = picture.info.get("icc_profile")
    if profile is None:
        return rgb
    return ImageCms.profileToProfile(rgb, ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB"),
                                     renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC)


def check_wide_colors(deckle, first, scratch):
    """The demo in Display P3, brought back to sRGB by LittleCMS, is the demo in sRGB but for rounding and for blending in
    another space."""
    deck = scratch / "wide"
    subprocess.run(["cp", "-r", str(DEMO.parent), str(deck)], check=True)
    text = re.sub(r'"animations": \[.*?\n  \],', "", DEMO.read_text(), flags=re.S).replace("{", '{ "colorSpace": "display-p3", "scales": [1], "animations": [],', 1)
    (deck / "deck.json").write_text(text)
    run(deckle, "render", "deck.json", "-o", scratch / "p3", "-q", folder=deck)
    manifest = json.loads((scratch / "p3/manifest.json").read_text())
    check_schema(schema(deckle, "manifest"), manifest, "manifest.json in Display P3")
    for entry in images(manifest):
        check_image(scratch / "p3", entry)
        expect(entry["colorSpace"] == "display-p3", f"{entry['path']}: {entry['colorSpace']}")
        if entry["path"] in first:
            wide, narrow = as_srgb(scratch / "p3" / entry["path"]), as_srgb(scratch / "one" / entry["path"])
            mean = max(ImageStat.Stat(ImageChops.difference(wide, narrow)).mean)
            expect(mean < (1.5 if entry["format"] == "png" else 3), f"{entry['path']}: Display P3 is off by {mean:.2f}")


def check_anonymity(found, scratch):
    for name, data in found.items():
        for secret in (str(ROOT), str(scratch), os.environ.get("USER", "\0nobody")):
            if len(secret) > 4:
                expect(secret.encode() not in data, f"{name}: holds “{secret}”")


def main():
    deckle = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as temporary:
        scratch = pathlib.Path(temporary)
        run(deckle, "render", DEMO, "-o", scratch / "one", "-j", "2", "-q")
        found = files(scratch / "one")
        manifest = json.loads(found["manifest.json"])
        validator = schema(deckle, "manifest")
        check_schema(validator, manifest, "manifest.json")
        check_schema(jsonschema.Draft202012Validator(closed(validator.schema)), manifest, "manifest.json, closed")
        deck = json.loads(run(deckle, "schema", "deck").stdout)
        check_schema(jsonschema.Draft202012Validator(deck), {"cards": "people.csv"}, "smallest deck")
        entries = list(images(manifest))
        expect(paths(manifest) | {"manifest.json"} == set(found), "files and manifest differ")
        for entry in entries:
            check_image(scratch / "one", entry)
        for animation, entry in packed(manifest):
            check_packed(scratch / "one", animation, entry)
        check_sizes(scratch / "one", entries)
        check_determinism(deckle, found, scratch)
        check_anonymity(found, scratch)
        check_wide_colors(deckle, found, scratch)
        count = len(entries) + check_proverbs(deckle, scratch) + check_formats(deckle, scratch)
    for tool in sorted(missing_tools):
        print(f"{tool} is missing; its files were checked by Pillow alone")
    for failure in failures:
        print(f"✘ {failure}")
    print(f"{count} pictures checked by jsonschema and Pillow, {len(failures)} faults")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
