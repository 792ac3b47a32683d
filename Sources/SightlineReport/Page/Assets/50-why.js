// SPDX-License-Identifier: MIT
// The explanation of one item at the moment that is shown: its area as a sum, each rule's need against it, its history.
(function (S) {
  "use strict";

  const area = (value) => S.t("unit.area", { value: S.number(value, 1) });

  function lossName(loss) {
    let name = loss.name;
    if (loss.kind === "cover") {
      name = loss.name || (loss.cover.kind ? loss.cover.kind : S.t("why.cover"));
      if (typeof loss.cover.opacity === "number") name += ", " + S.t("why.opacity", { value: S.number(loss.cover.opacity) });
    }
    return S.t("why.loss." + loss.kind, { name });
  }

  function obstacles(part) {
    const texts = part.gates.map((gate) =>
      gate.name === null ? S.t("why.gate.all") : S.t("why.gate." + gate.kind, { name: gate.kind === "scene" ? S.t("scene." + gate.name) : gate.name }));
    if (part.isHidden) texts.push(S.t("why.hiddenItem"));
    if (!part.isMeasurable) texts.push(S.t("why.unmeasurable"));
    if (part.isSilent) texts.push(S.t("why.silent"));
    return texts;
  }

  function sentence(part) {
    if (!(part.area > 0)) return S.t("why.noarea");
    if (part.fraction >= 1) return S.t("why.whole", { area: area(part.area) });
    if (part.visible <= 0) return S.t("why.none", { area: area(part.area) });
    return S.t("why.part", { area: area(part.area), rest: area(part.visible), share: S.percent(part.fraction) });
  }

  /** The sum as a bar and a table: the whole area, less what each thing takes, and what is left. */
  function sum(part) {
    const rows = [
      ...part.losses.map((loss) => ({ kind: loss.kind, name: lossName(loss), area: loss.area })),
      { kind: "rest", name: S.t("why.rest"), area: part.visible },
    ];
    const unaccounted = part.area - rows.reduce((total, row) => total + row.area, 0);
    const bar = S.el("div", { class: "stack", role: "img", "aria-label": S.t("why.bar") + ": " + rows.slice().reverse().map((row) => row.name + " " + S.percent(row.area / part.area)).join(", ") });
    for (const row of rows.slice().reverse()) {
      if (row.area > 0) bar.append(S.el("span", { class: "part " + row.kind, style: { "flex-grow": row.area / part.area }, title: row.name }));
    }
    if (unaccounted > part.area * 1e-6) bar.append(S.el("span", { class: "part hidden", style: { "flex-grow": unaccounted / part.area } }));
    const line = (kind, name, value, sign) => S.el("tr", { class: kind },
      S.el("th", { scope: "row" }, S.el("span", { class: "key " + kind, "aria-hidden": "true" }), name),
      S.el("td", { text: (sign || "") + area(value) }), S.el("td", { text: S.percent(value / part.area) }));
    return [
      bar,
      S.el("table", { class: "sum" }, S.el("tbody", null,
        line("all", S.t("why.all"), part.area),
        part.losses.map((loss) => line(loss.kind, lossName(loss), loss.area, "− ")),
        line("rest", S.t("why.rest"), part.visible, "= "))),
    ];
  }

  const shareKeys = ["area", "viewport", "extent"];
  function needText(need) {
    if (shareKeys.includes(need.key)) return [S.percent(need.has), need.need > 0 ? S.percent(need.need) : S.t("rule.any")];
    if (need.key === "alpha") return [S.number(need.has), S.number(need.need)];
    return [S.seconds(Math.max(0, need.has)), S.seconds(need.need)];
  }

  function needRow(need) {
    const met = S.el("span", { class: "met " + (need.holds ? "yes" : "no"), "aria-hidden": "true", text: need.holds ? "✓" : "×" });
    const told = S.el("span", { class: "unseen", text: S.t(need.holds ? "why.met" : "why.unmet") });
    if (need.key === "motion") {
      const text = need.kind === "settled"
        ? S.t("why.motion.settled") + " – " + S.t(need.holds ? "why.motion.idle" : "why.motion.moving")
        : S.t("why.motion.slower", { speed: S.number(need.need, 0), has: S.number(need.has, 0) });
      return S.el("li", null, met, S.el("span", { class: "what", text: S.t("why.part.motion") }), S.el("span", { class: "values", text }), told);
    }
    const [has, wants] = needText(need);
    const scale = Math.max(need.has, need.need, 1e-9) * (shareKeys.includes(need.key) || need.key === "alpha" ? 1 : 1.05);
    const top = shareKeys.includes(need.key) || need.key === "alpha" ? Math.max(1, scale) : scale;
    const meter = S.el("span", { class: "meter", "aria-hidden": "true" },
      S.el("span", { class: "has", style: { width: (100 * S.clamp(need.has / top, 0, 1)).toFixed(2) + "%" } }),
      need.need > 0 && S.el("span", { class: "needs", style: { left: (100 * S.clamp(need.need / top, 0, 1)).toFixed(2) + "%" } }));
    return S.el("li", null, met, S.el("span", { class: "what", text: S.t("why.part." + need.key) }),
      S.el("span", { class: "values", text: S.t("why.needs", { has, need: wants }) }), meter, told);
  }

  function verdict(model, rule, part, needs, time) {
    if (!needs.applies) return S.t("verdict.notApplied");
    const found = S.stateAt(model, rule, part.item.group, time);
    if (found.state === "counted") return S.t("verdict.counted", { time: S.clock(found.last.time) });
    if (found.state === "held") return S.t("verdict.held", { time: S.clock(found.held.time), why: S.t("held." + found.held.why) });
    if (part.gates.length) return S.t("verdict.gates");
    const texts = [];
    if (needs.isViewable) texts.push(needs.missing > 0 ? S.t("verdict.viewable", { time: S.seconds(needs.missing) }) : S.t("verdict.due"));
    else texts.push(S.t("verdict.unviewable"));
    if (found.last) texts.push(S.t("verdict.before", { time: S.clock(found.last.time) }));
    if (needs.heldBack) texts.push(S.t("verdict.holds"));
    return texts.join(" ");
  }

  function rulePart(model, rule, part, time) {
    const needs = S.needs(model, rule, part, time, !S.now.playing);
    const found = S.stateAt(model, rule, part.item.group, time);
    return S.el("section", { class: "rule" + (rule === S.now.a || rule === S.now.b ? " chosen" : "") },
      S.el("h4", null, S.stateIcon(found.state, found.progress, 18), S.el("span", { text: rule.label })),
      S.el("p", { class: "verdict", text: verdict(model, rule, part, needs, time) }),
      needs.applies && S.el("ul", { class: "needs-list" }, needs.parts.map(needRow)),
      S.el("p", { class: "fine", text: S.ruleWords(rule) + "; " + S.repeatWords(rule) + "." }));
  }

  function history(model, rule, item) {
    const lines = rule.book.events
      .filter((event) => model.items[event[2]].group === item.group && (event[1] !== "impression" || event[3] === rule.number))
      .map((event) => ({ time: event[0], text: S.eventWords(model, rule.book, event) }));
    for (const one of S.of(rule.held, item.group)) {
      lines.push({ time: one.time, text: S.t("why.event.held", { rule: rule.label, why: S.t("held." + one.why) }) });
    }
    lines.sort((x, y) => x.time - y.time);
    return S.el("ol", { class: "history" }, lines.slice(0, 200).map((line) => S.el("li", null,
      S.el("button", { type: "button", class: "plain", on: { click: () => { S.pause(); S.seek(line.time); } } },
        S.el("span", { class: "when", text: S.clock(line.time) }), " ", S.el("span", { text: line.text })))));
  }

  function title(model, item) {
    const facts = [S.t("why.in", { surface: model.surfaces[item.surface].id })];
    if (item.content !== null && item.content !== item.id) facts.push(item.content);
    if (item.index !== null) facts.push(S.t("why.position", { index: item.index }));
    return S.el("div", { class: "what-item" }, S.el("h3", { text: item.id.trim() === "" ? "“" + item.id + "”" : item.id }), S.el("p", { text: facts.join(" · ") }));
  }

  const isBad = (item, time) => {
    const place = S.lastRow(item.frames, time);
    return place >= 0 && item.frames[place][1] === null && item.frames[place][2] === "bad";
  };

  let parts = null; // the elements of the item that is shown

  function frame(model, item) {
    parts = { item: item.number, rule: S.now.a, language: S.language, sum: S.el("div"), rules: S.el("div") };
    const details = (key, node, isOpen) => S.el("details", isOpen ? { open: true } : null, S.el("summary", { text: S.t(key) }), node);
    S.show(S.at("why-body"), title(model, item), parts.sum, S.el("h3", { class: "small", text: S.t("why.rules") }), parts.rules,
      details("why.history", history(model, S.now.a, item), true),
      item.attributes && details("why.attributes", S.el("pre", { text: JSON.stringify(item.attributes, null, 2) })));
  }

  S.why = {
    paint(time) {
      const { model, item: number, a, b } = S.now;
      S.at("why-close").hidden = number < 0;
      S.at("why").classList.toggle("empty", number < 0);
      if (!model || number < 0) {
        parts = null;
        S.show(S.at("why-body"), S.el("p", { class: "hint", text: S.t("why.choose") }));
        return;
      }
      const item = model.items[number];
      if (!parts || parts.item !== number || parts.rule !== a || parts.language !== S.language) frame(model, item);
      const part = S.explain(model, number, time, a.book);
      if (!part) {
        S.show(parts.sum, S.el("p", { class: "sentence", text: S.t(isBad(item, time) ? "why.bad" : "why.gone") }));
        S.show(parts.rules);
        return;
      }
      S.show(parts.sum, obstacles(part).map((text) => S.el("p", { class: "obstacle", text })),
        S.el("p", { class: "sentence", text: sentence(part) }), part.area > 0 && sum(part));
      const order = [a, b, ...model.rules].filter((rule, i, all) => rule && all.indexOf(rule) === i);
      S.show(parts.rules, order.map((rule) => rulePart(model, rule, part, time)));
    },
  };

  /** Explains an item, or none with -1. */
  S.explainItem = (number) => {
    S.now.item = number;
    if (number >= 0) S.lanes.reveal(S.now.model.items[number].group);
    S.tell("item");
    if (number >= 0) S.announce(S.nameOf(S.now.model.items[number]) + ": " + S.whyText());
  };

  /** The explanation in a sentence or two, for screen readers. */
  S.whyText = () => {
    const { model, item, a, time } = S.now;
    const part = S.explain(model, item, time, a.book);
    if (!part) return S.t("why.gone");
    return sentence(part) + " " + a.label + ": " + verdict(model, a, part, S.needs(model, a, part, time, false), time);
  };
})(window.Sightline);
