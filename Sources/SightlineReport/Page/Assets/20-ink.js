// SPDX-License-Identifier: MIT
// Colours and line patterns of the canvases. The colours are those of the style sheet; no state differs by colour alone.
(function (S) {
  "use strict";

  const names = ["paper", "card", "ink", "soft", "line", "faint", "seen", "visible", "viewable", "counted", "held", "cover", "head"];
  S.ink = {};

  let hatches = {};

  S.readInk = () => {
    const style = getComputedStyle(document.documentElement);
    for (const name of names) S.ink[name] = style.getPropertyValue("--" + name).trim();
    S.font = style.getPropertyValue("--font").trim() || "sans-serif";
    hatches = {};
  };

  /** How the border of each state is drawn: colour, width, dashes. */
  S.border = (state) => ({
    unseen: { colour: S.ink.visible, width: 1, dash: [1, 3] },
    visible: { colour: S.ink.visible, width: 1.25, dash: [] },
    viewable: { colour: S.ink.viewable, width: 2, dash: [] },
    counted: { colour: S.ink.counted, width: 3, dash: [] },
    before: { colour: S.ink.counted, width: 1.75, dash: [6, 3] },
    held: { colour: S.ink.held, width: 2.25, dash: [8, 3, 2, 3] },
  })[state];

  /** A pattern of lines for a context: "cover" leans right, "insets" left, "away" stands. */
  S.hatch = (context, kind) => {
    const ratio = window.devicePixelRatio || 1;
    const key = kind + ratio;
    if (hatches[key]) return hatches[key];
    const size = Math.round(8 * ratio);
    const tile = document.createElement("canvas");
    tile.width = size;
    tile.height = size;
    const draw = tile.getContext("2d");
    draw.strokeStyle = kind === "insets" ? S.ink.visible : S.ink.cover;
    draw.lineWidth = ratio * (kind === "cover" ? 1.6 : 1);
    draw.beginPath();
    for (const shift of [-size, 0, size]) {
      if (kind === "insets") {
        draw.moveTo(shift + size, -1);
        draw.lineTo(shift - 1, size);
      } else if (kind === "away") {
        draw.moveTo(shift + size / 2, 0);
        draw.lineTo(shift + size / 2, size);
      } else {
        draw.moveTo(shift, -1);
        draw.lineTo(shift + size + 1, size);
      }
    }
    draw.stroke();
    const pattern = context.createPattern(tile, "repeat");
    if (pattern.setTransform) pattern.setTransform(new DOMMatrix().scale(1 / ratio));
    return (hatches[key] = pattern);
  };

  /** Fits a canvas to its box on the page; answers a context that draws in CSS pixels, cleared. */
  S.fit = (canvas, width, height) => {
    const ratio = window.devicePixelRatio || 1;
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  };

  const widths = new Map();
  /** A text cut to a width, with an ellipsis; measured once. */
  S.cut = (context, text, width) => {
    const key = context.font + "\n" + text;
    if (!widths.has(key)) {
      if (widths.size > 4000) widths.clear();
      widths.set(key, context.measureText(text).width);
    }
    const full = widths.get(key);
    if (full <= width) return text;
    const count = Math.floor((text.length * width) / full) - 1;
    // From five letters on the end is kept: names mostly differ in it.
    return count < 2 ? "" : count < 5 ? text.slice(0, count) + "…" : text.slice(0, count - 3) + "…" + text.slice(-3);
  };

  /** The sign of a state: a ring that fills, a tick, a dashed tick, two bars. */
  S.sign = (context, state, progress, x, y, radius) => {
    if (state === "unseen" || state === "visible") return;
    const border = S.border(state);
    context.save();
    context.setLineDash([]);
    context.beginPath();
    context.arc(x, y, radius + 1.5, 0, 2 * Math.PI);
    context.fillStyle = S.ink.card;
    context.fill();
    context.strokeStyle = border.colour;
    context.lineWidth = 2;
    if (state === "viewable") {
      context.globalAlpha = 0.3;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.stroke();
      context.globalAlpha = 1;
      context.lineWidth = 3;
      context.beginPath();
      context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * progress);
      context.stroke();
    } else {
      context.beginPath();
      if (state === "before") context.setLineDash([3, 2]);
      context.arc(x, y, radius, 0, 2 * Math.PI);
      if (state === "counted") {
        context.fillStyle = border.colour;
        context.fill();
        context.strokeStyle = S.ink.card;
      } else context.stroke();
      context.setLineDash([]);
      context.beginPath();
      const r = radius * 0.5;
      if (state === "held") {
        context.moveTo(x - r * 0.6, y - r);
        context.lineTo(x - r * 0.6, y + r);
        context.moveTo(x + r * 0.6, y - r);
        context.lineTo(x + r * 0.6, y + r);
      } else {
        context.moveTo(x - r, y);
        context.lineTo(x - r * 0.2, y + r * 0.8);
        context.lineTo(x + r, y - r * 0.8);
      }
      context.stroke();
    }
    context.restore();
  };
})(window.Sightline);
