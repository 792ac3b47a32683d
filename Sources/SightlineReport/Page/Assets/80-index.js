// SPDX-License-Identifier: MIT
// Several traces: a row for each, with totals.
(function (S) {
  "use strict";

  /** Rules of all traces, in the order in which they come. */
  function rulesOf(traces) {
    const names = new Map();
    for (const trace of traces) {
      for (const book of trace.books || []) {
        for (const rule of book.rules) names.set(book.name + "\n" + rule.rule, { book: book.name, rule: rule.rule });
      }
    }
    return [...names.values()];
  }

  function countsOf(trace, wanted) {
    const book = (trace.books || []).find((one) => one.name === wanted.book);
    return (book && book.rules.find((one) => one.rule === wanted.rule)) || { counted: 0, impressions: 0, nearly: 0 };
  }

  const kinds = ["counted", "impressions", "nearly"];
  const sum = (traces, value) => traces.reduce((total, trace) => total + value(trace), 0);

  S.indexRows = () => {
    const { traces } = S.index;
    const rules = rulesOf(traces);
    const facts = (trace) => [trace.seconds, trace.inputs, trace.items, trace.seen, ...rules.flatMap((rule) => kinds.map((kind) => countsOf(trace, rule)[kind])), trace.warnings];
    const head = ["trace", "source", "device", "seconds", "inputs", "items", "seen", ...rules.flatMap((rule) => kinds.map((kind) => rule.rule + " " + kind)), "warnings"];
    const rows = traces.map((trace) => [trace.name, trace.source, trace.device, ...facts(trace)]);
    const total = rows.reduce((sums, row) => sums.map((value, i) => value + (row[i + 3] || 0)), new Array(head.length - 3).fill(0));
    return [head, ...rows, ["total", "", "", ...total]];
  };

  S.paintIndex = () => {
    const { traces } = S.index;
    const rules = rulesOf(traces);
    const th = (text, isNumber, span) => S.el("th", { scope: "col", class: isNumber ? "n" : null, colspan: span, text });
    const n = (value) => S.el("td", { class: "n", text: S.number(value) });
    const open = (trace, place) => (trace.element ? S.el("a", { href: "#trace=" + place, text: trace.name }) : S.el("span", { text: trace.name }));
    const facts = (trace) => [trace.line > 1 ? S.t("index.line", { line: String(trace.line) }) : null, trace.device || null].filter(Boolean).join(" · ");
    // Each number leads to its items: the address names trace, rule and which of its items.
    const link = (trace, place, rule, which, value) => {
      if (!trace.element || !value) return n(value);
      const values = new URLSearchParams({ trace: place, which });
      if (rule) {
        values.set("book", rule.book);
        values.set("rule", rule.rule);
      }
      return S.el("td", { class: "n" }, S.el("a", { href: "#" + values, text: S.number(value), "aria-label": S.t("index.open", {
        n: value, what: S.t("figure." + (which === "all" ? "seen" : which === "near" ? "near" : "counted")), name: trace.name,
      }) }));
    };
    const which = { counted: "counted", impressions: "counted", nearly: "near" };
    const body = traces.map((trace, place) => S.el("tr", null,
      S.el("th", { scope: "row" }, open(trace, place), S.el("small", { text: facts(trace) }),
        trace.error && S.el("small", { class: "warn", text: trace.error })),
      S.el("td", null, S.sourceBadge(trace.source)),
      S.el("td", { class: "n", text: S.clock(trace.seconds * 1e6, 1) }), n(trace.inputs), n(trace.items), link(trace, place, null, "all", trace.seen),
      rules.map((rule) => kinds.map((kind) => link(trace, place, rule, which[kind], countsOf(trace, rule)[kind]))), n(trace.warnings || 0)));
    const totals = S.el("tr", { class: "total" }, S.el("th", { scope: "row", text: S.t("index.total") }), S.el("td"),
      S.el("td", { class: "n", text: S.clock(sum(traces, (one) => one.seconds) * 1e6, 1) }),
      ["inputs", "items", "seen"].map((key) => n(sum(traces, (one) => one[key] || 0))),
      rules.map((rule) => kinds.map((kind) => n(sum(traces, (one) => countsOf(one, rule)[kind])))),
      n(sum(traces, (one) => one.warnings || 0)));
    const head = S.el("thead", null,
      S.el("tr", { class: "groups" }, S.el("td", { colspan: 6 }), rules.map((rule) => S.el("th", { scope: "colgroup", colspan: 3, text: rule.rule })), S.el("td")),
      S.el("tr", null, th(S.t("index.name")), th(S.t("index.source")), ["length", "inputs", "items", "seen"].map((key) => th(S.t("index." + key), true)),
        rules.map(() => kinds.map((kind) => th(S.t("index." + kind), true))), th(S.t("index.warnings"), true)));
    S.show(S.at("index-body"),
      S.el("div", { class: "bar" }, S.el("p", { class: "grow hint", text: S.t("index.count", { n: traces.length }) }),
        S.el("button", { type: "button", id: "csv-index", "aria-label": S.t("csv.index"), title: S.t("csv.index"), on: { click: () => S.saveIndex() } }, "CSV")),
      S.el("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": S.t("index.title") }, S.el("table", { class: "wide index-table" }, head, S.el("tbody", null, body), S.el("tfoot", null, totals))));
  };

  /** Where a trace comes from; simulated ones stand out. */
  S.sourceBadge = (source) => {
    const isSimulated = source === "simulated";
    return S.el("span", { class: "badge" + (isSimulated ? " simulated" : ""), text: isSimulated ? S.t("source.simulated") : source || "–" });
  };
})(window.Sightline);
