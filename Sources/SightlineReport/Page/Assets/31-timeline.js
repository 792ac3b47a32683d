// SPDX-License-Identifier: MIT
// The time line: what stands still is painted once for a view; only the head moves while time runs.
(function (S) {
  "use strict";

  /** Rows of the time line: top and height in CSS pixels. */
  const rows = { curve: [6, 54], phase: [66, 10], visit: [80, 12], marks: [98, 22], axis: [124, 16] };
  S.timelineHeight = 142;
  let width = 0;
  let curve = -1; // the surface whose offset is shown

  S.xOf = (time, room) => ((time - S.now.view.from) / (S.now.view.to - S.now.view.from)) * room;

  /** Surfaces that ever scrolled, most offsets first. */
  function scrolling(model) {
    return model.surfaces.filter((one) => one.times.length > 0).sort((x, y) => y.times.length - x.times.length);
  }

  S.curveSurface = () => curve;
  S.resetCurve = () => {
    const { model } = S.now;
    const some = scrolling(model);
    const chosen = some.slice(0, 60);
    curve = some.length ? some[0].number : model.surfaces.length ? 0 : -1;
    S.show(S.at("curve"), chosen.map((one) => S.el("option", { value: one.number, text: one.id })));
    S.at("curve").parentElement.hidden = chosen.length < 2;
    S.at("curve").value = String(curve);
  };

  /** The stretches in which nothing counts: the app or its scenes are away. */
  S.awayStretches = (model) => {
    const away = S.stretchesOf(model.app, model.end, (state) => state !== "active");
    for (const window of model.windows) away.push(...S.stretchesOf(window.states, model.end, (state) => state !== "active"));
    return away;
  };

  function paintAway(context, model) {
    context.save();
    for (const [from, to] of S.awayStretches(model)) {
      const x = S.xOf(from, width);
      context.globalAlpha = 0.5;
      context.fillStyle = S.ink.faint;
      context.fillRect(x, 0, Math.max(1, S.xOf(to, width) - x), rows.axis[0] - 4);
      context.globalAlpha = 0.5;
      context.fillStyle = S.hatch(context, "away");
      context.fillRect(x, 0, Math.max(1, S.xOf(to, width) - x), rows.axis[0] - 4);
      context.globalAlpha = 1;
      context.font = "10px " + S.font;
      const text = S.t("time.away");
      const room = context.measureText(text).width;
      if (room > S.xOf(to, width) - x - 10) continue;
      context.fillStyle = S.ink.card;
      context.fillRect(x + 3, 4, room + 6, 14);
      context.fillStyle = S.ink.soft;
      context.textBaseline = "middle";
      context.fillText(text, x + 6, 11.5);
    }
    context.fillStyle = S.ink.held;
    for (const [from, to] of model.silent) {
      const x = S.xOf(from, width);
      context.fillRect(x, rows.axis[0] - 5, Math.max(1, S.xOf(to, width) - x), 2);
    }
    context.restore();
  }

  function paintCurve(context, surface) {
    const [top, height] = rows.curve;
    const { times, xs, ys } = surface;
    if (times.length === 0) return;
    const span = (values) => values.reduce((range, value) => [Math.min(range[0], value), Math.max(range[1], value)], [0, 0]);
    const [x, y] = [span(xs), span(ys)];
    const values = x[1] - x[0] > y[1] - y[0] ? xs : ys;
    const [low, high] = x[1] - x[0] > y[1] - y[0] ? x : y;
    const at = (value) => top + ((value - low) / Math.max(1, high - low)) * height;
    let place = S.lastTime(times, S.now.view.from);
    let before = place < 0 ? 0 : values[place];
    const path = new Path2D();
    path.moveTo(0, at(before));
    for (place = Math.max(0, place); place < times.length && times[place] <= S.now.view.to; place += 1) {
      const px = S.xOf(times[place], width);
      path.lineTo(px, at(before));
      path.lineTo(px, at(values[place]));
      before = values[place];
    }
    path.lineTo(width, at(before));
    const area = new Path2D(path);
    area.lineTo(width, top);
    area.lineTo(0, top);
    context.globalAlpha = 0.1;
    context.fillStyle = S.ink.seen;
    context.fill(area);
    context.globalAlpha = 1;
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    context.strokeStyle = S.ink.seen;
    context.stroke(path);
  }

  function paintPhases(context, surface) {
    const [top, height] = rows.phase;
    const look = { tracking: [0.35, 3], dragging: [0.95, height], decelerating: [0.6, 6], animating: [0.6, 6] };
    context.fillStyle = S.ink.line;
    context.fillRect(0, top + height - 1, width, 1);
    for (const [phase, [alpha, tall]] of Object.entries(look)) {
      for (const [from, to] of S.stretchesOf(surface.phases, S.now.model.end, (one) => one === phase)) {
        const [x0, x1] = [S.xOf(from, width), S.xOf(to, width)];
        if (x1 < 0 || x0 > width) continue;
        context.globalAlpha = alpha;
        context.fillStyle = S.ink.soft;
        const y = top + height - tall;
        if (phase === "animating") {
          for (let x = x0; x < x1; x += 4) context.fillRect(x, y, Math.min(2, x1 - x), tall);
        } else context.fillRect(x0, y, Math.max(1, x1 - x0), tall);
      }
    }
    context.globalAlpha = 1;
  }

  function paintVisits(context, surface) {
    const [top, height] = rows.visit;
    const model = S.now.model;
    context.font = "9.5px " + S.font;
    context.textBaseline = "middle";
    // A surface is shown from its first line on, unless it is hidden.
    const steps = [[surface.lines.length ? surface.lines[0][0] : 0, 1], ...surface.shown];
    const shown = S.stretchesOf(steps, model.end, (value) => value === 1);
    for (const [from, to] of shown) {
      const [x0, x1] = [Math.max(-2, S.xOf(from, width)), Math.min(width + 2, S.xOf(to, width))];
      if (x1 < 0 || x0 > width) continue;
      context.fillStyle = S.ink.faint;
      context.strokeStyle = S.ink.line;
      context.fillRect(x0, top, Math.max(1, x1 - x0), height);
      context.strokeRect(x0 + 0.5, top + 0.5, Math.max(1, x1 - x0 - 1), height - 1);
      if (x1 - x0 > 14) {
        context.fillStyle = S.ink.soft;
        context.fillText(String(S.valueAt(surface.visits, from, 1)), Math.max(0, x0) + 5, top + height / 2 + 0.5);
      }
    }
    for (const [time, session] of model.sessions) {
      if (session === 1) continue;
      context.fillStyle = S.ink.ink;
      context.fillRect(S.xOf(time, width), top - 3, 1.5, height + 6);
    }
  }

  function paintMarks(context, rule, isSecond) {
    const [top, height] = rows.marks;
    const middle = top + height / 2;
    if (!isSecond) {
      context.globalAlpha = 0.55;
      context.fillStyle = S.ink.soft;
      for (const event of rule.book.events) {
        if (event[1] === "impression") continue;
        const x = S.xOf(event[0], width);
        if (x < -2 || x > width + 2) continue;
        if (event[1] === "appear") context.fillRect(x, middle - 5, 1, 5);
        else context.fillRect(x, middle, 1, 5);
      }
      context.globalAlpha = 1;
      context.fillRect(0, middle, width, 0.5);
    }
    for (const one of rule.all) {
      const x = S.xOf(one.time, width);
      if (x > -6 && x < width + 6) S.mark(context, x, isSecond ? middle + 6 : middle - 5, isSecond);
    }
    context.strokeStyle = S.ink.held;
    context.lineWidth = 1.5;
    for (const list of rule.held.values()) {
      for (const one of list) {
        const x = S.xOf(one.time, width);
        context.strokeRect(x - 2.5, (isSecond ? middle + 6 : middle - 5) - 2.5, 5, 5);
      }
    }
  }

  /** An impression: a diamond, filled for the rule in the foreground, hollow for the one beside it. */
  S.mark = (context, x, y, isSecond) => {
    context.beginPath();
    context.moveTo(x, y - 5);
    context.lineTo(x + 4.5, y);
    context.lineTo(x, y + 5);
    context.lineTo(x - 4.5, y);
    context.closePath();
    context.setLineDash([]);
    context.lineWidth = isSecond ? 1.75 : 1.25;
    context.fillStyle = isSecond ? S.ink.card : S.ink.counted;
    context.strokeStyle = isSecond ? S.ink.counted : S.ink.card;
    context.fill();
    context.stroke();
  };

  function paintAxis(context) {
    const { from, to } = S.now.view;
    const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600].map((one) => one * 1e6);
    const step = steps.find((one) => (one / (to - from)) * width >= 56) || steps[steps.length - 1];
    context.font = "10px " + S.font;
    context.textBaseline = "top";
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
      const x = S.xOf(time, width);
      context.fillStyle = S.ink.line;
      context.fillRect(x, 0, 1, rows.axis[0]);
      const text = S.clock(time, step < 1e6 ? 1 : 0);
      const room = context.measureText(text).width;
      context.fillStyle = S.ink.soft;
      context.fillText(text, S.clamp(x - room / 2, 0, width - room), rows.axis[0] + 3);
    }
  }

  S.paintTimeline = () => {
    const { model, a, b } = S.now;
    if (!model || !a) return;
    const canvas = S.at("timeline");
    width = canvas.getBoundingClientRect().width;
    if (width === 0) return;
    const context = S.fit(canvas, width, S.timelineHeight);
    paintAxis(context);
    paintAway(context, model);
    if (curve >= 0) {
      paintCurve(context, model.surfaces[curve]);
      paintPhases(context, model.surfaces[curve]);
      paintVisits(context, model.surfaces[curve]);
    }
    paintMarks(context, a, false);
    if (b) paintMarks(context, b, true);
    const names = [["time.offset", rows.curve], ["time.phase", rows.phase], ["time.visit", rows.visit], ["time.marks", rows.marks]];
    S.show(S.at("timeline-names"), names.map(([key, [top, height]]) =>
      S.el("span", { text: S.t(key), style: { top: top + height / 2 + "px" } })));
  };

  /** Moves the heads of the time line and the lanes. */
  S.moveHeads = (time) => {
    const x = S.xOf(time, width);
    const isInside = x >= -1 && x <= width + 1;
    for (const id of ["head", "lanes-head"]) {
      const head = S.at(id);
      head.style.transform = "translateX(" + x.toFixed(2) + "px)";
      head.style.visibility = isInside ? "visible" : "hidden";
    }
  };

  S.setCurve = (number) => {
    curve = number;
    S.paintTimeline();
  };

  S.timeAt = (clientX) => {
    const box = S.at("timeline").getBoundingClientRect();
    const part = S.clamp((clientX - box.left) / box.width, 0, 1);
    return Math.round(S.now.view.from + part * (S.now.view.to - S.now.view.from));
  };
})(window.Sightline);
