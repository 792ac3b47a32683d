// SPDX-License-Identifier: MIT
// What is shown, as CSV: RFC 4180, UTF-8 with a byte order mark, and no cell that a spreadsheet takes for a formula.
(function (S) {
  "use strict";

  /** One cell. Texts that begin like a formula get an apostrophe before them; numbers are numbers. */
  S.csvCell = (value) => {
    if (value === null || value === undefined) return "";
    if (typeof value === "number") return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : "";
    let text = String(value);
    if (/^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) || /^[\t\r\n]/.test(text)) text = "'" + text;
    return /[",\r\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
  };

  S.csv = (rows) => rows.map((row) => row.map(S.csvCell).join(",")).join("\r\n") + "\r\n";

  function save(kind, rows) {
    const base = S.now.model ? S.now.model.name : "traces";
    const name = base.replace(/(\.trace)?\.jsonl(\.gz)?$/, "").replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80) + "-" + kind + ".csv";
    const text = S.csv(rows);
    S.lastCSV = { name, text };
    const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
    const link = S.el("a", { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    S.announce(S.t("live.saved", { name }));
  }

  const seconds = (micros) => S.now.model.start + micros / 1e6;

  /** The items in the lanes, as filtered and in their order. Column names are those of the event format, in English. */
  S.itemRows = () => {
    const { model, a, b } = S.now;
    const places = S.positions(model);
    const rules = b ? [a, b] : [a];
    const head = ["trace", "surface", "item", "content", "position", "firstSeen", "visibleTime", "appearances", "maxFraction"];
    for (const rule of rules) head.push(...["longest", "impressions", "firstImpression", "outcome"].map((name) => rule.label + " " + name));
    return [head, ...S.lanes.shown().map((group) => {
      const item = S.faceOf(model, a, group);
      const appearances = S.of(a.book.appearances, group);
      const row = [
        model.name, model.surfaces[item.surface].id, item.id, item.content, places.get(item.number),
        appearances.length ? seconds(appearances[0].from) : null, S.visibleTime(a, group, Infinity), appearances.length,
        S.mostSeen(model, group),
      ];
      for (const rule of rules) {
        const all = S.of(rule.impressions, group);
        row.push(S.longest(rule, group), all.length, all.length ? seconds(all[0].time) : null, S.outcome(rule, group));
      }
      return row;
    })];
  };

  S.numberRows = () => {
    const { model, a } = S.now;
    const rows = [["table", "rule", "key", "value", "items"]];
    const names = (groups) => groups.map((group) => S.faceOf(model, a, group).id).join(" ");
    for (const rule of model.rules) {
      const figures = S.figures(model, rule);
      for (const key of ["seen", "counted", "near", "held"]) rows.push(["rules", rule.label, key, figures[key].length, names(figures[key])]);
      rows.push(["rules", rule.label, "impressions", figures.impressions.length, names(figures.counted)]);
    }
    for (const bin of S.dwellBins(model, a)) {
      rows.push(["dwell", a.label, bin.from === null ? "never" : bin.from, bin.groups.length, names(bin.groups)]);
    }
    for (const bin of S.positionBins(model, a, 48).bins) {
      rows.push(["position", a.label, bin.from === bin.to ? bin.from : bin.from + ".." + bin.to, bin.time, names(bin.groups)]);
    }
    for (const row of S.nearRows(model, a)) rows.push(["nearly", a.label, row.missing, row.near.longest, row.item.id]);
    for (const rule of model.rules) {
      if (rule.ledger) for (const part of S.ledgerParts) rows.push(["ledger", rule.label, part, rule.ledger[part] || 0, names(S.groupsOf(rule, part))]);
    }
    return rows;
  };

  S.saveItems = () => save("items", S.itemRows());
  S.saveNumbers = () => save("numbers", S.numberRows());
  S.saveTwo = () => {
    const { model, a, b } = S.now;
    save("two-rules", [["surface", "item", "content", "countedBy", "firstImpression", "impressions", "whyNot"],
      ...S.differenceRows(model, a, b).map((row) => [
        model.surfaces[row.item.surface].id, row.item.id, row.item.content, row.rule.label, seconds(row.time), row.times, row.why,
      ])]);
  };
  S.saveIndex = () => save("index", S.indexRows());
})(window.Sightline);
