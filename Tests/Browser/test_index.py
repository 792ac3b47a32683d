# SPDX-License-Identifier: MIT
"""Several traces in one page."""

import csv
import io

import fixtures
from fixtures import PageCase


class Index(PageCase):
    page_name = "several"

    def test_rows(self):
        """a row for each trace with the engine's numbers, and totals"""
        self.assertEqual(self.page.state(), {"view": "index", "traces": 4})
        rows = self.page.evaluate("[...document.querySelectorAll('.index-table tbody tr')].map((row) => [...row.children].map((one) => one.textContent.replace(/\\u202f/g, '')))")
        self.assertEqual(len(rows), 4)
        total = self.page.evaluate("[...document.querySelectorAll('.index-table tfoot tr')[0].children].map((one) => one.textContent.replace(/\\u202f/g, ''))")
        for column in range(3, len(total)):
            self.assertEqual(int(total[column]), sum(int(row[column]) for row in rows), column)
        for row, path in zip(rows, fixtures._pages[self.page_name][1]):
            events = fixtures.Events(path)
            self.assertEqual(int(row[5]), len(events.seen()))
            self.assertEqual(int(row[6]), len(events.counted("mrcDisplay")))
            self.assertEqual(int(row[7]), len(events.impressions("mrcDisplay")))
            self.assertEqual(int(row[12]), len(events.counted("quick")))

    def test_opens(self):
        """a row opens its trace, back leads to the index, and the address keeps the place"""
        self.page.click_on(".index-table tbody tr:nth-child(2) a")
        self.page.settle()
        state = self.page.state()
        self.assertEqual((state["view"], state["name"].split("/")[-1]), ("trace", "tabs-switch.trace.jsonl"))
        self.assertIn("trace=1", self.page.evaluate("location.hash"))
        for place in (0, 2, 3):
            self.page.evaluate("location.hash = 'trace=%d'" % place)
            self.page.settle()
            self.assertEqual(self.page.evaluate("Sightline.now.model.name").split("/")[-1], ["feed-read.trace.jsonl", None, "covered.trace.jsonl", "hostile.trace.jsonl"][place])
            for tab in ("numbers", "two", "items"):
                self.page.evaluate("Sightline.openTab('%s')" % tab)
        self.page.click_on("#all")
        self.page.settle()
        self.assertEqual(self.page.state()["view"], "index")

    def test_numbers_lead_to_items(self):
        """a number of a row opens its trace with just these items"""
        events = fixtures.Events(fixtures._pages[self.page_name][1][1])
        self.page.click_on(".index-table tbody tr:nth-child(2) td:nth-child(13) a")
        self.page.settle()
        state = self.page.state()
        self.assertEqual((state["name"].split("/")[-1], state["rule"]), ("tabs-switch.trace.jsonl", "quick"))
        self.assertEqual(state["lanes"], len(events.counted("quick")))

    def test_moment(self):
        """an address with a moment opens there"""
        self.page.evaluate("location.hash = 'trace=2&t=3.5'")
        self.page.settle()
        self.assertEqual((self.page.state()["name"].split("/")[-1], self.page.state()["time"]), ("covered.trace.jsonl", 3_500_000))

    def test_saved(self):
        """the table can be saved"""
        self.page.click_on("#csv-index")
        name, text = self.page.saved()
        self.assertEqual(name, "traces-index.csv")
        rows = list(csv.reader(io.StringIO(text[1:], newline=""), strict=True))
        self.assertEqual(len(rows), 6)
        column = rows[0].index("mrcDisplay counted")
        self.assertEqual(int(rows[5][column]), sum(int(row[column]) for row in rows[1:5]))

    def test_phone(self):
        """the table scrolls within the page on a phone"""
        self.page.look(width=360, height=740)
        self.page.settle()
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
