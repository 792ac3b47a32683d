# SPDX-License-Identifier: MIT
"""Dark and light, two languages, phone to desktop, less motion."""

import re

import fixtures
from fixtures import PageCase

PAIRS = [("ink", "paper", 7), ("ink", "card", 7), ("ink", "faint", 7), ("soft", "paper", 4.5), ("soft", "card", 4.5), ("soft", "faint", 4.5),
         ("counted", "paper", 4.5), ("counted", "card", 4.5), ("held", "paper", 4.5), ("held", "card", 4.5), ("held", "faint", 4.5),
         ("viewable", "card", 4.5), ("viewable", "paper", 3), ("visible", "card", 3), ("seen", "faint", 3), ("cover", "faint", 3), ("head", "paper", 3)]


def luminance(colour):
    def part(value):
        value /= 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    red, green, blue = (int(colour[place:place + 2], 16) for place in (1, 3, 5))
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)


def contrast(one, other):
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


class Looks(PageCase):
    page_name = "covered"

    def colours(self):
        return self.page.evaluate("Object.fromEntries(['ink','soft','paper','card','faint','counted','held','viewable','visible','seen','cover','head']"
                                  ".map((name) => [name, getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim()]))")

    def test_contrast(self):
        """texts and signs stand out from what is behind them, in the light and in the dark"""
        for scheme in ("light", "dark"):
            self.page.look(scheme=scheme)
            colours = self.colours()
            for front, back, need in PAIRS:
                self.assertGreaterEqual(contrast(colours[front], colours[back]), need, (scheme, front, back))

    def test_dark(self):
        """in the dark the page is dark, canvases included, also when it changes while the page is open"""
        self.seek(1.2)
        light = self.page.evaluate("getComputedStyle(document.body).backgroundColor")
        before = self.pixels("#timeline", [[3, 138]])
        item = self.page.state()["hits"][0]["box"]
        lit = sum(self.pixels("#stage-a canvas", [[item[0] + 40, item[3] - 12]])[0][:3])
        self.page.look(scheme="dark")
        self.page.settle()
        dark = self.page.evaluate("getComputedStyle(document.body).backgroundColor")
        numbers = lambda text: [int(one) for one in re.findall(r"\d+", text)[:3]]
        self.assertGreater(min(numbers(light)), 200)
        self.assertLess(max(numbers(dark)), 60)
        self.assertLess(sum(self.pixels("#stage-a canvas", [[item[0] + 40, item[3] - 12]])[0][:3]), lit - 100)
        self.assertTrue(before)

    def test_widths(self):
        """nothing reaches over the edge, from 320 to 1920 points, in every view and both languages"""
        for width in (320, 360, 390, 600, 768, 820, 1024, 1280, 1440, 1920):
            self.page.look(width=width, height=844)
            for language in ("en", "zh"):
                self.page.evaluate("Sightline.setLanguage('%s'); Sightline.explainItem(2); Sightline.setRules(Sightline.now.model.rules[0], Sightline.now.model.rules[2])" % language)
                for tab in ("items", "numbers", "two"):
                    self.page.evaluate("Sightline.openTab('%s')" % tab)
                    self.page.settle()
                    wide = self.page.evaluate("document.documentElement.scrollWidth")
                    self.assertLessEqual(wide, width, (width, language, tab))
            self.page.evaluate("Sightline.explainItem(-1); Sightline.setRules(Sightline.now.model.rules[0], null)")

    def test_phone(self):
        """on a phone the stage, the time line and the lanes are there, and buttons are large enough for a finger"""
        self.page.look(width=390, height=844)
        self.page.open(self.url)
        for selector in ("#stage-a canvas", "#track", "#lanes", "#play"):
            box = self.page.box(selector)
            self.assertGreater(box[2], 30)
            self.assertGreater(box[3], 30)
        small = self.page.evaluate("[...document.querySelectorAll('.transport button, .tools button, select, .tabs button')].filter((n) => n.getClientRects().length && n.getBoundingClientRect().height < 30).map((n) => n.id)")
        self.assertEqual(small, [])

    def test_less_motion(self):
        """where less motion is asked for, nothing glides"""
        self.page.look(motion="reduce")
        gliding = self.page.evaluate("[...document.querySelectorAll('*')].filter((n) => getComputedStyle(n).transitionDuration.split(',').some((one) => parseFloat(one) > 0)).length")
        self.assertEqual(gliding, 0)
        self.page.look(motion="no-preference")
        gliding = self.page.evaluate("[...document.querySelectorAll('*')].filter((n) => getComputedStyle(n).transitionDuration.split(',').some((one) => parseFloat(one) > 0)).length")
        self.assertGreater(gliding, 0)

    def test_language(self):
        """the switch changes every text and back; both languages have the same texts"""
        english = self.text("body")
        self.page.click_on("#language")
        chinese = self.text("body")
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "zh-Hans")
        for wanted in ("画面", "时间线", "看到", "图例" if "图例" in chinese else "可见", "筛选" if "筛选" in chinese else "排序"):
            self.assertIn(wanted, chinese + self.page.evaluate("document.querySelector('#time-title').textContent"))
        for word in ("Stage", "Legend", "On screen now", "Speed", "Items", "counted", "viewable"):
            self.assertNotIn(word, chinese.replace("Sightline", ""))
        self.page.click_on("#language")
        self.assertEqual(self.text("body"), english)
        keys = self.page.evaluate("[Object.keys(Sightline.words.en).sort(), Object.keys(Sightline.words.zh).sort()]")
        self.assertEqual(keys[0], keys[1])
        values = self.page.evaluate("Object.keys(Sightline.words.en).filter((key) => { const v = (t) => [...new Set(t.match(/\\{\\w+\\}/g) || [])].sort().join(); return v(Sightline.words.en[key]) !== v(Sightline.words.zh[key]); })")
        self.assertEqual(values, [])

    def test_words_are_there(self):
        """every text that the scripts ask for by name is there, and none is left over"""
        source = self.page.evaluate("document.documentElement.outerHTML")
        asked = set(re.findall(r"S\.t\(\"([a-zA-Z.]+)\"", source)) | set(re.findall(r"data-(?:t|label|hint)=\"([a-zA-Z.]+)\"", source))
        known = set(self.page.evaluate("Object.keys(Sightline.words.en)"))
        self.assertEqual({key for key in asked if not key.endswith(".") and key not in known}, set())


class ChineseBrowser(PageCase):
    page_name = "reading"
    look = {"language": "zh-CN"}

    def test_language(self):
        """a browser in Chinese gets the page in Chinese"""
        self.assertEqual(self.page.state()["language"], "zh")
        self.assertEqual(self.page.evaluate("document.querySelector('#language').textContent"), "English")
        self.assertIn("画面", self.text("#stage-title"))
