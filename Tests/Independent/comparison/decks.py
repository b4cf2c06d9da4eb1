"""Makes decks with random options: the same seed and number give the same deck."""

import csv
import io
import pathlib
import random
import shutil

import faults
import texts
from json5 import Writer
from styles import Overrides, ICONS, color, merged

PRESETS = ["stack", "pager", "twoCard", "sections", "depth"]
ASPECTS = {"stack": 4 / 3, "pager": 16 / 9, "twoCard": 16 / 9, "sections": 16 / 9, "depth": 4 / 3}
CORNERS = ["auto", "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left", "bottom-right"]
ALIASES = {"id": ["id", "Identifier"], "photo": ["photo", "Image", "photo-file"], "name": ["name", "Full name"], "age": ["age", "Years"],
           "hobby": ["hobby", "Interests"], "title": ["title", "headline"], "detail": ["detail", "Bio"],
           "section": ["section", "Group"], "alt": ["alt", "alt_text"], "focus": ["focus"], "lang": ["lang", "Language"]}
FONTS = [
    ("Inter Display", "/usr/share/fonts/opentype/inter/InterDisplay-Medium.otf"),
    ("Noto Serif", "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"),
    ("Noto Sans Mono", "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"),
]
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<path d="M3 3h18v6H3z"/><circle cx="12" cy="16" r="5" fill-rule="evenodd"/></svg>
"""
LIMITS = {"pixels": 20_000_000, "side": 9000, "fileBytes": 9_000_000, "workingBytes": 90_000_000, "profileBytes": 90_000,
          "exifBytes": 60_000, "chunks": 900, "scans": 90, "expansion": 9000}


class Maker:
    """Makes the deck `number` of the seed.

    - `schema`: the JSON Schema of deck files.
    - `bases`: the style of each preset as the manifest has it, for the preset's own width.
    - `photos`: names of good, demo and damaged photos in `photo_folder`.
    """

    def __init__(self, seed, number, schema, bases, photo_folder, photos):
        self.random = random.Random(f"{seed} {number}")
        self.number, self.schema, self.bases = number, schema, bases
        self.photo_folder, (self.good, self.demo, self.bad) = photo_folder, photos
        self.preset = PRESETS[number % len(PRESETS)]
        self.files, self.deck, self.cards = {}, {}, []

    def chance(self, share):
        return self.random.random() < share

    def some(self, items, least=0):
        items = list(items)
        return self.random.sample(items, self.random.randint(min(least, len(items)), len(items)))

    # The deck

    def make(self):
        """Returns what the deck is made of, for the coverage, and the steps: lists of arguments of the program."""
        count = self.random.choice([1, 2, 3, 3, 4, 5, 6, 9])
        self.is_damaged = self.chance(0.08)
        self.cards = [self.card(index) for index in range(count)]
        ids = [card["id"] for card in self.cards]
        self.ids, deck = ids, self.deck
        self.head()
        deck["style"] = self.style()
        self.resolved = merged(self.base, deck["style"] if isinstance(deck["style"], dict) else {})
        self.pictures()
        if self.chance(0.6):
            deck["previews"] = self.previews()
        deck["animations"] = self.animations()
        if self.chance(0.45) or self.preset == "sections":
            deck["sheets"] = self.sheets()
        self.place_cards()
        drawn = [dict(deck), {"cards": self.cards}]
        is_faulty = self.chance(0.1)
        if is_faulty:
            faults.apply(self.random, deck)
        order = list(deck)
        if self.chance(0.3):
            self.random.shuffle(order)
        writer = Writer(self.random, plain=self.chance(0.3))
        text = writer.text({key: deck[key] for key in order}) + "\n"
        self.files["deck.json"] = faults.spoil(self.random, text) if is_faulty else text
        return drawn, self.steps()

    def write(self, folder):
        folder.mkdir(parents=True)
        for name, content in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(content, pathlib.Path):
                shutil.copyfile(content, path)
            else:
                path.write_bytes(content.encode() if isinstance(content, str) else content)

    def steps(self):
        render = ["render", "deck.json", "--json", "-j", self.random.choice("12")]
        if self.is_damaged:
            render.append("--keep-going")
        if self.chance(0.05):
            render += ["--memory", "16MB"]
        steps = [render]
        if self.chance(0.3):
            again = ["render", "deck.json", "-j", self.random.choice("12")]
            steps.append(again + [word for id in self.some(self.ids, 1)[:2] for word in ("--only", id)] + render[5:])
        if self.chance(0.2):
            steps.append(["check", "deck.json", "--json"])
        if self.chance(0.2):
            steps.append(["explain", "deck.json", self.random.choice(self.ids), *self.some(["--json"])])
        return steps

    def head(self):
        deck = self.deck
        if self.chance(0.2):
            deck["$schema"] = "urn:deckle:schema:deck:1"
        if self.chance(0.5):
            deck["title"] = self.random.choice(["Team", "فريق", f"Deck {self.number}"])
        if self.chance(0.2):
            deck["id"] = f"deck-{self.number}"
        if self.chance(0.6):
            deck["locale"] = self.random.choice(texts.LOCALES)
        self.width = self.random.choice([72, 90, 96, 100, 120, 121, 150])
        self.height = round(self.width * ASPECTS[self.preset] * self.random.uniform(0.85, 1.15))
        if self.preset == "stack" and self.chance(0.08):
            self.width, self.height = 300, 400
        deck["size"] = [self.width, self.height]
        if self.chance(0.5):
            deck["background"] = self.random.choice(["transparent", "transparent", color(self.random), color(self.random)])
        if self.chance(0.25):
            deck["colorSpace"] = self.random.choice(["srgb", "display-p3", "display-p3"])
        if self.chance(0.4):
            policy = self.random.choice(["mend", "measure", "off"])
            rule = {"policy": policy, "limit": self.random.choice([0, 0.3, 0.5, 1])}
            deck["contrast"] = policy if self.chance(0.5) else {key: rule[key] for key in self.some(rule, 1)}
        if self.chance(0.5):
            deck["crop"] = self.corner() if self.chance(0.5) else {"focus": self.focus()}
        if self.chance(0.15):
            deck["limits"] = {key: LIMITS[key] for key in self.some(LIMITS, 1)}
        if self.chance(0.15):
            self.fonts()

    def style(self):
        """The style as written; `self.base` is the preset's in the deck's size."""
        design = self.bases[self.preset]
        self.base = scaled(design, self.width / design["size"]["width"])
        self.base["size"] = {"width": self.width, "height": self.height}
        if self.chance(0.15):
            return self.preset
        icons = ICONS + ["own"] * (2 if self.preset == "pager" else 0)
        schema = next(option for option in self.schema["properties"]["style"]["anyOf"] if "properties" in option)
        written = Overrides(self.random, self.number // len(PRESETS), schema, self.width, icons).make(self.base, self.random.choice([0.2, 0.4, 0.8]))
        # A style's own size is another way to say the deck's.
        if "size" in written and self.chance(0.7):
            del written["size"]
        written.pop("background", None) if "background" in self.deck else None
        chrome = written.get("chrome") or {}
        named = {icon["name"] for row in ("upper", "lower") for icon in chrome.get(row, [])}
        if "own" in named or (self.preset == "pager" and written.get("chrome", 1) and self.chance(0.3)):
            own = "own" if "own" in named else (sorted(named) or ["flame"])[0] if "upper" in chrome or "lower" in chrome else "flame"
            if own in named or not named:
                self.deck["icons"] = {own: "icons/own.svg"}
                self.files["icons/own.svg"] = DRAWING
        if not chrome.get("upper") and not chrome.get("lower") and self.preset != "pager":
            self.deck.pop("icons", None)
        if self.deck.get("icons") and "own" not in self.deck["icons"]:
            left = {icon["name"] for row in ("upper", "lower") for icon in merged(self.base, written)["chrome"][row]}
            self.deck["icons"] = {name: path for name, path in self.deck["icons"].items() if name in left} or None
            if not self.deck["icons"]:
                del self.deck["icons"]
        return {"preset": self.preset, **written}

    def fonts(self):
        found = [(name, pathlib.Path(path)) for name, path in FONTS if pathlib.Path(path).exists()]
        chosen = self.some(found, 1)
        fonts = {"files": [f"fonts/{path.name}" for _, path in chosen]}
        for _, path in chosen:
            self.files[f"fonts/{path.name}"] = path
        for key in self.some(["name", "hobby"], 1):
            fonts[key] = self.random.choice(chosen)[0]
        self.deck["fonts"] = fonts

    # Cards

    def card(self, index):
        card = {"id": f"c{index}-{self.random.choice(['a', 'B', 'x.y', '_z'])}"}
        chance = self.chance
        if self.preset not in ("sections", "depth") or chance(0.4):
            card["photo"] = self.photo()
        name = self.random.choice(texts.NAMES)
        if self.preset != "depth" or chance(0.3):
            card["name"] = "" if chance(0.05) else name
        if self.preset == "depth" or chance(0.3):
            card["title"] = self.random.choice(texts.TITLES)
        if chance(0.6):
            card["age"] = self.random.choice([0, 7, 36, 99, 120, 150, "42", " 8 "])
        if chance(0.6):
            card["hobby"] = self.random.choice(texts.HOBBIES)
        if chance(0.7 if self.preset == "sections" else 0.1):
            card["detail"] = self.random.choice(texts.DETAILS)
        if chance(0.5 if self.preset == "sections" else 0.1):
            card["section"] = self.random.choice(texts.SECTIONS)
        if chance(0.2):
            card["alt"] = f"Picture of {name}"
        if chance(0.3):
            card["focus"] = self.focus()
        if chance(0.25):
            card["lang"] = self.random.choice(texts.LOCALES)
        return card

    def focus(self):
        if self.chance(0.7):
            return self.corner()
        return [round(self.random.random(), 2), round(self.random.random(), 2)]

    def corner(self):
        return CORNERS[(self.number // len(PRESETS) + len(self.files)) % len(CORNERS)]

    def photo(self):
        name = self.random.choice(self.demo if self.chance(0.08) else self.good)
        if self.is_damaged and self.chance(0.4):
            name = self.random.choice([*self.bad, "missing.jpg"])
        if name != "missing.jpg":
            self.files[f"photos/{name}"] = self.photo_folder / name
        return f"photos/{name}"

    def place_cards(self):
        """Cards in the deck file, or in a file of their own."""
        kind = self.random.choice(["inline", "csv", "csv", "json"])
        if kind == "inline":
            self.deck["cards"] = self.cards
        elif kind == "json":
            name = self.random.choice(["cards.json", "people.json5"])
            self.files[name] = Writer(self.random, plain=self.chance(0.5)).text(self.cards)
            self.deck["cards"] = name if self.chance(0.7) else {"file": name}
        else:
            self.table()

    def table(self):
        delimiter = self.random.choice([",", ";", "\t"])
        keys = [key for key in ALIASES if any(key in card for card in self.cards)]
        self.random.shuffle(keys)
        columns = {key: self.random.choice(ALIASES[key]) for key in keys}
        mapped = {key: f"Spalte {key}" for key in self.some(keys)} if self.chance(0.6) else {}
        columns.update(mapped)
        text = io.StringIO()
        writer = csv.writer(text, delimiter=delimiter, lineterminator=self.random.choice(["\n", "\r\n"]),
                            quoting=self.random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
        writer.writerow([columns[key] for key in keys] + (["Remarks"] if self.chance(0.2) else []))
        has_more = "Remarks" in text.getvalue()
        for card in self.cards:
            row = [" ".join(map(str, value)) if isinstance(value := card.get(key, ""), list) else value for key in keys]
            writer.writerow(row + (["x"] if has_more else []))
        name = self.random.choice(["people.csv", "people.tsv", "people.txt"])
        self.files[name] = ("\ufeff" if self.chance(0.2) else "") + text.getvalue()
        self.deck["cards"] = name if not mapped and self.chance(0.8) else {"file": name, "columns": mapped}

    # Pictures

    def scales(self):
        return self.random.choice([[1], [1], [2], [1, 2], [3], [1, 2, 3]])

    def effort(self):
        return self.random.choice(["fast", "balanced", "small"])

    def webp(self):
        settings = {"format": "webp"}
        if self.chance(0.3):
            settings["lossless"] = True
        elif self.chance(0.6):
            settings["quality"] = self.random.choice([0, 30, 80, 95, 100])
            if self.chance(0.3):
                settings["lossless"] = False
        if self.chance(0.5):
            settings["method"] = self.random.randint(0, 6)
        return settings if len(settings) > 1 or self.chance(0.5) else "webp"

    def pictures(self):
        deck = self.deck
        if self.chance(0.8):
            deck["scales"] = self.scales()
        if self.chance(0.75):
            jpeg = {"format": self.random.choice(["jpeg", "jpg"])}
            if self.chance(0.7):
                jpeg["quality"] = self.random.choice([1, 40, 85, 97, 100])
            if self.chance(0.5):
                jpeg["background"] = color(self.random, opaque=True)
            png = {"format": "png", "effort": self.effort()} if self.chance(0.7) else {"format": "png"}
            kinds = [self.random.choice(["png", png, png]), self.random.choice(["jpeg", "jpg", jpeg, jpeg]), self.webp()]
            deck["formats"] = self.some(kinds, 1)

    def some_cards(self):
        return "all" if len(self.ids) < 5 and self.chance(0.3) else self.some(self.ids, 1)[:2]

    def previews(self):
        if self.chance(0.2):
            return self.random.choice([[], ["rest"]])
        request = {"kind": "rest"}
        if self.chance(0.7):
            request["cards"] = self.some_cards()
        if self.chance(0.5):
            request["scales"] = self.scales()
        return [request]

    def packed(self):
        apng = {"format": "apng", "effort": self.effort()} if self.chance(0.6) else {"format": "apng"}
        kinds = [self.random.choice(["png", {"format": "png"}]), self.random.choice(["apng", apng, apng]), self.webp()]
        return self.some(kinds, 1)

    def animations(self):
        kinds = {"slots": ["like", "nope", "return"], "strip": ["forward", "back"], "tilted": ["drag"], "list": ["toggle"]}[
            self.resolved["layout"]["kind"]]
        if not self.resolved["release"]:
            kinds = [kind for kind in kinds if kind in ("return", "drag", "toggle")]
        if not kinds or self.chance(0.1):
            return []
        return [self.animation(kind) for kind in self.some(kinds, 1)]

    def animation(self, kind):
        # The first page has none before it.
        is_plain = self.chance(0.12) and self.width < 121
        if is_plain and not (kind in ("forward", "back") and len(self.ids) < 2):
            return kind
        request = {"kind": kind, "fps": self.random.choice([5, 7.5, 10, 12, 20, 24, 60 / 1.001 if self.width < 80 else 15])}
        if kind == "toggle":
            if self.chance(0.6):
                request["target"] = self.random.choice(self.ids)
            if self.chance(0.5):
                request["open"] = "all" if self.chance(0.4) else self.some(self.ids)
        elif kind in ("like", "nope", "return", "drag"):
            if self.chance(0.5):
                request["cards"] = self.some_cards()
            if self.chance(0.35):
                request["path"] = self.path(kind)
        if self.chance(0.4):
            request["scale"] = self.random.choice([1, 1, 2, 3])
        if self.chance(0.75):
            request["formats"] = self.packed()
        if self.chance(0.4):
            request["loop"] = self.chance(0.7)
        return request

    def path(self, kind):
        """A path of the finger that ends where the gesture needs it to."""
        release = self.resolved["release"] or {"right": self.width / 3, "left": -self.width / 3}
        gain = self.resolved["drag"]["gain"] or 1
        end = {"like": release["right"] / gain + 20, "nope": release["left"] / gain - 20}.get(kind, 1)
        height = self.random.uniform(-20, 30)
        points = [[0, 0, 0], [0.2, end / 2, height], [0.35, end, height / 2], [0.6, end, height / 2]]
        return [[time, round(x, 1), round(y, 1)] for time, x, y in points[self.random.randint(0, 1):]]

    def sheets(self):
        sheets = []
        if self.chance(0.6):
            sheet = {"kind": "sheet"}
            if self.chance(0.6):
                sheet["open"] = "all" if self.chance(0.4) else self.some(self.ids)
            # The list of other styles is as wide as the preset's own.
            width = self.width if self.preset == "sections" else self.bases["sections"]["size"]["width"]
            self.page(sheet, self.resolved["size"]["width"] if self.preset == "sections" else width)
            sheets.append(sheet if len(sheet) > 1 and self.chance(0.9) else "sheet")
        if self.chance(0.5):
            contact = {"kind": "contact"}
            if self.chance(0.6):
                contact["columns"] = self.random.randint(1, 6)
            self.page(contact, 200)
            sheets.append(contact if len(contact) > 1 and self.chance(0.9) else "contact")
        return sheets

    def page(self, sheet, width):
        if self.chance(0.5):
            sheet["pageSize"] = [max(72, int(width) + self.random.randint(0, 90)), self.random.randint(160, 500)]
        if self.chance(0.6):
            sheet["formats"] = self.some(["png", "pdf"], 1)
        if self.chance(0.5):
            sheet["scales"] = self.random.choice([[1], [1], [2], [1, 2], [3]])


def scaled(style, factor):
    """The preset's style with its lengths in another width, as far as overrides must know them."""
    style = {**style}
    release = style["release"]
    if release:
        style["release"] = {**release, "left": release["left"] * factor, "right": release["right"] * factor}
    return style
