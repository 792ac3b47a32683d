# SPDX-License-Identifier: MIT
"""Breaks the page in many ways, one after another: for each, the test that is named has to fail."""

import os
import subprocess
import sys

# Text in the page's scripts or styles, what stands there instead, and who has to notice.
FAULTS = [
    ("surface.ys[row]];\n    const base", "surface.ys[row] + 3];\n    const base", "test_stage.ReadingStage.test_to_scale test_why.Why.test_reading"),
    ("return place < 0 ? 0 : item.fractions[place];", "return place < 0 ? 0 : item.fractions[Math.max(0, place - 1)];", "test_stage.ReadingStage.test_fractions"),
    ("0.05 + 0.5 * one.fraction", "0.3", "test_stage.ReadingStage.test_pixels"),
    ("if (last && last.time >= appearance.from)", "if (last)", "test_stage.CoveredStage.test_states"),
    ("x = Math.max(x, hit[2]);", "x = hit[2];", "test_why.Why.test_covered"),
    ("if (excepts(model, entry.cover, model.surfaces[item.surface].id, item.id)) return false;", "", "test_why.Why.test_covered"),
    ("const THINNEST = 1e-6;", "const THINNEST = 20;", "test_why.Why.test_headers test_why.Why.test_carousels"),
    ("since = Math.max(since, last.time)", "since = since", "test_why.Why.test_covered"),
    ("passed * 1000 * S.now.speed", "passed * 1000", "test_time.Time.test_plays"),
    ("if (place >= 0 && times[place] >= time) place -= 1;", "", "test_time.Time.test_inputs"),
    ("if (event[1] !== \"impression\" || event[3] === rule.number) times.push(event[0]);", "times.push(event[0]);", "test_time.Time.test_events"),
    ("dwell: (group) => [-S.visibleTime(a, group, Infinity), group]", "dwell: (group) => [group]", "test_lanes.Lanes.test_sorts"),
    ("values[end] > 0 === values[x] > 0 && ", "", "test_lanes.Lanes.test_empty_elsewhere"),
    ("const EXTRA = 4;", "const EXTRA = 400;", "test_lanes.ManyLanes.test_few_elements"),
    ("counted: [...rule.impressions.keys()]", "counted: [...rule.stretches.keys()]", "test_numbers.Numbers.test_key_figures"),
    ("!inA.has(group) && inB.has(group)", "inB.has(group)", "test_numbers.Numbers.test_two_rules"),
    ("text = \"'\" + text;", "text = text;", "test_csv.HostileCSV.test_formulas"),
    ("'\"' + text.replace(/\"/g, '\"\"') + '\"'", "text", "test_csv.HostileCSV.test_formulas"),
    (".join(\"\\r\\n\") + \"\\r\\n\"", ".join(\"\\n\")", "test_csv.CSV.test_items"),
    ("if (node.matches(\"input, textarea\")) return true;", "", "test_keyboard.Keyboard.test_typing"),
    ("event.key === \"Enter\") choose(active)", "event.key === \"F2\") choose(active)", "test_keyboard.Keyboard.test_lanes"),
    ("<span class=\"unseen\" data-t=\"lanes.which\">Which</span>", "", "test_access.Access.test_names"),
    ("before: { colour: S.ink.counted, width: 1.75, dash: [6, 3] }", "before: { colour: S.ink.held, width: 3, dash: [] }", "test_access.Access.test_states_without_colour"),
    ("--soft: #565b63", "--soft: #9a9fa8", "test_looks.Looks.test_contrast"),
    (".report { display: grid; grid-template-columns: 330px", ".report { display: grid; min-width: 1100px; grid-template-columns: 330px", "test_looks.Looks.test_widths"),
    ("\"time.speed\": \"速度\",", "", "test_looks.Looks.test_language"),
    ("if (name === \"text\") node.textContent = value;", "if (name === \"text\") node.innerHTML = value;", "test_hostile.Hostile"),
    ("for (const screen of state.layout.screens) paintScreen", "for (let i = 0; i < 3e6; i += 1) hits.length = 0;\n    for (const screen of state.layout.screens) paintScreen", "test_speed.Speed.test_frames"),
    ("[\"inputs\", \"items\", \"seen\"].map((key) => n(sum(traces,", "[\"items\", \"inputs\", \"seen\"].map((key) => n(sum(traces,", "test_index.Index.test_rows"),
    ("S.announce(S.t(\"live.event\"", "void (S.t(\"live.event\"", "test_access.Access.test_live"),
    ("S.index = JSON.parse(", "console.log(\"hello\"); S.index = JSON.parse(", "test_time.Time.test_speeds"),
]


def main(wanted):
    missed = 0
    for number, (old, new, tests) in enumerate(FAULTS):
        if wanted and str(number) not in wanted:
            continue
        environment = dict(os.environ, SIGHTLINE_FAULT=str(number))
        done = subprocess.run([sys.executable, "-m", "unittest", *tests.split()], capture_output=True, text=True, env=environment)
        is_noticed = done.returncode != 0 and "FAULT NOT THERE" not in done.stderr
        missed += not is_noticed
        print("%2d %s  %s" % (number, "noticed" if is_noticed else "MISSED ", old.split("\n")[0][:70]), flush=True)
        if "FAULT NOT THERE" in done.stderr:
            print("   the text is not in the page any more")
    print("%d faults, %d missed" % (len(FAULTS) if not wanted else len(wanted), missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
