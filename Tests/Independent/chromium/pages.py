"""Pages that draw the styles in CSS, from the design's numbers alone.

Lengths are those that the design states at a style's own width; the whole is scaled to the width asked for.
"""

import math
import pathlib

ICONS = pathlib.Path(__file__).resolve().parents[3] / "assets/icons"
WIDTHS = {"stack": 300, "twoCard": 375, "pager": 375, "depth": 375, "sections": 375}

PAGE = """<!doctype html><meta charset="utf-8"><style>
html, body {{ margin: 0; background: white; }}
.scene {{ position: absolute; transform-origin: 0 0; isolation: isolate; background: white;
  left: {left}px; top: {top}px; width: {width}px; height: {height}px; transform: scale({zoom}); }}
.scene div {{ position: absolute; box-sizing: border-box; }}
</style><div class="scene">{body}</div>
"""


def page(style, state, size, scale, canvas, photos):
    """The page of a style, whose window begins at the canvas's corner.

    state: None at rest, else the finger's way (x, y) in points of the container.
    scale: device pixels a point.
    """
    width, height = size
    zoom = width / WIDTHS[style]
    finger = tuple(way / zoom for way in state or (0, 0))
    if style == "sections":
        body = sections(WIDTHS[style], height / zoom, 1 / zoom, scale, state)
    else:
        body = BODIES[style](WIDTHS[style], height / zoom, photos, finger, state)
    return PAGE.format(left=-canvas[0], top=-canvas[1], width=WIDTHS[style], height=height / zoom, zoom=zoom,
                       body="".join(body))


def box(x, y, width, height, css="", move="", inner=""):
    """A box at its place. It is brought there by a transform: a box's own place is rounded to whole pixels."""
    return (f'<div style="width:{width}px;height:{height}px;'
            f'transform:translate({x}px,{y}px) {move};{css}">{inner}</div>')


def photo_card(x, y, width, height, radius, photo, move=""):
    """A scrim from clear at half the height to black at the bottom, over a photo that is as high as the card and as wide
    or wider.

    The card's outline clips a picture that goes on beyond it, since a picture that ends there is antialiased twice; and the
    picture is a group of its own, since photo and scrim would otherwise be clipped one by one, and the photo would shine
    through along the edge.
    """
    beyond = 2
    scrim = f"linear-gradient(to bottom, rgba(0,0,0,0) {beyond + height / 2}px, rgba(0,0,0,1) {beyond + height}px)"
    shape, url = photo
    inner = (f'<div style="inset:-{beyond}px;opacity:0.9999;background-image:{scrim},url({url});'
             f'background-size:auto,{shape[0]}px {shape[1]}px;'
             f'background-position:0 0,{beyond + (width - shape[0]) / 2}px {beyond}px;"></div>')
    return box(x, y, width, height, f"border-radius:{radius}px;overflow:hidden;", move, inner)


def shadow(x, y, width, height, radius, deviation, color, move=""):
    """The whole shadow of a box, also where the box will cover it: CSS leaves that part out, which shows as a bright
    line along turned edges. So it is cast by a box far away."""
    away = 5000
    inner = box(-away, 0, width, height,
                f"border-radius:{radius}px;box-shadow:{away}px 0 {2 * deviation}px {color};")
    return box(x, y, width, height, "", move, inner)


def stack(width, height, photos, finger, _):
    turn = math.tan(finger[0] / (2 * width))
    for place in (2, 1, 0):
        move = f"translate({finger[0]}px,{finger[1]}px) rotate({turn}rad)" if place == 0 else ""
        frame = (10 * place, 10 * place, width - 20 * place, height, 15)
        yield shadow(*frame, 4, "rgba(0,0,0,0.8)", move)
        yield photo_card(*frame, ((width, height), photos[place]), move)


def two_card(width, height, photos, finger, _):
    turn = max(-0.785, min(0.785, -0.785 * finger[0] / (width / 2)))
    frame = ((width - 300) / 2, (height - 400) / 2, 300, 400)
    yield photo_card(*frame, 15, ((300, 400), photos[1]))
    yield photo_card(*frame, 15, ((300, 400), photos[0]), move=f"translate({finger[0]}px,0) rotate({turn}rad)")


