# SPDX-License-Identifier: MIT
"""Texts that would like to be code stay texts."""

import json
import re

import fixtures
import traces
from fixtures import PageCase


class Hostile(PageCase):
    page_name = "hostile"

    def test_stays_text(self):
        """nothing in names, contents, attributes, covers or reasons runs or becomes an element, in any view"""
        elements = "document.querySelectorAll('body img, body iframe, body object, body script:not([type]), body script[src], body svg[onload], [onerror], [onload]').length"
        before = self.page.evaluate(elements)
        for seconds in (0.6, 3, 6, 10):
            self.seek(seconds)
            for number in range(len(traces.HOSTILE)):
                self.page.evaluate("Sightline.explainItem(%d)" % number)
        for tab in ("numbers", "two", "items"):
            self.page.evaluate("Sightline.openTab('%s')" % tab)
        self.page.evaluate("Sightline.setRules(Sightline.now.model.rules[0], Sightline.now.model.rules[2])")
        self.page.settle()
        self.assertEqual(self.page.evaluate("window.hacked === undefined"), True)
        self.assertEqual(self.page.evaluate(elements), before)
        names = self.page.evaluate("Sightline.now.model.items.map((one) => one.id)")
        self.assertEqual(sorted(names), sorted(traces.HOSTILE))
        self.page.evaluate("Sightline.seek(1e6); Sightline.explainItem(0)")
        self.assertIn(traces.HOSTILE[0], self.text("#why h3"))
        self.assertIn(traces.HOSTILE[0], self.page.evaluate("document.querySelector('#why pre').textContent.replace(/\\\\\"/g, '\"')"))

    def test_prototype(self):
        """items named like what every object has are items like others"""
        for name in ("__proto__", "constructor"):
            found = self.page.evaluate("Sightline.now.model.items.filter((one) => one.id === %s).length" % json.dumps(name))
            self.assertEqual(found, 1)
        self.assertEqual(self.page.evaluate("({}).polluted === undefined && Object.keys(Object.prototype).length === 0"), True)

    def test_policy(self):
        """the page's own policy forbids every connection"""
        policy = self.page.evaluate("document.querySelector('meta[http-equiv]').content")
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("connect-src", policy)
        blocked = self.page.evaluate("fetch('https://example.com/').then(() => 'sent', () => 'blocked')")
        self.assertEqual(blocked, "blocked")
        self.page.browser.drain(0.1)
        self.page.browser.events.clear()

    def test_sources(self):
        """no script of ours turns text into markup or code"""
        with open(fixtures.page_path(self.page_name), encoding="utf-8") as file:
            source = file.read()
        scripts = "".join(part for part in re.findall(r"<script>(.*?)</script>", source, re.S))
        self.assertGreater(len(scripts), 50_000)
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "createContextualFragment", "setTimeout(\"", "srcdoc", "XMLHttpRequest", "fetch(", "WebSocket", "sendBeacon", "import("):
            self.assertNotIn(word, scripts)
