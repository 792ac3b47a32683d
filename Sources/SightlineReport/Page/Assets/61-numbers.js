// SPDX-License-Identifier: MIT
// The numbers of a trace: by rule, dwell, position, ledger, what nearly counted. Every one leads to its items.
(function (S) {
  "use strict";

  const th = (text, isNumber) => S.el("th", { scope: "col", class: isNumber ? "n" : null, text });
  const td = (child) => S.el("td", { class: "n" }, child);

  /** The big numbers above the time line. */
  S.paintKeyFigures = () => {
    const { model, a } = S.now;
    const figures = S.figures(model, a);
    const one = (key, n, groups) => S.el("button", {
      type: "button", class: "figure " + key, disabled: groups.length === 0, "data-figure": key,
      "aria-label": S.t("figure.open", { n, what: S.t("figure." + key) }),
      on: { click: () => S.traceBack(S.t("figure." + key) + (key === "seen" ? "" : ", " + a.label), groups) },
    }, S.el("b", { text: S.number(n) }), S.el("span", { text: S.t("figure." + key) }));
    const heldCount = [...a.held.values()].reduce((sum, list) => sum + list.length, 0);
    S.show(S.at("keyfigures"),
      one("seen", figures.seen.length, figures.seen), one("counted", figures.counted.length, figures.counted),
      one("impressions", figures.impressions.length, figures.counted), one("near", figures.near.length, figures.near),
      one("held", heldCount, figures.held));
  };

  function byRule(model) {
    const rows = model.rules.map((rule) => {
      const figures = S.figures(model, rule);
      const cell = (n, key, groups) => td(S.numberButton(n, S.t("numbers." + key) + ", " + rule.label, groups));
      return S.el("tr", { class: rule === S.now.a ? "chosen" : null }, S.el("th", { scope: "row" }, rule.label, S.el("small", { text: S.ruleWords(rule) })),
        cell(figures.seen.length, "seen", figures.seen), cell(figures.counted.length, "counted", figures.counted),
        cell(figures.impressions.length, "impressions", figures.counted), cell(figures.near.length, "near", figures.near));
    });
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.rule")),
      ["seen", "counted", "impressions", "near"].map((key) => th(S.t("numbers." + key), true)))), S.el("tbody", null, rows));
  }

  function dwell(model, rule) {
    const bins = S.dwellBins(model, rule);
    const time = (value) => S.seconds(value);
    const bars = bins.map((bin) => {
      const n = bin.groups.length;
      const name = bin.from === null ? S.t("numbers.dwellNone", { n })
        : bin.to === Infinity ? S.t("numbers.dwellLast", { n, from: time(bin.from) })
          : S.t("numbers.dwellBar", { n, from: S.number(bin.from), to: time(bin.to) });
      return { value: n, label: bin.from === null ? S.t("numbers.never") : S.number(bin.from), name, groups: bin.groups };
    });
    const place = bins.findIndex((bin) => bin.from !== null && bin.from >= rule.continuous - 1e-9);
    return S.barChart({
      bars, title: S.t("numbers.dwell"), unit: "count", line: rule.continuous > 0 && place >= 0 ? place : null,
      lineLabel: S.seconds(rule.continuous || 0),
    });
  }

  function position(model, rule) {
    const { surface, bins } = S.positionBins(model, rule, 48);
    if (!bins.length) return null;
    const bars = bins.map((bin) => {
      const values = { from: String(bin.from), to: String(bin.to), n: bin.counted, time: S.seconds(bin.time, 1) };
      return {
        value: bin.time, label: String(bin.from), groups: bin.groups, solid: bin.groups.length ? bin.counted / bin.groups.length : 0,
        name: S.t(bin.from === bin.to ? "numbers.positionBar" : "numbers.positionBars", values),
      };
    });
    return [
      S.el("p", { class: "hint", text: S.t("numbers.positionHint", { surface: model.surfaces[surface].id, rule: rule.label }) }),
      S.barChart({ bars, title: S.t("numbers.position"), unit: "seconds", labelEvery: Math.ceil(bars.length / (S.isNarrow() ? 8 : 14)) }),
    ];
  }

  function ledger(model) {
    const rows = model.rules.filter((rule) => rule.ledger).map((rule) => S.el("tr", null, S.el("th", { scope: "row", text: rule.label }),
      S.ledgerParts.map((part) => td(S.numberButton(rule.ledger[part] || 0, S.t("ledger." + part) + ", " + rule.label, S.groupsOf(rule, part))))));
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.rule")),
      S.ledgerParts.map((part) => th(S.t("ledger." + part), true)))), S.el("tbody", null, rows));
  }

  S.nearRows = (model, rule) => [...rule.near].map(([group, list]) => {
    const near = list.reduce((best, one) => (one.nearness > best.nearness ? one : best), list[0]);
    return { group, near, item: model.items[near.item], missing: S.missingWords(rule, near) };
  }).sort((x, y) => y.near.nearness - x.near.nearness || x.group - y.group);

  function nearly(model, rule) {
    const rows = S.nearRows(model, rule);
    if (!rows.length) return S.el("p", { class: "hint", text: S.t("numbers.nearlyNone", { rule: rule.label }) });
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.item")), th(S.t("numbers.longest"), true),
      th(S.t("numbers.most"), true), th(S.t("numbers.missing")))),
      S.el("tbody", null, rows.slice(0, 200).map((row) => S.el("tr", null,
        S.el("th", { scope: "row" }, S.itemButton(row.item, row.group, rule)),
        S.el("td", { class: "n", text: S.seconds(row.near.longest) }), S.el("td", { class: "n", text: S.percent(row.near.most) }), S.el("td", { text: row.missing })))));
  }

  /** A button that goes to where an item was nearest to counting, and explains it. */
  S.itemButton = (item, group, rule) => S.el("button", {
    type: "button", class: "plain link", text: S.nameOf(item),
    on: {
      click: () => {
        const longest = S.of(rule.stretches, group).reduce((best, one) => (!best || one.dwell > best.dwell ? one : best), null);
        const appearance = S.of(rule.book.appearances, group)[0];
        const time = S.of(rule.impressions, group).length ? S.of(rule.impressions, group)[0].time
          : longest ? longest.to - 1 : appearance ? appearance.from : S.now.time;
        S.pause();
        S.seek(Math.max(0, time));
        S.explainItem(item.number);
        S.at("why").scrollIntoView({ block: "nearest" });
      },
    },
  });

  S.paintNumbers = () => {
    const { model, a } = S.now;
    const panel = S.at("panel-numbers");
    if (!model || !a || panel.hidden) return;
    const part = (title, ...content) => S.el("section", { class: "card" }, S.el("h3", { text: title }), ...content);
    S.show(panel,
      S.el("div", { class: "bar end" }, S.el("button", { type: "button", id: "csv-numbers", "aria-label": S.t("csv.numbers"), title: S.t("csv.numbers"), on: { click: () => S.saveNumbers() } }, "CSV")),
      S.el("div", { class: "cards" },
        part(S.t("numbers.rules"), byRule(model)),
        part(S.t("numbers.dwell"), S.el("p", { class: "hint", text: S.t("numbers.dwellHint", { rule: a.label }) }), dwell(model, a)),
        part(S.t("numbers.position"), position(model, a)),
        part(S.t("numbers.nearly") + " · " + a.label, nearly(model, a)),
        part(S.t("numbers.ledger"), ledger(model))));
  };
})(window.Sightline);
