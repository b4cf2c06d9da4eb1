"""Decks that Deckle draws for the comparison: photos of the cards' own pixels, no texts."""

import json
import subprocess

import photos

RATE = 10
# A color that hides a list's texts on their ground.
UNSEEN = {"layout": {"header": {"key": {"color": "#FFCC00"}},
                     "item": {"primary": {"color": "#FFFFFF"}, "secondary": {"color": "#FFFFFF"}}}}


def follow(kind, finger):
    """The finger lets go at twice the way after 0.4 s: half of it is done after 0.2 s."""
    return {"kind": kind, "path": [[0, 0, 0], [0.4, 2 * finger[0], 2 * finger[1]]]}, 2


def hold(kind, finger):
    """The finger is held for so long that what springs has come to rest."""
    return {"kind": kind, "path": [[0, 0, 0], [0.4, *finger], [3, *finger]]}, 25


def toggle(_, __):
    """The first section opens in 0.35 s; the second frame shows it half way."""
    return {"kind": "toggle", "target": "A", "fps": 1 / 0.175}, 1


# What is drawn of each style: cards, the front card's size in points, the gesture, and the frame that is compared.
STYLES = {
    "stack": (4, lambda w, h: (w, h), lambda finger: follow("return", finger)),
    "twoCard": (3, lambda w, h: (w * 300 / 375, w * 400 / 375), lambda finger: follow("return", finger)),
    "pager": (3, lambda w, h: (w * 343 / 375, h - w * 144 / 375), lambda finger: follow("forward", finger)),
    "depth": (3, None, lambda finger: hold("drag", finger)),
    "sections": (3, None, lambda finger: toggle("toggle", finger)),
}


def write(folder, style, size, scale, finger):
    """Writes the deck file; `finger` is the way at the frame that is compared, in points. The names of its photos."""
    count, card, gesture = STYLES[style]
    names = [f"photo-{number}.png" for number in range(count)] if card else []
    for number, name in enumerate(names):
        photos.photo(*(round(side * scale) for side in card(*size)), number).save(folder / name)
    (folder / "deck.json").write_text(json.dumps({
        "style": {"preset": style} | (UNSEEN if style == "sections" else {}), "size": size, "scales": [scale], "crop": "center", "previews": ["rest"],
        "animations": [{"fps": RATE, "scale": scale} | gesture(finger)[0]],
        "cards": [{"photo": name} for name in names]
                 or [{"id": f"card-{number}", "section": "ABC"[number]} for number in range(count)],
    }))
    return names


def drawn(deckle):
    """The styles that this program draws."""
    schema = json.loads(subprocess.run([deckle, "schema", "deck"], check=True, capture_output=True).stdout)
    return schema["properties"]["style"]["anyOf"][0]["enum"]


def draw(deckle, folder, output):
    """The manifest of the deck."""
    done = subprocess.run([deckle, "render", folder / "deck.json", "--output", output],
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"deckle drew nothing of {folder}:\n{done.stderr[-2000:]}")
    return json.loads((output / "manifest.json").read_text())


def pictures(style, manifest):
    """The still and the frame: path, canvas (x, y, width, height in points)."""
    still = manifest["previews"][0]
    animation = manifest["animations"][0]
    frame = animation["frames"][STYLES[style][2]((0, 0))[1]]
    return {
        "rest": (still["images"][0]["path"], canvas(still)),
        "dragged": (frame["image"]["path"], canvas(animation)),
    }


def canvas(entry):
    frame = entry["canvas"]
    return (-frame["origin"]["x"], -frame["origin"]["y"], frame["width"], frame["height"])
