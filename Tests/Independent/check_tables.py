#!/usr/bin/env python3
"""Writes tables and workbooks with other programs' libraries and reads them with deckle.

Usage: check_tables.py DECKLE
"""

import csv
import datetime
import json
import pathlib
import subprocess
import sys
import tempfile

import openpyxl
import xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from PIL import Image

PEOPLE = [("a.jpg", "Ada Lovelace", 36, "Sums"), ("z.jpg", "Zoë 葵", 29, "Tea, cakes")]
HEADINGS = ["Photo", "Name", "Age", "Hobby"]


def by_openpyxl(path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(HEADINGS)
    for person in PEOPLE:
        sheet.append(person)
    sheet["B2"] = CellRichText("Ada ", TextBlock(InlineFont(b=True), "Lovelace"))
    sheet["C2"].number_format = "0.0"
    book.save(path)


def with_a_title_and_an_empty_column(path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet["B2"] = "Our team"
    sheet.merge_cells("B2:E2")
    for row, values in enumerate([HEADINGS, *PEOPLE]):
        for column, value in enumerate(values):
            sheet.cell(row + 4, column + 2, value)
    sheet.cell(20, 9, None)
    book.save(path)


def on_the_second_sheet(path):
    book = openpyxl.Workbook()
    book.active.append(["Nothing", "here"])
    sheet = book.create_sheet("Räume & Leute")
    sheet.append(HEADINGS)
    for person in PEOPLE:
        sheet.append(person)
    book.save(path)


def by_xlsxwriter(path):
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet("People")
        years = book.add_format({"num_format": '0 "years"'})
        sheet.write_row(0, 0, HEADINGS + ["Joined"])
        for row, person in enumerate(PEOPLE):
            sheet.write_row(row + 1, 0, person)
            sheet.write_number(row + 1, 2, person[2], years)
            sheet.write_datetime(row + 1, 4, datetime.datetime(2026, 12, 1), book.add_format({"num_format": "d.m.yyyy"}))


def by_formulas(path):
    with xlsxwriter.Workbook(str(path), {"constant_memory": True}) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, HEADINGS)
        for row, person in enumerate(PEOPLE):
            first, _, last = person[1].partition(" ")
            sheet.write_string(row + 1, 0, person[0])
            sheet.write_formula(row + 1, 1, f'="{first}"&" "&"{last}"', None, person[1])
            sheet.write_formula(row + 1, 2, f"={person[2]}+0", None, person[2])
            sheet.write_string(row + 1, 3, person[3])


def by_csv(dialect, encoding):
    def write(path):
        with open(path, "w", newline="", encoding=encoding) as file:
            csv.writer(file, dialect).writerows([HEADINGS, *PEOPLE])

    return write


# Each table with the fields of `cards` besides the file.
TABLES = [
    ("openpyxl.xlsx", by_openpyxl, {}),
    ("title.xlsx", with_a_title_and_an_empty_column, {}),
    ("second.xlsx", on_the_second_sheet, {"sheet": "Räume & Leute"}),
    ("xlsxwriter.xlsx", by_xlsxwriter, {}),
    ("formulas.xlsx", by_formulas, {}),
    ("without-suffix", by_openpyxl, {}),
    ("excel.csv", by_csv("excel", "utf-8-sig"), {}),
    ("excel-tab.txt", by_csv("excel-tab", "utf-16"), {}),
    ("unix.csv", by_csv("unix", "utf-8"), {}),
    ("japanese.csv", by_csv("excel", "gb18030"), {"encoding": "gb18030"}),
]


def main():
    deckle = pathlib.Path(sys.argv[1]).resolve()
    faults = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for photo, *_ in PEOPLE:
            Image.new("RGB", (60, 80), (90, 120, 150)).save(folder / photo)
        for table, write, fields in TABLES:
            write(folder / table)
            deck = {
                "cards": {"file": table, **fields}, "size": [60, 80], "scales": [1], "previews": [],
                "animations": [], "warnings": {"unknown-column": "off"},
            }
            (folder / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
            run = subprocess.run(
                [deckle, "render", "deck.json", "-q", "-o", "out"], cwd=folder, capture_output=True, text=True)
            found = []
            if run.returncode == 0:
                manifest = json.loads((folder / "out/manifest.json").read_text(encoding="utf-8"))
                found = [(card["name"], card["age"], card["hobby"]) for card in manifest["cards"]]
            if found != [person[1:] for person in PEOPLE]:
                faults += 1
                print(f"{table}: {run.stderr.strip()} {found}")
    print(f"{len(TABLES)} tables of other programs, {faults} faults")
    sys.exit(1 if faults else 0)


main()
