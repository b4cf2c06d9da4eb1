#!/usr/bin/env python3
"""Draw Deckle's demo photos: ten illustrated portraits of invented people.

Every picture is drawn with cairo on a design space of 900 x 1200 units, which
is exactly the part that a centred 3:4 crop keeps; the backdrop goes on beyond
it for the wider or taller files. A person is painted on a layer of their own,
joined with a backdrop that is thrown out of focus, lit along the edges by it,
and graded. Each picture is then stored in another file type, size or EXIF
orientation, so that together they exercise an image loader.

    python3 draw_portraits.py          # writes photos/ beside this file
    python3 draw_portraits.py zoe      # only the pictures named

All randomness is seeded by the picture's name: two runs write the same bytes.
"""

from __future__ import annotations

import math
import sys
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Sequence

import cairo
import numpy as np
from PIL import Image, ImageFilter

OUT = Path(__file__).resolve().parent / "photos"
WIDE, TALL = 900, 1200          # the design space, in units
HEAD = (450, 430)               # where the middle of every head lies
SIZE = 1.08                     # how large people are drawn

Point = tuple[float, float]
PathFn = Callable[[cairo.Context], None]


# --------------------------------------------------------------------------
# Colours and paints
# --------------------------------------------------------------------------

def rgb(colour: str) -> tuple[float, float, float]:
    """'#aabbcc' as three numbers from 0 to 1."""
    return tuple(int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))


def mix(a: str, b: str, t: float) -> str:
    """The colour that lies t of the way from a to b."""
    return "#" + "".join(
        f"{round(255 * (x + (y - x) * t)):02x}" for x, y in zip(rgb(a), rgb(b)))


def _stops(pattern: cairo.Gradient, colours: Sequence) -> cairo.Gradient:
    """Spread colours evenly; an entry may also be (colour, alpha)."""
    for i, entry in enumerate(colours):
        colour, alpha = entry if isinstance(entry, tuple) else (entry, 1)
        pattern.add_color_stop_rgba(i / (len(colours) - 1), *rgb(colour), alpha)
    return pattern


def linear(start: Point, end: Point, *colours) -> cairo.Gradient:
    return _stops(cairo.LinearGradient(*start, *end), colours)


def radial(centre: Point, radius: float, *colours) -> cairo.Gradient:
    return _stops(cairo.RadialGradient(*centre, 0, *centre, radius), colours)


# --------------------------------------------------------------------------
# Paths: functions that add themselves to a cairo context
# --------------------------------------------------------------------------

