// SPDX-License-Identifier: MIT
// Two rules side by side: their numbers, and the items on which they differ.
(function (S) {
  "use strict";

  /** Groups counted by both, by one alone, by neither. */
  S.differences = (model, a, b) => {
    const [inA, inB] = [a.impressions, b.impressions];
    const seen = [...new Set([...S.figures(model, a).seen, ...S.figures(model, b).seen])].sort((x, y) => x - y);
    return {
      both: seen.filter((group) => inA.has(group) && inB.has(group)),
      onlyA: seen.filter((group) => inA.has(group) && !inB.has(group)),
      onlyB: seen.filter((group) => !inA.has(group) && inB.has(group)),
      neither: seen.filter((group) => !inA.has(group) && !inB.has(group)),
    };
  };

  /** Why a rule did not count a group that the other counted. */
  S.whyNot = (model, rule, group) => {
    const held = S.of(rule.held, group)[0];
    if (held) return S.t("two.held", { why: S.t("held." + held.why) });
    if (!rule.applies(S.faceOf(model, rule, group).number)) return S.t("verdict.notApplied");
    const longest = S.longest(rule, group);
    const need = Math.max(rule.continuous || 0, rule.cumulative || 0);
    if (longest > 0 && longest < need) return S.t("two.short", { has: S.seconds(longest), need: S.seconds(need) });
    const most = S.mostSeen(model, group);
    if (rule.fraction > 0 && rule.of === "item" && !S.reaches(most, rule.fraction)) {
      return S.t("two.area", { has: S.percent(most), need: S.percent(rule.fraction) });
    }
    return S.t(longest > 0 ? "two.other" : "two.never");
  };

  S.differenceRows = (model, a, b) => {
    const found = S.differences(model, a, b);
    const row = (counted, other) => (group) => ({
      group, item: S.faceOf(model, counted, group), rule: counted, time: S.of(counted.impressions, group)[0].time,
      times: S.of(counted.impressions, group).length, why: S.whyNot(model, other, group),
    });
    return [...found.onlyA.map(row(a, b)), ...found.onlyB.map(row(b, a))].sort((x, y) => x.time - y.time);
  };

  function square(found, a, b) {
    const cell = (key, text) => {
      const groups = found[key];
      return S.el("div", { class: "cell " + key }, S.numberButton(groups.length, text, groups), S.el("span", { text }));
    };
    return S.el("div", { class: "square" }, cell("onlyA", S.t("two.only", { rule: a.label })), cell("both", S.t("two.both")),
      cell("onlyB", S.t("two.only", { rule: b.label })), cell("neither", S.t("two.neither")));
  }

  function head(rule, isSecond, model) {
    const figures = S.figures(model, rule);
    const fact = (n, key, groups) => S.el("span", null, S.numberButton(n, S.t("figure." + key) + ", " + rule.label, groups), " ", S.t("figure." + key));
    return S.el("section", { class: "card side" + (isSecond ? " second" : "") },
      S.el("h3", null, S.el("span", { class: "diamond" + (isSecond ? " hollow" : ""), "aria-hidden": "true" }), rule.label),
      S.el("p", { class: "hint", text: S.ruleWords(rule) + "; " + S.repeatWords(rule) + "." }),
      S.el("p", { class: "facts" }, fact(figures.counted.length, "counted", figures.counted), fact(figures.impressions.length, "impressions", figures.counted),
        fact(figures.near.length, "near", figures.near)));
  }

  S.paintTwo = () => {
    const { model, a, b } = S.now;
    const panel = S.at("panel-two");
    if (!model || !a || panel.hidden) return;
    if (!b) {
      S.show(panel, S.el("p", { class: "hint pad", text: S.t("two.choose") }));
      return;
    }
    const rows = S.differenceRows(model, a, b);
    const th = (text, isNumber) => S.el("th", { scope: "col", class: isNumber ? "n" : null, text });
    const table = S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.item")), th(S.t("figure.counted")),
      th(S.t("index.impressions"), true), th(S.t("two.why")))),
      S.el("tbody", null, rows.map((row) => S.el("tr", null,
        S.el("th", { scope: "row" }, S.itemButton(row.item, row.group, row.rule)),
        S.el("td", null, S.el("span", { class: "diamond" + (row.rule === b ? " hollow" : ""), "aria-hidden": "true" }), row.rule.label + " " + S.clock(row.time)),
        S.el("td", { class: "n", text: S.number(row.times) }), S.el("td", { text: row.why })))));
    S.show(panel,
      S.el("div", { class: "bar end" }, S.el("button", { type: "button", id: "csv-two", "aria-label": S.t("csv.two"), title: S.t("csv.two"), on: { click: () => S.saveTwo() } }, "CSV")),
      S.el("div", { class: "sides" }, head(a, false, model), head(b, true, model)),
      square(S.differences(model, a, b), a, b),
      S.el("section", { class: "card" }, S.el("h3", { text: rows.length ? S.t("two.differ", { n: rows.length }) : S.t("two.same") }), rows.length > 0 && table));
  };
})(window.Sightline);
