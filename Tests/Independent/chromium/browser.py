"""Pages drawn by headless Chromium. As a program: succeeds where there is one."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from PIL import Image

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Larger than any scene: a small window is not made as small as it is asked for.
WINDOW = (1600, 1600)

# Chromium's plain rasteriser makes a blur of three boxes of whole pixels, which is off by up to ten levels from the
# Gaussian that CSS asks for; the one for graphics processors, here emulated, computes the Gaussian.
PRECISE = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")


def find():
    return next((path for path in map(shutil.which, NAMES) if path), None)


def draw(chromium, page, width, height, scale):
    """The page's top left part of `width` × `height` CSS pixels, at `scale` device pixels each."""
    with tempfile.TemporaryDirectory() as folder:
        shot = pathlib.Path(folder, "shot.png")
        done = subprocess.run([
            chromium, "--headless", "--no-sandbox", "--hide-scrollbars", "--no-first-run", *PRECISE,
            f"--user-data-dir={folder}/profile", f"--force-device-scale-factor={scale}",
            "--force-color-profile=srgb", f"--window-size={WINDOW[0]},{WINDOW[1]}", f"--screenshot={shot}",
            page.as_uri(),
        ], capture_output=True, text=True, timeout=120)
        if not shot.exists():
            raise RuntimeError(f"Chromium drew nothing of {page}:\n{done.stderr[-2000:]}")
        with Image.open(shot) as picture:
            return picture.convert("RGB").crop((0, 0, width * scale, height * scale))


if __name__ == "__main__":
    sys.exit(0 if find() else 1)
