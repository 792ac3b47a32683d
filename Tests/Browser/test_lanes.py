# SPDX-License-Identifier: MIT
"""Lanes: who has one, in which order, filtered, chosen; hundreds of them."""

import json

import fixtures
from fixtures import PageCase


class Lanes(PageCase):
    page_name = "carousels"

    def names(self):
        return self.page.evaluate("Sightline.lanes.shown().map((g) => Sightline.faceOf(Sightline.now.model, Sightline.now.a, g).id)")

    def choose(self, selector, value):
        self.page.evaluate("(() => { const n = document.querySelector(%s); n.value = %s; n.dispatchEvent(new Event('change', {bubbles: true})); })()"
                           % (json.dumps(selector), json.dumps(value)))
        self.page.settle()

    def test_seen(self):
        """there is a lane for each item that the engine saw, and for no other"""
        seen = fixtures.Events(fixtures.trace_path(self.page_name)).seen()
        self.assertEqual(sorted(self.names()), sorted(name.split("/", 1)[1] for name in seen))

    def test_sorts(self):
        """lanes are in the order of first sight, of time visible, or of position"""
        events = fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").events
        first, visible = {}, {}
        for event in events:
            if event["event"] == "appear":
                first.setdefault(event["item"], event["t"])
            if event["event"] == "disappear":
                visible[event["item"]] = visible.get(event["item"], 0) + event["visibleTime"]
        order = [first[name] for name in self.names()]
        self.assertEqual(order, sorted(order))
        self.choose("#sort", "dwell")
        order = [round(visible[name], 6) for name in self.names()]
        self.assertEqual(order, sorted(order, reverse=True))
        self.choose("#sort", "position")
        posts = [name for name in self.names() if name.startswith(("post", "shelf"))]
        self.assertEqual(posts, sorted(posts, key=lambda name: int(name.split("-")[1])))

    def test_filters(self):
        """typing narrows the lanes, and so does what became of the items"""
        self.page.press("/")
        self.page.type("car-1/")
        self.assertTrue(self.names())
        self.assertTrue(all(name.startswith("car-1/") for name in self.names()))
        self.page.press("Escape")
        counted = fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").counted("mrcDisplay")
        self.choose("#which", "counted")
        self.assertEqual(sorted(self.names()), sorted(name.split("/", 1)[1] for name in counted))
        self.choose("#which", "missed")
        self.assertFalse(set(self.names()) & {name.split("/", 1)[1] for name in counted})
        self.assertTrue(self.names())
        self.page.press("/")
        self.page.type("nothing has this name")
        self.assertEqual(self.names(), [])

    def test_click(self):
        """a click on a lane explains its item"""
        self.page.click_on("#lanes-room .lane:not([hidden])")
        self.assertIn(self.names()[0], self.text("#why h3"))
        self.assertEqual(self.page.evaluate("document.querySelector('.lane[aria-selected=true] .name').textContent"), self.names()[0])

    def test_dark(self):
        """the bar is dark while the item is wholly visible and empty while it is not"""
        events = fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").events
        whole = next(event for event in events if event["event"] == "disappear" and event.get("meanFraction", 0) > 0.9 and event["visibleTime"] > 1)
        name = self.names()[0]
        read = """((id, seconds) => { const S = Sightline, c = document.createElement('canvas');
          const item = S.now.model.items.find((one) => one.id === id); S.paintBars(c, 600, 24, item.group);
          const d = c.getContext('2d').getImageData(Math.round(S.xOf(seconds * 1e6, 600) * devicePixelRatio), 5, 1, 1).data;
          return d[0] + d[1] + d[2]; })"""
        start = self.page.evaluate("Sightline.now.model.start")
        during = self.page.evaluate(read + "(%s, %r)" % (json.dumps(whole["item"]), whole["t"] - whole["visibleTime"] / 2 - start))
        after = self.page.evaluate(read + "(%s, %r)" % (json.dumps(whole["item"]), whole["t"] + 0.5 - start))
        self.assertLess(during, after - 150, name)


    def test_empty_elsewhere(self):
        """a bar is empty wherever the item was in no appearance, and nowhere else"""
        appearances = {}
        for event in fixtures.Events(fixtures.trace_path(self.page_name), "mrcDisplay").events:
            if event["event"] == "appear":
                appearances.setdefault(event["item"], []).append([event["t"], None])
            elif event["event"] == "disappear":
                appearances[event["item"]][-1][1] = event["t"]
        start, end = self.page.evaluate("[Sightline.now.model.start, Sightline.now.model.end / 1e6]")
        painted = self.page.evaluate("""Sightline.lanes.shown().map((group) => { const S = Sightline, c = document.createElement('canvas');
          S.paintBars(c, 600, 24, group); const copy = document.createElement('canvas'); copy.width = c.width; copy.height = c.height;
          const d = copy.getContext('2d', { willReadFrequently: true }); d.drawImage(c, 0, 0);
          const row = d.getImageData(0, 4, 600, 1).data, empty = S.ink.faint.match(/\\w\\w/g).map((one) => parseInt(one, 16));
          return [S.faceOf(S.now.model, S.now.a, group).id, Array.from({length: 600}, (_, x) => [0, 1, 2].every((i) => Math.abs(row[4 * x + i] - empty[i]) < 3) ? 0 : 1)]; })""".replace("\\\\", "\\"))
        wrong = 0
        for item, row in painted:
            for x, is_dark in enumerate(row):
                time = start + (x + 0.5) / 600 * end
                margin = 1.6 * end / 600 + 0.3 * is_dark  # an impression's diamond is wider than a short bar
                inside = any(a - margin <= time <= b + margin for a, b in appearances[item])
                deep = any(a + margin <= time <= b - margin for a, b in appearances[item])
                wrong += (is_dark and not inside) or (deep and not is_dark)
        self.assertEqual(wrong, 0)


class ManyLanes(PageCase):
    page_name = "large"

    def test_few_elements(self):
        """500 lanes are a few dozen elements, and scrolling reaches the last"""
        state = self.page.state()
        self.assertEqual(state["lanes"], 500)
        self.assertLess(state["rows"], 60)
        self.page.evaluate("document.querySelector('#lanes').scrollTop = 1e9")
        self.page.settle()
        shown = self.page.evaluate("[...document.querySelectorAll('.lane:not([hidden]) .name')].map((one) => one.textContent)")
        self.assertIn("post-500", shown)
        self.assertLess(self.page.state()["rows"], 60)
        self.assertLess(self.page.evaluate("document.querySelectorAll('.lane').length"), 80)
