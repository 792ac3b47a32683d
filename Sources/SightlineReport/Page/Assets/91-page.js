// SPDX-License-Identifier: MIT
// Puts it together: what is open, what is chosen, and what has to be painted when one of these changes.
(function (S) {
  "use strict";

  const opened = new Map();

  S.openTab = (name, takesFocus) => {
    S.now.tab = name;
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const isOpen = tab.id === "tab-" + name;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      S.at("panel-" + tab.id.slice(4)).hidden = !isOpen;
      if (isOpen && takesFocus) tab.focus();
    }
    S.paintNumbers();
    S.paintTwo();
    S.lanes.paint();
  };

  function notices(model) {
    const lines = [];
    if (model.source === "simulated") lines.push(S.el("p", { text: S.t("notice.simulated") }));
    if (model.error) lines.push(S.el("p", { class: "warn", text: S.t("notice.error", { text: model.error }) }));
    if (model.thinned) {
      lines.push(S.el("p", { text: S.t("notice.thinned", { from: S.number(model.thinned.from), to: S.number(model.thinned.to), step: S.seconds(model.thinned.step / 1e6, 3) }) }));
    }
    if (model.problems.length) {
      lines.push(S.el("details", null, S.el("summary", { text: S.t("notice.problems", { n: model.problems.length }) }),
        S.el("ul", null, model.problems.slice(0, 200).map((one) => S.el("li", { text: one.line > 0 ? S.t("notice.problem", { line: String(one.line), text: one.text }) : one.text })))));
    }
    S.at("notices").hidden = lines.length === 0;
    S.show(S.at("notices"), lines);
  }

  function head() {
    const { model } = S.now;
    const several = S.index.traces.length > 1;
    S.at("all").hidden = !several || !model;
    S.at("rules").hidden = !model;
    S.at("language").textContent = S.language === "zh" ? "English" : "中文";
    S.at("language").lang = S.language === "zh" ? "en" : "zh-Hans";
    S.say(S.at("tool"), S.index.tool || "");
    if (!model) {
      S.say(S.at("title"), S.index.title || S.t("index.title"));
      S.show(S.at("origin"), S.t("index.count", { n: S.index.traces.length }));
      document.title = (S.index.title ? S.index.title + " – " : "") + "Sightline";
      S.at("notices").hidden = true;
      return;
    }
    S.say(S.at("title"), model.name);
    document.title = model.name + " – Sightline";
    S.show(S.at("origin"), S.sourceBadge(model.source), model.device && S.el("span", { text: model.device }), S.el("span", { text: S.seconds(model.end / 1e6, 1) }));
    notices(model);
  }

  function ruleChoices() {
    const { model, a, b } = S.now;
    const options = model.rules.map((rule, place) => S.el("option", { value: place, text: rule.label }));
    S.show(S.at("rule-a"), options);
    S.at("rule-a").value = String(model.rules.indexOf(a));
    S.show(S.at("rule-b"), S.el("option", { value: -1, text: S.t("rule.none") }), options.map((one) => one.cloneNode(true)));
    S.at("rule-b").value = b ? String(model.rules.indexOf(b)) : "-1";
    for (const id of ["rule-a", "rule-b"]) S.at(id).title = id === "rule-a" ? S.ruleWords(a) : b ? S.ruleWords(b) : "";
  }

  S.setRules = (a, b) => {
    S.now.a = a;
    S.now.b = b === a ? null : b;
    S.tell("rule");
  };

  /** The next rule in the list, in the foreground or beside it; beside it "none" is among them. */
  S.nextRule = (which) => {
    const { model, a, b } = S.now;
    const { rules } = model;
    if (which === "a") S.setRules(rules[(rules.indexOf(a) + 1) % rules.length], b);
    else {
      let place = b ? rules.indexOf(b) + 1 : 0;
      if (rules[place] === a) place += 1;
      S.setRules(a, rules[place] || null);
    }
    S.announce(S.t("live.rule", { rule: S.now.a.label + (S.now.b ? " / " + S.now.b.label : "") }));
  };

  /** Measures and paints everything: the page's size, colours, language or trace are new. */
  S.repaint = () => {
    head();
    S.readInk();
    if (!S.now.model) {
      if (S.index.traces.length) S.paintIndex();
      return;
    }
    ruleChoices();
    S.labelLanes();
    S.paintKeyFigures();
    S.onscreen.legend();
    S.at("trace-view").classList.toggle("two", Boolean(S.now.b));
    S.stage.measure();
    S.paintTimeline();
    S.lanes.refresh();
    S.paintNumbers();
    S.paintTwo();
    S.why.paint(S.now.time);
    S.seek(S.now.time);
    S.tell("playing");
  };

  /** When something is first seen: a page that opens on an empty stage tells nothing. */
  function firstSight(model) {
    const event = model.rules.length && model.rules[0].book.events.find((one) => one[1] === "appear");
    return event ? event[0] : 0;
  }

  /** Opens the trace with this number, at a moment or where something is first seen, or the index with -1. */
  S.openTrace = (place, time) => {
    if (S.now.playing) S.pause();
    const row = S.index.traces[place];
    S.at("index-view").hidden = Boolean(row);
    S.at("trace-view").hidden = !row;
    S.now.item = -1;
    S.now.model = null;
    if (row) {
      try {
        if (!row.element) throw new Error(row.error || row.name);
        if (!opened.has(place)) opened.set(place, S.readTrace(JSON.parse(S.at(row.element).textContent)));
      } catch (error) {
        S.at("notices").hidden = false;
        S.show(S.at("notices"), S.el("p", { text: S.t("notice.broken", { text: String(error.message) }) }));
        S.at("trace-view").hidden = true;
        return;
      }
      const model = opened.get(place);
      Object.assign(S.now, { model, a: model.rules[0] || null, b: null, time: S.clamp(Number.isFinite(time) ? time : firstSight(model), 0, model.end) });
      S.now.view = { from: 0, to: Math.max(1, model.end) };
      Object.assign(S.choice, { text: "", which: "all", only: null });
      S.resetCurve();
      S.lanes.refresh();
      S.openTab(S.now.tab);
    }
    S.repaint();
    S.tell("trace");
  };
})(window.Sightline);
