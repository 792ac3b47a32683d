# SPDX-License-Identifier: MIT
"""The numbers, and that each leads to its items; two rules side by side."""

import json

import fixtures
from fixtures import PageCase

LANES = "Sightline.lanes.shown().map((g) => Sightline.faceOf(Sightline.now.model, Sightline.now.a, g).id).sort()"


def ids(things):
    return sorted(thing.split("/", 1)[1] for thing in things)


class Numbers(PageCase):
    page_name = "carousels"

    def setUp(self):
        super().setUp()
        self.events = fixtures.Events(fixtures.trace_path(self.page_name))

    def figure(self, key):
        return int(self.page.evaluate("document.querySelector('.figure.%s b').textContent.replace(/\\u202f/g, '')" % key))

    def set_rules(self, a, b=None):
        self.page.evaluate("(() => { const S = Sightline, find = (name) => S.now.model.rules.find((one) => one.name === name);"
                           " S.setRules(find(%s), %s); })()" % (json.dumps(a), "find(%s)" % json.dumps(b) if b else "null"))

    def test_key_figures(self):
        """seen, counted and impressions are the engine's, under every rule, and lead to their items"""
        for rule in ("mrcDisplay", "settledView", "quick", "adds up"):
            with self.subTest(rule=rule):
                self.set_rules(rule)
                self.assertEqual(self.figure("seen"), len(self.events.seen()))
                self.assertEqual(self.figure("counted"), len(self.events.counted(rule)))
                self.assertEqual(self.figure("impressions"), len(self.events.impressions(rule)))
                if self.events.counted(rule):
                    self.page.click_on(".figure.counted")
                    self.assertEqual(self.page.evaluate(LANES), ids(self.events.counted(rule)))
                    self.page.click_on("#chosen-clear")

    def test_ledger(self):
        """the ledger is the engine's, and what was held back is as many"""
        self.page.press("2")
        for rule, entry in self.events.ledger.items():
            shown = self.page.evaluate("Sightline.now.model.rules.find((one) => one.name === %s).ledger" % json.dumps(rule))
            self.assertEqual({key: shown.get(key, 0) for key in entry if key != "evicted"}, {key: value for key, value in entry.items() if key != "evicted"})
            held = self.page.evaluate("[...Sightline.now.model.rules.find((one) => one.name === %s).held.values()].flat().length" % json.dumps(rule))
            self.assertEqual(held, entry["repeated"] + entry["vetoed"] + entry["sampledOut"])
        cells = self.page.evaluate("[...document.querySelectorAll('#panel-numbers .card:last-child tbody tr')].map((row) => [...row.querySelectorAll('button')].map((one) => Number(one.textContent)))")
        for (_, entry), row in zip(self.events.ledger.items(), cells):
            self.assertEqual(row, [entry[key] for key in ("detected", "reported", "repeated", "vetoed", "sampledOut")])

    def test_dwell(self):
        """the bars of the dwell histogram hold every item seen once, in the bin of its longest stretch, and lead to them"""
        self.page.press("2")
        bins = self.page.evaluate("Sightline.dwellBins(Sightline.now.model, Sightline.now.a).map((bin) => ({from: bin.from, to: bin.to === Infinity ? 1e9 : bin.to, ids: bin.groups.map((g) => Sightline.faceOf(Sightline.now.model, Sightline.now.a, g).id)}))")
        longest = {}
        for event in self.events.events:
            if event["event"] == "disappear" and "mrcDisplay" in event["longest"]:
                longest[event["item"]] = max(longest.get(event["item"], 0), event["longest"]["mrcDisplay"])
        told = [item for one in bins for item in one["ids"]]
        self.assertEqual(sorted(told), sorted(longest))
        for one in bins:
            for item in one["ids"]:
                if one["from"] is None:
                    self.assertEqual(longest[item], 0)
                else:
                    self.assertGreaterEqual(longest[item], one["from"] - 1e-6)
                    self.assertLess(longest[item], one["to"] + 1e-6)
        full = max(bins, key=lambda one: len(one["ids"]))
        place = bins.index(full)
        self.page.evaluate("document.querySelectorAll('#panel-numbers .chart')[0].querySelectorAll('.bar')[%d].dispatchEvent(new MouseEvent('click', {bubbles: true}))" % place)
        self.page.settle()
        self.assertEqual(self.page.evaluate(LANES), sorted(full["ids"]))

    def test_positions(self):
        """exposure by position is the engine's visible time"""
        bins = self.page.evaluate("Sightline.positionBins(Sightline.now.model, Sightline.now.a, 48).bins.map((bin) => ({time: bin.time, from: bin.from, to: bin.to, ids: bin.groups.map((g) => Sightline.faceOf(Sightline.now.model, Sightline.now.a, g).id)}))")
        visible = {}
        for event in fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").events:
            if event["event"] == "disappear":
                visible[event["item"]] = visible.get(event["item"], 0) + event["visibleTime"]
        self.assertGreater(len(bins), 10)
        for one in bins:
            wide = one["to"] - one["from"] + 1
            self.assertAlmostEqual(one["time"] * wide, sum(visible[item] for item in one["ids"]), delta=1e-5)

    def test_nearly(self):
        """what nearly counted did not count, and its row leads to the item at its moment"""
        self.page.press("2")
        rows = self.page.evaluate("Sightline.nearRows(Sightline.now.model, Sightline.now.a).map((row) => row.item.id)")
        self.assertTrue(rows)
        self.assertFalse(set(rows) & set(ids(self.events.counted("mrcDisplay"))))
        self.page.evaluate("[...document.querySelectorAll('#panel-numbers .link')][0].click()")
        self.assertEqual(self.text("#why h3"), rows[0])

    def test_two_rules(self):
        """two rules side by side: the items on which they differ are those of the engine's two replays"""
        self.set_rules("mrcDisplay", "quick")
        self.page.press("3")
        counted = {rule: self.events.counted(rule) for rule in ("mrcDisplay", "quick")}
        differ = ids(counted["mrcDisplay"] ^ counted["quick"])
        self.assertTrue(differ)
        shown = sorted(self.page.evaluate("[...document.querySelectorAll('#panel-two tbody .link')].map((one) => one.textContent)"))
        self.assertEqual(shown, differ)
        square = self.page.evaluate("[...document.querySelectorAll('.square .number')].map((one) => Number(one.textContent))")
        self.assertEqual(square, [len(counted["mrcDisplay"] - counted["quick"]), len(counted["mrcDisplay"] & counted["quick"]),
                                  len(counted["quick"] - counted["mrcDisplay"]), len(self.events.seen() - counted["mrcDisplay"] - counted["quick"])])
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('.stage')].filter((one) => !one.hidden).length"), 2)


class HeldBack(PageCase):
    page_name = "covered"

    def test_held(self):
        """an impression that repetition holds back is shown as held back, with the reason"""
        self.page.evaluate("Sightline.setRules(Sightline.now.model.rules.find((one) => one.name === 'once'), null)")
        events = fixtures.Events(fixtures.trace_path(self.page_name))
        self.assertGreater(events.ledger["once"]["repeated"], 0)
        shown = int(self.page.evaluate("document.querySelector('.figure.held b').textContent"))
        self.assertEqual(shown, events.ledger["once"]["repeated"])
        self.seek(9.5)
        states = {one["id"]: one["state"] for one in self.page.state()["items"]}
        self.assertEqual(states["first"], "held")
        self.page.evaluate("Sightline.explainItem(Sightline.now.model.items.find((one) => one.id === 'first').number)")
        self.assertIn("was not reported: repeated", self.text("#why"))
