// SPDX-License-Identifier: MIT
// Where everything is at a moment, in window coordinates. Boxes are [left, top, right, bottom].
(function (S) {
  "use strict";

  const THINNEST = 1e-6; // an overlap narrower or lower than this is none (fine print 39)

  const G = (S.geometry = {});
  G.meet = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  G.isVisible = (box) => box[2] - box[0] >= THINNEST && box[3] - box[1] >= THINNEST;
  G.area = (box) => (G.isVisible(box) ? (box[2] - box[0]) * (box[3] - box[1]) : 0);
  G.touches = (a, b) => a[1] < b[3] && a[3] > b[1] && a[0] < b[2] && a[2] > b[0];
  G.everywhere = [-Infinity, -Infinity, Infinity, Infinity];
  G.thinnest = THINNEST;

  /** The state of a window's scene: the window's own word or that of the app, whichever came last. */
  function sceneAt(model, window, time) {
    const states = (window && window.states) || [];
    const own = S.lastRow(states, time);
    const app = S.lastRow(model.app, time);
    if (app >= 0 && (own < 0 || model.app[app][0] > states[own][0])) return model.app[app][1];
    return own < 0 ? "active" : states[own][1];
  }

  function windowAt(model, number, time) {
    const window = model.windows[number];
    if (!window) return { id: null, box: null, state: sceneAt(model, null, time) };
    const place = S.lastRow(window.frames || [], time);
    const frame = place < 0 ? null : window.frames[place];
    const isKnown = (window.frames || []).length === 0 || frame;
    return {
      id: window.id, isKnown, box: frame ? [0, 0, frame[3], frame[4]] : null,
      state: sceneAt(model, window, time),
    };
  }

  const missing = { isKnown: false, isShown: false, isOnScreen: false, region: [0, 0, 0, 0], alpha: 1 };

  function surfaceAt(model, number, time, all, depth) {
    if (all[number]) return all[number];
    const surface = model.surfaces[number];
    const place = S.lastRow(surface.lines, time);
    const line = place < 0 ? null : surface.lines[place];
    if (!line || line[1] === null || line[9] === -2 || depth > model.surfaces.length) return (all[number] = missing);
    const [, x, y, width, height, top, left, bottom, right] = line;
    const parent = line[9] === undefined ? -1 : line[9];
    const around = parent >= 0 ? surfaceAt(model, parent, time, all, depth + 1) : null;
    const row = S.lastTime(surface.times, time);
    const offset = row < 0 ? [0, 0] : [surface.xs[row], surface.ys[row]];
    const base = around ? around.origin || [0, 0] : [0, 0];
    const frame = [base[0] + x, base[1] + y, base[0] + x + width, base[1] + y + height];
    const inner = [
      frame[0] + Math.max(0, left || 0), frame[1] + Math.max(0, top || 0),
      frame[2] - Math.max(0, right || 0), frame[3] - Math.max(0, bottom || 0),
    ];
    const windowNumber = around ? around.windowNumber : line[11] === undefined ? surface.window : line[11];
    const window = around ? around.window : windowAt(model, windowNumber, time);
    const holder = around && line[10] >= 0 ? model.items[line[10]] : null;
    const holderAlpha = holder ? S.alphaOf(holder, time) : 1;
    const isShown = S.valueAt(surface.shown, time, 1) === 1;
    const state = {
      number, parent, holder, isKnown: !around || around.isKnown, isShown, frame, inner, offset, window, windowNumber,
      origin: [frame[0] - offset[0], frame[1] - offset[1]],
      isOnScreen: isShown && (around ? around.isOnScreen : window.isKnown !== false),
      isPaused: S.valueAt(surface.paused, time, 0) === 1 || S.valueAt(model.paused, time, 0) === 1 || Boolean(around && around.isPaused),
      phase: S.valueAt(surface.phases, time, "idle"),
      region: G.meet(inner, around ? around.region : window.box || G.everywhere),
      alpha: holderAlpha * (around ? around.alpha : 1),
    };
    state.isIdle = state.phase === "idle" && (!around || around.isIdle);
    return (all[number] = state);
  }

  /** An item's alpha by its own lines; 0 is hidden. */
  S.alphaOf = (item, time) => {
    if (item.hidden && S.valueAt(item.hidden, time, 0) === 1) return 0;
    return item.alpha ? S.clamp(S.valueAt(item.alpha, time, 1), 0, 1) : 1;
  };

  /** All surfaces at a moment, in the order of their numbers. Kept for the moment that was asked for last. */
  G.surfaces = (model, time) => {
    if (model.memo && model.memo.time === time) return model.memo.surfaces;
    const all = new Array(model.surfaces.length);
    for (let number = 0; number < all.length; number += 1) surfaceAt(model, number, time, all, 0);
    model.memo = { time, surfaces: all };
    return all;
  };

  /** The item's box in window coordinates, or null where it is not there. */
  G.itemBox = (item, surface, time) => {
    const place = S.lastRow(item.frames, time);
    const frame = place < 0 ? null : item.frames[place];
    if (!frame || frame[1] === null || !surface.origin) return null;
    const x = surface.origin[0] + frame[1];
    const y = surface.origin[1] + frame[2];
    return [x, y, x + frame[3], y + frame[4]];
  };

  /** The covers that lie on the screen at a moment, whether they hide anything or not. */
  G.covers = (model, time) =>
    model.covers.flatMap((list) => {
      const place = S.lastRow(list.sets, time);
      return place < 0 ? [] : list.sets[place][1].map((cover) => ({
        cover, surface: list.surface, window: list.window,
        box: [cover.rect[0], cover.rect[1], cover.rect[0] + cover.rect[2], cover.rect[1] + cover.rect[3]],
      }));
    });

  /** Whether a cover hides what is below it, by the book's opacity. */
  G.hides = (cover, book) =>
    typeof cover.opacity === "number"
      ? cover.opacity >= book.coverOpacity - 1e-9 * Math.abs(book.coverOpacity) : cover.kind !== "transparent";
})(window.Sightline);
