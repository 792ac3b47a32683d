# SPDX-License-Identifier: MIT
"""The stage at chosen times against the engine's numbers."""

import fixtures
from fixtures import PageCase

# Coordinates are kept to a hundredth of a point, fractions to a ten-thousandth.
NEAR = 0.0006


class StageCase(PageCase):
    moments = []
    items = []

    def compare(self):
        path = fixtures.trace_path(self.page_name)
        compared = 0
        for seconds in self.moments:
            self.seek(seconds)
            shown = {(one["surface"], one["id"]): one for one in self.page.state()["items"]}
            drawn = {one["id"]: one for one in self.page.state()["hits"]}
            for surface, item in self.items:
                engine = fixtures.explain(path, item, seconds, surface)
                here = shown.get((surface, item))
                with self.subTest(at=seconds, item=item):
                    self.assertAlmostEqual(here["fraction"] if here else 0, engine["fraction"], delta=NEAR)
                    if here and engine["fraction"] > 0.05:
                        self.assertAlmostEqual(drawn[item]["fraction"], engine["fraction"], delta=NEAR)
                        compared += 1
        self.assertGreater(compared, len(self.moments), "hardly anything was on the screen")


class ReadingStage(StageCase):
    page_name = "reading"
    moments = [0.5, 2.4, 9.9, 21.0, 34.2, 40.1, 53.0]
    items = [("feed", "post-%d" % number) for number in range(1, 10)]

    def test_fractions(self):
        """the fractions on the stage are the engine's while a feed is read"""
        self.compare()

    def test_to_scale(self):
        """items lie on the canvas where they lay on the screen, to scale"""
        self.seek(34.2)
        state = self.page.state()
        hits = {one["id"]: one["box"] for one in state["hits"]}
        boxes = {one["id"]: one["box"] for one in state["items"]}
        self.assertGreaterEqual(len(boxes), 2)
        left = None
        for item, box in boxes.items():
            drawn = hits[item]
            self.assertAlmostEqual(drawn[2] - drawn[0], (box[2] - box[0]) * state["scale"], delta=0.01)
            origin = drawn[0] - box[0] * state["scale"]
            self.assertAlmostEqual(origin, left if left is not None else origin, delta=0.01)
            left = origin
        heights = [box[3] - box[1] for box in hits.values()]
        self.assertAlmostEqual(sum(heights) / state["scale"], 667, delta=25)

    def test_moves(self):
        """an item moves as the feed scrolls"""
        self.seek(2.2)
        before = [one for one in self.page.state()["hits"] if one["id"] == "post-2"][0]["box"]
        self.seek(2.6)
        after = [one for one in self.page.state()["hits"] if one["id"] == "post-2"][0]["box"]
        self.assertLess(after[1], before[1] - 5)

    def test_pixels(self):
        """what is fully visible is painted darker than what is hardly visible, and a counted border is green"""
        self.seek(33.9)
        a, b = (next(one["box"] for one in self.page.state()["hits"] if one["id"] == item) for item in ("post-5", "post-6"))
        middle = lambda box: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
        light, dark, border = self.pixels("#stage-a canvas", [middle(a), middle(b), [a[0] + 2, middle(a)[1]]])
        self.assertGreater(sum(light[:3]), sum(dark[:3]) + 20, "47 % is lighter than 72 %")
        red, green, blue, _ = border
        self.assertGreater(green, red + 40)
        self.assertGreater(green, blue + 20)


class CarouselStage(StageCase):
    page_name = "carousels"
    moments = [0.5, 9.0, 13.3, 20.0, 31.5]
    items = [("feed", "shelf-7"), ("feed", "post-5"), ("feed", "post-9"), ("feed", "shelf-4")] + [
        ("car-%d" % shelf, "car-%d/%d" % (shelf, card)) for shelf in (0, 1, 2) for card in range(3)]

    def test_fractions(self):
        """the fractions of cards in nested carousels are the engine's"""
        self.compare()


class CoveredStage(StageCase):
    page_name = "covered"
    moments = [1.0, 2.0, 3.5, 4.1, 6.5, 18.2]
    items = [("feed", "header"), ("feed", "first"), ("feed", "shelf"), ("feed", "faint"), ("feed", "last"), ("row", "card-0"),
             ("row", "card-1"), ("row", "card-2")]

    def test_fractions(self):
        """the fractions under a keyboard, a sheet and a header that spares an item are the engine's"""
        self.compare()

    def test_away(self):
        """while the app is in the background nothing is on the screen, and the stage says why"""
        self.seek(11)
        self.assertEqual(self.page.state()["items"], [])
        self.assertIn("Nothing", self.text("#onscreen"))
        self.page.evaluate("Sightline.explainItem(1)")
        self.assertIn("in the background", self.text("#why"))

    def test_hidden(self):
        """while the feed is hidden nothing of it is drawn"""
        self.seek(7.5)
        self.assertEqual(self.page.state()["hits"], [])

    def test_states(self):
        """states follow the rule: visible, viewable with its time, counted, counted before"""
        states = {}
        for seconds in (0.4, 1.2, 3.5, 8.5, 18.6, 20.5):
            self.seek(seconds)
            states[seconds] = {one["id"]: (one["state"], round(one["progress"], 2)) for one in self.page.state()["items"]}
        self.assertEqual(states[0.4]["first"], ("viewable", 0.4))
        self.assertEqual(states[1.2]["first"], ("counted", 1))
        self.assertEqual(states[3.5]["last"] if "last" in states[3.5] else ("gone", 0), ("gone", 0))
        self.assertEqual(states[8.5]["first"][0], "viewable")
        self.assertEqual(states[0.4]["last"], ("visible", 0))
        self.assertEqual(states[18.6]["last"][0], "viewable")
        self.assertEqual(states[20.5]["last"][0], "counted")


class RotatingStage(StageCase):
    page_name = "rotating"
    moments = [1.0, 8.0, 14.0, 22.0]
    items = [("feed", "cell-%d" % number) for number in range(1, 8)]

    def test_turns(self):
        """a screen that is turned is drawn turned"""
        shapes = set()
        for part in range(0, 28):
            self.seek(part + 0.5)
            shapes.add(self.page.evaluate("""(() => { const S = Sightline, m = S.now.model;
              const b = S.screenBox(m, S.stage.state().layout.screens[0], S.geometry.surfaces(m, S.now.time)); return b[2] > b[3]; })()"""))
        self.assertEqual(shapes, {True, False})
