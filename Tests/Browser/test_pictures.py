# SPDX-License-Identifier: MIT
"""Three pictures for people to look at; SCREENSHOTS.md says what must be seen on each."""

import os

import fixtures
from fixtures import PageCase

FOLDER = os.path.join(fixtures.ROOT, "Output", "page-shots")


class Pictures(PageCase):
    page_name = "carousels"

    def take(self, name, least):
        os.makedirs(FOLDER, exist_ok=True)
        path = os.path.join(FOLDER, name)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.settle()
        self.page.picture(path)
        print("  picture: " + path)
        # A page that did not paint is a small file.
        self.assertGreater(os.path.getsize(path), least)

    def test_explained(self):
        """a card in a carousel explained, in the light"""
        self.seek(13.3)
        self.page.evaluate("Sightline.explainItem(Sightline.now.model.items.find((one) => one.id === 'car-2/1').number)")
        self.take("1-explained.png", 60_000)

    def test_two_rules(self):
        """two rules side by side, in the dark"""
        self.page.look(scheme="dark")
        self.seek(28.2)
        self.page.evaluate("Sightline.setRules(Sightline.now.model.rules[0], Sightline.now.model.rules.find((one) => one.name === 'quick')); Sightline.openTab('two')")
        self.take("2-two-rules.png", 50_000)


class PhonePicture(Pictures):
    page_name = "covered"
    look = {"width": 390, "height": 844, "language": "zh-CN"}
    test_two_rules = None

    def test_explained(self):
        """covers on a phone, in Chinese"""
        self.seek(3.5)
        self.take("3-phone.png", 25_000)
