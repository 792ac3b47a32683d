# SPDX-License-Identifier: MIT
"""The explanation in the page against `sightline explain`."""

import fixtures
from fixtures import PageCase

KEYS = {"area": "area", "alpha": "alpha", "time": "continuous", "time in all": "cumulative", "extent": "extent", "motion": "motion"}
CASES = {
    "reading": [("feed", "post-6", 34.2), ("feed", "post-6", 40.0), ("feed", "post-2", 2.3), ("feed", "post-8", 44.0), ("feed", "post-5", 21.5)],
    "carousels": [("feed", "shelf-7", 13.3), ("car-2", "car-2/1", 13.3), ("car-0", "car-0/1", 0.5), ("feed", "post-5", 13.3)],
    "covered": [("feed", "header", 2.0), ("feed", "first", 2.0), ("feed", "first", 3.5), ("feed", "shelf", 3.5), ("row", "card-1", 4.1),
                ("row", "card-2", 4.5), ("feed", "faint", 6.5), ("feed", "faint", 9.0), ("feed", "last", 18.2), ("feed", "last", 20.0)],
    "headers": [("list", None, 5.0), ("list", None, 12.5)],
}


class Why(PageCase):
    def compare(self, name):
        self.page_name = name
        self.url = "file://" + fixtures.page_path(name)
        self.page.open(self.url)
        compared = 0
        for surface, item, seconds in CASES[name]:
            self.seek(seconds)
            if item is None:
                shown = self.page.state()["items"][1]
                surface, item = shown["surface"], shown["id"]
            mine = self.page.evaluate("Sightline.explained(%r, %r)" % (surface, item))
            engine = fixtures.explain(fixtures.trace_path(name), item, seconds, surface)
            with self.subTest(trace=name, item=item, at=seconds):
                self.assertAlmostEqual(mine["area"], engine["area"], delta=max(1, engine["area"] * 2e-4))
                self.assertAlmostEqual(mine["visible"], engine["visible"], delta=max(1, engine["area"] * 5e-4))
                self.assertEqual(len([one for one in mine["losses"] if one["area"] > 0.5]),
                                 len([one for one in engine["losses"] if one[1] > 0.5]), engine["text"])
                for loss in engine["losses"]:
                    same = [one for one in mine["losses"] if abs(one["area"] - loss[1]) <= max(1, engine["area"] * 5e-4)
                            and (one["name"] or "") in loss[0]]
                    self.assertTrue(same, "%s is missing in %s" % (loss, mine["losses"]))
                rules = {rule["rule"].split(" / ")[-1]: rule for rule in mine["rules"]}
                for rule, there in engine["rules"].items():
                    parts = {part["key"]: part for part in rules[rule]["parts"]}
                    for key, (value, holds) in there["needs"].items():
                        part = parts[KEYS[key]]
                        self.assertEqual(part["holds"], holds, (rule, key, part, engine["text"]))
                        if value is not None:
                            self.assertAlmostEqual(part["has"], value, delta=0.0101 if key != "time" else 0.0011)
                        compared += 1
                    self.assertEqual(rules[rule]["isViewable"], there["verdict"].startswith("viewable"), (rule, engine["text"]))
        self.assertGreater(compared, 6)

    def test_reading(self):
        """the sum and the rules' needs are the engine's while a feed is read"""
        self.compare("reading")

    def test_carousels(self):
        """they are so in nested carousels under a bar"""
        self.compare("carousels")

    def test_covered(self):
        """they are so under a keyboard, a sheet, a header that spares an item, with alpha, extent and cumulative time"""
        self.compare("covered")

    def test_headers(self):
        """they are so among headers that stick"""
        self.compare("headers")


class WhyPanel(PageCase):
    page_name = "covered"

    def test_words_and_bar(self):
        """the panel shows the sum in words, as a table and as a bar whose parts have the areas' shares"""
        self.seek(3.5)
        self.page.evaluate("Sightline.explainItem(Sightline.now.model.items.find((one) => one.id === 'shelf').number)")
        text = self.text("#why")
        for wanted in ("shelf", "70 200", "30 400", "43 %", "keyboard", "sheet", "7800", "32 000"):
            self.assertIn(wanted, text.replace("\u202f", " "))
        parts = self.page.evaluate("[...document.querySelectorAll('#why .stack .part')].map((one) => [one.className, one.getBoundingClientRect().width])")
        widths = {}
        for name, width in parts:
            widths[name.split()[-1]] = widths.get(name.split()[-1], 0) + width
        whole = sum(widths.values())
        self.assertAlmostEqual(widths["rest"] / whole, 30400 / 70200, delta=0.02)
        self.assertAlmostEqual(widths["cover"] / whole, 39800 / 70200, delta=0.02)

    def test_click_on_stage(self):
        """a click on an item on the stage explains it"""
        self.seek(1.2)
        left, top, _, _ = self.page.box("#stage-a canvas")
        box = [one for one in self.page.state()["hits"] if one["id"] == "first"][0]["box"]
        self.page.click(left + (box[0] + box[2]) / 2, top + (box[1] + box[3]) / 2)
        self.assertEqual(self.text("#why h3"), "first")
        self.assertIn("Counted at 0:01.00", self.text("#why"))
        self.page.click_on("#why-close")
        self.assertIn("Choose an item", self.text("#why"))

    def test_history(self):
        """what happened to the item leads to its moments"""
        self.page.evaluate("Sightline.explainItem(Sightline.now.model.items.find((one) => one.id === 'last').number)")
        count = self.page.evaluate("document.querySelectorAll('#why .history button').length")
        self.assertGreater(count, 3)
        self.page.evaluate("[...document.querySelectorAll('#why .history button')].find((one) => one.textContent.includes('impression')).click()")
        self.assertAlmostEqual(self.page.state()["time"], 19_000_000, delta=5)