def pager(width, height, photos, finger, _):
    """A column: 16 around the whole and below each part, 8 between the parts; rows of icons are 24 high."""
    top = 16 + 24 + 16 + 8
    lower = height - 16 - 16 - 24
    card = (width - 2 * 16, lower - 8 - 16 - top)
    for place, (name, scale) in enumerate((("profile", 1), ("flame", 2), ("chat", 1))):
        yield icon(name, 16 + 12 + place * (width - 2 * 16 - 24) / 2, 16 + 12, 24 * scale, "#8E8E93")
    for page in range(2):
        yield photo_card(16 + page * (width + 10) + finger[0], top, *card, 12, (card, photos[page]))
    buttons = (("back", "#FF9500", 1.5, 2.5), ("close", "#FF3B30", 2, 0), ("approve", "#34C759", 2, 0),
               ("boost", "#AF52DE", 1.5, 0))
    for place, (name, color, diameter, shift) in enumerate(buttons):
        x = 16 + 16 + 12 + place * (width - 4 * 16 - 24) / 3
        side = 24 * diameter
        disc = (x + shift - side / 2, lower + 12 - side / 2, side, side)
        yield shadow(*disc, side / 2, 12, "#8E8E93")
        yield box(*disc, f"border-radius:{side / 2}px;background:white;")
        yield icon(name, x, lower + 12, 24, color)


def icon(name, x, y, side, color):
    """A drawing around a point."""
    drawing = (ICONS / f"{name}.svg").read_text().replace("<svg ", '<svg style="display:block" ')
    return box(x - side / 2, y - side / 2, side, side, f"color:{color};", inner=drawing)


def depth(width, height, _, finger, state):
    """The front card turns by a tenth of a degree for each point of the container, at any width.

    The cards' centre is the container's; a card with its margin of 16 is what is tilted, seen from as far as its longer
    side; p and b are the design's paddings."""
    # What is blended has the background below itself outside the container as well.
    yield box(-500, -500, width + 1000, height + 1000, "background:white;")
    poses = ((64, 64, 60), (32, 32, 30)) if state is None else ((32, 32, 0), (16, 0, 0))
    for padding, bottom, tilt in poses:
        side = (width - 2 * padding, 230 + 2 * 16)
        turn = f"perspective({max(side)}px) rotate3d(1,1,1,{tilt}deg)"
        x, y = padding, height / 2 - bottom / 2 - side[1] / 2
        inner = f'<div style="inset:16px;border-radius:10px;background:rgb(68,41,182);"></div>'
        yield box(x, y, *side, "mix-blend-mode:hard-light;", turn, inner)
    frame = (16, height / 2 - 115, width - 32, 230)
    # Moved, then the whole turned about the rest centre: what stands first in CSS is done last.
    move = f"rotate({(state or (0, 0))[0] / 10}deg) translate({finger[0]}px,{finger[1]}px)"
    if state is not None:
        yield shadow(*frame, 10, 8, "rgba(0,0,0,0.33)", move)
    yield box(*frame, "border-radius:10px;background:black;", move)


def sections(width, height, point, scale, state):
    """Three sections of one item each, closed; in the other state the first is half open: its triangle half way to 90° and
    its row half as high. A row is 11, a line of 28 points (34 high in Inter) and 11; texts have their ground's colour."""
    hairline = point / scale
    yield box(-500, -500, width + 1000, height + 1000, "background:#F2F2F7;")
    y = 0
    for place in range(3):
        is_opening = place == 0 and state is not None
        yield box(0, y, width, 82, "background:#FFCC00;", inner=triangle(point, 45 if is_opening else 0))
        y += 82
        if is_opening:
            yield box(0, y, width, 28, "background:white;")
            yield box(16, y, width - 16, 1, "background:#C6C6C8;transform-origin:0 0;", f"scale(1,{hairline})")
            y += 28
        y += 35


def triangle(point, turn):
    """Vertices (0, 0), (0, h - 1), (√3 h / 2, h / 2): the 1 is a point at any size."""
    side = 50
    points = f"0,0 0,{side - point} {math.sqrt(3) * side / 2},{side / 2}"
    return (f'<svg style="position:absolute;left:16px;top:16px;overflow:visible;transform:rotate({turn}deg)" width="{side}" '
            f'height="{side}"><polygon points="{points}" fill="black" stroke="#FF3B30" stroke-width="5" '
            'stroke-linejoin="miter" stroke-miterlimit="10"/></svg>')


BODIES = {"stack": stack, "twoCard": two_card, "pager": pager, "depth": depth}
