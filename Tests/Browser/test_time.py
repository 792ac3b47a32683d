# SPDX-License-Identifier: MIT
"""Playing, stepping, scrubbing, zooming."""

import json
import time

import fixtures
from fixtures import PageCase


class Time(PageCase):
    page_name = "covered"

    def now(self):
        return self.page.state()["time"]

    def test_plays(self):
        """play runs at the speed that is chosen, and pause holds"""
        for speed in (0.5, 4):
            self.page.evaluate("Sightline.seek(1e6); Sightline.setSpeed(%r); Sightline.play()" % speed)
            # The page's own clock says how long it has run.
            passed = self.page.evaluate("new Promise((done) => { const b = performance.now(), t = Sightline.now.time;"
                                        " setTimeout(() => done([(performance.now() - b) * 1000, Sightline.now.time - t]), 700); })")
            self.page.click_on("#play")
            self.assertAlmostEqual(passed[1] / passed[0], speed, delta=speed * 0.25)
            held = self.now()
            time.sleep(0.2)
            self.assertEqual(self.now(), held)
            self.assertFalse(self.page.state()["playing"])

    def test_ends(self):
        """playing stops at the end, and play then begins anew"""
        self.page.evaluate("Sightline.seek(20.9e6); Sightline.setSpeed(8); Sightline.play()")
        time.sleep(0.5)
        self.assertEqual(self.now(), 21_000_000)
        self.assertFalse(self.page.state()["playing"])
        self.page.click_on("#play")
        self.assertLess(self.now(), 15_000_000)

    def test_inputs(self):
        """a step goes from input to input: exactly the times of the trace's lines, forth and back"""
        with open(fixtures.trace_path(self.page_name), encoding="utf-8") as file:
            times = sorted({round(json.loads(line)["t"] * 1e6) for line in list(file)[1:]})
        self.page.press("Home")
        met = [self.now()]
        while met[-1] < 21_000_000 and len(met) < 100:
            self.page.click_on("#input-on")
            met.append(self.now())
        self.assertEqual(met, times)
        back = []
        for _ in times[1:]:
            self.page.click_on("#input-back")
            back.append(self.now())
        self.assertEqual(back, times[-2::-1])

    def test_events(self):
        """a step goes from event to event: all of the rule's impressions, appearances and disappearances"""
        # A rule that shares its book with others, whose impressions are not among the steps.
        events = fixtures.Events(fixtures.trace_path(self.page_name), fixtures.RULES).events
        times = sorted({round(event["t"] * 1e6) for event in events if event.get("rule", "adds up") == "adds up"} | {0})
        self.page.evaluate("Sightline.setRules(Sightline.now.model.rules.find((one) => one.name === 'adds up'), null)")
        self.page.press("Home")
        met = [self.now()]
        while met[-1] < times[-1] and len(met) < 200:
            self.page.press(".")
            met.append(self.now())
        self.assertEqual(met, times)

    def test_scrubs(self):
        """pressing and dragging on the time line goes there"""
        left, top, width, height = self.page.box("#timeline")
        self.page.click(left + width / 2, top + height / 2)
        self.assertAlmostEqual(self.now(), 10_500_000, delta=60_000)
        self.page.drag(left + width / 2, top + 20, left + width / 4, top + 30)
        self.assertAlmostEqual(self.now(), 5_250_000, delta=60_000)
        head = self.page.evaluate("document.querySelector('#head').getBoundingClientRect().left")
        self.assertAlmostEqual(head, left + width / 4, delta=2)

    def test_zooms(self):
        """zooming shows less time around the head, and the view follows the head"""
        self.seek(10)
        for _ in range(3):
            self.page.press("+")
        view = self.page.evaluate("Sightline.now.view")
        self.assertAlmostEqual(view["to"] - view["from"], 21e6 / 8, delta=2)
        self.assertLess(view["from"], 10e6)
        self.assertGreater(view["to"], 10e6)
        self.seek(20)
        view = self.page.evaluate("Sightline.now.view")
        self.assertLessEqual(view["from"], 20e6)
        self.assertGreaterEqual(view["to"], 20e6)
        for _ in range(6):
            self.page.click_on("#zoom-out")
        view = self.page.evaluate("Sightline.now.view")
        self.assertEqual([view["from"], view["to"]], [0, 21e6])

    def test_speeds(self):
        """speeds go from 0.1 to 8"""
        speeds = self.page.evaluate("[...document.querySelector('#speed').options].map((one) => Number(one.value))")
        self.assertEqual((min(speeds), max(speeds)), (0.1, 8))
        for _ in range(9):
            self.page.press("]")
        self.assertEqual(self.page.state()["speed"], 8)
        self.assertEqual(self.page.evaluate("document.querySelector('#speed').value"), "8")
        for _ in range(9):
            self.page.press("[")
        self.assertEqual(self.page.state()["speed"], 0.1)

    def test_marks(self):
        """an impression is marked on the time line at its time, and a background stretch is shaded"""
        width = self.page.box("#timeline")[2]
        for seconds, is_marked in ((1, True), (5, False), (9, True), (4, False)):
            around = [[width * seconds / 21 + x, 104 + y] for x in (-1, 0, 1) for y in (-1, 0, 1)]
            green = [one for one in self.pixels("#timeline", around) if one[3] > 200 and one[1] > one[0] + 40]
            self.assertEqual(len(green) > 4, is_marked, seconds)
        away = self.page.evaluate("Sightline.awayStretches(Sightline.now.model)")
        self.assertEqual([10e6, 12e6], away[0])