def smooth(points: Sequence[Point], closed: bool = True) -> PathFn:
    """A Catmull-Rom curve through the points."""
    def path(ctx: cairo.Context) -> None:
        n = len(points)
        at = (lambda i: points[i % n]) if closed else (
            lambda i: points[min(max(i, 0), n - 1)])
        ctx.move_to(*points[0])
        for i in range(n if closed else n - 1):
            (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (at(i + k) for k in (-1, 0, 1, 2))
            ctx.curve_to(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6,
                         x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
        if closed:
            ctx.close_path()
    return path


def polygon(points: Sequence[Point]) -> PathFn:
    def path(ctx: cairo.Context) -> None:
        ctx.move_to(*points[0])
        for point in points[1:]:
            ctx.line_to(*point)
        ctx.close_path()
    return path


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> PathFn:
    def path(ctx: cairo.Context) -> None:
        ctx.save()
        ctx.translate(cx, cy)
        ctx.scale(rx, rx if ry is None else ry)
        ctx.new_sub_path()
        ctx.arc(0, 0, 1, 0, 2 * math.pi)
        ctx.close_path()
        ctx.restore()
    return path


def box(x: float, y: float, w: float, h: float, r: float = 0) -> PathFn:
    def path(ctx: cairo.Context) -> None:
        if r == 0:
            ctx.rectangle(x, y, w, h)
            return
        ctx.new_sub_path()
        for cx, cy, turn in ((x + w - r, y + r, -1), (x + w - r, y + h - r, 0),
                             (x + r, y + h - r, 1), (x + r, y + r, 2)):
            ctx.arc(cx, cy, r, turn * math.pi / 2, (turn + 1) * math.pi / 2)
        ctx.close_path()
    return path


def union(*paths: PathFn) -> PathFn:
    def path(ctx: cairo.Context) -> None:
        for part in paths:
            part(ctx)
    return path


def mirrored(half: Sequence[Point]) -> list[Point]:
    """A closed outline from its right half, which starts and ends at x = 0."""
    return list(half) + [(-x, y) for x, y in reversed(half[1:-1])]


def sample(points: Sequence[Point], steps: int = 24) -> np.ndarray:
    """Points evenly spread (by parameter) along an open Catmull-Rom curve."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    u = np.linspace(0, len(points) - 1, steps)
    i = np.minimum(u.astype(int), len(points) - 2)
    t = (u - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                  + (3 * b - a - 3 * c + d) * t ** 3)


def spaced(points: Sequence[Point], count: int) -> np.ndarray:
    """Points at even distances along an open Catmull-Rom curve."""
    line = sample(points, 400)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, line[:, i]) for i in (0, 1)], 1)


def ribbon(points: Sequence[Point], widths: Sequence[float], steps: int = 24) -> PathFn:
    """A brush stroke along the points whose width changes on the way."""
    line = sample(points, steps)
    tangent = np.gradient(line, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    half = np.interp(np.linspace(0, 1, steps), np.linspace(0, 1, len(widths)), widths) / 2
    edge = normal * half[:, None]
    return polygon([tuple(q) for q in np.vstack([line + edge, (line - edge)[::-1]])])


# --------------------------------------------------------------------------
# A layer to paint on
# --------------------------------------------------------------------------

class Layer:
    """A transparent picture with a cairo context in design units."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        self.ctx = cairo.Context(self.surface)
        self.scale = min(width / WIDE, height / TALL)
        self.ctx.translate((width - WIDE * self.scale) / 2,
                           (height - TALL * self.scale) / 2)
        self.ctx.scale(self.scale, self.scale)

    @contextmanager
    def moved(self, x: float = 0, y: float = 0, degrees: float = 0, pivot: Point = (0, 0),
              size: float = 1):
        """Paint with the origin at (x, y), enlarged and turned about the pivot."""
        self.ctx.save()
        self.ctx.translate(x, y)
        self.ctx.scale(size, size)
        self.ctx.translate(*pivot)
        self.ctx.rotate(math.radians(degrees))
        self.ctx.translate(-pivot[0], -pivot[1])
        yield
        self.ctx.restore()

    @contextmanager
    def clipped(self, *paths: PathFn):
        self.ctx.save()
        for path in paths:
            self.ctx.new_path()
            path(self.ctx)
            self.ctx.clip()
        yield
        self.ctx.restore()

    def _source(self, ctx: cairo.Context, paint, alpha: float) -> None:
        if isinstance(paint, str):
            ctx.set_source_rgba(*rgb(paint), alpha)
        else:
            ctx.set_source(paint)

    def fill(self, path: PathFn, paint, alpha: float = 1) -> None:
        self.ctx.new_path()
        path(self.ctx)
        self._source(self.ctx, paint, alpha)
        self.ctx.fill()

    def stroke(self, path: PathFn, paint, width: float, alpha: float = 1) -> None:
        self.ctx.new_path()
        path(self.ctx)
        self._source(self.ctx, paint, alpha)
        self.ctx.set_line_width(width)
        self.ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        self.ctx.set_line_join(cairo.LINE_JOIN_ROUND)
        self.ctx.stroke()

    def soft(self, path: PathFn, paint, blur: float, alpha: float = 1, *, width: float = 0,
             clip: PathFn | None = None, atop: bool = False, outside: bool = False,
             shift: Point = (0, 0), mode=cairo.OPERATOR_OVER) -> None:
        """Airbrush a path: filled (or stroked, with a width) and blurred.

        clip keeps the paint within another path, atop within what is already
        painted; outside fills everything but the path (for inner shadows).
        """
        radius = blur * self.scale
        shrink = max(1, int(radius / 3))
        margin = int(3 * radius / shrink) + 2
        w, h = self.width // shrink + 2 * margin, self.height // shrink + 2 * margin
        small = cairo.ImageSurface(cairo.FORMAT_ARGB32, w, h)
        ctx = cairo.Context(small)
        ctx.translate(margin, margin)
        ctx.scale(1 / shrink, 1 / shrink)
        ctx.transform(self.ctx.get_matrix())
        ctx.translate(*shift)
        path(ctx)
        if outside:
            ctx.rectangle(-4000, -4000, 8000, 8000)
            ctx.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
        self._source(ctx, paint, 1)
        if width:
            ctx.set_line_width(width)
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            ctx.stroke()
        else:
            ctx.fill()
        blurred = blur_surface(small, radius / shrink)
        self.ctx.save()
        if clip:
            self.ctx.new_path()
            clip(self.ctx)
            self.ctx.clip()
        self.ctx.identity_matrix()
        self.ctx.scale(shrink, shrink)
        self.ctx.translate(-margin, -margin)
        self.ctx.set_source_surface(blurred)
        self.ctx.get_source().set_filter(cairo.FILTER_BILINEAR)
        self.ctx.set_operator(cairo.OPERATOR_ATOP if atop else mode)
        self.ctx.paint_with_alpha(alpha)
        self.ctx.restore()

    def blur(self, radius: float) -> None:
        """Throw all that is painted so far out of focus."""
        blurred = blur_surface(self.surface, radius * self.scale)
        self.ctx.save()
        self.ctx.identity_matrix()
        self.ctx.set_operator(cairo.OPERATOR_SOURCE)
        self.ctx.set_source_surface(blurred)
        self.ctx.paint()
        self.ctx.restore()

    def pixels(self) -> np.ndarray:
        """Premultiplied RGBA, height x width x 4, from 0 to 1."""
        return surface_array(self.surface)[:, :, [2, 1, 0, 3]].astype(np.float32) / 255


def surface_array(surface: cairo.ImageSurface) -> np.ndarray:
    surface.flush()
    rows = np.frombuffer(surface.get_data(), np.uint8)
    rows = rows.reshape(surface.get_height(), surface.get_stride() // 4, 4)
    return rows[:, :surface.get_width()]


def blur_surface(surface: cairo.ImageSurface, radius: float) -> cairo.ImageSurface:
    image = Image.fromarray(np.ascontiguousarray(surface_array(surface)))
    data = bytearray(image.filter(ImageFilter.GaussianBlur(radius)).tobytes())
    return cairo.ImageSurface.create_for_data(
        data, cairo.FORMAT_ARGB32, surface.get_width(), surface.get_height())


# --------------------------------------------------------------------------
# People
# --------------------------------------------------------------------------

@dataclass
class Skin:
    base: str
    light: str
    dark: str
    blush: str
    lips: str


@dataclass
class Look:
    """What a face is like; angles in degrees, lengths in units."""
    skin: Skin
    brow: str                       # colour of the eyebrows
    iris: str = "#4a2f22"
    turn: float = 0                 # the head's yaw, to the right when positive
    tilt: float = 0                 # the head's roll
    sun: float = -1                 # the side the light comes from: -1 left, 1 right
    jaw: float = 0                  # 0 narrow to 1 broad
    neck: float = 60                # half the neck's width
    brow_weight: float = 1
    lashes: float = 1
    eyes: str = "open"              # or "closed", happily
    mouth: str = "smile"            # or "laugh"
    lip: float = 1                  # fullness
    eye_open: float = 1
    age: float = 0                  # 0 smooth to 1 lined
    glow: str = "#ffe2b8"           # the colour of the light


class Person:
    """Paints one person, part by part and from back to front."""

    def __init__(self, layer: Layer, look: Look, rng: np.random.Generator) -> None:
        self.layer, self.look, self.rng = layer, look, rng

    def head(self):
        """Paint in the head's own space: its middle is the origin."""
        return self.layer.moved(*HEAD, self.look.tilt, pivot=(0, 230), size=SIZE)

    def body(self):
        """Paint below the head, where nothing is tilted."""
        return self.layer.moved(HEAD[0], HEAD[1] - 24, size=SIZE)

    # -- shading -----------------------------------------------------------

    def part(self, path: PathFn, paint, light: str, dark: str, depth: float = 40, *,
             strength: float = 0.55, shine: float = 0.38, cast: float = 0.35,
             cast_blur: float = 16, cast_shift: Point | None = None) -> None:
        """A shape with volume: it throws a shadow on what lies beneath, is
        darker along the side turned away from the light and lighter along the
        side turned to it."""
        layer, sun = self.layer, self.look.sun
        if cast:
            layer.soft(path, mix(dark, "#1a0d18", 0.5), cast_blur, cast, atop=True,
                       shift=cast_shift or (-sun * 7, 14))
        layer.fill(path, paint)
        layer.soft(path, dark, depth * 0.6, strength, outside=True, clip=path,
                   shift=(sun * depth * 0.55, -depth * 0.3))
        layer.soft(path, light, depth * 0.45, shine, outside=True, clip=path,
                   shift=(-sun * depth * 0.4, depth * 0.28))

    def locks(self, first: Sequence[Point], last: Sequence[Point], count: int,
              colours: Sequence[str], width: float, *, clip: PathFn | None = None,
              jitter: float = 5, alpha: float = 0.5) -> None:
        """Strands of hair that fill the space between two guide curves."""
        a, b = np.asarray(first, float), np.asarray(last, float)
        with self.layer.clipped(*([clip] if clip else [])):
            for _ in range(count):
                t = self.rng.random()
                points = a + (b - a) * t + self.rng.normal(0, jitter, a.shape)
                points[0] = a[0] + (b[0] - a[0]) * t
                w = width * self.rng.uniform(0.35, 1.2)
                colour = colours[self.rng.integers(len(colours))]
                self.layer.fill(ribbon(points, (0.4, w, w, w * 0.8, 0.3)), colour,
                                alpha * self.rng.uniform(0.5, 1))

    def curls(self, blobs: Sequence[tuple[float, float, float]], count: int, size: float,
              colours: Sequence[str], fill: str) -> None:
        """Curly hair: blobs (x, y, radius) covered with small coils. The colours
        go from dark to light and follow the light round the whole mass."""
        xs, ys, rs = (np.array(v) for v in zip(*blobs))
        (left, right), (top, bottom) = (((v - rs).min(), (v + rs).max()) for v in (xs, ys))
        self.layer.soft(union(*(ellipse(*blob) for blob in blobs)), fill, 3)
        chosen = self.rng.choice(len(blobs), count, p=rs ** 2 / (rs ** 2).sum())
        for i in chosen:
            angle, reach = self.rng.uniform(0, 2 * math.pi), math.sqrt(self.rng.random()) * 1.06
            x, y = xs[i] + math.cos(angle) * reach * rs[i], ys[i] + math.sin(angle) * reach * rs[i]
            across, down = 2 * (x - left) / (right - left) - 1, 2 * (y - top) / (bottom - top) - 1
            lit = 0.36 + 0.22 * (self.look.sun * across - down) + self.rng.normal(0, 0.15)
            colour = colours[int(np.clip(lit, 0, 0.999) * len(colours))]
            r, start = size * self.rng.uniform(0.5, 1.1), self.rng.uniform(0, 2 * math.pi)
            turn = np.linspace(start, start + self.rng.uniform(2.6, 4.6), 5)
            points = [(x + r * k * math.cos(t), y + r * k * math.sin(t))
                      for t, k in zip(turn, np.linspace(1, 0.55, 5))]
            self.layer.fill(ribbon(points, (1, size * 0.3, size * 0.34, 1), 14), colour, 0.75)

    # -- face --------------------------------------------------------------

    def at(self, x: float, y: float, z: float) -> Point:
        """A point of the face, z units in front of the neck's axis, as seen
        when the head is turned."""
        yaw = math.radians(self.look.turn)
        return x * math.cos(yaw) + z * math.sin(yaw), y

    def lean(self, points: Sequence[Point]) -> list[Point]:
        """Points of the head's outline, the chin moved to where a turned head has it."""
        yaw = math.sin(math.radians(self.look.turn))
        return [(x + 66 * yaw * max(0, (y + 60) / 260), y) for x, y in points]

    def outline(self) -> PathFn:
        """The head's outline, without hair."""
        j = self.look.jaw
        half = [(0, -206), (72, -192), (118, -140), (134, -62), (132, 8), (123 + 4 * j, 74),
                (99 + 11 * j, 134 + 4 * j), (57 + 12 * j, 178 + 4 * j), (0, 195 + 6 * j)]
        return smooth(self.lean(mirrored(half)))

    def neck(self) -> None:
        """Neck, throat and the beginning of the shoulders."""
        skin, w = self.look.skin, self.look.neck
        path = smooth(mirrored([(0, 60), (w * 0.9, 70), (w, 170), (w + 4, 240), (w + 34, 286),
                                (w + 104, 322), (w + 112, 380), (w + 110, 470), (0, 520)]))
        with self.body():
            layer, sun = self.layer, self.look.sun
            layer.fill(path, linear((sun * 140, 0), (-sun * 140, 0), mix(skin.base, skin.light, 0.35),
                                    skin.base, mix(skin.base, skin.dark, 0.7)))
            layer.soft(ellipse(-sun * 12, 168, 108, 92), skin.dark, 24, 0.85, clip=path)
            layer.soft(ellipse(-sun * 16, 150, 84, 72), mix(skin.dark, "#2a0f18", 0.4), 26, 0.55,
                       clip=path)
            for side in (-1, 1):            # the tendons and the collarbones
                layer.soft(smooth([(side * w * 0.75, 200), (side * w * 0.45, 262), (side * 16, 306)],
                                  False), skin.dark, 9, 0.35, width=8, clip=path)
                layer.soft(smooth([(side * 22, 322), (side * 80, 312), (side * 150, 326)], False),
                           skin.dark, 7, 0.4, width=7, clip=path)
                layer.soft(smooth([(side * 26, 313), (side * 80, 303), (side * 140, 315)], False),
                           skin.light, 6, 0.4, width=6, clip=path)

    def ears(self, ring: str | None = None) -> None:
        skin = self.look.skin
        for side in (-1, 1):
            x, _ = self.at(side * 134, 0, -20)
            path = smooth([(x - side * 12, -34), (x + side * 14, -44), (x + side * 24, -18),
                           (x + side * 17, 20), (x + side * 5, 46), (x - side * 14, 40)])
            self.part(path, mix(skin.base, skin.dark, 0.25), skin.light, skin.dark, 18, cast=0.2)
            self.layer.soft(smooth([(x + side * 4, -26), (x + side * 13, -12), (x + side * 6, 16)],
                                   False), skin.dark, 4, 0.7, width=7, clip=path)
            if ring:
                hoop = ellipse(x + side * 10, 86, 24, 30)
                self.layer.soft(hoop, "#1a0d08", 6, 0.4, width=6, shift=(-4, 8), atop=True)
                self.layer.stroke(hoop, linear((x - 24, 60), (x + 24, 116), mix(ring, "#ffffff", 0.6),
                                               ring, mix(ring, "#3a1a00", 0.45)), 6)

    def face(self) -> None:
        """The head with all its features, but without hair."""
        look, layer, skin, sun = self.look, self.layer, self.look.skin, self.look.sun
        head = self.outline()
        layer.soft(head, mix(skin.dark, "#2a0f18", 0.5), 18, 0.45, atop=True, shift=(-sun * 8, 24))
        layer.fill(head, linear((sun * 150, -90), (-sun * 150, 90), mix(skin.base, skin.light, 0.55),
                                skin.base, mix(skin.base, skin.dark, 0.45)))
        # The side away from the light, the temples and the jaw fall into shade.
        layer.soft(head, skin.dark, 30, 0.75, outside=True, clip=head, shift=(sun * 30, -16))
        layer.soft(head, look.glow, 12, 0.5, outside=True, clip=head, shift=(-sun * 7, 4))

        for side in (-1, 1):                # cheeks
            layer.soft(ellipse(*self.at(side * 74, 62, 78), 40, 30), skin.blush, 20, 0.5, clip=head)
        lit = self.at(sun * 62, 36, 84)     # cheekbone, forehead and chin catch the light
        layer.soft(ellipse(*lit, 32, 17), skin.light, 15, 0.75, clip=head)
        layer.soft(ellipse(*self.at(-sun * 66, 38, 84), 20, 11), skin.light, 12, 0.3, clip=head)
        layer.soft(ellipse(*self.at(sun * 26, -100, 100), 66, 38), skin.light, 28, 0.6, clip=head)
        layer.soft(ellipse(*self.at(sun * 4, 170, 92), 26, 13), skin.light, 12, 0.5, clip=head)

        for side in (-1, 1):                # eye sockets
            layer.soft(ellipse(*self.at(side * 54, -14, 92), 40, 22), skin.dark, 13, 0.42, clip=head)
        self._age(head)
        self._nose(head)
        self._mouth(head)
        for side in (-1, 1):
            self._eye(side, head)
            self._brow(side)

    def _age(self, head: PathFn) -> None:
        if not self.look.age:
            return
        skin, amount = self.look.skin, self.look.age
        lines = [[(-60, -112), (0, -118), (60, -112)], [(-52, -90), (0, -95), (52, -90)]]
        for side in (-1, 1):
            lines.append([(side * 34, 70), (side * 52, 92), (side * 58, 116)])
            lines.append([(side * 36, 20), (side * 56, 27), (side * 76, 20)])
            lines.append([(side * 92, -2), (side * 104, -8), (side * 112, -16)])
            lines.append([(side * 92, 5), (side * 104, 6), (side * 113, 3)])
        for line in lines:
            path = ribbon([self.at(x, y, 92) for x, y in line], (1, 4, 1))
            self.layer.soft(path, skin.dark, 2.2, 0.75 * amount, clip=head)
            self.layer.soft(path, skin.light, 2.5, 0.5 * amount, clip=head, shift=(0, 4))

    def _nose(self, head: PathFn) -> None:
        layer, skin, sun = self.layer, self.look.skin, self.look.sun
        deep = mix(skin.dark, "#3a1418", 0.45)
        bridge = [self.at(-sun * x, y, z) for x, y, z in
                  ((24, -34, 98), (15, -8, 108), (16, 30, 122), (25, 64, 128))]
        layer.soft(ribbon(bridge, (12, 10, 16, 20)), skin.dark, 7, 0.62, clip=head)
        light = [self.at(sun * x, y, z) for x, y, z in
                 ((1, -24, 112), (1, 4, 124), (2, 40, 140), (2, 56, 148))]
        layer.soft(ribbon(light, (8, 9, 12, 15)), skin.light, 5, 0.72, clip=head)
        tip = self.at(0, 64, 136)[0]
        layer.soft(smooth([(tip - 29, 66), (tip - 20, 80), (tip, 87), (tip + 20, 80), (tip + 29, 66),
                           (tip + 14, 76), (tip, 78), (tip - 14, 76)]), deep, 3.4, 0.62, clip=head)
        layer.soft(ellipse(tip - sun * 4, 97, 24, 8), skin.dark, 6, 0.4, clip=head)
        for side in (-1, 1):                # nostrils and wings
            layer.soft(ellipse(tip + side * 11, 77, 6.5, 3), deep, 1.6, 0.85, clip=head)
            layer.soft(smooth([(tip + side * 24, 56), (tip + side * 30, 66), (tip + side * 25, 76)],
                              False), deep, 2.4, 0.45, width=4, clip=head)
        layer.soft(ellipse(tip + sun * 5, 60, 9, 7), mix(skin.light, "#ffffff", 0.35), 4, 0.75,
                   clip=head)

    def _mouth(self, head: PathFn) -> None:
        look, layer, skin, sun = self.look, self.layer, self.look.skin, self.look.sun
        full, dark = look.lip, mix(skin.lips, "#2a0610", 0.55)

        def at(*points: Point) -> list[Point]:
            return [self.at(x, y, 112) for x, y in points]

        wide = 50 if look.mouth == "laugh" else 45
        layer.soft(ellipse(*self.at(0, 150, 104), 30, 8), skin.dark, 7, 0.55, clip=head)
        for side in (-1, 1):                # the corners press into the cheeks
            layer.soft(ribbon(at((side * (wide + 1), 94), (side * (wide + 8), 104),
                                 (side * (wide + 4), 115)), (2, 7, 2)), skin.dark, 4, 0.6, clip=head)
        if look.mouth == "laugh":
            outer = smooth(at((-wide, 107), (-26, 104 - 3 * full), (-8, 101 - 4 * full), (0, 104 - 3 * full),
                              (8, 101 - 4 * full), (26, 104 - 3 * full), (wide, 107),
                              (34, 130 + 4 * full), (14, 141 + 5 * full), (0, 142 + 5 * full),
                              (-14, 141 + 5 * full), (-34, 130 + 4 * full)))
            inner = smooth(at((-wide + 5, 109), (-22, 109), (0, 111), (22, 109), (wide - 5, 109),
                              (29, 126), (13, 134), (0, 135), (-13, 134), (-29, 126)))
            layer.fill(outer, linear((0, 98), (0, 148), mix(skin.lips, dark, 0.3), skin.lips,
                                     mix(skin.lips, "#ffffff", 0.12)))
            layer.fill(inner, "#4a1418")
            teeth = smooth(at((-wide + 8, 109), (-22, 109), (0, 111), (22, 109), (wide - 8, 109),
                              (26, 121), (0, 126), (-26, 121)))
            with layer.clipped(inner):
                layer.fill(teeth, linear((0, 106), (0, 128), "#e9dcd2", "#fffaf3", "#e6d8cf"))
                layer.soft(ellipse(*self.at(0, 138, 112), 22, 8), "#c2606a", 4, 0.8)
            layer.soft(inner, dark, 4, 0.5, outside=True, clip=inner, shift=(0, 3))
            layer.soft(ellipse(*self.at(sun * 6, 140 + 3 * full, 112), 17, 2.2), "#ffe9e2", 2.5, 0.6,
                       clip=outer)
            return
        upper = at((-wide, 105), (-28, 110), (-9, 110 - 5 * full), (0, 112 - 4 * full),
                   (9, 110 - 5 * full), (28, 110), (wide, 105), (24, 118), (0, 121), (-24, 118))
        lower = at((-wide + 2, 107), (-24, 118), (0, 121), (24, 118), (wide - 2, 107),
                   (26, 127 + 4 * full), (0, 133 + 6 * full), (-26, 127 + 4 * full))
        layer.fill(smooth(lower), linear((0, 114), (0, 142), mix(skin.lips, dark, 0.2),
                                         mix(skin.lips, "#ffffff", 0.12), skin.lips))
        layer.fill(smooth(upper), mix(skin.lips, dark, 0.35))
        layer.fill(ribbon(at((-wide - 2, 103), (-24, 117), (0, 121), (24, 117), (wide + 2, 103)),
                          (1, 3.2, 3.6, 3.2, 1)), dark, 0.9)
        layer.soft(ellipse(*self.at(sun * 8, 130 + 2 * full, 112), 15, 3), "#ffeee8", 3, 0.6,
                   clip=smooth(lower))

    def _eye(self, side: int, head: PathFn) -> None:
        look, layer, skin = self.look, self.layer, self.look.skin
        cx, cy = self.at(side * 55, -4, 94)
        wide = 1 - side * math.sin(math.radians(look.turn)) * 0.4

        def at(*points: Point, lift: float = 1) -> list[Point]:
            return [(cx + side * u * wide, cy + v * lift) for u, v in points]

        line = mix(look.brow, "#160a0c", 0.82)
        if look.eyes == "closed":
            lid = at((-25, 4), (-11, -6), (4, -9), (18, -4), (28, 6))
            layer.soft(ribbon(lid, (2, 10, 12, 10, 2)), skin.dark, 5, 0.5, clip=head)
            layer.fill(ribbon(lid, (1.5, 5, 6, 6, 2)), line, 0.95)
            for u, v, du, dv in ((26, 4, 8, 1), (22, -1, 8, -2), (16, -5, 6, -4)):
                layer.fill(ribbon(at((u, v), (u + du * 0.6, v + dv * 0.9), (u + du, v + dv * 1.0 - 1)),
                                  (3, 2, 0.5)), line, 0.8 * look.lashes)
            return
        lift = look.eye_open
        top = at((-25, 5), (-14, -8), (2, -14), (17, -10), (28, -2), lift=lift)
        bottom = at((28, -2), (16, 8), (0, 11), (-14, 9), (-25, 5), lift=lift)
        almond = smooth(top + bottom[1:-1])
        layer.fill(almond, linear((cx, cy - 14), (cx, cy + 10), "#cfc0b8", "#f6ece2"))
        layer.soft(ellipse(*at((-26, 5))[0], 9, 8), "#c98878", 4, 0.5, clip=almond)
        gaze = look.turn * 0.12
        ix, iy = cx + gaze, cy - 2
        with layer.clipped(almond):
            layer.fill(ellipse(ix, iy, 14), mix(look.iris, "#0c0606", 0.55))
            layer.fill(ellipse(ix, iy, 12.4), radial((ix, iy + 3), 13, mix(look.iris, "#ffd9a0", 0.35),
                                                     look.iris, mix(look.iris, "#0c0606", 0.4)))
            layer.fill(ellipse(ix, iy, 6.2), "#120a0a")
            layer.soft(ribbon(top, (14, 15, 15, 15, 12)), "#1c0c10", 4, 0.6)
            layer.fill(ellipse(ix + look.sun * 4.4, iy - 4.6, 3.3), "#ffffff", 0.95)
            layer.fill(ellipse(ix - look.sun * 4.5, iy + 5, 1.8), "#ffffff", 0.4)
        crease = at((-22, -6), (-8, -19), (8, -22), (24, -14), (32, -5), lift=lift)
        layer.soft(ribbon(crease, (1, 4, 5, 4, 1)), mix(skin.dark, "#2a0c12", 0.35), 1.8, 0.7, clip=head)
        lash = 3.6 + 1.8 * look.lashes
        layer.fill(ribbon([(x, y - 1) for x, y in top[:-1]] + at((30 + 4 * look.lashes, -5 - 2 * look.lashes)),
                          (1.5, lash * 0.8, lash, lash, 0.8)), line, 0.95)
        layer.soft(ribbon(bottom, (3, 3, 2.5, 2, 1)), mix(skin.dark, "#3a1418", 0.4), 1.2, 0.5, clip=head)
        layer.soft(ribbon(at((-20, 19), (0, 24), (24, 15), lift=lift), (2, 7, 2)), skin.dark, 4, 0.3,
                   clip=head)

    def _brow(self, side: int) -> None:
        look, layer, weight = self.look, self.layer, self.look.brow_weight
        cx, cy = self.at(side * 55, -48, 98)
        wide = 1 - side * math.sin(math.radians(look.turn)) * 0.4
        raised = -5 if look.eyes == "closed" else 0
        points = [(cx + side * u * wide, cy + v + raised) for u, v in
                  ((-31, 7), (-12, -1), (12, -5), (28, 0), (40, 10))]
        shape = ribbon(points, [w * weight for w in (7, 11, 10, 6, 1)])
        layer.soft(shape, look.brow, 1.6, 0.85)
        with layer.clipped(shape):
            for x, y in sample(points, 26):
                layer.stroke(smooth([(x - side * 6, y + 5), (x + side * 7, y - 6)], False),
                             mix(look.brow, "#0e0606", 0.4), 1.3, 0.28)

    def beard(self, colours: Sequence[str], *, length: float = 8, alpha: float = 1,
              moustache: float = 1, top: float = 30, clear: float = 0) -> None:
        """A full beard in colours from dark to light; length reaches below the
        chin, top is where it leaves the hair, clear moves its edge down the cheeks."""
        layer, rng = self.layer, self.rng
        wide = 4 + 8 * self.look.jaw
        half = [(0, 98), (30, 96), (56, 104 + clear), (86, 92 + clear), (112, 60 + clear / 2),
                (124, top), (133 + length * 0.2, top), (125 + wide * 0.6 + length * 0.2, 80),
                (100 + wide + length * 0.4, 144 + length * 0.4),
                (56 + wide + length * 0.2, 190 + length), (0, 204 + length * 1.3)]
        outline = self.lean(mirrored(half))
        mouth = smooth([self.at(x, y, 112) for x, y in
                        ((-44, 108), (0, 104), (44, 108), (28, 131), (0, 138), (-28, 131))])
        shape = smooth(outline)
        layer.soft(shape, "#1a0d12", 12, 0.4 * alpha, atop=True, shift=(0, 14))
        layer.ctx.push_group()
        layer.soft(shape, linear((0, 40), (0, 210), colours[1], colours[0]), 3, 1)
        sun = self.look.sun
        for _ in range(1500):
            x, y = rng.uniform(-150, 150), rng.uniform(top - 10, 215 + length)
            (x, _), drop = self.lean([(x, y)])[0], rng.uniform(8, 17)
            pull = x * 0.05
            lit = 0.48 + 0.0021 * sun * x - 0.0016 * (y - 120) + rng.normal(0, 0.2)
            colour = colours[int(np.clip(lit, 0, 0.999) * len(colours))]
            hair = ribbon([(x, y), (x + pull * 0.4 + rng.normal(0, 2), y + drop * 0.5),
                           (x + pull * 0.2 + rng.normal(0, 3), y + drop)], (0.6, 2.4, 0.4), 6)
            layer.ctx.set_operator(cairo.OPERATOR_ATOP)
            layer.fill(hair, colour, 0.6)
            layer.ctx.set_operator(cairo.OPERATOR_OVER)
        layer.soft(mouth, "#000000", 2, 1, mode=cairo.OPERATOR_DEST_OUT)
        layer.ctx.pop_group_to_source()
        layer.ctx.paint_with_alpha(alpha)
        if moustache:
            for side in (-1, 1):
                points = [self.at(side * x, y, 116) for x, y in
                          ((1, 102), (22, 106), (45, 110), (64, 100))]
                shape = ribbon(points, [w * moustache for w in (12, 20, 15, 2)])
                layer.soft(shape, colours[2], 2, alpha)
                self.locks([(x, y - 5) for x, y in points], [(x, y + 6) for x, y in points], 80,
                           colours, 2.2, jitter=1.6, alpha=0.6 * alpha)

    def glasses(self, frame: str, thick: float) -> None:
        layer = self.layer
        lenses = []
        for side in (-1, 1):
            cx, cy = self.at(side * 57, 2, 104)
            wide = 1 - side * math.sin(math.radians(self.look.turn)) * 0.4
            lenses.append(ellipse(cx, cy, 46 * wide, 44))
        inner = [self.at(side * 12, -6, 112) for side in (-1, 1)]
        bridge = smooth([inner[0], (sum(p[0] for p in inner) / 2, -14), inner[1]], False)
        arms = [smooth([self.at(side * 103, -8, 84), self.at(side * 134, -14, 0)], False)
                for side in (-1, 1)]
        every = union(*lenses)
        layer.soft(every, "#1a0808", 4, 0.35, width=thick + 2, shift=(-self.look.sun * 4, 9), atop=True)
        for lens in lenses:
            layer.fill(lens, linear((-60, -50), (60, 50), ("#ffffff", 0.2), ("#ffffff", 0.03),
                                    ("#cfe6ff", 0.14)))
        for line in (*lenses, bridge, *arms):
            layer.stroke(line, frame, thick)
            layer.stroke(line, mix(frame, "#ffffff", 0.5), thick * 0.25, 0.55)

    # -- clothes -----------------------------------------------------------

    def garment(self, colour: str, *, neckline: Sequence[Point], light: str | None = None,
                dark: str | None = None, folds: float = 1) -> PathFn:
        """A top over both shoulders. The neckline goes from the middle of the
        chest to the (right) side of the neck; its path comes back for trimmings."""
        light = light or mix(colour, self.look.glow, 0.5)
        dark = dark or mix(colour, "#140a1e", 0.62)
        half = list(neckline) + [(190, 330), (268, 364), (324, 438), (350, 560),
                                 (366, 760), (374, 900), (0, 900)]
        path = smooth(mirrored(half))
        layer, sun = self.layer, self.look.sun
        self.part(path, linear((sun * 330, 300), (-sun * 330, 800), mix(colour, light, 0.3), colour,
                               mix(colour, dark, 0.55)), light, dark, 60, cast=0.4)
        for side, points in ((-1, [(-250, 480), (-236, 620), (-262, 800)]),
                             (1, [(252, 470), (240, 620), (258, 800)]),
                             (-1, [(-120, 420), (-150, 560), (-120, 760)]),
                             (1, [(140, 430), (110, 570), (150, 780)])):
            layer.soft(ribbon(points, (3, 26, 5)), dark, 13, 0.55 * folds, clip=path)
            layer.soft(ribbon([(x + sun * 22, y) for x, y in points], (2, 18, 3)), light, 12,
                       0.3 * folds, clip=path)
            self.arm(side, path, light, dark)
        return path

    def arm(self, side: int, clip: PathFn, light: str, dark: str) -> None:
        """The crease between an arm and the chest."""
        crease = [(side * 292, 500), (side * 262, 560), (side * 250, 680), (side * 254, 900)]
        self.layer.soft(ribbon(crease, (2, 9, 15, 18)), mix(dark, "#0c0814", 0.3), 7, 0.5, clip=clip)
        self.layer.soft(ribbon([(x + side * 20, y) for x, y in crease], (2, 16, 22, 24)), light, 11, 0.35,
                        clip=clip)


# --------------------------------------------------------------------------
# Backdrops
# --------------------------------------------------------------------------

EVERYWHERE = box(-1500, -1500, 4000, 4500)


def ridge(rng: np.random.Generator, base: float, height: float, rough: float = 0.5) -> PathFn:
    """The outline of a mountain range, down to the bottom of the picture."""
    x = np.linspace(-900, 1800, 400)
    y = np.zeros_like(x)
    size, step = height, 520.0
    while step > 12:
        knots = np.arange(-900, 1800 + 2 * step, step)
        y += np.interp(x, knots, rng.uniform(-1, 1, len(knots))) * size
        size, step = size * rough, step / 2
    return polygon([(-900, 1900), *zip(x, base - y), (1800, 1900)])


def bokeh(layer: Layer, rng: np.random.Generator, count: int, colours: Sequence[str],
          area: tuple[float, float, float, float], size: tuple[float, float],
          alpha: float = 0.5) -> None:
    """Lights far out of focus: discs that are a little brighter at the rim."""
    x0, y0, x1, y1 = area
    for _ in range(count):
        x, y, r = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(*size)
        colour, a = colours[rng.integers(len(colours))], alpha * rng.uniform(0.3, 1)
        layer.soft(ellipse(x, y, r * 1.8), colour, r * 0.8, a * 0.3, mode=cairo.OPERATOR_ADD)
        layer.fill(ellipse(x, y, r), radial((x, y), r, (colour, a * 0.55), (colour, a * 0.65),
                                            (colour, a * 0.8), (colour, 0)))


def sea(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, -150), (0, 640), "#23406f", "#4a6a98", "#a98aa0", "#f0a27c",
                                  "#ffd59a"))
    layer.soft(ellipse(735, 560, 250, 190), "#ffe2a0", 110, 0.9)
    layer.fill(ellipse(735, 545, 62), "#fff6d8")
    for _ in range(16):                     # streaks of cloud, lit from below
        x, y = rng.uniform(-500, 1300), rng.uniform(60, 470)
        w = rng.uniform(140, 380)
        layer.soft(ellipse(x, y, w, 13), "#ffb68e", 16, 0.5)
        layer.soft(ellipse(x + 20, y - 12, w * 0.8, 9), "#5d6f9c", 14, 0.4)
    layer.fill(ridge(rng, 610, 34), linear((0, 540), (0, 640), "#6b6a92", "#b98a90"))
    layer.fill(box(-1500, 636, 4000, 1500), linear((0, 636), (0, 1200), "#f2b389", "#6d8fa6",
                                                   "#27597c", "#123a5c"))
    for _ in range(420):                    # waves; they glitter below the sun
        y = 640 + 560 * rng.random() ** 1.6
        near = (y - 630) / 560
        x = rng.uniform(-700, 1600)
        sunny = math.exp(-((x - 735) / (60 + 190 * near)) ** 2)
        colour = mix(mix("#0f3c60", "#9cc4cf", rng.random()), "#ffe6b0", sunny)
        layer.fill(ellipse(x, y, 16 + 80 * near * rng.random(), 1.5 + 6 * near), colour,
                   0.25 + 0.6 * sunny)
    layer.blur(6)


def mountains(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, -200), (0, 760), "#141b44", "#33306c", "#7b4b88", "#d9737a",
                                  "#ffb877"))
    for _ in range(90):
        x, y = rng.uniform(-600, 1500), rng.uniform(-200, 260)
        layer.fill(ellipse(x, y, rng.uniform(0.8, 2.4)), "#ffffff", rng.uniform(0.2, 0.9))
    layer.soft(ellipse(150, 640, 380, 170), "#ffd08a", 110, 0.8)
    for base, height, top, foot in ((560, 120, "#8a5a8f", "#e08a80"), (650, 105, "#5d4380", "#a9688a"),
                                    (770, 90, "#3a3067", "#5f4a80"), (900, 70, "#1d2049", "#2b2c58")):
        shape = ridge(rng, base, height)
        layer.fill(shape, linear((0, base - height), (0, base + 220), top, foot))
        layer.soft(ellipse(450, base + 190, 1300, 60), mix(foot, "#ffc59a", 0.35), 40, 0.35)
        layer.blur(2.5)
    for _ in range(150):                    # fir trees in the foreground
        x, h = rng.uniform(-700, 1600), rng.uniform(60, 150)
        y = 1010 + rng.uniform(-30, 90)
        layer.fill(polygon([(x, y - h), (x + h * 0.2, y), (x - h * 0.2, y)]), "#10142f", 0.9)
    layer.fill(box(-1500, 1030, 4000, 900), "#0d1029")
    layer.blur(3.5)


