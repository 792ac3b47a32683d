# SPDX-License-Identifier: MIT
"""What is saved as CSV: what is shown, RFC 4180, nothing that a spreadsheet runs."""

import csv
import io

import fixtures
import traces
from fixtures import PageCase


def read(text):
    if not text.startswith("\ufeff"):
        raise AssertionError("no byte order mark")
    body = text[1:]
    if not body.endswith("\r\n"):
        raise AssertionError("the last line does not end")
    rows = list(csv.reader(io.StringIO(body, newline=""), strict=True))
    if len({len(row) for row in rows}) != 1:
        raise AssertionError("rows of different lengths")
    return rows


class CSV(PageCase):
    page_name = "carousels"

    def test_items(self):
        """the lanes as filtered and in their order, with the engine's numbers"""
        self.page.press("/")
        self.page.type("car-")
        self.page.press("Escape")
        self.page.press("/")
        self.page.type("post")
        shown = self.page.evaluate("Sightline.lanes.shown().map((g) => Sightline.faceOf(Sightline.now.model, Sightline.now.a, g).id)")
        self.page.click_on("#csv-items")
        name, text = self.page.saved()
        self.assertEqual(name, "carousels-swipe-items.csv")
        rows = read(text)
        head = rows[0]
        self.assertEqual([row[head.index("item")] for row in rows[1:]], shown)
        events = fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").events
        for row in rows[1:]:
            item = row[head.index("item")]
            mine = [event for event in events if event["item"] == item]
            self.assertAlmostEqual(float(row[head.index("visibleTime")]), sum(event["visibleTime"] for event in mine if event["event"] == "disappear"), delta=2e-6)
            impressions = [event for event in mine if event["event"] == "impression"]
            self.assertEqual(int(row[head.index("mrcDisplay impressions")]), len(impressions))
            first = row[head.index("mrcDisplay firstImpression")]
            if impressions:
                self.assertAlmostEqual(float(first), impressions[0]["t"], delta=2e-6)
            else:
                self.assertEqual(first, "")

    def test_numbers(self):
        """the numbers of all rules, each with its items"""
        self.page.press("2")
        self.page.click_on("#csv-numbers")
        rows = read(self.page.saved()[1])
        events = fixtures.Events(fixtures.trace_path(self.page_name))
        counted = {row[1]: row for row in rows if row[0] == "rules" and row[2] == "counted"}
        for rule in ("mrcDisplay", "quick"):
            self.assertEqual(int(counted[rule][3]), len(events.counted(rule)))
            self.assertEqual(sorted(counted[rule][4].split()), sorted(thing.split("/", 1)[1] for thing in events.counted(rule)))
        reported = {row[1]: int(row[3]) for row in rows if row[0] == "ledger" and row[2] == "reported"}
        self.assertEqual(reported["quick"], events.ledger["quick"]["reported"])

    def test_two(self):
        """the items on which two rules differ"""
        self.page.evaluate("Sightline.setRules(Sightline.now.model.rules[0], Sightline.now.model.rules.find((one) => one.name === 'quick'))")
        self.page.press("3")
        self.page.click_on("#csv-two")
        rows = read(self.page.saved()[1])
        self.assertEqual(len(rows) - 1, self.page.evaluate("document.querySelectorAll('#panel-two tbody tr').length"))


class HostileCSV(PageCase):
    page_name = "hostile"

    def test_formulas(self):
        """no cell begins like a formula, and texts come back whole"""
        self.page.click_on("#csv-items")
        rows = read(self.page.saved()[1])
        items = [row[rows[0].index("item")] for row in rows[1:]]
        self.assertEqual(len(items), len(traces.HOSTILE))
        for row in rows:
            for cell in row:
                self.assertNotRegex(cell, r"^\s*[=+@]")
                if cell.startswith("-"):
                    float(cell)
        for text in traces.HOSTILE:
            plain = text.replace("\r\n", "\n")
            self.assertTrue(any(cell.replace("\r\n", "\n") in (plain, "'" + plain) for cell in items), repr(text))
