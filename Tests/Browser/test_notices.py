# SPDX-License-Identifier: MIT
"""What the page says of traces that are large, simulated, broken or cannot be read."""

import json
import os
import re

import fixtures
import traces
from fixtures import PageCase


class Notices(PageCase):
    page_name = "covered"

    def open_changed(self, change, name):
        """Opens the page with other data in it: the command makes such pages of traces too long for a test."""
        with open(fixtures.page_path(self.page_name), encoding="utf-8") as file:
            text = file.read()
        found = re.search(r'(<script type="application/json" class="trace" id="trace-0">)(.*?)(</script>)', text, re.S)
        data = json.loads(found.group(2))
        change(data)
        body = json.dumps(data).replace("<", "\\u003c")
        path = os.path.join(fixtures.FOLDER, name + ".html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text[:found.start(2)] + body + text[found.end(2):])
        self.url = "file://" + path
        self.page.open(self.url)
        return self.text("#notices")

    def test_thinned(self):
        """a page that was thinned out says how far, and that events are complete"""
        text = self.open_changed(lambda data: data.update(thinned={"from": 21000, "to": 9000, "step": 33000}), "thinned")
        for wanted in ("21", "9000", "0.033 s", "Events are complete"):
            self.assertIn(wanted, text)

    def test_problems(self):
        """problems are told with their lines, as text"""
        def change(data):
            data["problems"] = [{"line": 7, "text": "unknown surface <b>x</b>"}, {"line": 0, "text": "no end"}]
            data["error"] = "line 12: 'soon' is not a time"
        self.assertIn("2 problems", self.open_changed(change, "problems"))
        self.page.evaluate("document.querySelector('#notices details').open = true")
        text = self.text("#notices")
        for wanted in ("Line 7: unknown surface <b>x</b>", "no end", "breaks off: line 12: 'soon' is not a time"):
            self.assertIn(wanted, text)

    def test_simulated(self):
        """simulated traces are called so in the head, beside the name, so that nobody takes them for real"""
        self.open_changed(lambda data: data.update(source="simulated"), "simulated")
        self.assertIn("Simulated", self.text("#notices"))
        self.assertEqual(self.text("#origin .badge.simulated"), "simulated")

    def test_quiet(self):
        """a trace without any of it has no notice"""
        self.assertEqual(self.page.evaluate("document.querySelector('#notices').hidden"), True)

    def test_broken_stretches(self):
        """what runs where a broken trace ends has no end, and is shown all the same"""
        def change(data):
            for book in data["books"]:
                book["stretches"] = [row[:3] + [None, None, None] if row[3] >= data["end"] else row for row in book["stretches"]]
        self.open_changed(change, "broken-stretches")
        self.page.press("End")
        self.page.evaluate("Sightline.explainItem(4)")
        for tab in ("numbers", "items"):
            self.page.evaluate("Sightline.openTab('%s')" % tab)
        self.assertNotIn("NaN", self.text("body"))

    def walk(self):
        """Looks at everything once."""
        for key in ("Home", "End", "ArrowLeft", ".", ",", "2", "3", "1", "j", "r", "+", "-", "l", "l", " ", " "):
            self.page.press(key)
        self.page.evaluate("Sightline.nextRule('b')")
        self.page.settle()
        self.assertNotIn("NaN", self.text("body"))
        self.assertNotIn("undefined", self.text("body"))

    def test_no_rules(self):
        """a book without rules, and a trace without books, can be looked at all the same"""
        def without_rules(data):
            data["books"] = [{"name": "empty", "rules": [], "events": [event for event in data["books"][0]["events"] if event[1] != "impression"]}]
        for name, change in (("no-rules", without_rules), ("no-books", lambda data: data.update(books=[]))):
            self.open_changed(change, name)
            self.walk()

    def test_nothing(self):
        """a trace in which there is nothing is an empty stage, not an error"""
        path = traces.write(os.path.join(fixtures.FOLDER, "nothing.trace.jsonl"), [{"t": 5, "op": "trace", "version": 1}, {"t": 5, "op": "end"}])
        out = os.path.join(fixtures.FOLDER, "nothing.html")
        fixtures.sightline("report", path, "-o", out)
        self.url = "file://" + out
        self.page.open(self.url)
        self.assertIn("Nothing", self.text("#onscreen"))
        self.walk()

    def test_unreadable(self):
        """data that cannot be read give a notice, not an empty page"""
        with open(fixtures.page_path(self.page_name), encoding="utf-8") as file:
            text = file.read()
        path = os.path.join(fixtures.FOLDER, "unreadable.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(re.sub(r'(class="trace" id="trace-0">).*?(</script>)', r"\1{broken\2", text, flags=re.S))
        self.url = "file://" + path
        self.page.open(self.url)
        self.assertIn("cannot be shown", self.text("#notices"))