def kitchen(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((-200, 0), (1000, 0), "#f3d9a8", "#d9a877", "#8f5f4c"))
    for row in range(9):                    # tiles
        for column in range(-8, 18):
            x, y = column * 96 + (row % 2) * 48, 470 + row * 58
            tile = mix("#3f8a8a", "#8ec4b4", rng.random())
            layer.fill(box(x + 2, y + 2, 92, 54, 4), mix(tile, "#c98a5c", max(0, x) / 2200), 0.85)
    layer.fill(box(-700, 80, 690, 520), "#fff6dc")                  # a window, left
    layer.fill(box(-120, 60, 280, 420, 8), "#fdf3da")
    for x in (-120, 10, 140):
        layer.fill(box(x, 60, 18, 420), "#c79a6a")
    layer.fill(box(-120, 250, 280, 14), "#c79a6a")
    for y in (190, 396):                    # shelves with bowls, jars and plates
        layer.fill(box(610, y, 1000, 18), "#6b402e")
        x = 640.0
        while x < 1500:
            w, h = rng.uniform(50, 92), rng.uniform(50, 118)
            pot = ("#e8e0cf", "#c8603c", "#f0b45a", "#3d7f86", "#f3ead8", "#9a4a34")[rng.integers(6)]
            layer.fill(box(x, y - h, w, h, 14), linear((x, 0), (x + w, 0), mix(pot, "#ffffff", 0.35), pot,
                                                       mix(pot, "#2a1410", 0.4)))
            x += w + rng.uniform(10, 34)
    for x, r in ((232, 44), (322, 36), (660, 40), (770, 50)):       # copper pans on a rail
        layer.fill(box(x - 5, -20, 10, 100), "#5a3626")
        layer.fill(ellipse(x, 80 + r, r), radial((x - 14, 70 + r), r * 1.3, "#ffd9a0", "#d9763c", "#7a3420"))
    layer.fill(box(-1500, -24, 4000, 12), "#4a2c22")
    for _ in range(60):                     # herbs on the window sill
        x, y = rng.normal(30, 90), rng.normal(455, 34)
        layer.fill(ellipse(x, y, rng.uniform(9, 20), rng.uniform(6, 12)),
                   mix("#2f6b3c", "#9cc465", rng.random()))
    layer.fill(box(-1500, 990, 4000, 600), linear((0, 990), (0, 1200), "#b57a4e", "#6e3f2c"))
    layer.soft(ellipse(-60, 260, 420, 420), "#fff0c8", 150, 0.6)
    layer.blur(11)


