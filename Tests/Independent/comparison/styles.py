"""Overrides of styles, made from the schema of deck files so that no field of a style is left out.

A field with numbers whose range is not in RANGES is an error: add it when the schema has a new one.
"""

from texts import BADGES, EMPTY_TEXTS

# Numbers by the end of the field's path, the longest first: lowest and highest, as parts of the container's width where
# the third value is true.
RANGES = {
    "size.width": (0.5, 1.1, True), "size.height": (0.6, 1.4, True),
    "cornerRadius": (0, 0.3, True), "shadow.radius": (0, 0.06, True), "discShadow.radius": (0, 0.06, True),
    "offset.x": (-0.08, 0.08, True), "offset.y": (-0.08, 0.08, True), "exit.offset.x": (-1.2, 1.5, True),
    "exit.offset.y": (-0.5, 0.5, True), "disc.offset.x": (-4, 4, False), "disc.offset.y": (-4, 4, False),
    "scrim.start": (0, 0.6, False), "scrim.end": (0.6, 1, False),
    "padding": (0, 0.08, True), "spacing": (-0.01, 0.06, True), "chrome.spacing": (0, 0.04, True),
    "name.size": (0.04, 0.14, True), "hobby.size": (0.03, 0.09, True), "key.size": (0.04, 0.14, True),
    "primary.size": (0.04, 0.1, True), "secondary.size": (0.03, 0.08, True), "minimumSize": (0.02, 0.04, True),
    "front.x": (0, 0.15, True), "front.y": (0, 0.15, True), "front.width": (0.5, 0.8, True), "front.height": (0.5, 1, True),
    "step.x": (-0.05, 0.05, True), "step.y": (-0.05, 0.05, True), "narrowing": (-0.02, 0.1, True), "layout.scale": (0.82, 1.1, False),
    "scaleAnchor.x": (0, 1, False), "scaleAnchor.y": (0, 1, False), "layout.spacing": (-0.02, 0.1, True),
    "header.height": (0.1, 0.3, True), "triangle.box": (0.05, 0.2, True), "strokeWidth": (0, 0.02, True),
    "horizontalInset": (0, 0.08, True), "verticalInset": (0, 0.05, True), "item.spacing": (0, 0.03, True),
    "thumbnailSize": (0, 0.25, True), "thumbnailSpacing": (0, 0.06, True), "thumbnailRadius": (0, 0.06, True),
    "groupSpacing": (0, 0.12, True), "separatorInset": (0, 0.1, True), "layout.height": (0.3, 0.8, True), "margin": (0, 0.1, True),
    "rest.padding": (0, 0.2, True), "rest.bottom": (0, 0.2, True), "rest.tilt": (-1.2, 1.2, False),
    "dragging.padding": (0, 0.2, True), "dragging.bottom": (0, 0.2, True), "dragging.tilt": (-1.2, 1.2, False),
    "gain": (0.4, 1.8, False), "amount": (-1.2, 1.2, False), "distance": (0.3, 2.5, True), "rotation.limit": (0.1, 1.2, False),
    "release.right": (0, 0.7, True), "release.left": (-0.7, 0, True), "projection": (0, 0.3, False), "velocity": (100, 900, False),
    "duration": (0, 0.5, False), "mass": (0.5, 2, False), "stiffness": (60, 300, False), "damping": (8, 30, False),
    "badges.start": (0, 0.1, True), "badges.end": (0.1, 0.4, True), "iconSize": (0.03, 0.1, True),
    "lowerPadding": (0, 0.06, True), "icon.scale": (0, 2.5, False), "diameter": (1, 2.5, False),
}
WHOLE = {"visibleCount": (1, 5), "lines": (1, 3)}
ICONS = ["back", "close", "approve", "boost", "profile", "flame", "chat"]


