# SPDX-License-Identifier: MIT
"""All of it by keyboard alone."""

from fixtures import PageCase


class Keyboard(PageCase):
    page_name = "covered"

    def focus(self):
        return self.page.evaluate("(() => { const n = document.activeElement; return n.id || n.className || n.tagName; })()")

    def test_all(self):
        """reading a trace needs no mouse: tabs, lanes, explanation, time, rules, language, help"""
        page = self.page
        page.press("Home")
        self.assertEqual(page.state()["time"], 0)
        page.press("ArrowRight")
        self.assertEqual(page.state()["time"], 1_500_000)
        page.press("ArrowLeft")
        self.assertEqual(page.state()["time"], 0)
        page.press("ArrowRight", shift=True)
        self.assertEqual(page.state()["time"], 1_000_000)
        page.press("End")
        self.assertEqual(page.state()["time"], 21_000_000)
        page.press("Home")
        page.press(" ")
        self.assertTrue(page.state()["playing"])
        page.press(" ")
        self.assertFalse(page.state()["playing"])
        page.press("2")
        self.assertEqual((page.state()["tab"], self.focus()), ("numbers", "tab-numbers"))
        page.press("ArrowRight")
        self.assertEqual((page.state()["tab"], self.focus()), ("two", "tab-two"))
        page.press("ArrowRight")
        self.assertEqual((page.state()["tab"], self.focus()), ("items", "tab-items"))
        page.press("j")
        first = page.evaluate("document.querySelector('#why h3').textContent")
        page.press("j")
        self.assertNotEqual(page.evaluate("document.querySelector('#why h3').textContent"), first)
        page.press("k")
        self.assertEqual(page.evaluate("document.querySelector('#why h3').textContent"), first)
        page.press("Escape")
        self.assertIn("Choose an item", page.evaluate("document.querySelector('#why').textContent"))
        page.press("r")
        self.assertEqual(page.state()["rule"], "settledView")
        page.press("R", shift=True)
        self.assertEqual(page.state()["beside"], "mrcDisplay")
        page.press("l")
        self.assertEqual(page.state()["language"], "zh")
        page.press("l")
        page.press("?", shift=True)
        self.assertTrue(page.evaluate("document.querySelector('#keys').open"))
        self.assertGreater(page.evaluate("document.querySelectorAll('#keys kbd').length"), 20)
        page.press("Escape")
        self.assertFalse(page.evaluate("document.querySelector('#keys').open"))

    def test_lanes(self):
        """in the lanes the arrows move and Enter explains, and the list says where one is"""
        page = self.page
        page.evaluate("document.querySelector('#lanes').focus()")
        page.press("ArrowDown")
        page.press("ArrowDown")
        active = page.evaluate("document.querySelector('#lanes').getAttribute('aria-activedescendant')")
        self.assertEqual(active, "lane-2")
        self.assertEqual(page.evaluate("document.querySelector('#lane-2').getAttribute('aria-posinset')"), "3")
        page.press("Enter")
        name = page.evaluate("document.querySelector('#lane-2 .name').textContent")
        self.assertEqual(page.evaluate("document.querySelector('#why h3').textContent"), name)

    def test_typing(self):
        """keys that are typed into the filter are text, not commands"""
        page = self.page
        page.evaluate("Sightline.seek(3e6)")
        page.press("/")
        self.assertEqual(self.focus(), "filter")
        page.type("card 2j?")
        self.assertEqual(page.evaluate("document.querySelector('#filter').value"), "card 2j?")
        self.assertEqual((page.state()["time"], page.state()["tab"], page.state()["playing"]), (3_000_000, "items", False))

    def test_slider(self):
        """the time line is a slider with a value in words"""
        self.seek(1.5)
        read = "(() => { const n = document.querySelector('#track'); return [n.getAttribute('role'), Number(n.getAttribute('aria-valuenow')), Number(n.getAttribute('aria-valuemax')), n.getAttribute('aria-valuetext')]; })()"
        self.assertEqual(self.page.evaluate(read), ["slider", 1.5, 21, "0:01.50 of 0:21.00"])
        self.page.evaluate("document.querySelector('#track').focus()")
        self.page.press("ArrowRight")
        self.assertEqual(self.page.state()["time"], 3_000_000)

    def test_charts(self):
        """a chart is one stop for the tab key, the arrows walk its bars, Enter opens their items"""
        page = self.page
        page.press("2")
        self.assertEqual(page.evaluate("document.querySelectorAll('.chart')[0].querySelectorAll('[tabindex=\"0\"]').length"), 1)
        page.evaluate("document.querySelector('.chart .bar').focus()")
        for _ in range(20):
            if page.evaluate("!document.activeElement.classList.contains('nil')"):
                break
            page.press("ArrowRight")
        page.press("Enter")
        self.assertEqual(page.state()["tab"], "items")
        self.assertFalse(page.evaluate("document.querySelector('#chosen').hidden"))

    def test_tab_order(self):
        """the tab key reaches everything, in the order in which it stands, and never gets stuck"""
        page = self.page
        met = []
        page.evaluate("document.body.focus()")
        for _ in range(70):
            page.press("Tab")
            where = self.focus()
            if met and where == met[0]:
                break
            met.append(where)
        for wanted in ("rule-a", "rule-b", "language", "help", "play", "speed", "track", "tab-items", "filter", "which", "sort", "csv-items", "lanes"):
            self.assertIn(wanted, met)
        self.assertLess(met.index("rule-a"), met.index("play"))
        self.assertLess(met.index("play"), met.index("track"))
        self.assertLess(met.index("track"), met.index("lanes"))