def library(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, "#1f120f")
    spines = ("#7a2e26", "#30504f", "#a8742f", "#22364f", "#6b4a2c", "#8f5a3a", "#3c2a3f", "#b99a62",
              "#4c5a34", "#5a1f24")
    for shelf in range(-2, 7):
        y, x = 196 * shelf + 60, -1000.0
        layer.fill(box(-1500, y - 196, 4000, 196), linear((0, y - 196), (0, y), "#120a0a", "#2c1a14"))
        while x < 1900:
            w, h = rng.uniform(20, 52), rng.uniform(120, 170)
            spine = mix(spines[rng.integers(len(spines))], "#1a0e0c", rng.uniform(0, 0.4))
            layer.fill(box(x, y - h, w - 3, h, 3), linear((x, 0), (x + w, 0), mix(spine, "#ffd9a0", 0.25),
                                                          spine, mix(spine, "#0a0606", 0.5)))
            for line in (0.14, 0.8):
                layer.fill(box(x + 3, y - h * line, w - 9, 5), "#e0b868", 0.7)
            x += w + (rng.uniform(14, 60) if rng.random() < 0.06 else 0)
        layer.fill(box(-1500, y, 4000, 26), linear((0, y), (0, y + 26), "#8a5632", "#4a2a1a"))
    for x in (-560, 120, 800, 1480):
        layer.fill(box(x - 16, -1500, 32, 4500), linear((x - 16, 0), (x + 16, 0), "#8a5632", "#3c2216"))
    layer.soft(ellipse(40, 300, 330, 420), "#ffb75e", 130, 0.6, mode=cairo.OPERATOR_SCREEN)
    layer.soft(ellipse(40, 230, 95, 75), "#ffe7b0", 34, 0.9)
    layer.soft(ellipse(1000, 700, 420, 700), "#120818", 170, 0.6)
    layer.blur(9)


def city(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, -200), (0, 900), "#0b1030", "#1b1c55", "#4a2a7a", "#a83f86",
                                  "#f07c6e"))
    for depth, colour in enumerate(("#3a2a6e", "#241f57", "#131338")):
        x = -900.0
        while x < 1800:
            w, top = rng.uniform(90, 190), rng.uniform(220, 640) + depth * 90
            layer.fill(box(x, top, w, 1600), colour)
            for wx in np.arange(x + 12, x + w - 16, 22):
                for wy in np.arange(top + 18, 1100, 32):
                    if rng.random() < 0.34:
                        light = ("#ffd78a", "#ffb06a", "#8fd0ff", "#ff8fb0")[rng.integers(4)]
                        layer.fill(box(wx, wy, 11, 16), light, rng.uniform(0.3, 0.9))
            x += w * rng.uniform(0.9, 1.5)
        layer.blur(5)
    layer.soft(ellipse(450, 1000, 1200, 240), "#ff7a6a", 120, 0.4, mode=cairo.OPERATOR_SCREEN)
    lights = ("#ffc46b", "#ff8a5c", "#ff5f8f", "#6bd0ff", "#b98cff", "#ffe7b0")
    bokeh(layer, rng, 60, lights, (-400, 360, 1300, 1150), (16, 50), 0.5)
    bokeh(layer, rng, 16, lights, (-300, 60, 1200, 560), (20, 42), 0.4)
    layer.blur(1.5)


def forest(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, -200), (0, 1200), "#cfe3a0", "#a5cc8a", "#5f9a72", "#1f4a42"))
    layer.soft(ellipse(760, 160, 420, 380), "#fff8cf", 140, 0.95)
    for depth in range(4):
        near = depth / 3
        bark = mix("#8fb48a", "#16302c", near)
        for _ in range(11 - depth):
            x, w = rng.uniform(-800, 1700), rng.uniform(16, 34) * (1 + 2.2 * near)
            lean = rng.normal(0, 22)
            layer.fill(polygon([(x - w * 0.36 + lean, -800), (x + w * 0.36 + lean, -800), (x + w / 2, 1000),
                                (x + w * 0.9, 1500), (x - w * 0.9, 1500), (x - w / 2, 1000)]),
                       linear((x - w / 2, 0), (x + w / 2, 0), mix(bark, "#0c1c1c", 0.35), bark,
                              mix(bark, "#f7f0b8", 0.45)))
        for _ in range(240):                # leaves above and undergrowth below
            high = rng.random() < 0.55
            x = rng.uniform(-800, 1700)
            y = rng.uniform(-300, 120 + 110 * (1 - near)) if high else rng.normal(900 + 90 * near, 60)
            green = mix(mix("#c9e08c", "#2c5f44", near), "#f4f3a6", rng.random() * 0.45)
            layer.fill(ellipse(x, y, rng.uniform(14, 40), rng.uniform(8, 20)), green, 0.55)
        layer.soft(ellipse(450, 760, 1500, 180), "#d8ecb4", 90, 0.34 * (1 - near))
        layer.blur(4)
    for x in (520, 640, 780, 900, 1080):    # shafts of light
        layer.soft(polygon([(x, -100), (x + 46, -100), (x - 380, 1200), (x - 520, 1200)]), "#fffbd0", 26,
                   0.2, mode=cairo.OPERATOR_SCREEN)
    bokeh(layer, rng, 34, ("#f4f7b0", "#d7ee9a", "#fff6cf"), (-600, 40, 1500, 700), (8, 26), 0.4)
    layer.blur(3)


def marigold(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, 0), (0, 1200), "#f2a02c", "#e5702c", "#a82f4c", "#541a4a"))
    for ring, (radius, petals) in enumerate(((300, 28), (372, 34), (450, 40), (536, 46), (630, 52))):
        for i in range(petals):             # rings of petals, like a rangoli
            angle = 2 * math.pi * (i + ring % 2 / 2) / petals
            with layer.moved(450, 400, math.degrees(angle)):
                layer.fill(smooth([(radius, 0), (radius + 30, 20), (radius + 68, 0), (radius + 30, -20)]),
                           "#ffd06a", 0.20 - 0.03 * ring)
                layer.fill(ellipse(radius + 30, 0, 6), "#fff0c0", 0.34 - 0.05 * ring)
    layer.blur(1.6)


def stage(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, 0), (0, 1200), "#3b2352", "#8a3a66", "#d9695f", "#f2a468"))
    layer.fill(ridge(rng, 800, 26, 0.6), "#7a3560", 0.55)
    for sag, drop in ((190, 60), (150, 250), (210, 470)):   # strings of bulbs
        wire = [(-100 + 110 * i, drop + sag * (1 - ((i - 5) / 5.0) ** 2) - 0.3 * drop) for i in range(11)]
        layer.stroke(smooth(wire, False), "#2a1638", 3, 0.7)
        for x, y in spaced(wire, 17):
            layer.soft(ellipse(x, y + 14, 34), "#ffb45e", 18, 0.5)
            layer.fill(ellipse(x, y + 14, 13), radial((x, y + 14), 14, "#fff6dc", "#ffdf9a", "#ffb860"))
    layer.blur(4)


