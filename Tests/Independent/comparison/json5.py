"""Writes JSON values in the many ways that JSON5 allows."""

import json
import re


class Writer:
    """Writes values; with `plain` as strict JSON."""

    def __init__(self, random_source, plain=False):
        self.random, self.plain = random_source, plain

    def text(self, value, indent=0):
        if isinstance(value, Raw):
            return value.text
        if isinstance(value, dict):
            members = [f"{self.key(key)}: {self.text(item, indent + 1)}" for key, item in value.items()]
            return self.bracketed("{", members, "}", indent)
        if isinstance(value, (list, tuple)):
            return self.bracketed("[", [self.text(item, indent + 1) for item in value], "]", indent)
        if isinstance(value, str):
            return self.string(value)
        if isinstance(value, bool) or value is None:
            return json.dumps(value)
        return self.number(value)

    def chance(self, share):
        return not self.plain and self.random.random() < share

    def bracketed(self, opening, items, closing, indent):
        if not items:
            return opening + closing
        margin = "  " * (indent + 1)
        lines = [margin + item + "," + (" // note" if self.chance(0.05) else "") for item in items]
        if not self.chance(0.5):
            lines[-1] = margin + items[-1]
        if self.chance(0.05):
            lines.insert(0, margin + "/* a comment\n over lines */")
        return "\n".join([opening, *lines, "  " * indent + closing])

    def key(self, key):
        return key if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", key) and self.chance(0.3) else self.string(key)

    def string(self, value):
        text = json.dumps(value, ensure_ascii=self.random.random() < 0.3)
        if self.chance(0.2):
            text = "'" + text[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"
        if len(value) > 6 and "\\" not in text and self.chance(0.1):
            text = text[:4] + "\\\n" + text[4:]
        return text

    def number(self, value):
        text = json.dumps(value)
        if isinstance(value, int) and value >= 0 and self.chance(0.1):
            return hex(value)
        if text.startswith("0.") and self.chance(0.3):
            return text[1:]
        if value >= 0 and self.chance(0.1):
            return "+" + text
        return text


class Raw:
    """A text that is written verbatim."""

    def __init__(self, text):
        self.text = text