class Overrides:
    """Makes overrides of the style `base`, by the schema of a style, for the deck `turn` of its preset."""

    def __init__(self, random_source, turn, schema, width, icons):
        self.random, self.turn, self.schema, self.width, self.icons = random_source, turn, schema, width, icons

    def make(self, base, share):
        """Some of the style's fields, each with the chance `share`, that agree with one another."""
        written = {}
        for key, schema in self.schema["properties"].items():
            if key != "preset" and self.random.random() < share:
                written[key] = self.value(schema, base.get(key), (key,))
        self.agree(written, base)
        return written

    def value(self, schema, base, path):
        if "anyOf" in schema:
            options = schema["anyOf"]
            if path == ("layout",):
                options = [option for option in options if option["properties"]["kind"]["const"] == base["kind"]]
            # Null must not be as likely as all other values together.
            options = [option for option in options if option.get("type") != "null" or self.random.random() < 0.45] or options
            return self.value(self.random.choice(options), base, path)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.each(schema["enum"], path)
        kind = schema["type"]
        return {"object": self.object, "array": self.array, "string": self.string, "number": self.number,
                "integer": self.integer, "null": lambda *_: None}[kind](schema, base, path)

    def each(self, values, path):
        """One value after the other in the decks of a preset, so that none is left out."""
        return values[(self.turn + len("".join(path))) % len(values)]

    def object(self, schema, base, path):
        """Some fields of an object that the preset has, all fields of one that it does not have."""
        keys = list(schema["properties"])
        if isinstance(base, dict) and self.random.random() < 0.8:
            keys = [key for key in keys if self.random.random() < 0.65] or keys[:1]
        old = base if isinstance(base, dict) else {}
        return {key: self.value(schema["properties"][key], old.get(key), (*path, key)) for key in keys}

    def array(self, schema, base, path):
        if path[-1] == "curve":
            return [self.part(), round(self.random.uniform(-0.5, 1.5), 3), self.part(), round(self.random.uniform(-0.5, 1.5), 3)]
        # Lists of objects are as long as the preset's, and each object is whole.
        return [self.value(schema["items"], None, (*path, "icon" if path[0] == "chrome" else "item")) for _ in base or range(self.random.randint(1, 4))]

    def part(self):
        return round(self.random.random(), 3)

    def string(self, schema, base, path):
        if "pattern" in schema:
            return color(self.random)
        if path[-1] == "emptyText":
            return self.random.choice(EMPTY_TEXTS)
        if path[0] == "badges":
            return self.random.choice(BADGES)
        if path[0] == "chrome":
            return self.random.choice(self.icons)
        return self.random.choice(["own", "stack", "Mein Stil"])

    def number(self, schema, base, path):
        if schema.get("maximum") == 1:
            return self.random.choice([0, 0.25, 0.333, 0.5, 0.75, 0.9, 1])
        lowest, highest, is_length = spans(RANGES, path)
        value = self.random.uniform(lowest, highest) * (self.width if is_length else 1)
        # Whole, half and any numbers of points meet different code.
        digits = self.random.choice([0, 0, 1, 3])
        value = round(value * 2) / 2 if digits == 1 else round(value, digits)
        value = max(value, 1) if path[-1] in ("stiffness", "mass", "damping", "distance", "height") else value
        if path[0] == "size":
            value = round(value)
        return int(value) if value == int(value) else value

    def integer(self, schema, base, path):
        if "enum" in schema:
            return self.each(schema["enum"], path)
        return self.random.randint(*spans(WHOLE, path))

    def agree(self, written, base):
        """Mends what contradicts itself, so that most of the decks are drawn."""
        style = merged(base, written)
        if style["size"] != base["size"] and style["layout"]["kind"] == "slots" and style["layout"]["front"]:
            written["size"] = base["size"]
        if style["drag"]["follow"] == "spring" and not style["return"]["spring"]:
            written["drag"]["follow"] = "direct"
        rotation = style["rotation"]
        if rotation and rotation["function"] == "tangent" and rotation["limit"] is None:
            written["rotation"]["limit"] = 0.7
        release = style["release"]
        if release and (style["drag"]["axes"] == "none" or (style["layout"]["kind"] == "slots" and not style["exit"])):
            written.pop("release", None)
            written.pop("exit", None)
            if written.get("drag", {}).get("axes"):
                written["drag"]["axes"] = base["drag"]["axes"]
            if base["release"] and base["drag"]["axes"] == "none":
                written["release"] = None


def merged(base, written):
    if not isinstance(base, dict) or not isinstance(written, dict):
        return written
    return {**base, **{key: merged(base.get(key), value) for key, value in written.items()}}


def spans(table, path):
    """The entry of `table` for the longest end of `path`."""
    for length in range(len(path), 0, -1):
        entry = table.get(".".join(path[-length:]))
        if entry:
            return entry
    raise KeyError(f"no range of numbers for {'.'.join(path)}: add one to styles.py")


def color(random_source, opaque=False):
    digits = random_source.choice([3, 6, 6] if opaque else [3, 6, 6, 6, 8])
    return "#" + "".join(random_source.choice("0123456789ABCDEFabcdef") for _ in range(digits))
