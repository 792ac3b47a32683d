# SPDX-License-Identifier: MIT
"""Traces that the tests make themselves: a large feed, covers, and one whose every text is hostile."""

import json
import math
import random

HOSTILE = [
    "</script><script>window.hacked = 1</script>",
    "<img src=x onerror=\"window.hacked = 1\">",
    "\"><svg onload=window.hacked=1>",
    "=HYPERLINK(\"http://example.com\",\"x\")",
    "@SUM(1+1)",
    "+1,\"quoted\"",
    "-2\r\nline",
    "{{constructor.constructor('window.hacked=1')()}}",
    "‮gnp.exe\u2028\u2029​",
    "__proto__",
    "constructor",
    "javascript:window.hacked=1",
    "-->\u0000<!--",
    "a" * 600,
    "😀 名字 " + "长" * 40,
    "",
]


def write(path, lines):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for line in lines:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    return path


def hostile(path):
    """Every name, content, attribute, cover and reason is something that must stay text."""
    lines = [
        {"t": 0, "op": "trace", "version": 1, "source": HOSTILE[0], "device": HOSTILE[1]},
        {"t": 0, "op": "window", "id": HOSTILE[0], "frame": [0, 0, 375, 667]},
        {"t": 0, "op": "surface", "id": HOSTILE[1], "window": HOSTILE[0], "frame": [0, 0, 375, 667]},
        {"t": 0, "op": "items", "surface": HOSTILE[1], "items": [
            [text, 0, 90 * place, 375, 80, {"content": text + " content", "attributes": {text or "empty": HOSTILE[0]}}]
            for place, text in enumerate(HOSTILE)]},
        {"t": 0.5, "op": "covers", "window": HOSTILE[0], "covers": [{"rect": [0, 500, 375, 167], "by": HOSTILE[1]}]},
    ]
    for step in range(60):
        lines.append({"t": 1 + step * 0.1, "op": "scroll", "surface": HOSTILE[1], "offset": [0, step * 15], "phase": "dragging"})
    lines += [{"t": 9, "op": "scroll", "surface": HOSTILE[1], "offset": [0, 900], "phase": "idle"}, {"t": 12, "op": "end"}]
    return write(path, lines)


def large(path, items=500, seconds=60, seed=7):
    """A minute of a feed with 500 items at 60 Hz: drags, throws, pauses; every item is passed."""
    chance = random.Random(seed)
    heights = [chance.choice([120, 180, 240, 320, 460]) for _ in range(items)]
    frames, y = [], 0
    for height in heights:
        frames.append(y)
        y += height + 8
    most = y - 844
    lines = [
        {"t": 0, "op": "trace", "version": 1, "source": "simulated", "device": "generated 390x844"},
        {"t": 0, "op": "window", "id": "main", "frame": [0, 0, 390, 844]},
        {"t": 0, "op": "surface", "id": "feed", "window": "main", "frame": [0, 0, 390, 844], "insets": [59, 0, 34, 0]},
        {"t": 0, "op": "items", "surface": "feed", "items": [
            ["post-%d" % (place + 1), 0, frames[place], 390, heights[place], {"index": place + 1}] for place in range(items)]},
        {"t": 0, "op": "covers", "window": "main", "covers": [{"rect": [0, 790, 390, 54], "by": "tab bar"}]},
    ]
    count = seconds * 60
    phase = "idle"
    for frame in range(1, count):
        time = frame / 60
        part = time / seconds
        beat = time % 2.5
        # Still for a second, then on with a smooth throw: all of the feed by the end.
        begun = math.floor(time / 2.5) * 2.5 / seconds
        eased = 0 if beat < 1 else 1 - (1 - (beat - 1) / 1.5) ** 3
        offset = most * min(1, begun + (2.5 / seconds) * eased)
        now = "idle" if beat < 1 else "dragging" if beat < 1.3 else "decelerating"
        if now == "idle" and phase == "idle" and frame % 60:
            continue
        phase = now
        lines.append({"t": round(time, 6), "op": "scroll", "surface": "feed", "offset": [0, round(offset, 2)], "phase": now})
    lines.append({"t": seconds, "op": "end"})
    return write(path, lines)


def covered(path):
    """A keyboard, a header that spares one item, a translucent bar, a carousel in an item, a visit of its own, a pause."""
    lines = [
        {"t": 0, "op": "trace", "version": 1, "source": "test", "device": "phone 390x800"},
        {"t": 0, "op": "window", "id": "main", "frame": [0, 0, 390, 800]},
        {"t": 0, "op": "surface", "id": "feed", "window": "main", "frame": [0, 0, 390, 800], "insets": [50, 0, 30, 0]},
        {"t": 0, "op": "items", "surface": "feed", "items": [
            ["header", 0, 50, 390, 60], ["first", 0, 110, 390, 200], ["shelf", 0, 320, 390, 180], ["faint", 0, 510, 390, 120, {"alpha": 0.5}],
            ["last", 0, 640, 390, 300]]},
        {"t": 0, "op": "surface", "id": "row", "frame": [0, 350, 390, 140], "parent": "feed", "parentItem": "shelf"},
        {"t": 0, "op": "items", "surface": "row", "items": [["card-%d" % i, 10 + i * 150, 0, 140, 140] for i in range(6)]},
        {"t": 1.5, "op": "covers", "surface": "feed", "covers": [{"rect": [0, 50, 390, 90], "by": "sticky header", "except": ["header"]}]},
        {"t": 3, "op": "covers", "window": "main", "covers": [
            {"rect": [0, 480, 390, 320], "by": "keyboard"}, {"rect": [0, 300, 200, 260], "opacity": 0.7, "by": "sheet"},
            {"rect": [200, 100, 190, 60], "opacity": 0.2, "by": "toast"}]},
        {"t": 4, "op": "scroll", "surface": "row", "offset": [75, 0], "phase": "dragging"},
        {"t": 4.2, "op": "phase", "surface": "row", "phase": "idle"},
        {"t": 6, "op": "covers", "window": "main", "covers": []},
        {"t": 7, "op": "hide", "surface": "feed", "reason": "push"},
        {"t": 8, "op": "show", "surface": "feed", "reason": "pop"},
        {"t": 10, "op": "app", "state": "background"},
        {"t": 12, "op": "app", "state": "active"},
        {"t": 14, "op": "pause", "surface": "feed"},
        {"t": 15, "op": "resume", "surface": "feed"},
        {"t": 16, "op": "tap", "surface": "feed", "item": "first"},
        {"t": 18, "op": "scroll", "surface": "feed", "offset": [0, 140], "phase": "dragging"},
        {"t": 18.4, "op": "phase", "surface": "feed", "phase": "idle"},
        {"t": 21, "op": "end"},
    ]
    return write(path, lines)
