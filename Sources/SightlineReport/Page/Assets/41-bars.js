// SPDX-License-Identifier: MIT
// The bar of one lane: darkness is the visible fraction over time, a line below it says viewable, diamonds are
// impressions.
(function (S) {
  "use strict";

  function add(sums, fraction, begin, end) {
    let x = Math.max(0, S.xOf(begin, sums.length));
    const last = Math.min(sums.length, S.xOf(end, sums.length));
    while (x < last) {
      const pixel = Math.floor(x);
      const next = Math.min(last, pixel + 1);
      sums[pixel] += fraction * (next - x);
      x = next > x ? next : last;
    }
  }

  /** The mean fraction in each pixel of the view: the largest among a group's items. */
  function columns(model, group, width) {
    const { from, to } = S.now.view;
    const values = new Float32Array(width);
    for (const number of model.groups[group].items) {
      const { times, fractions } = model.items[number];
      if (times.length === 0) continue;
      const own = new Float32Array(width);
      // Within appearances alone: behind a closed gate the geometry goes on, and nothing is seen.
      for (const appearance of S.of(S.now.a.book.appearances, group)) {
        const [begin, finish] = [Math.max(appearance.from, from), Math.min(appearance.to, to, model.end)];
        for (let i = Math.max(0, S.lastTime(times, begin)); i < times.length && times[i] < finish; i += 1) {
          const end = i + 1 < times.length ? times[i + 1] : model.end;
          if (fractions[i] > 0) add(own, fractions[i], Math.max(times[i], begin), Math.min(end, finish));
        }
      }
      for (let x = 0; x < width; x += 1) values[x] = Math.max(values[x], own[x]);
    }
    return values;
  }

  function paintStretches(context, rule, group, width, y, height) {
    context.fillStyle = S.ink.viewable;
    for (const stretch of S.of(rule.stretches, group)) {
      const [x0, x1] = [S.xOf(stretch.from, width), S.xOf(stretch.to, width)];
      if (x1 >= 0 && x0 <= width) context.fillRect(x0, y, Math.max(1, x1 - x0), height);
    }
  }

  S.paintBars = (canvas, width, height, group) => {
    const { model, a, b } = S.now;
    const pixels = Math.max(1, Math.floor(width));
    const context = S.fit(canvas, pixels, height);
    const values = columns(model, group, pixels);
    context.fillStyle = S.ink.faint;
    context.fillRect(0, 3, pixels, height - 9);
    context.fillStyle = S.ink.seen;
    for (let x = 0; x < pixels;) {
      let end = x + 1;
      // Nothing and hardly anything are painted apart.
      while (end < pixels && values[end] > 0 === values[x] > 0 && Math.abs(values[end] - values[x]) < 0.004) end += 1;
      if (values[x] > 0) {
        context.globalAlpha = 0.12 + 0.88 * Math.min(1, values[x]);
        context.fillRect(x, 3, end - x, height - 9);
      }
      x = end;
    }
    context.globalAlpha = 1;
    paintStretches(context, a, group, pixels, height - 5, 2);
    if (b) {
      context.globalAlpha = 0.5;
      paintStretches(context, b, group, pixels, height - 2, 1.5);
      context.globalAlpha = 1;
    }
    for (const rule of b ? [b, a] : [a]) {
      for (const one of S.of(rule.impressions, group)) {
        const x = S.xOf(one.time, pixels);
        if (x > -6 && x < pixels + 6) S.mark(context, S.clamp(x, 5, pixels - 5), 3 + (height - 9) / 2, rule === b);
      }
      context.strokeStyle = S.ink.held;
      context.lineWidth = 1.75;
      for (const one of S.of(rule.held, group)) {
        const x = S.xOf(one.time, pixels);
        context.fillStyle = S.ink.card;
        context.fillRect(x - 3.5, (height - 6) / 2 - 3.5, 7, 7);
        context.strokeRect(x - 3.5, (height - 6) / 2 - 3.5, 7, 7);
      }
    }
  };
})(window.Sightline);
