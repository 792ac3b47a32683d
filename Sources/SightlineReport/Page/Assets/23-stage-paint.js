// SPDX-License-Identifier: MIT
// How a moment is painted: what lies around the screen faintly, then the screen, its surfaces, items, bars and covers.
(function (S) {
  "use strict";

  const G = S.geometry;
  const { rounded, toScreen } = S.draw;

  function collect(model, rule, time, screen, surfaces, room) {
    // Only what lies on the screen or just beside it; the rest is not painted at all.
    const found = [];
    for (const number of model.order) {
      const surface = surfaces[number];
      if (!surface.isOnScreen || Math.max(0, surface.windowNumber) !== screen.number) continue;
      const around = surface.parent >= 0 ? surfaces[surface.parent].region : room;
      const reach = surface.parent >= 0 ? G.meet(around, surface.frame) : room;
      const first = found.length;
      for (const item of model.itemsOf[number]) {
        const box = G.itemBox(item, surface, time);
        if (!box || !G.touches(box, reach) || !(box[2] > box[0] && box[3] > box[1])) continue;
        const alpha = S.alphaOf(item, time) * surface.alpha;
        if (alpha <= 0) continue;
        const fraction = S.fractionAt(item, time);
        const asked = S.stateAt(model, rule, item.group, time);
        // A group may be visible in another of its items; this one shows its own part.
        const state = fraction > 0 || asked.state === "before" ? asked.state : asked.last ? "before" : "unseen";
        found.push({ item, box, surface, alpha, fraction, state, progress: asked.progress });
      }
      // What holds others lies behind them.
      const own = found.splice(first);
      own.sort((x, y) => G.area(y.box) - G.area(x.box) || x.item.number - y.item.number);
      found.push(...own);
    }
    return found;
  }

  function paintItem(context, one, place, scale) {
    const [x0, y0, x1, y1] = toScreen(one.box, place, scale);
    const [width, height] = [x1 - x0, y1 - y0];
    const border = S.border(one.state);
    const radius = Math.min(5, width / 4, height / 4);
    context.globalAlpha = 1;
    rounded(context, x0 + 0.5, y0 + 0.5, Math.max(1, width - 1), Math.max(1, height - 1), radius);
    context.fillStyle = S.ink.card;
    context.fill();
    context.globalAlpha = 0.05 + 0.5 * one.fraction;
    context.fillStyle = S.ink.seen;
    context.fill();
    context.globalAlpha = 0.35 + 0.65 * one.alpha;
    context.setLineDash(border.dash);
    context.lineWidth = border.width;
    context.strokeStyle = border.colour;
    const inset = border.width / 2 + 0.5;
    rounded(context, x0 + inset, y0 + inset, Math.max(1, width - 2 * inset), Math.max(1, height - 2 * inset), radius);
    context.stroke();
    context.setLineDash([]);
  }

  /** The item that is explained has a second border, around what of it lies on the screen. */
  function paintChosen(context, one, place, scale, clip) {
    const box = toScreen(G.meet(G.meet(one.box, one.surface.frame), clip), place, scale);
    if (!(box[2] > box[0] && box[3] > box[1])) return;
    context.globalAlpha = 1;
    context.lineWidth = 2.5;
    context.strokeStyle = S.ink.head;
    rounded(context, box[0] + 1, box[1] + 1, box[2] - box[0] - 2, box[3] - box[1] - 2, 5);
    context.stroke();
  }

  /** The largest part of an item that nothing covers, for its label. */
  function openPart(model, one, time, clip) {
    let box = G.meet(G.meet(one.box, one.surface.region), clip);
    for (const entry of G.coversOver(model, one.item, time, S.now.a.book)) {
      const cover = entry.box;
      if (!G.touches(box, cover)) continue;
      const parts = [
        [box[0], box[1], box[2], cover[1]], [box[0], cover[3], box[2], box[3]],
        [box[0], box[1], cover[0], box[3]], [cover[2], box[1], box[2], box[3]],
      ];
      box = parts.reduce((best, part) => (G.area(part) > G.area(best) ? part : best));
    }
    return box;
  }

  function paintLabel(context, one, seen, isHolder) {
    // Inside the part that can be seen, so that the label stays while the item leaves.
    const [width, height] = [seen[2] - seen[0], seen[3] - seen[1]];
    if (width < 26 || height < 13) return;
    const hasSign = one.state !== "unseen" && one.state !== "visible" && height >= 22;
    const small = height < 40 || width < 70;
    context.globalAlpha = 1;
    context.textBaseline = "top";
    context.fillStyle = S.ink.ink;
    context.font = (small ? "500 10px " : "500 11.5px ") + S.font;
    const room = width - 12 - (hasSign ? 22 : 0);
    context.fillText(S.cut(context, one.item.id, room), seen[0] + 7, seen[1] + (small ? 4 : 6));
    if (height >= 34 && width >= 44 && !isHolder) {
      context.font = "10px " + S.font;
      context.fillStyle = S.ink.ink;
      context.globalAlpha = 0.8;
      context.fillText(S.percent(one.fraction), seen[0] + 7, seen[1] + (small ? 17 : 22));
      context.globalAlpha = 1;
    }
    if (hasSign) S.sign(context, one.state, one.progress, seen[2] - 14, seen[1] + 13, 7.5);
  }

  function paintScreen(context, state, model, rule, time, screen, surfaces, hits) {
    const { scale } = state.layout;
    const box = S.screenBox(model, screen, surfaces);
    // A screen that turns stays in the middle of the place kept for it.
    const place = {
      x: screen.x + ((screen.width - (box[2] - box[0])) / 2) * scale,
      y: screen.y + ((screen.height - (box[3] - box[1])) / 2) * scale,
    };
    const room = [
      -place.x / scale, -place.y / scale, (state.width - place.x) / scale, (state.height - place.y) / scale,
    ];
    const items = collect(model, rule, time, screen, surfaces, room);
    const frame = toScreen(box, place, scale);
    // Around the screen: what is not visible, faintly.
    for (const one of items) {
      if (one.box[0] >= box[0] && one.box[1] >= box[1] && one.box[2] <= box[2] && one.box[3] <= box[3]) continue;
      const [x0, y0, x1, y1] = toScreen(one.box, place, scale);
      const border = S.border(one.state);
      context.globalAlpha = 0.45;
      context.setLineDash(border.dash);
      context.lineWidth = Math.min(border.width, 1.5);
      context.strokeStyle = border.colour;
      rounded(context, x0 + 1, y0 + 1, Math.max(1, x1 - x0 - 2), Math.max(1, y1 - y0 - 2), 4);
      context.stroke();
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
    context.save();
    rounded(context, frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1], 10);
    context.fillStyle = S.ink.card;
    context.fill();
    context.clip();
    const covers = G.covers(model, time).filter((entry) =>
      entry.surface >= 0 ? surfaces[entry.surface].isOnScreen && Math.max(0, surfaces[entry.surface].windowNumber) === screen.number
        : Math.max(0, entry.window) === screen.number);
    for (const number of model.order) {
      const surface = surfaces[number];
      if (!surface.isOnScreen || Math.max(0, surface.windowNumber) !== screen.number) continue;
      context.save();
      const clip = toScreen(G.meet(G.meet(surface.frame, surface.parent >= 0 ? surfaces[surface.parent].region : box), box), place, scale);
      context.beginPath();
      context.rect(clip[0], clip[1], Math.max(0, clip[2] - clip[0]), Math.max(0, clip[3] - clip[1]));
      context.clip();
      const own = items.filter((one) => one.surface === surface);
      for (const one of own) paintItem(context, one, place, scale);
      own.forEach((one, order) => {
        const seen = toScreen(openPart(model, one, time, box), place, scale);
        const label = [seen[0] + 7, seen[1] + 4, seen[0] + 60, Math.min(seen[1] + 30, seen[3] - 1)];
        const isOver = (other) => G.touches(toScreen(other.box, place, scale), label);
        if (!own.slice(order + 1).some(isOver)) paintLabel(context, one, seen, model.holders.has(one.item.number));
      });
      S.draw.insets(context, surface, place, scale);
      if (surface.isPaused) S.draw.veil(context, clip, S.t("stage.paused"), "away");
      context.restore();
      for (const one of own) {
        const hit = toScreen(G.meet(G.meet(one.box, surface.frame), box), place, scale);
        if (hit[2] > hit[0] && hit[3] > hit[1]) hits.push({ item: one.item, box: hit, state: one.state, fraction: one.fraction });
      }
    }
    for (const entry of covers) S.draw.cover(context, entry, model, surfaces, time, place, scale, box);
    for (const one of items) if (one.item.number === S.now.item) paintChosen(context, one, place, scale, box);
    const known = surfaces.find((surface) => surface.isKnown && Math.max(0, surface.windowNumber) === screen.number);
    const scene = known ? known.window.state : "active";
    if (scene !== "active") S.draw.veil(context, frame, S.t(scene === "background" ? "stage.away" : "stage.inactive"), "away");
    else if (!known) S.draw.veil(context, frame, S.t("stage.empty"), "away");
    context.restore();
    context.lineWidth = 1.5;
    context.strokeStyle = S.ink.ink;
    rounded(context, frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1], 10);
    context.stroke();
  }

  /** Paints a moment; answers what can be clicked, in the order of painting. */
  S.paintStage = (context, state, model, rule, time) => {
    const surfaces = G.surfaces(model, time);
    const hits = [];
    for (const screen of state.layout.screens) paintScreen(context, state, model, rule, time, screen, surfaces, hits);
    return hits;
  };
})(window.Sightline);
