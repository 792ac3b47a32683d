// SPDX-License-Identifier: MIT
// Charts as SVG: every bar is a button that leads to its items.
(function (S) {
  "use strict";

  /** Lets the arrow keys walk through what stands in a row, so that it is one stop for the tab key. */
  S.roving = (nodes) => {
    nodes.forEach((node, place) => {
      node.setAttribute("tabindex", place === 0 ? "0" : "-1");
      node.addEventListener("keydown", (event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const next = by ? nodes[S.clamp(place + by, 0, nodes.length - 1)]
          : event.key === "Home" ? nodes[0] : event.key === "End" ? nodes[nodes.length - 1] : null;
        if (next) {
          nodes.forEach((one) => one.setAttribute("tabindex", one === next ? "0" : "-1"));
          next.focus();
        } else if (event.key === "Enter" || event.key === " ") node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else return;
        event.preventDefault();
        event.stopPropagation();
      });
    });
  };

  S.isNarrow = () => window.innerWidth <= 760;

  function nice(value) {
    // The next of 1, 2, 5 times a power of ten.
    const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
    return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= value - 1e-12);
  }

  /**
   * A bar chart. Bars have `value`, `label` below, `name` for screen readers, `groups`, and `solid`, the share of the bar
   * that is filled; `line` is a place between bars, in bars from the left.
   */
  S.barChart = ({ bars, title, unit, line, lineLabel, labelEvery }) => {
    // Drawn for the room there is, so that texts keep their size.
    const [width, height, left, top, bottom] = [S.isNarrow() ? 330 : 560, 190, S.isNarrow() ? 30 : 40, 14, 26];
    const most = Math.max(...bars.map((bar) => bar.value), 0);
    const step = nice(Math.max(most, unit === "count" ? 1 : 0.1) / 4);
    const scale = Math.max(unit === "count" ? 4 : 0, Math.ceil(most / step - 1e-9) * step, step);
    const room = (width - left - 6) / bars.length;
    const y = (value) => top + (1 - value / scale) * (height - top - bottom);
    const chart = S.svg("svg", { viewBox: "0 0 " + width + " " + height, class: "chart", role: "group", "aria-label": title });
    for (let value = 0; value <= scale + 1e-9; value += step) {
      if (unit === "count" && !Number.isInteger(Math.round(value * 1e6) / 1e6)) continue;
      chart.append(S.svg("line", { x1: left, x2: width - 6, y1: y(value), y2: y(value), class: value === 0 ? "axis" : "grid" }),
        S.svg("text", { x: left - 6, y: y(value) + 3.5, class: "tick end" }, S.number(value, 1)));
    }
    const nodes = bars.map((bar, place) => {
      const x = left + place * room;
      const wide = Math.max(1, room - Math.min(4, room * 0.2));
      const tall = Math.max(bar.value > 0 ? 1.5 : 0, y(0) - y(bar.value));
      const solid = tall * (bar.solid === undefined ? 1 : bar.solid);
      const node = S.svg("g", { role: "button", "aria-label": bar.name, class: "bar" + (bar.groups.length ? "" : " nil") },
        S.svg("title", null, bar.name),
        S.svg("rect", { x, y: top, width: room, height: height - top - bottom + 20, class: "catch" }),
        S.svg("rect", { x: x + (room - wide) / 2, y: y(0) - tall, width: wide, height: tall, class: "hollow" }),
        S.svg("rect", { x: x + (room - wide) / 2, y: y(0) - solid, width: wide, height: solid, class: "solid" }));
      if (place % (labelEvery || 1) === 0) node.append(S.svg("text", { x: x + room / 2, y: height - 8, class: "tick mid" }, bar.label));
      node.addEventListener("click", () => {
        if (bar.groups.length) S.traceBack(bar.name, bar.groups);
      });
      return node;
    });
    chart.append(...nodes);
    if (line !== undefined && line !== null) {
      const x = left + line * room;
      chart.append(S.svg("line", { x1: x, x2: x, y1: 2, y2: y(0), class: "need" }), S.svg("text", { x: x + 4, y: 10, class: "tick" }, lineLabel || ""));
    }
    S.roving(nodes);
    return chart;
  };

  /** A number that leads to its items. */
  S.numberButton = (n, what, groups) =>
    S.el("button", {
      type: "button", class: "number", disabled: groups.length === 0, "aria-label": S.t("figure.open", { n, what }),
      on: { click: () => S.traceBack(what, groups) },
    }, S.number(n));
})(window.Sightline);
