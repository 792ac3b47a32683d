// SPDX-License-Identifier: MIT
// The stage: the screen to scale at a moment. A canvas, since items move in every frame: hundreds of elements would be
// laid out anew each time, while one canvas is painted in a fraction of a millisecond. What stands on it is in the list
// below as well, for keyboards and screen readers.
(function (S) {
  "use strict";

  const BESIDE = 0.1; // how much of the screen's size is shown around it, for what is about to come

  /** Size and place of the screens over the whole trace: one for each window that has surfaces. */
  function screensOf(model) {
    if (model.screens) return model.screens;
    const count = Math.max(1, model.windows.length);
    const sizes = Array.from({ length: count }, () => [0, 0]);
    for (const surface of model.surfaces) {
      for (const line of surface.lines) {
        if (line[1] === null || line[9] >= 0) continue;
        const size = sizes[S.clamp(line[11] === undefined ? surface.window : line[11], 0, count - 1)];
        size[0] = Math.max(size[0], line[1] + line[3]);
        size[1] = Math.max(size[1], line[2] + line[4]);
      }
    }
    model.windows.forEach((window, number) => {
      if (sizes[number][0] === 0) return; // nothing was ever on it
      if ((window.frames || []).length) sizes[number] = [0, 0];
      for (const frame of window.frames || []) {
        sizes[number] = [Math.max(sizes[number][0], frame[3]), Math.max(sizes[number][1], frame[4])];
      }
    });
    let x = 0;
    const screens = [];
    sizes.forEach(([width, height], number) => {
      if (!(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return;
      screens.push({ number, x, width, height });
      x += width * (1 + 2 * BESIDE);
    });
    if (screens.length === 0) screens.push({ number: 0, x: 0, width: 375, height: 667 });
    return (model.screens = screens);
  }

  /** The scale and the screens' corners for a canvas of this size. */
  function layout(model, width, height) {
    const screens = screensOf(model);
    const whole = screens.reduce((sum, one) => sum + one.width * (1 + 2 * BESIDE), 0);
    const tall = Math.max(...screens.map((one) => one.height)) * (1 + 2 * BESIDE);
    const scale = Math.min(width / whole, height / tall);
    const left = (width - whole * scale) / 2;
    return {
      scale,
      screens: screens.map((one) => ({
        number: one.number, width: one.width, height: one.height,
        x: left + (one.x + one.width * BESIDE) * scale, y: (height - one.height * scale) / 2,
      })),
    };
  }

  /** The screen at a moment: a window's box, else that of the root surfaces that are there. */
  S.screenBox = (model, screen, surfaces) => {
    for (const surface of surfaces) {
      if (surface.isKnown && surface.window && Math.max(0, surface.windowNumber) === screen.number && surface.window.box) {
        return surface.window.box;
      }
    }
    const box = [0, 0, 0, 0];
    for (const surface of surfaces) {
      if (!surface.isKnown || surface.parent >= 0 || Math.max(0, surface.windowNumber) !== screen.number) continue;
      box[2] = Math.max(box[2], surface.frame[2]);
      box[3] = Math.max(box[3], surface.frame[3]);
    }
    return box[2] > 0 ? box : [0, 0, screen.width, screen.height];
  };

  const shown = { a: null, b: null };

  function stage(name) {
    const figure = S.at("stage-" + name);
    const canvas = figure.querySelector("canvas");
    const caption = figure.querySelector("figcaption");
    const state = { canvas, caption, hits: [], width: 0, height: 0, layout: null };
    canvas.addEventListener("click", (event) => {
      const box = canvas.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      for (let i = state.hits.length - 1; i >= 0; i -= 1) {
        const hit = state.hits[i];
        if (x >= hit.box[0] && x <= hit.box[2] && y >= hit.box[1] && y <= hit.box[3]) {
          S.explainItem(hit.item.number);
          return;
        }
      }
    });
    return state;
  }

  function paint(state, rule, time) {
    const { model } = S.now;
    if (state.width === 0) return;
    const context = S.fit(state.canvas, state.width, state.height);
    state.hits = S.paintStage(context, state, model, rule, time);
  }

  S.stage = {
    measure() {
      const { model, b } = S.now;
      if (!model) return;
      S.at("stage-b").hidden = !b;
      for (const name of ["a", "b"]) {
        const state = shown[name] || (shown[name] = stage(name));
        if (name === "b" && !b) continue;
        const box = state.canvas.getBoundingClientRect();
        state.width = box.width;
        state.height = box.height;
        state.layout = layout(model, box.width, box.height);
      }
    },
    paint(time) {
      const { model, a, b } = S.now;
      if (!model || !a || !shown.a) return;
      paint(shown.a, a, time);
      S.say(shown.a.caption, b ? a.label : "");
      if (!b) return;
      paint(shown.b, b, time);
      S.say(shown.b.caption, b.label);
    },
    /** For screen readers: said when the time is set, not in every frame. */
    describe(time) {
      const { model, a, b } = S.now;
      const n = S.visibleItems(model, time).length;
      for (const [name, rule] of [["a", a], ["b", b]]) {
        if (!rule || !shown[name]) continue;
        shown[name].canvas.setAttribute("aria-label", S.t("stage.label", { n, time: S.clock(time), rule: rule.label }));
      }
    },
    state: () => shown.a,
  };

  /** Items of which something is visible and measured, in the order of painting. */
  S.visibleItems = (model, time) => {
    const surfaces = S.geometry.surfaces(model, time);
    const appearances = S.now.a.book.appearances;
    const found = [];
    for (const number of model.order) {
      if (!surfaces[number].isOnScreen) continue;
      for (const item of model.itemsOf[number]) {
        if (item.times.length === 0 || !(S.fractionAt(item, time) > 0)) continue;
        // The fraction is of geometry; what a closed gate hides is in no appearance.
        if (S.running(S.of(appearances, item.group), time)) found.push(item);
      }
    }
    return found;
  };
})(window.Sightline);
