# SPDX-License-Identifier: MIT
"""The pages under test, built once by the command, and the engine's own answers to compare them with."""

import atexit
import json
import os
import re
import subprocess
import unittest

import browser
import faults
import traces

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, ".build", "page-tests")
RULES = os.path.join(ROOT, "Tests", "Browser", "rules.json")
COMMAND = os.environ.get("SIGHTLINE", os.path.join(ROOT, ".build", "release", "sightline"))
ALL_RULES = "mrcDisplay,settledView," + RULES

_browser = None
_pages = {}


def recording(name):
    return os.path.join(ROOT, "Examples", "Traces", name + ".trace.jsonl")


def made(kind):
    """The path of a trace of `traces`."""
    os.makedirs(FOLDER, exist_ok=True)
    return getattr(traces, kind)(os.path.join(FOLDER, kind + ".trace.jsonl"))


SOURCES = {
    "reading": lambda: [recording("feed-read")],
    "carousels": lambda: [recording("carousels-swipe")],
    "background": lambda: [recording("app-background")],
    "headers": lambda: [recording("sticky-sections")],
    "rotating": lambda: [recording("grid-rotate")],
    "covered": lambda: [made("covered")],
    "large": lambda: [made("large")],
    "hostile": lambda: [made("hostile")],
    "several": lambda: [recording("feed-read"), recording("tabs-switch"), made("covered"), made("hostile")],
}


def sightline(*arguments):
    done = subprocess.run([COMMAND, *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError("sightline " + " ".join(arguments) + "\n" + done.stderr)
    return done.stdout


def page_path(name):
    os.makedirs(FOLDER, exist_ok=True)
    if name not in _pages:
        paths = SOURCES[name]()
        out = os.path.join(FOLDER, name + ".html")
        sightline("report", *paths, "--rules", ALL_RULES, "-o", out)
        if "SIGHTLINE_FAULT" in os.environ:
            break_page(out, int(os.environ["SIGHTLINE_FAULT"]))
        _pages[name] = (out, paths)
    return _pages[name][0]


def break_page(path, number):
    """Puts one of the faults into a page: `faults.py` proves with it that the tests can fail."""
    old, new, _ = faults.FAULTS[number]
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    if old not in text:
        raise AssertionError("FAULT NOT THERE: " + old)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text.replace(old, new))


def trace_path(name):
    page_path(name)
    return _pages[name][1][0]


def the_browser():
    global _browser
    if _browser is None:
        _browser = browser.Browser()
        atexit.register(close)
    return _browser


def close():
    global _browser
    if _browser is not None:
        _browser.close()
        _browser = None


class Events:
    """The engine's events of a trace, by `sightline replay`."""

    def __init__(self, path, rules=ALL_RULES):
        lines = [json.loads(line) for line in sightline("replay", path, "--rules", rules, "--format", "ndjson").split("\n") if line]
        # Books follow one another: the rules of a book are those in its summary's ledger.
        self.events = [line for line in lines if line["event"] != "summary"]
        self.ledger = {}
        for line in lines:
            if line["event"] == "summary":
                self.ledger.update(line["ledger"])

    def counted(self, rule):
        return {self.thing(event) for event in self.impressions(rule)}

    def impressions(self, rule):
        return [event for event in self.events if event["event"] == "impression" and event["rule"] == rule]

    def seen(self):
        return {self.thing(event) for event in self.events if event["event"] == "appear"}

    @staticmethod
    def thing(event):
        return event.get("content", event["surface"] + "/" + event["item"])


def explain(path, item, seconds, surface=None, rules=ALL_RULES):
    """The engine's explanation at a moment, by `sightline explain`: areas, and for each rule what it has and needs."""
    arguments = ["explain", path, "--item", item, "--at", repr(seconds), "--rules", rules]
    if surface is not None:
        arguments += ["--surface", surface]
    text = sightline(*arguments)
    result = {"text": text, "losses": [], "rules": {}, "fraction": 0.0, "visible": 0.0}
    rule = None
    for line in text.split("\n"):
        area = re.match(r"  ([ =-]) +(-?[0-9.]+)  pt² (.*)$", line)
        name = re.match(r"  (\S.*) \(version [^)]*\): (.*)$", line)
        need = re.match(r"    (area|alpha|motion|time in all|time|extent) +(?:(-?[0-9.]+)(?: s)?  )? *needs (.*?)  +(holds|missing)$", line)
        if area:
            sign, value, what = area.group(1), float(area.group(2)), area.group(3)
            if sign == "=":
                share = re.match(r"visible(?:, ([0-9.]+) of the item)?", what)
                result.update(visible=value, fraction=float(share.group(1)) if share and share.group(1) else 1.0 if value else 0.0)
            elif sign == "-":
                result["losses"].append((what, value))
            else:
                result["area"] = value
        elif name:
            rule = result["rules"].setdefault(name.group(1), {"verdict": name.group(2), "needs": {}})
        elif need and rule is not None:
            value = None if need.group(2) is None else float(need.group(2))
            rule["needs"][need.group(1)] = (value, need.group(4) == "holds")
    return result


class PageCase(unittest.TestCase):
    """A test in a page. After every one: nothing thrown, nothing on the console, nothing asked of the network."""

    page_name = "reading"
    look = {}

    def setUp(self):
        self.page = browser.Page(the_browser(), **self.look)
        self.addCleanup(self.page.close)
        self.url = "file://" + page_path(self.page_name)
        self.page.open(self.url)
        self.addCleanup(self.check_quiet)

    def check_quiet(self):
        self.assertEqual(self.page.complaints(), [], "the page complains")
        asked = [url for url in self.page.requests() if not url.startswith((self.url, "data:", "blob:"))]
        self.assertEqual(asked, [], "the page asks for something")

    def seek(self, seconds):
        """Goes to a moment of the trace's own time."""
        self.page.evaluate("Sightline.seek(Math.round((%r - Sightline.now.model.start) * 1e6))" % seconds)
        self.page.settle()

    def pixels(self, selector, points):
        """Red, green, blue and opacity of a canvas at places in CSS pixels."""
        return self.page.evaluate("""((c, points) => { const copy = document.createElement('canvas'), r = devicePixelRatio;
          copy.width = c.width; copy.height = c.height;
          const draw = copy.getContext('2d', { willReadFrequently: true }); draw.drawImage(c, 0, 0);
          return points.map(([x, y]) => [...draw.getImageData(Math.round(x * r), Math.round(y * r), 1, 1).data]); })(%s, %s)"""
                                  % ("document.querySelector(%s)" % json.dumps(selector), json.dumps(points)))

    def text(self, selector):
        return self.page.evaluate("document.querySelector(%s).innerText" % json.dumps(selector))