def club(layer: Layer, rng: np.random.Generator) -> None:
    layer.fill(EVERYWHERE, linear((0, 0), (0, 1200), "#1a1a1e", "#3a3a40", "#141416"))
    for x, tilt, alpha in ((80, 190, 0.5), (420, 40, 0.28), (840, -220, 0.5)):
        layer.soft(polygon([(x - 14, -60), (x + 14, -60), (x + tilt + 190, 1200), (x + tilt - 190, 1200)]),
                   linear((0, -60), (0, 1100), ("#ffffff", 0.9), ("#c8c8c8", 0.25), ("#808080", 0)), 22, alpha)
    for _ in range(40):                     # smoke
        x, y = rng.uniform(-400, 1300), rng.normal(620, 210)
        layer.soft(ellipse(x, y, rng.uniform(80, 240), rng.uniform(18, 60)), "#d8d8d8", 38, 0.05)
    bokeh(layer, rng, 26, ("#ffffff", "#d0d0d0"), (-300, 40, 1200, 760), (10, 34), 0.34)
    layer.blur(4)


# --------------------------------------------------------------------------
# The people
# --------------------------------------------------------------------------

def zoe(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#94583a", "#d69868", "#552a24", "#b5473a", "#98403f")
    p = Person(layer, Look(skin, "#1d110f", "#3b2117", turn=7, tilt=4, sun=1, neck=54, lip=1.5,
                           brow_weight=0.8, mouth="laugh", glow="#ffc98a"), rng)
    tones = ("#150b0d", "#241314", "#3a1f1a", "#573022", "#82492c", "#b5703c")

    with p.head():                          # a cloud of curls all round
        around = [(212 * math.cos(a), -62 + 186 * math.sin(a), rng.uniform(42, 56))
                  for a in np.linspace(0, 2 * math.pi, 26, endpoint=False)]
        p.curls([(0, -70, 190), *around], 2600, 18, tones, "#1d0f10")
    p.neck()
    with p.body():
        top = p.garment("#17677a", neckline=[(0, 430), (70, 418), (128, 370), (150, 322)],
                        light="#57c0bd", dark="#08283f")
        for side in (-1, 1):                # a wetsuit's seams
            seam = ribbon([(side * 150, 322), (side * 176, 400), (side * 222, 490), (side * 268, 552)],
                          (7, 7, 6, 3))
            layer.soft(seam, "#06202f", 5, 0.5, clip=top, shift=(-4, 5))
            layer.fill(seam, "#8fe0d4", 0.55)
        layer.soft(smooth([(-150, 322), (-128, 372), (-70, 420), (0, 432), (70, 420), (128, 372),
                           (150, 322)], False), "#0a2c40", 3, 0.9, width=14, clip=top)
    with p.head():
        p.ears(ring="#f0b04a")
        p.face()
        for _ in range(34):                 # freckles
            x, y = rng.uniform(24, 96) * rng.choice((-1, 1)), rng.normal(44, 11)
            layer.soft(ellipse(*p.at(x, y, 90), rng.uniform(1.4, 2.4)), "#4a2018", 0.8, 0.4)
        rim = [(s * x, y, rng.uniform(15, 22)) for s in (-1, 1) for x, y in
               ((142, -14), (146, -50), (138, -86), (122, -114), (100, -138), (76, -156), (46, -168),
                (15, -174))]
        layer.soft(union(*(ellipse(*blob) for blob in rim)), "#2a0f10", 12, 0.6, clip=p.outline(),
                   shift=(-4, 14))
        crown = [(s * x, y, r) for s in (-1, 1) for x, y, r in
                 ((160, -60, 34), (156, -120, 36), (120, -176, 38), (70, -206, 40), (22, -214, 40))]
        p.curls(rim + crown, 900, 14, tones, "#241314")
        band = ribbon([(-182, -84), (-128, -190), (0, -246), (128, -190), (182, -84)],
                      (26, 44, 52, 44, 26), 60)
        p.part(band, linear((-170, 0), (170, 0), "#c9622f", "#e98a3a", "#ffc057"), "#fff0b8", "#6e2417",
               26, cast=0.5, cast_blur=10)
        for x, y in spaced([(-168, -124), (-112, -206), (0, -246), (112, -206), (168, -124)], 13):
            layer.fill(ellipse(x, y, 7), "#fff0cf", 0.9)
            layer.fill(ellipse(x, y, 3.4), "#17677a", 0.95)
        for s in (-1, 1):                   # curls that fall over its ends
            p.curls([(s * 186, -84, 30), (s * 196, -48, 34), (s * 206, -110, 26)], 200, 15, tones,
                    "#1d0f10")
    return p


def lukasz(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#e9b491", "#ffdcbc", "#a9644f", "#d8694f", "#cf8272")
    ginger = ("#5e2815", "#8a3f1c", "#b25a27", "#d67f3c", "#f3ab62")
    p = Person(layer, Look(skin, "#7c3c1c", "#3f6f78", turn=-8, tilt=-3, sun=-1, jaw=1, neck=72,
                           brow_weight=1.25, lashes=0.2, lip=0.7, glow="#ffc48c", age=0.15), rng)
    p.neck()
    with p.body():
        p.garment("#cfc3ae", neckline=[(0, 340), (50, 332), (92, 300), (96, 262)], light="#fff0d2",
                  dark="#6c5a5c")
        roll = smooth([(-104, 236), (-60, 262), (0, 270), (60, 262), (104, 236), (116, 290), (84, 338),
                       (0, 356), (-84, 338), (-116, 290)])
        p.part(roll, "#d6cab5", "#fff3d8", "#6f5c5c", 34, cast=0.5)
        for i in range(-14, 15):
            layer.soft(smooth([(i * 7.4, 240), (i * 8.4, 300), (i * 7.6, 350)], False), "#6f5c5c", 1.6,
                       0.45, width=2.4, clip=roll)
        for side in (-1, 1):                # an open jacket with a hood
            front = smooth([(side * 120, 262), (side * 196, 306), (side * 276, 366), (side * 330, 450),
                            (side * 356, 600), (side * 374, 900), (side * 60, 900), (side * 66, 700),
                            (side * 88, 520), (side * 104, 400)])
            p.part(front, linear((0, 300), (0, 820), "#3c6b58", "#274d45", "#17332f"), "#9ac59a",
                   "#0b1f26", 52, cast=0.6, cast_blur=20)
            for points in ([(side * 240, 420), (side * 226, 600), (side * 250, 840)],
                           [(side * 150, 420), (side * 140, 560), (side * 160, 840)]):
                layer.soft(ribbon(points, (2, 22, 5)), "#0b1f26", 12, 0.6, clip=front)
            p.arm(side, front, "#9ac59a", "#0b1f26")
            layer.soft(smooth([(side * 118, 270), (side * 104, 400), (side * 88, 520), (side * 66, 700),
                               (side * 60, 900)], False), "#e0a34a", 1.5, 0.9, width=6, clip=front)
            hood = smooth([(side * 96, 226), (side * 150, 246), (side * 204, 300), (side * 180, 350),
                           (side * 120, 372), (side * 108, 310)])
            p.part(hood, "#33604f", "#a6d0a4", "#0b1f26", 34, cast=0.5)
    with p.head():
        p.ears()
        for side in (-1, 1):                # hair below the hat
            tuft = smooth([(side * 118, -110), (side * 146, -90), (side * 146, -20), (side * 130, 44),
                           (side * 118, 30), (side * 116, -40)])
            layer.fill(tuft, "#7a381a")
        p.face()
        p.beard(ginger, length=20, top=10)
        for side in (-1, 1):
            p.locks([(side * 112, -100), (side * 116, -50), (side * 116, 0), (side * 120, 40)],
                    [(side * 142, -96), (side * 146, -50), (side * 142, 0), (side * 128, 46)], 50,
                    ginger, 3)
        dome = smooth([(-150, -96), (-150, -176), (-112, -244), (-50, -284), (0, -290), (56, -284),
                       (116, -244), (150, -176), (150, -96), (80, -118), (0, -126), (-80, -118)])
        p.part(dome, linear((-130, -250), (150, -100), "#f0b64c", "#d98d2b", "#9a5420"), "#ffe9a6",
               "#5a2418", 50, cast=0.5)
        for i in range(-10, 11):            # knitted ribs
            x = i * 16.5
            rib = smooth([(x * 0.5, -288), (x * 0.86, -236), (x * 0.96, -170), (x, -100)], False)
            layer.soft(rib, "#5a2418", 2.2, 0.5, width=4, clip=dome)
            layer.soft(rib, "#ffe3a0", 1.6, 0.35, width=3, clip=dome, shift=(-6, 0))
        cuff = smooth([(-160, -78), (-160, -138), (-90, -160), (0, -168), (90, -160), (160, -138),
                       (160, -78), (90, -98), (0, -106), (-90, -98)])
        p.part(cuff, linear((-150, -120), (150, -100), "#f4c05c", "#de9633", "#a05a24"), "#ffefb8",
               "#5a2418", 30, cast=0.55, cast_shift=(5, 12))
        for i in range(-16, 17):
            x = i * 10
            rib = smooth([(x * 0.97, -168 + abs(x) * 0.16), (x, -76)], False)
            layer.soft(rib, "#5a2418", 1.5, 0.55, width=3, clip=cuff)
    return p


def parted(p: Person, tones: Sequence[str], part: float, ends: tuple[Sequence[Point], Sequence[Point]],
           count: int = 150) -> None:
    """Hair parted at x = part that falls to both sides of the face. ends are the
    points by which it goes on from the right temple: those of its inner and of
    its outer edge, from top to bottom."""
    inner, outer = ends
    for side in (-1, 1):
        near = [(part, -148), (side * 54 + part * 0.4, -132), (side * 102, -92), (side * 122, -40)]
        far = [(part, -236), (side * 72 + part * 0.3, -232), (side * 140, -170), (side * 166, -70)]
        near += [(side * x, y) for x, y in inner]
        far += [(side * x, y) for x, y in outer]
        shape = smooth(near + far[::-1])
        p.layer.soft(shape, "#1a0a0e", 13, 0.5, atop=True, shift=(-p.look.sun * 5, 13))
        p.layer.fill(shape, linear((0, -240), (0, 260), tones[1], tones[0]))
        p.locks(near, far, count, tones, 5, clip=shape, alpha=0.5)
        sheen = [(n[0] * 0.5 + f[0] * 0.5, n[1] * 0.5 + f[1] * 0.5) for n, f in zip(near, far)]
        p.layer.soft(ribbon([(x * 0.8, y - 12) for x, y in sheen[1:3]] + [sheen[3]], (8, 50, 8)),
                     tones[-1], 15, 0.5 if side == p.look.sun else 0.26, clip=shape)


def eleni(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#dca27c", "#ffd2a8", "#94553f", "#d96a54", "#bb5350")
    tones = ("#21120f", "#38201a", "#4d2c20", "#6e4029", "#9a613a")
    p = Person(layer, Look(skin, "#2e1a14", turn=6, tilt=-5, sun=-1, neck=54, mouth="laugh", eyes="closed",
                           brow_weight=0.85, lip=1, glow="#fff0cc", age=0.08), rng)
    with p.head():
        bun = smooth([(-60, -236), (-84, -280), (-50, -326), (10, -340), (70, -318), (88, -270), (60, -230)])
        p.part(bun, tones[1], tones[4], tones[0], 36)
        for k in range(3):
            p.locks([(-70 + 20 * k, -240), (-76 + 30 * k, -300), (0, -334 + 14 * k), (70 - 10 * k, -290)],
                    [(-20 + 20 * k, -236), (-10, -270 + 10 * k), (30, -290), (84, -262)], 44, tones, 5,
                    clip=bun)
        back = smooth(mirrored([(0, -246), (90, -226), (150, -150), (160, -50), (140, 50), (100, 110), (0, 120)]))
        layer.fill(back, tones[0])
    p.neck()
    with p.body():
        shirt = p.garment("#f1e4d0", neckline=[(0, 420), (66, 396), (110, 350), (128, 312)], light="#ffffff",
                          dark="#9a7a72")
        with layer.clipped(shirt):
            for i in range(-18, 19):        # linen stripes
                layer.stroke(smooth([(i * 20, 300), (i * 22, 520), (i * 23, 900)], False), "#6f93a8", 2.2, 0.3)
        apron = smooth(mirrored([(0, 496), (110, 494), (160, 496), (172, 530), (184, 640), (212, 740),
                                 (224, 900), (0, 900)]))
        p.part(apron, linear((-200, 500), (220, 860), "#d0684a", "#b84c3a", "#7c2c30"), "#ffb58a", "#4a1424",
               44, cast=0.5)
        for side in (-1, 1):
            strap = ribbon([(side * 136, 312), (side * 152, 400), (side * 138, 510)], (26, 30, 32))
            p.part(strap, "#c4573f", "#ffb58a", "#5a1a24", 12, cast=0.5, cast_blur=8)
            layer.fill(ellipse(side * 138, 512, 9), "#f4d9a0")
            layer.fill(ellipse(side * 138, 512, 4), "#a8763a")
        layer.soft(smooth([(-150, 516), (0, 524), (150, 516)], False), "#ffd0a8", 1, 0.7, width=2.4)
    with p.head():
        p.ears()
        p.face()
        parted(p, tones, -14, ([(134, 6), (138, 36)], [(162, -6), (144, 40)]), 130)
        for side in (-1, 1):
            x, _ = p.at(side * 140, 0, -20)
            layer.soft(ellipse(x, 72, 8, 15), "#2a1010", 4, 0.4, shift=(-4, 6), atop=True)
            layer.fill(ellipse(x, 70, 8, 15), linear((x - 8, 55), (x + 8, 85), "#9fe0d8", "#2f8f92", "#135058"))
            layer.fill(ellipse(x, 52, 4), "#f0c060")
    return p


def taras(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#dfa888", "#ffd6b4", "#95594b", "#cc6552", "#c47c6c")
    grey = ("#4e4a50", "#77727a", "#9d989c", "#c4bfbd", "#ece6de")
    p = Person(layer, Look(skin, "#6b646a", "#5a6f7c", turn=7, tilt=3, sun=-1, jaw=0.9, neck=72, age=0.8,
                           brow_weight=1.3, lashes=0.1, lip=0.6, eye_open=0.85, glow="#ffc98a"), rng)
    p.neck()
    with p.body():
        p.garment("#2c3f5c", neckline=[(0, 300), (50, 292), (84, 270), (90, 240)], light="#8aa4c4",
                  dark="#0c1428")
        roll = smooth([(-96, 212), (-50, 236), (0, 242), (50, 236), (96, 212), (108, 270), (80, 318),
                       (0, 334), (-80, 318), (-108, 270)])
        p.part(roll, "#324766", "#93aecd", "#0c1428", 34, cast=0.5)
        for i in range(-12, 13):
            layer.soft(smooth([(i * 8, 220), (i * 8.8, 280), (i * 8, 330)], False), "#0c1428", 1.6, 0.5,
                       width=2.6, clip=roll)
        for side in (-1, 1):                # a tweed jacket
            front = smooth([(side * 112, 268), (side * 196, 312), (side * 276, 366), (side * 330, 450),
                            (side * 356, 600), (side * 374, 900), (side * 20, 900), (side * 44, 760),
                            (side * 80, 560), (side * 112, 400)])
            p.part(front, linear((-300, 300), (300, 860), "#9a7350", "#74523c", "#4a3228"), "#f0c896",
                   "#20121a", 54, cast=0.6)
            p.arm(side, front, "#f0c896", "#20121a")
            with layer.clipped(front):
                for _ in range(1500):
                    x, y = side * rng.uniform(20, 420), rng.uniform(280, 800)
                    layer.stroke(smooth([(x, y), (x + side * 5, y + 7)], False),
                                 ("#d8b48a", "#3a2620", "#a8683c")[rng.integers(3)], 2, 0.28)
            lapel = polygon([(side * 106, 262), (side * 168, 318), (side * 206, 420), (side * 162, 424),
                             (side * 182, 470), (side * 50, 760), (side * 84, 540), (side * 108, 400)])
            p.part(lapel, linear((0, 280), (0, 760), "#8c6848", "#5e4232"), "#f0c896", "#20121a", 22,
                   cast=0.6, cast_blur=12)
    with p.head():
        p.ears()
        back = smooth([(-120, -60), (-150, -30), (-160, -110), (-136, -206), (-60, -252), (30, -258),
                       (116, -222), (156, -130), (150, -30), (120, -60)])
        layer.fill(back, grey[0])
        p.face()
        p.beard(grey, length=10, top=0, clear=6)
        hair = smooth([(-126, -8), (-114, -84), (-84, -126), (-30, -148), (34, -150), (90, -124), (116, -84),
                       (126, -8), (148, -20), (164, -110), (142, -204), (74, -256), (-14, -268),
                       (-96, -240), (-152, -160), (-158, -70), (-146, -16)])
        layer.soft(hair, "#2a1014", 12, 0.45, clip=p.outline(), shift=(4, 12))
        layer.fill(hair, linear((-150, -250), (150, -60), grey[2], grey[1], grey[0]))
        # Combed back in waves from the hairline.
        p.locks([(-124, -10), (-138, -60), (-148, -110), (-140, -170)],
                [(-60, -138), (-84, -200), (-86, -236), (-60, -252)], 120, grey, 6, clip=hair, alpha=0.6)
        p.locks([(-64, -136), (-84, -200), (-60, -244), (-10, -262)],
                [(60, -140), (44, -210), (58, -246), (90, -244)], 170, grey, 6, clip=hair, alpha=0.6)
        p.locks([(56, -142), (60, -210), (90, -236), (120, -214)],
                [(124, -10), (146, -60), (156, -110), (150, -160)], 120, grey, 6, clip=hair, alpha=0.6)
        p.glasses("#3a2418", 6)
    return p


def layla(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#d9a181", "#ffd0ae", "#8f5148", "#d8605c", "#b34a55")
    p = Person(layer, Look(skin, "#2a1716", "#6a4a2a", turn=-7, tilt=-4, sun=1, neck=54, brow_weight=1,
                           lashes=1.2, lip=1.2, glow="#ffb59a"), rng)
    cloth, light, dark = "#2d8a8c", "#9fe6d6", "#0d2c4a"
    with p.body():
        p.garment("#d9b48e", neckline=[(0, 400), (60, 380), (110, 320), (120, 270)], light="#fff0d8",
                  dark="#6a3f52")
        for side in (-1, 1):                # a trench coat's lapels
            lapel = polygon([(side * 96, 300), (side * 214, 336), (side * 262, 470), (side * 200, 480),
                             (side * 214, 540), (side * 40, 800), (side * 60, 520)])
            p.part(lapel, linear((0, 300), (0, 800), "#e6c49c", "#b98a6a"), "#fff4e0", "#5e3448", 26, cast=0.5)
        drape = smooth([(-150, 90), (-178, 210), (-204, 300), (-196, 392), (-110, 452), (10, 478), (120, 440),
                        (190, 380), (196, 290), (172, 200), (150, 90)])
        p.part(drape, linear((170, 100), (-170, 460), mix(cloth, light, 0.25), cloth, mix(cloth, dark, 0.6)),
               light, dark, 50, cast=0.6, cast_blur=22)
        for points in ([(-166, 190), (-90, 300), (30, 350), (170, 330)],
                       [(-176, 240), (-90, 350), (30, 400), (150, 390)],
                       [(-150, 150), (-60, 246), (60, 290), (168, 262)],
                       [(-180, 310), (-90, 410), (20, 444), (90, 440)]):
            layer.soft(ribbon(points, (2, 24, 22, 3)), dark, 9, 0.75, clip=drape)
            layer.soft(ribbon([(x, y - 17) for x, y in points], (1, 13, 12, 2)), light, 7, 0.5, clip=drape)
    with p.head():
        p.face()
        hole = [(0, -150), (74, -138), (112, -86), (122, -6), (114, 78), (88, 142), (48, 178), (0, 190)]
        opening = p.lean(mirrored(hole))
        band = union(smooth(mirrored([(0, -190), (90, -170), (134, -90), (140, 0), (126, 90), (0, 210)])),
                     smooth([(x * 0.97, y + 12) for x, y in opening][::-1]))
        p.part(band, mix(cloth, dark, 0.75), cloth, "#06162c", 16, cast=0.5)
        outer = mirrored([(0, -246), (84, -232), (146, -168), (168, -70), (164, 40), (146, 130), (132, 200),
                          (60, 244), (0, 250)])
        hood = union(smooth(outer), smooth(opening[::-1]))
        p.part(hood, linear((150, -220), (-150, 200), mix(cloth, light, 0.35), cloth, mix(cloth, dark, 0.5)),
               light, dark, 34, cast=0.55, cast_shift=(3, 10), cast_blur=12)
        for side in (-1, 1):                # folds that run round the face
            for k, (dx, dy) in enumerate(((16, -26), (30, -48), (44, -70))):
                points = [(side * 6, -152 + dy * 1.1), (side * (80 + dx * 0.7), -132 + dy * 0.8),
                          (side * (116 + dx), -50), (side * (118 + dx), 40), (side * (94 + dx), 130),
                          (side * (40 + dx), 196)]
                layer.soft(ribbon(points, (2, 9, 13, 13, 11, 3), 40), dark, 5, 0.6, clip=hood)
                layer.soft(ribbon([(x - side * 8, y + 5) for x, y in points], (1, 5, 7, 7, 6, 2), 40), light, 3.5,
                           0.5 if side == p.look.sun else 0.3, clip=hood)
        tail = smooth([(-104, 150), (-40, 196), (40, 206), (116, 168), (150, 200), (132, 262), (20, 290),
                       (-110, 262), (-146, 196)])
        p.part(tail, linear((150, 160), (-150, 280), mix(cloth, light, 0.3), cloth, mix(cloth, dark, 0.5)),
               light, dark, 30, cast=0.5)
        for points in ([(-120, 176), (-30, 222), (60, 232), (136, 204)],
                       [(-126, 214), (-30, 252), (60, 258), (120, 240)]):
            layer.soft(ribbon(points, (2, 13, 12, 2)), dark, 6, 0.7, clip=tail)
            layer.soft(ribbon([(x, y - 11) for x, y in points], (1, 8, 8, 1)), light, 4, 0.5, clip=tail)
    return p


def noam(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#cb916a", "#f6c596", "#7d4634", "#c75f48", "#a34f48")
    tones = ("#120c0d", "#20161a", "#33231f", "#4e3527", "#7d5836")
    p = Person(layer, Look(skin, "#1e1412", "#3f4a2a", turn=-6, tilt=3, sun=1, jaw=0.6, neck=68, brow_weight=1.3,
                           lashes=0.3, mouth="laugh", lip=0.7, glow="#fff0b0"), rng)
    p.neck()
    with p.body():
        p.garment("#e2683c", neckline=[(0, 372), (56, 352), (96, 304), (106, 256)], light="#ffd08a",
                  dark="#6a1f34")
        for side in (-1, 1):                # a running jacket
            sleeve = smooth([(side * 236, 346), (side * 310, 400), (side * 352, 520), (side * 374, 900),
                             (side * 270, 900), (side * 250, 640), (side * 222, 460)])
            p.part(sleeve, linear((0, 340), (0, 800), "#2c5a66", "#1f3f50", "#142a3a"), "#9ad8c0", "#0a1624", 40,
                   cast=0.4)
            collar = smooth([(side * 94, 236), (side * 126, 250), (side * 142, 312), (side * 60, 372),
                             (side * 4, 402),
                             (side * 8, 340), (side * 66, 306)])
            p.part(collar, "#f07c46", "#ffdca0", "#7a2434", 24, cast=0.5)
        layer.soft(smooth([(0, 392), (2, 600), (0, 900)], False), "#5a1a2c", 4, 0.8, width=12)
        layer.stroke(smooth([(0, 392), (2, 600), (0, 900)], False), "#ffe9b8", 3.5)
        layer.fill(box(-6, 412, 13, 34, 5), "#ffe9b8")
    with p.head():
        p.curls([(0, -150, 110), (-110, -120, 50), (110, -120, 50), (-60, -226, 58), (10, -240, 60),
                 (80, -220, 54), (-128, -60, 30), (130, -60, 30)], 700, 20, tones, tones[0])
        p.ears()
        p.face()
        p.beard(tones[:4], length=2, top=-20, clear=4, alpha=0.82)
        fringe = [(-122, -92, 28), (-100, -134, 34), (-64, -160, 34), (-22, -166, 34), (24, -170, 32),
                  (66, -162, 34), (102, -136, 32), (124, -92, 26), (-84, -196, 48), (-20, -214, 52),
                  (48, -210, 50), (104, -180, 40), (-126, -140, 34), (-128, -50, 15), (130, -50, 15)]
        layer.soft(union(*(ellipse(*blob) for blob in fringe)), "#2a0f10", 12, 0.6, clip=p.outline(),
                   shift=(-5, 14))
        p.curls(fringe, 900, 20, tones, tones[0])
    return p


def meera(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#b5774d", "#eeb67e", "#6b382c", "#c4503f", "#a83a44")
    tones = ("#0f090c", "#1d1114", "#2c1a1a", "#452820", "#7a4a30")
    gold = ("#fff0b0", "#f0b840", "#9a5a18")
    p = Person(layer, Look(skin, "#1a0f0f", "#38201a", turn=6, tilt=4, sun=-1, neck=52, lashes=1.5, lip=1.2,
                           brow_weight=0.95, glow="#ffd28a"), rng)
    with p.head():
        back = smooth(mirrored([(0, -250), (96, -230), (160, -150), (186, -20), (204, 140), (226, 300),
                                (220, 440), (120, 500), (0, 500)]))
        layer.fill(back, linear((0, -200), (0, 480), tones[1], tones[0]))
        p.locks([(-40, -200), (-170, -60), (-190, 180), (-190, 470)],
                [(40, -200), (170, -60), (190, 180), (190, 470)],
                240, tones, 6, clip=back)
    p.neck()
    with p.body():
        p.garment("#8f1f4f", neckline=[(0, 452), (84, 436), (140, 384), (164, 326)], light="#f07ca0",
                  dark="#30082c", folds=0.5)
        for dots in range(2):               # the blouse's border
            layer.stroke(smooth([(-164, 326), (-140, 384), (-84, 436), (0, 452), (84, 436), (140, 384), (164, 326)],
                                False), gold[dots], 9 - 5 * dots)
        sari = smooth([(-230, 900), (-150, 700), (-20, 560), (110, 430), (190, 344), (250, 350), (330, 420),
                       (366, 560), (400, 900)])
        p.part(sari, linear((60, 380), (260, 900), "#1d8a86", "#12666f", "#0c3c50"), "#8ff0d0", "#06202f", 46,
               cast=0.6, cast_blur=22)
        for k in range(6):
            fold = [(212 + 22 * k, 356 + 8 * k), (130 + 34 * k, 480), (20 + 60 * k, 640), (-110 + 90 * k, 900)]
            layer.soft(ribbon(fold, (2, 12, 20, 26)), "#06202f", 8, 0.6, clip=sari)
            layer.soft(ribbon([(x - 13, y) for x, y in fold], (1, 7, 11, 14)), "#8ff0d0", 6, 0.35, clip=sari)
        edge = [(190, 344), (110, 430), (-20, 560), (-150, 700), (-230, 900)]
        border = ribbon([(x + 14, y + 10) for x, y in edge], (30, 40, 44, 46, 50), 60)
        p.part(border, linear((0, 340), (0, 900), *gold[:2], gold[2]), gold[0], gold[2], 14, cast=0.5, cast_blur=9)
        for x, y in spaced([(x + 14, y + 10) for x, y in edge], 36):
            layer.fill(ellipse(x, y, 6), "#8f1f4f", 0.95)
            layer.fill(ellipse(x, y, 2.4), gold[0])
        for x, y in spaced([(-112, 300), (-74, 350), (0, 376), (74, 350), (112, 300)], 27):
            layer.soft(ellipse(x, y, 8), "#2a0c10", 4, 0.5, shift=(3, 6))     # a necklace
            layer.fill(ellipse(x, y, 7), radial((x - 2, y - 2), 8, *gold))
        layer.fill(smooth([(0, 374), (17, 396), (0, 424), (-17, 396)]), radial((-4, 390), 30, *gold))
        layer.fill(ellipse(0, 398, 7), "#b0203c")
    with p.head():
        p.ears()
        p.face()
        x, y = p.at(0, -66, 110)
        layer.soft(ellipse(x, y, 8), "#4a0c14", 3, 0.5, shift=(2, 3))
        layer.fill(ellipse(x, y, 7), radial((x - 2, y - 2), 8, "#f0506a", "#a81434"))
        parted(p, tones, p.at(0, 0, 30)[0], ([(130, 40), (128, 150), (136, 270), (150, 380), (172, 468)],
                                             [(182, 20), (206, 130), (226, 250), (238, 360), (236, 458)]), 200)
        chain = [p.at(0, y, 80) for y in (-228, -190, -140)]
        for cx, cy in spaced(chain, 14):
            layer.fill(ellipse(cx, cy, 3.6), radial((cx - 1, cy - 1), 4, *gold))
        cx, cy = p.at(0, -122, 88)
        layer.soft(ellipse(cx, cy, 15), "#2a0c10", 5, 0.5, shift=(3, 6))
        layer.fill(ellipse(cx, cy, 14), radial((cx - 4, cy - 4), 17, *gold))
        layer.fill(ellipse(cx, cy, 6.5), radial((cx - 2, cy - 2), 7, "#ff6a86", "#a3143a"))
        for side in (-1, 1):                # bell earrings
            x, _ = p.at(side * 136, 0, -10)
            layer.soft(box(x - 20, 54, 40, 70, 12), "#2a0c10", 7, 0.5, shift=(4, 8))
            layer.fill(ellipse(x, 58, 13), radial((x - 4, 54), 16, *gold))
            layer.fill(ellipse(x, 58, 5.5), "#b0203c")
            layer.fill(smooth([(x, 70), (x + 14, 82), (x + 22, 106), (x, 111), (x - 22, 106), (x - 14, 82)]),
                       linear((x - 22, 0), (x + 22, 0), *gold))
            for k in range(-2, 3):
                layer.fill(ellipse(x + k * 9, 114 - abs(k), 4.2), radial((x + k * 9 - 1, 112), 5, *gold))
    return p


def aoi(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#f3c9aa", "#ffe8d0", "#bd7a68", "#f0806f", "#cf6068")
    tones = ("#1a1320", "#2a1e2e", "#3f2c3c", "#5e4150", "#a0707a")
    p = Person(layer, Look(skin, "#2a1c22", "#4a2f2a", turn=7, tilt=5, sun=-1, neck=50, eye_open=0.92, lip=1,
                           brow_weight=0.6, lashes=1.1, glow="#fff0e4"), rng)
    with p.head():
        back = smooth(mirrored([(0, -256), (100, -236), (164, -160), (182, -40), (186, 80), (172, 180),
                                (110, 206), (0, 190)]))
        layer.fill(back, linear((0, -200), (0, 200), tones[1], tones[0]))
    with p.body():                          # the hood, behind the neck
        hood = smooth(mirrored([(0, 250), (110, 226), (186, 262), (214, 330), (150, 400), (0, 420)]))
        p.part(hood, "#d9805f", "#ffd9b8", "#7c3450", 40)
    p.neck()
    with p.body():
        p.garment("#f2a07a", neckline=[(0, 420), (50, 404), (98, 354), (130, 290)], light="#ffe4c4",
                  dark="#9a4258", folds=0.7)
        for side in (-1, 1):
            fold = smooth([(side * 112, 236), (side * 180, 270), (side * 206, 340), (side * 130, 420),
                           (side * 3, 448), (side * 58, 402), (side * 106, 330)])
            p.part(fold, linear((0, 250), (0, 440), "#f7b08a", "#dd7f62"), "#fff0d4", "#8a3850", 30, cast=0.5)
            cord = ribbon([(side * 46, 424), (side * 54, 500), (side * 44, 588)], (7, 7, 8))
            p.part(cord, "#fff4e4", "#ffffff", "#a87a80", 6, cast=0.5, cast_blur=7)
            layer.fill(box(side * 44 - 6, 580, 12, 26, 4), "#4a6f9a")
    with p.head():
        p.face()
        for side in (-1, 1):                # a bob that reaches the jaw
            near = [(side * 60, -180), (side * 114, -110), (side * 124, -20), (side * 122, 70), (side * 104, 150),
                    (side * 84, 190)]
            far = [(side * 60, -240), (side * 156, -170), (side * 182, -40), (side * 188, 70), (side * 178, 160),
                   (side * 136, 206)]
            shape = smooth(near + far[::-1])
            layer.soft(shape, "#2a0c18", 13, 0.5, atop=True, shift=(6, 12))
            layer.fill(shape, linear((0, -200), (0, 200), tones[2], tones[1], tones[0]))
            p.locks(near, far, 150, tones[:4], 5, clip=shape, alpha=0.55, jitter=3)
            layer.soft(ribbon([(side * 112, -140), (side * 152, -84), (side * 158, -20)], (8, 34, 6)), tones[4], 12,
                       0.65 if side < 0 else 0.35, clip=shape)
        bangs = smooth([(-132, -56), (-100, -62), (-50, -66), (0, -66), (52, -64), (104, -60), (134, -56),
                        (150, -120), (120, -212), (60, -248), (0, -256), (-60, -248), (-120, -212), (-150, -120)])
        layer.soft(bangs, "#2a0c18", 10, 0.5, clip=p.outline(), shift=(4, 14))
        layer.fill(bangs, linear((-140, -240), (140, -60), tones[3], tones[2], tones[1]))
        p.locks([(-30, -252), (-110, -210), (-136, -130), (-130, -52)],
                [(30, -252), (112, -210), (138, -130), (132, -52)],
                300, tones[:4], 5, clip=bangs, alpha=0.5, jitter=3)
        layer.soft(ribbon([(-124, -140), (-60, -176), (20, -184), (120, -144)], (6, 26, 24, 6)), tones[4], 11, 0.75,
                   clip=bangs)
        arch = ribbon([(-186, -30), (-182, -150), (-110, -252), (0, -284), (110, -252), (182, -150), (186, -30)],
                      (18, 22, 26, 28, 26, 22, 18), 60)
        p.part(arch, linear((-180, -280), (180, 0), "#ffffff", "#d7e2ec", "#8fa6bd"), "#ffffff", "#41587a", 14,
               cast=0.5, cast_blur=9)
        for side in (-1, 1):                # headphones
            cup = box(side * 186 - 34, -70, 68, 132, 32)
            p.part(cup, linear((0, -70), (0, 62), "#6f9fca", "#3f6f9f", "#274a78"),
                   "#cfeaff", "#14284a", 26, cast=0.5)
            pad = box(side * 160 - 14, -62, 28, 116, 14)
            p.part(pad, "#2a3550", "#8fa6cd", "#0a1020", 12, cast=0.4)
            layer.soft(ellipse(side * 192 - 6, -4, 15, 34), "#cfeaff", 8, 0.4, clip=cup)
    return p


def jiwoo(layer: Layer, rng: np.random.Generator) -> Person:
    skin = Skin("#eebf9c", "#ffe0c2", "#a96a5c", "#dd7462", "#bd6862")
    tones = ("#0e1016", "#171b25", "#232a38", "#37425a", "#6f86a8")
    p = Person(layer, Look(skin, "#1a1a20", "#33231f", turn=-7, tilt=-4, sun=-1, jaw=0.35, neck=64, eye_open=0.84,
                           lip=0.8, brow_weight=1.1, lashes=0.3, glow="#ffc4a0"), rng)
    with p.body():
        layer.stroke(smooth([(-116, 262), (-70, 226), (0, 214), (70, 226), (116, 262)], False), "#1c5562", 24)
    p.neck()
    with p.body():
        jumper = p.garment("#2f7f86", neckline=[(0, 366), (54, 350), (98, 310), (116, 262)],
                           light="#8fe0d0", dark="#0f2a4a",
                           folds=0.6)
        hem = [(-116, 262), (-98, 310), (-54, 350), (0, 366), (54, 350), (98, 310), (116, 262)]
        layer.soft(smooth(hem, False), "#0f2a4a", 3, 0.7, width=30, shift=(0, 5))
        layer.stroke(smooth(hem, False), "#3a8f92", 24)
        for x, y in spaced(hem, 48):
            layer.soft(smooth([(x * 0.93, y - 9), (x * 1.04, y + 9)], False), "#0f2a4a", 1.2, 0.5, width=2.4)
        for i in range(-15, 16):            # the knitting
            layer.soft(smooth([(i * 23, 398 - abs(i) * 2), (i * 24, 600), (i * 25, 900)], False), "#0f2a4a", 2.5, 0.4,
                       width=4, clip=jumper)
        way = [(236, 290), (176, 340), (84, 456), (-70, 650), (-260, 870)]
        with layer.clipped(jumper):         # a woven guitar strap
            p.part(ribbon(way, (52, 54, 56, 58, 60), 50),
                   linear((150, 300), (-200, 860), "#d99a56", "#b06f3c", "#6e3a2c"), "#ffe0b0", "#3a1a1a", 16,
                   cast=0.6, cast_blur=12)
            for x, y in spaced(way, 22):
                with layer.moved(x, y, 38):
                    layer.fill(polygon([(0, -15), (15, 0), (0, 15), (-15, 0)]), "#f7e3bd")
                    layer.fill(polygon([(0, -7), (7, 0), (0, 7), (-7, 0)]), "#a83a3c")
    with p.head():
        back = smooth(mirrored([(0, -246), (92, -226), (146, -150), (150, -50), (138, 20), (100, 40), (0, 40)]))
        layer.fill(back, tones[0])
        p.ears()
        p.face()
        for side in (-1, 1):                # short sides
            temple = smooth([(side * 112, -120), (side * 124, -50), (side * 126, 12), (side * 140, -4),
                             (side * 150, -70),
                             (side * 146, -140)])
            layer.soft(temple, tones[1], 3, 0.95)
        # A long fringe, swept to both sides from a low parting.
        for first, last, rim in (
                ([(44, -214), (20, -150), (-50, -92), (-122, -34)],
                 [(36, -264), (-70, -252), (-144, -170), (-156, -50)],
                 [(48, -216), (36, -160), (4, -118), (-42, -88), (-92, -66), (-122, -26), (-148, -34), (-166, -110),
                  (-144, -200), (-74, -258), (20, -272), (62, -252)]),
                ([(44, -214), (66, -160), (98, -110), (122, -50)], [(36, -262), (110, -240), (152, -160), (156, -56)],
                 [(40, -216), (54, -164), (78, -122), (106, -92), (122, -40), (146, -36), (164, -110), (140, -200),
                  (90, -248), (24, -270)])):
            shape = smooth(rim)
            layer.soft(shape, "#2a0c18", 11, 0.5, clip=p.outline(), shift=(5, 13))
            layer.fill(shape, linear((-140, -250), (140, -60), tones[3], tones[2], tones[0]))
            p.locks(first, last, 170, tones, 6, clip=shape, alpha=0.5)
            middle = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(first, last)]
            layer.soft(ribbon(middle[1:], (8, 34, 6)), tones[4], 13, 0.6, clip=shape)
        p.glasses("#b98a4a", 3.6)
    return p


def anan(layer: Layer, rng: np.random.Generator) -> Person:
    """An old man in a black-and-white picture: only lightness matters."""
    skin = Skin("#cfa58a", "#fbe2ca", "#6a4a3e", "#a8705e", "#b48476")
    grey = ("#6a6a6a", "#8c8c8c", "#adadad", "#d0d0d0", "#f4f4f4")
    p = Person(layer, Look(skin, "#5c5c5c", turn=8, tilt=-4, sun=-1, jaw=0.7, neck=66, age=0.75, brow_weight=1.2,
                           lashes=0.1, lip=0.6, eye_open=0.78, glow="#ffffff"), rng)
    p.neck()
    with p.body():
        p.garment("#e6e6e6", neckline=[(0, 380), (40, 360), (86, 300), (100, 250)], light="#ffffff", dark="#6a6a6a")
        for side in (-1, 1):
            wing = polygon([(side * 92, 226), (side * 122, 280), (side * 112, 384), (side * 26, 330),
                            (side * 8, 312)])
            p.part(wing, "#f0f0f0", "#ffffff", "#6a6a6a", 18, cast=0.5)
        tie = smooth([(-24, 322), (24, 322), (34, 420), (56, 700), (60, 900), (-60, 900), (-56, 700), (-34, 420)])
        p.part(tie, linear((-50, 0), (50, 0), "#55555a", "#2e2e32", "#151518"), "#c8c8c8", "#08080a", 20)
        knot = smooth([(-30, 306), (30, 306), (22, 352), (0, 364), (-22, 352)])
        p.part(knot, "#3e3e44", "#d8d8d8", "#08080a", 16, cast=0.5)
        for side in (-1, 1):
            front = smooth([(side * 112, 262), (side * 196, 306), (side * 276, 366), (side * 330, 450),
                            (side * 356, 600),
                            (side * 374, 900), (side * 10, 900), (side * 40, 760), (side * 84, 560),
                            (side * 112, 400)])
            p.part(front, linear((-300, 300), (300, 860), "#4c4c52", "#2c2c31", "#17171b"), "#d8d8d8", "#050507", 52,
                   cast=0.6)
            for x in range(30, 430, 26):    # pinstripes
                layer.soft(smooth([(side * x, 270), (side * (x + 20), 900)], False), "#d0d0d0", 0.8, 0.28, width=1.6,
                           clip=front)
            p.arm(side, front, "#d8d8d8", "#050507")
            lapel = polygon([(side * 106, 258), (side * 166, 316), (side * 214, 430), (side * 160, 432),
                             (side * 184, 478),
                             (side * 26, 800), (side * 84, 540), (side * 106, 400)])
            p.part(lapel, linear((0, 280), (0, 760), "#3d3d43", "#202024"), "#e0e0e0", "#050507", 22, cast=0.6,
                   cast_blur=12)
    with p.head():
        p.ears()
        for side in (-1, 1):
            tuft = smooth([(side * 112, -120), (side * 146, -110), (side * 150, -40), (side * 134, 26),
                           (side * 122, -10)])
            layer.fill(tuft, grey[1])
        p.face()
        for side in (-1, 1):
            p.locks([(side * 112, -110), (side * 116, -60), (side * 120, -20), (side * 124, 20)],
                    [(side * 146, -100), (side * 150, -60), (side * 146, -20), (side * 134, 26)], 70, grey, 3.5)
        p.beard(grey, length=4, top=-20, clear=14, alpha=0.8, moustache=1.15)
        crown = smooth([(-140, -110), (-136, -190), (-120, -262), (-70, -292), (-20, -270), (30, -280), (84, -294),
                        (124, -258), (138, -190), (142, -110), (0, -90)])
        p.part(crown, linear((-140, -280), (140, -110), "#8a8a90", "#55555b", "#242428"), "#ffffff", "#08080a", 46,
               cast=0.5)
        layer.soft(ribbon([(-60, -284), (-20, -246), (10, -210)], (4, 24, 3)), "#08080a", 11, 0.7, clip=crown)
        layer.soft(ribbon([(70, -284), (40, -250), (22, -214)], (4, 20, 3)), "#08080a", 11, 0.6, clip=crown)
        ribbon_band = ribbon([(-142, -124), (-80, -112), (0, -106), (80, -112), (144, -124)],
                             (46, 48, 50, 48, 46), 40)
        layer.fill(ribbon_band, linear((-140, 0), (140, 0), "#2c2c30", "#17171a", "#08080a"))
        brim = smooth([(-226, -74), (-170, -104), (-90, -96), (0, -90), (90, -96), (170, -106), (226, -78),
                       (160, -62),
                       (80, -68), (0, -66), (-80, -66), (-160, -58)])
        layer.soft(brim, "#0a0a0c", 20, 0.55, clip=p.outline(), shift=(8, 34))
        p.part(brim, linear((-220, -90), (220, -70), "#a0a0a6", "#606066", "#2c2c30"), "#ffffff", "#050507", 20,
               cast=0.4)
    return p


# --------------------------------------------------------------------------
# From layers to files
# --------------------------------------------------------------------------

def blurred(channel: np.ndarray, radius: float) -> np.ndarray:
    """A plane from 0 to 1, blurred (in 8 bits, at reduced size: it is soft)."""
    shrink = max(1, int(radius / 4))
    image = Image.fromarray((np.clip(channel, 0, 1) * 255).astype(np.uint8))
    small = image.resize((image.width // shrink, image.height // shrink), Image.Resampling.BOX)
    small = small.filter(ImageFilter.GaussianBlur(radius / shrink))
    return np.asarray(small.resize(image.size, Image.Resampling.BICUBIC), np.float32) / 255


def planes(picture: np.ndarray, radius: float) -> np.ndarray:
    return np.stack([blurred(picture[:, :, i], radius) for i in range(picture.shape[2])], 2)


def rim_light(person: np.ndarray, colour: np.ndarray, side: float, width: float, amount: float) -> None:
    """Light the edges that face the given side (-1 left, 1 right) from behind."""
    alpha = person[:, :, 3]
    shifted = np.roll(alpha, (round(width * 0.7), round(-side * width)), (0, 1))
    edge = alpha * np.clip(alpha - blurred(shifted, width * 0.55), 0, 1)
    glow = colour * (edge * amount)[:, :, None]
    person[:, :, :3] = 1 - (1 - person[:, :, :3]) * (1 - np.clip(glow, 0, 1))
    person[:, :, :3] = np.minimum(person[:, :, :3], alpha[:, :, None])


def develop(picture: np.ndarray, rng: np.random.Generator, scale: float, *, grain: float = 0.008,
            bloom: float = 0.16, vignette: float = 0.28) -> np.ndarray:
    """Bloom, contrast, vignette and film grain."""
    height, width = picture.shape[:2]
    bright = np.clip(picture - 0.45, 0, 1)
    picture = 1 - (1 - picture) * (1 - bloom * planes(bright, 26 * scale) * 1.6)
    picture = picture + 0.10 * (picture - 0.5) * (1 - np.abs(2 * picture - 1))
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x / width - 0.5) ** 2 + (y / height - 0.46) ** 2) * 2
    picture = picture * (1 - vignette * np.clip(away - 0.12, 0, 1)[:, :, None] * 1.4)
    if grain:
        noise = rng.normal(0, 1, (height, width)).astype(np.float32)
        noise = (noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1) + np.roll(noise, (1, 1), (0, 1))) / 2
        picture = picture + grain * noise[:, :, None]
    return np.clip(picture, 0, 1)


@dataclass
class Shot:
    """A picture to be taken: who, before what, and how it is stored."""
    name: str                       # the file's name
    size: tuple[int, int]           # as it is seen
    person: Callable[[Layer, np.random.Generator], Person]
    backdrop: Callable[[Layer, np.random.Generator], None] | None
    save: dict                      # what Image.save is told
    orientation: int = 1            # EXIF
    mode: str = "RGB"
    rim: str = "#ffd9a8"            # the colour of the light from behind
    rim_amount: float = 0.6
    grain: float = 0.008


# Stored pixels that an EXIF orientation turns upright again.
UPRIGHT_TO_STORED = {
    2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270}


def take(shot: Shot) -> Image.Image:
    """Draw a picture, upright."""
    rng = np.random.default_rng(zlib.crc32(shot.name.encode()))
    front = Layer(*shot.size)
    sitter = shot.person(front, rng)
    person = front.pixels().copy()
    scale = front.scale
    if shot.backdrop is None:
        rim_light(person, np.float32(rgb(shot.rim)), sitter.look.sun, 10 * scale, shot.rim_amount)
        alpha = person[:, :, 3:]
        colour = np.where(alpha > 0, person[:, :, :3] / np.maximum(alpha, 1e-6), 0)
        whole = np.concatenate([np.clip(colour, 0, 1), alpha], 2)
        return Image.fromarray((whole * 255 + 0.5).astype(np.uint8))
    back = Layer(*shot.size)
    shot.backdrop(back, rng)
    scene = back.pixels()[:, :, :3]
    around = planes(scene, 60 * scale)
    sun = np.float32(rgb(shot.rim))
    rim_light(person, 0.25 * sun + 0.75 * np.maximum(around, sun * 0.6), sitter.look.sun, 8 * scale,
              shot.rim_amount)
    rim_light(person, around, -sitter.look.sun, 6 * scale, shot.rim_amount * 0.4)
    picture = person[:, :, :3] + scene * (1 - person[:, :, 3:])
    picture = develop(picture, rng, scale, grain=shot.grain)
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))


def store(shot: Shot, image: Image.Image, folder: Path) -> Path:
    if shot.name.endswith(".png"):          # 7 bits a channel make PNGs a quarter smaller
        image = image.point([v if v == 255 else (v + 1) & 0xFE for v in range(256)] * len(image.mode))
    if shot.mode == "L":
        image = image.convert("L")
    elif shot.mode == "P":
        palette = image.quantize(256, Image.Quantize.MEDIANCUT, kmeans=3)
        image = image.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
    extra = dict(shot.save)
    if shot.orientation != 1:
        image = image.transpose(UPRIGHT_TO_STORED[shot.orientation])
        exif = Image.Exif()
        exif[0x0112] = shot.orientation
        extra["exif"] = exif
    path = folder / shot.name
    image.save(path, **extra)
    return path


SHOTS = [
    Shot("zoe.jpg", (1200, 1600), zoe, sea, dict(quality=80)),
    Shot("lukasz.jpg", (1200, 1500), lukasz, mountains, dict(quality=80, progressive=True),
         rim="#ffb98a"),
    Shot("eleni.jpg", (1080, 1620), eleni, kitchen, dict(quality=80), orientation=6, rim="#fff0c8",
         rim_amount=0.25),
    Shot("taras.jpg", (1120, 1400), taras, library, dict(quality=80), orientation=3, rim="#ffc27a"),
    Shot("layla.jpg", (1050, 1500), layla, city, dict(quality=80), orientation=5, rim="#ff9a8a"),
    Shot("noam.jpg", (1600, 1200), noam, forest, dict(quality=80), rim="#fff3b8"),
    Shot("meera.png", (840, 1120), meera, marigold, dict(optimize=True), rim="#ffd27a", grain=0),
    Shot("aoi.png", (840, 1120), aoi, None, dict(optimize=True), mode="RGBA", rim="#ffe9f2",
         rim_amount=0.4),
    Shot("jiwoo.png", (900, 1200), jiwoo, stage, dict(optimize=True), mode="P", rim="#ffb08a", rim_amount=0.35,
         grain=0),
    Shot("anan.jpg", (1200, 1500), anan, club, dict(quality=80), mode="L", rim="#ffffff", grain=0.012),
]


def main(names: Sequence[str]) -> None:
    OUT.mkdir(exist_ok=True)
    for shot in SHOTS:
        if not names or Path(shot.name).stem in names:
            path = store(shot, take(shot), OUT)
            print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
