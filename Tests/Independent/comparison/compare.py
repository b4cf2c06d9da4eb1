"""Proves that two builds of the program write the same bytes: renders the demo decks and many generated ones with both.

Compares the set of files, every file byte for byte, standard output, standard error and exit codes.
Decks that differ are kept in the work folder. Exit code 0: no difference.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from PIL import Image, ImageSequence

import photos
from coverage import Coverage
from decks import PRESETS, Maker

ROOT = photos.ROOT
DEMOS = [f"assets/demo/{name}.json" for name in ("deck", "pager", "twoCard", "depth")] + ["assets/sections/deck.json"]
COMMANDS = [["schema", "deck"], ["schema", "manifest"], ["--version"], ["--help"], ["nothing"],
            *([name, "--help"] for name in ("init", "check", "explain", "render", "schema")),
            ["render"], ["render", "nowhere.json", "--json"], ["render", "deck.json", "-j", "none"]]
MESSAGE = re.compile(rb'("message"\s*:\s*)"(?:[^"\\]|\\.)*"')
# A program that takes longer is stopped.
SECONDS = 300


class Comparison:
    """Runs both programs in copies of one folder and collects what differs."""

    def __init__(self, old, new, ignores_messages):
        self.programs = {"old": old, "new": new}
        self.ignores_messages = ignores_messages

    def run(self, folder, steps):
        """Runs `steps` in both of the `places`, which hold the same files; returns differences and the old program's answers."""
        answers = {name: [self.answer(program, places(folder)[name], step) for step in steps] for name, program in self.programs.items()}
        differences = []
        for step, old, new in zip(steps, answers["old"], answers["new"]):
            for part, a, b in zip(("exit code", "standard output", "standard error"), old, new):
                if part == "standard error" and self.ignores_messages:
                    continue
                if self.comparable(a) != self.comparable(b):
                    differences.append(f"{part} of “{' '.join(step)}”: {brief(a, b)}")
        differences += self.files(*places(folder).values())
        return differences, answers["old"]

    def answer(self, program, folder, step):
        try:
            done = subprocess.run([program, *step], cwd=folder, capture_output=True, timeout=SECONDS,
                                  env={**os.environ, "NO_COLOR": "1"})
        except subprocess.TimeoutExpired:
            return f"stopped after {SECONDS} seconds", b"", b""
        # Some messages have the path of the folder, which is not the same.
        return done.returncode, *(text.replace(bytes(folder), b"") for text in (done.stdout, done.stderr))

    def comparable(self, answer):
        if self.ignores_messages and isinstance(answer, bytes):
            return MESSAGE.sub(rb'\1""', answer)
        return answer

    def files(self, old, new):
        names = {folder: {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()} for folder in (old, new)}
        differences = [f"{name}: only the old program writes it" for name in sorted(names[old] - names[new])]
        differences += [f"{name}: only the new program writes it" for name in sorted(names[new] - names[old])]
        for name in sorted(names[old] & names[new]):
            a, b = (old / name).read_bytes(), (new / name).read_bytes()
            if self.comparable(a) != self.comparable(b) if name.endswith(".json") else a != b:
                differences.append(f"{name}: {kind_of_difference(old / name, new / name, a, b)}")
        return differences


def places(folder):
    """Where each program runs: folders of the same name, which is a deck's title where it has none."""
    return {name: folder / name / "deck" for name in ("old", "new")}


def brief(a, b):
    """Both answers, long ones from their first difference on."""
    if not isinstance(a, bytes) or not isinstance(b, bytes):
        return f"{a} and {b}"
    at = max(0, len(os.path.commonprefix([a, b])) - 40)
    return f"…{a[at:at + 90].decode(errors='replace')}… and …{b[at:at + 90].decode(errors='replace')}…"


def kind_of_difference(old, new, a, b):
    if old.suffix not in (".png", ".webp", ".jpg"):
        return brief(a, b) if old.suffix == ".json" else f"{len(a)} and {len(b)} bytes"
    try:
        frames = [[frame.convert("RGBA").tobytes() for frame in ImageSequence.Iterator(Image.open(path))] for path in (old, new)]
        delays = [[frame.info.get("duration") for frame in ImageSequence.Iterator(Image.open(path))] for path in (old, new)]
    except (OSError, SyntaxError, ValueError) as error:
        return f"cannot be read: {error}"
    if frames[0] == frames[1]:
        same = "the same pixels" if delays[0] == delays[1] else "the same pixels, other delays"
        return f"{same}, {len(a)} and {len(b)} bytes"
    if len(frames[0]) != len(frames[1]):
        return f"{len(frames[0])} and {len(frames[1])} frames"
    pairs = [(x, y) for x, y in zip(*frames) if x != y]
    if any(len(x) != len(y) for x, y in pairs):
        return "other sizes in pixels"
    count = sum(x[at:at + 4] != y[at:at + 4] for x, y in pairs for at in range(0, len(x), 4))
    most = max(max(abs(p - q) for p, q in zip(x, y)) for x, y in pairs)
    return f"pixels differ: {count} in {len(pairs)} of {len(frames[0])} frames, by at most {most} levels"


def preset_styles(deckle, work):
    """The style of each preset as the manifest has it."""
    styles = {}
    for preset in PRESETS:
        deck = {"style": preset, "previews": [], "animations": [], "sheets": [], "cards": [{"title": "A", "photo": "rgb.png"}]}
        (work / "photos" / "deck.json").write_text(json.dumps(deck))
        subprocess.run([deckle, "render", "deck.json", "-q", "-o", f"../styles/{preset}"], cwd=work / "photos", check=True)
        styles[preset] = json.loads((work / "styles" / preset / "manifest.json").read_text())["style"]
    return styles


