"""Decks that Deckle draws for the comparison: photos of the cards' own pixels, no texts."""

import json
import subprocess

import photos

# The finger lets go at 0.4 s; the frame at 0.2 s shows it half way.
RELEASE, FRAME, RATE = 0.4, 2, 10
COUNTS = {"stack": 4, "twoCard": 3}


def card_size(style, size):
    """Points of the front card."""
    width, height = size
    return {"stack": (width, height), "twoCard": (width * 300 / 375, width * 400 / 375)}[style]


def write(folder, style, size, scale, finger):
    """The deck file; `finger` is the way at the frame that is compared, in points."""
    card = [round(side * scale) for side in card_size(style, size)]
    names = [f"photo-{number}.png" for number in range(COUNTS[style])]
    for number, name in enumerate(names):
        photos.photo(*card, number).save(folder / name)
    (folder / "deck.json").write_text(json.dumps({
        "style": style, "size": size, "scales": [scale], "crop": "center", "previews": ["rest"],
        "animations": [{"kind": "return", "fps": RATE, "scale": scale,
                        "path": [[0, 0, 0], [RELEASE, 2 * finger[0], 2 * finger[1]]]}],
        "cards": [{"photo": name} for name in names],
    }))
    return names


def draw(deckle, folder, output):
    """The manifest of the deck."""
    done = subprocess.run([deckle, "render", folder / "deck.json", "--output", output],
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"deckle drew nothing of {folder}:\n{done.stderr[-2000:]}")
    return json.loads((output / "manifest.json").read_text())


def pictures(manifest):
    """The still and the frame: path, canvas (x, y, width, height in points)."""
    still = manifest["previews"][0]
    animation = manifest["animations"][0]
    return {
        "rest": (still["images"][0]["path"], canvas(still)),
        "dragged": (animation["frames"][FRAME]["image"]["path"], canvas(animation)),
    }


def canvas(entry):
    frame = entry["canvas"]
    return (-frame["origin"]["x"], -frame["origin"]["y"], frame["width"], frame["height"])
