"""Faults that a program must report: each changes a deck so that it is refused, mostly."""


def apply(random_source, deck):
    """Changes one to three things of `deck`."""
    for fault in random_source.sample(FAULTS, random_source.choice([1, 1, 2, 3])):
        fault(deck)


def spoil(random_source, text):
    """Breaks the syntax of one deck in five."""
    if random_source.random() > 0.2:
        return text
    at = random_source.randrange(len(text))
    return random_source.choice([text[:at], text[:at] + "}" + text[at:], text[:at] + "\x01" + text[at:], text[:at] + '"' + text[at:]])


def put(key, value):
    def change(deck):
        deck[key] = value
    return change


def add(key, value):
    def change(deck):
        deck[key] = [*deck.get(key, []), value]
    return change


def in_style(key, value):
    def change(deck):
        style = deck["style"]
        deck["style"] = {**(style if isinstance(style, dict) else {"preset": style}), key: value}
    return change


def in_card(key, value):
    def change(deck):
        if isinstance(deck.get("cards"), list) and deck["cards"]:
            deck["cards"] = [*deck["cards"][:-1], {**deck["cards"][-1], key: value}]
        else:
            deck["card"] = []
    return change


def again(deck):
    if isinstance(deck.get("cards"), list):
        deck["cards"] = deck["cards"] + deck["cards"][:1]
    else:
        deck["cards"] = "nowhere.csv"


FAULTS = [
    put("titel", "x"), put("title", 5), put("id", "a/b"), put("locale", "not a locale"), put("size", [8, 100]), put("size", [100]),
    put("size", [100.5, 100]), put("scales", [1, 4]), put("scales", []), put("formats", []), put("formats", ["png", "png"]),
    put("formats", ["gif"]), put("formats", [{"format": "jpeg", "quality": 101, "background": "#00000080"}]),
    put("formats", [{"format": "webp", "lossless": True, "quality": 3}]), put("formats", [{"format": "png", "effort": "huge"}]),
    put("cards", []), put("cards", "/etc/people.csv"), put("cards", "../people.csv"), put("cards", 7), put("background", "red"),
    put("style", "stak"), put("style", {"preset": "stack", "decoraton": {}}), put("crop", "middle"), put("crop", {"focus": [2, 0]}),
    put("colorSpace", "p3"), put("contrast", "much"), put("contrast", {"limit": 2}), put("limits", {"pixels": 0}),
    put("limits", {"pixels": 10}), put("fonts", {"files": ["fonts/none.otf"]}), put("fonts", {"name": "No Such Family"}),
    put("icons", {"nothing": "x.svg"}), add("previews", {"cards": ["nobody"]}), add("previews", {"kind": "move"}),
    add("animations", {"kind": "fly"}), add("animations", "like"), add("animations", {"kind": "like", "fps": 0}),
    add("animations", {"kind": "like", "path": [[0, 1, 1]]}), add("animations", {"kind": "toggle", "target": "nobody"}),
    add("sheets", {"kind": "contact", "columns": 0}), add("sheets", {"kind": "contact", "open": "all"}), add("sheets", {"pageSize": [1, 1]}),
    add("sheets", {"kind": "sheet", "formats": ["gif", "pdf", "pdf"]}), in_style("decoration", {"cornerRadius": -1}),
    in_style("decoration", {"caption": {"name": {"lines": 9, "weight": 500}}}), in_style("layout", {"kind": "circle"}),
    in_style("drag", {"gain": 99}), in_style("release", {"right": -1}), in_style("return", {"curve": [2, 0, 0, 1], "duration": 99}),
    in_style("exit", 5), in_style("rotation", {"amount": 1e9}), in_style("chrome", {"iconSize": 1}), in_card("age", 151),
    in_card("age", "old"), in_card("age", 3.5), in_card("focus", "upper"), in_card("focus", [0.5]), in_card("lang", "???"),
    in_card("id", "."), in_card("photo", "a\\b.png"), in_card("photo", "C0\x07.png"), in_card("nmae", "x"), in_card("name", ["x"]), again,
]