class Session:
    """All decks of one comparison."""

    def __init__(self, options):
        self.options, self.work = options, options.work.resolve()
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        self.comparison = Comparison(options.old, options.new, options.ignore_messages)
        self.repetition = Comparison(options.old, options.old, options.ignore_messages)
        self.photos = photos.write(self.work / "photos", options.seed)
        answer = subprocess.run([options.old, "schema", "deck"], check=True, capture_output=True)
        self.schema = json.loads(answer.stdout)
        self.coverage = Coverage(self.schema)
        self.bases = preset_styles(options.old, self.work)
        self.exits, self.failures, self.refusals = collections.Counter(), 0, collections.Counter()

    def demo(self, path, work):
        folder = work / ("demo-" + pathlib.Path(path).stem + ("-sections" if "sections" in path else ""))
        for place in places(folder).values():
            shutil.copytree(ROOT / pathlib.Path(path).parent, place)
        return folder, None, [["render", pathlib.Path(path).name, "--json"]]

    def commands(self, work):
        folder = work / "commands"
        for place in places(folder).values():
            (place / "pictures").mkdir(parents=True)
            for photo in ("rgb.png", "turned-6.jpg"):
                shutil.copyfile(self.work / "photos" / photo, place / "pictures" / photo)
        return folder, None, ([] if self.options.ignore_messages else COMMANDS) + [
            ["init", "pictures"], ["render", "pictures/deck.json", "--json"]]

    def generated(self, number, work):
        maker = Maker(self.options.seed, number, self.schema, self.bases, self.work / "photos", self.photos)
        deck, steps = maker.make()
        folder = work / f"deck-{number:03}"
        for place in places(folder).values():
            maker.write(place)
        return folder, deck, steps

    def run(self, make, *arguments):
        folder, deck, steps = make(*arguments, self.work)
        differences, answers = self.comparison.run(folder, steps)
        (code, output, _), codes = answers[0], []
        if code == 65:
            codes = sorted({entry["code"] for entry in json.loads(output)["diagnostics"] if entry["severity"] == "error"})
        if differences:
            # A program that does not write the same bytes twice is not the fault of the other one.
            repeated, _ = self.repetition.run(make(*arguments, self.work / "again")[0], steps)
            if repeated:
                differences.insert(0, f"UNSTABLE: the old program differs from itself, in {repeated[0]}")
            text = "\n".join(" ".join(step) for step in steps)
            (folder / "steps.txt").write_text(text + "\n")
        elif not self.options.keep:
            shutil.rmtree(folder)
        return folder, deck, differences, code, codes

    def jobs(self):
        if self.options.only is not None:
            yield self.generated, self.options.only
            return
        yield (self.commands,)
        for path in DEMOS:
            yield self.demo, path
        for number in range(self.options.decks):
            yield self.generated, number

    def report(self, folder, deck, differences, code, codes):
        if deck is not None:
            self.exits[code] += 1
            if code in (0, 66):
                self.coverage.add(*deck)
        self.refusals.update(codes)
        if not differences:
            return
        self.failures += 1
        print(f"{folder.name}: {len(differences)} difference(s), kept in {folder}", flush=True)
        for line in differences[:self.options.lines]:
            print(f"  {line}", flush=True)
        if len(differences) > self.options.lines:
            print(f"  and {len(differences) - self.options.lines} more", flush=True)

    def compare(self):
        start = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            futures = [pool.submit(self.run, *job) for job in self.jobs()]
            for future in futures:
                self.report(*future.result())
        return time.monotonic() - start

    def sum_up(self, seconds):
        count = sum(self.exits.values())
        kinds = ", ".join(f"{number} with exit code {code}" for code, number in sorted(self.exits.items(), key=str))
        print(f"{count} generated decks ({kinds}), {len(DEMOS)} demo decks, {seconds:.0f} s")
        if self.refusals:
            print("refused for: " + ", ".join(f"{code} {number}" for code, number in sorted(self.refusals.items())))
        if self.options.coverage:
            print("decks that were drawn, by option:\n" + "\n".join(self.coverage.table()))
        unused = self.coverage.unused() if self.options.decks >= 200 and self.options.only is None else []
        print(f"{len(self.coverage.all) - len(self.coverage.unused())} of {len(self.coverage.all)} options of the schema used")
        for path in unused:
            print(f"  never used: {path}")
        for code in (70, *(code for code in self.exits if not isinstance(code, int) or code < 0)):
            if self.exits[code]:
                print(f"error: {self.exits[code]} deck(s) ended with {code}, a fault of the program")
        print(f"{self.failures} of them differ" if self.failures else "no difference")
        return 1 if self.failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=pathlib.Path, help="the program whose output is expected")
    parser.add_argument("new", type=pathlib.Path, help="the program to compare with it")
    parser.add_argument("--decks", type=int, default=200, help="number of generated decks (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the generator (1)")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="compare one generated deck alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="decks at a time (the number of cores)")
    parser.add_argument("--ignore-messages", action="store_true", help="do not compare the texts of diagnostics and help")
    parser.add_argument("--coverage", action="store_true", help="print how many decks use each option of the schema")
    parser.add_argument("--keep", action="store_true", help="keep the decks that do not differ as well")
    parser.add_argument("--lines", type=int, default=8, help="differences to print for each deck (8)")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/compare/work", help="folder for the decks; cleared")
    options = parser.parse_args()
    options.old, options.new = options.old.resolve(), options.new.resolve()
    session = Session(options)
    sys.exit(session.sum_up(session.compare()))


if __name__ == "__main__":
    main()
