"""Compares pictures with what headless Chromium draws of the same scene from CSS alone.

Usage: check_chromium.py PATH_OF_DECKLE [FOLDER]
FOLDER keeps, for every case, a picture of ours, Chromium's and eight times the difference.
"""

import pathlib
import sys
import tempfile

from PIL import Image

import browser
import compare
import decks
import pages

# Levels of 255: of the whole picture, and of the mean of any block of 8 × 8 pixels.
MEAN, BLOCK = 1.0, 6.0
# Style, size in points, scale, and the finger's way at the compared frame.
CASES = [
    ("stack", (300, 400), 1, (100, 30)),
    ("stack", (360, 480), 2, (-60, 40)),
    ("stack", (250, 390), 1, (80, -20)),
    ("twoCard", (375, 667), 2, (50, 0)),
    ("twoCard", (300, 480), 2, (-40, 25)),
    ("twoCard", (450, 600), 1, (65, 0)),
    ("pager", (375, 667), 1, (-120, 0)),
    ("pager", (375, 812), 2, (-200, 0)),
    ("pager", (300, 600), 1, (-81, 0)),
    ("depth", (375, 500), 1, (100, 0)),
    ("depth", (375, 500), 2, (-60, 40)),
    ("depth", (300, 480), 1, (45, 70)),
    ("depth", (450, 700), 1, (-120, -30)),
    ("sections", (375, 667), 1, (0, 0)),
    ("sections", (375, 500), 2, (0, 0)),
    ("sections", (750, 1000), 1, (0, 0)),
]


def main(deckle, keep=None, *styles):
    chromium = browser.find()
    if chromium is None:
        sys.exit("no Chromium is here; install the package chromium")
    drawn = decks.drawn(deckle)
    for style in sorted({case[0] for case in CASES}.difference(drawn)):
        print(f"skipped {style}: this program does not draw it")
    cases = [case for case in CASES if case[0] in drawn and (not styles or case[0] in styles)]
    results = [passed for case in cases for passed in check(deckle, chromium, case, keep)]
    print(f"{sum(results)} of {len(results)} pictures agree with Chromium's.")
    sys.exit(0 if all(results) else 1)


def check(deckle, chromium, case, keep):
    style, size, scale, finger = case
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        photos = decks.write(folder, style, size, scale, finger)
        manifest = decks.draw(deckle, folder, folder / "out")
        for state, (path, canvas) in decks.pictures(style, manifest).items():
            html = folder / f"{state}.html"
            html.write_text(pages.page(
                style, finger if state == "dragged" else None, size, scale, canvas, photos))
            theirs = browser.draw(chromium, html, round(canvas[2]), round(canvas[3]), scale)
            title = f"{style}-{state}-{size[0]}x{size[1]}@{scale}x"
            with Image.open(folder / "out" / path) as ours:
                yield judge(title, ours, theirs, keep)


def judge(title, ours, theirs, keep):
    found = compare.distance(ours, theirs)
    passed = found.within(MEAN, BLOCK)
    print(f"{'ok  ' if passed else 'FAIL'} {title}: {found}", flush=True)
    if keep:
        pathlib.Path(keep).mkdir(parents=True, exist_ok=True)
        compare.side_by_side(ours, theirs).save(pathlib.Path(keep, f"{title}.png"))
    return passed


if __name__ == "__main__":
    main(*sys.argv[1:])
