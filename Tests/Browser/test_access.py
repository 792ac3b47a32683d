# SPDX-License-Identifier: MIT
"""What screen readers are told."""

from fixtures import PageCase

CONTROLS = {"button", "slider", "combobox", "searchbox", "textbox", "tab", "option", "link", "listbox", "image", "tabpanel", "dialog",
            "tablist", "checkbox", "ComboBoxSelect", "MenuListPopup", "img", "figure", "region", "complementary"}
NAMELESS = {"MenuListPopup", "figure"}


class Access(PageCase):
    page_name = "covered"

    def check(self, where):
        tree = self.page.tree()
        for node in tree:
            if node["role"] in CONTROLS - NAMELESS:
                self.assertTrue(node["name"].strip(), "%s: a %s has no name" % (where, node["role"]))
        return tree

    def test_names(self):
        """every control has a name and a role, in each view and both languages"""
        for language in ("en", "zh"):
            self.page.evaluate("Sightline.setLanguage('%s')" % language)
            self.seek(3.5)
            self.page.evaluate("Sightline.explainItem(2)")
            self.page.evaluate("Sightline.setRules(Sightline.now.model.rules[0], Sightline.now.model.rules[2])")
            for key in ("1", "2", "3"):
                self.page.press(key)
                tree = self.check("view " + key)
                roles = {node["role"] for node in tree}
                self.assertTrue({"button", "slider", "tab", "heading", "banner", "main", "contentinfo", "complementary"} <= roles, roles)
            self.page.press("?", shift=True)
            self.check("help")
            self.page.press("Escape")
            self.page.press("1")

    def test_named_well(self):
        """names say what a control does, and lanes what became of the item"""
        names = {(node["role"], node["name"]) for node in self.page.tree()}
        for wanted in (("button", "Play"), ("button", "On to the next event"), ("button", "Keyboard shortcuts"), ("slider", "Time"),
                       ("listbox", "Items seen, a lane each"), ("searchbox", "Filter"), ("tab", "Numbers")):
            self.assertIn(wanted, names)
        lanes = [name for role, name in names if role == "option" and "visible for" in name]
        self.assertTrue(any("first, visible for 17 s, counted at 0:01.00" in name for name in lanes), lanes)

    def test_headings(self):
        """one first heading, and none is skipped"""
        levels = self.page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4')].filter((n) => n.getClientRects().length).map((n) => Number(n.tagName[1]))")
        self.assertEqual(levels.count(1), 1)
        for before, after in zip(levels, levels[1:]):
            self.assertLessEqual(after, before + 1)

    def test_live(self):
        """a step, a choice and an event are said"""
        said = "document.querySelector('#live').textContent"
        self.page.press("Home")
        self.page.press("ArrowRight", shift=True)
        self.page.evaluate("new Promise((done) => setTimeout(done, 120))")
        self.assertIn("impression, mrcDisplay", self.page.evaluate(said))
        self.page.press("ArrowRight")
        self.page.evaluate("new Promise((done) => setTimeout(done, 120))")
        self.assertRegex(self.page.evaluate(said), r"0:0.\.[0-9]+\. [0-9]+ items? on screen")
        self.page.press("j")
        self.page.evaluate("new Promise((done) => setTimeout(done, 120))")
        self.assertIn("mrcDisplay:", self.page.evaluate(said))

    def test_states_without_colour(self):
        """no two states differ by colour alone: the pictures differ in black and white too"""
        pictures = self.page.evaluate("""Sightline.states.map((state) => { const c = document.createElement('canvas');
          Sightline.drawIcon(c, state, 0.5, 18); const copy = document.createElement('canvas'); copy.width = c.width; copy.height = c.height;
          const d = copy.getContext('2d', {willReadFrequently: true}); d.drawImage(c, 0, 0);
          return [...d.getImageData(0, 0, c.width, c.height).data].reduce((s, _, i, all) => i % 4 ? s : s + (all[i + 3] < 100 ? 0 : all[i] + all[i + 1] + all[i + 2] > 500 ? 1 : 2), ''); })""")
        shapes = [[int(character) for character in one] for one in pictures]
        for place, one in enumerate(shapes):
            for other in shapes[place + 1:]:
                self.assertGreater(sum(a != b for a, b in zip(one, other)), 4)
        borders = self.page.evaluate("Sightline.states.map((state) => { const b = Sightline.border(state); return b.width + '/' + b.dash.join(','); })")
        self.assertEqual(len(set(borders)), len(borders))
