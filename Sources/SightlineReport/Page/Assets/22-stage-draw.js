// SPDX-License-Identifier: MIT
// What lies over the items: covers, bars, and the veil that says why nothing counts. And what all of the stage draws with.
(function (S) {
  "use strict";

  const G = S.geometry;

  function rounded(context, x, y, width, height, radius) {
    context.beginPath();
    if (context.roundRect) context.roundRect(x, y, width, height, radius);
    else context.rect(x, y, width, height);
  }

  function toScreen(box, place, scale) {
    return [place.x + box[0] * scale, place.y + box[1] * scale, place.x + box[2] * scale, place.y + box[3] * scale];
  }

  function cover(context, entry, model, surfaces, time, place, scale, clip) {
    const box = toScreen(G.meet(entry.box, clip), place, scale);
    if (!(box[2] > box[0] && box[3] > box[1])) return;
    context.save();
    context.beginPath();
    context.rect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    // What it does not hide is left open.
    for (const exception of entry.cover.except || []) {
      const [id, name] = Array.isArray(exception) ? [exception[exception.length - 1], exception.length > 1 ? exception[0] : null] : [exception, null];
      for (const item of model.byId.get(id) || []) {
        if (name !== null && model.surfaces[item.surface].id !== name) continue;
        const itemBox = surfaces[item.surface].isOnScreen && G.itemBox(item, surfaces[item.surface], time);
        if (!itemBox || !G.touches(itemBox, entry.box)) continue;
        const open = toScreen(G.meet(itemBox, entry.box), place, scale);
        context.rect(open[0], open[1], open[2] - open[0], open[3] - open[1]);
      }
    }
    const hides = G.hides(entry.cover, S.now.a.book);
    context.globalAlpha = hides ? 0.86 : 0.15;
    context.fillStyle = S.ink.faint;
    context.fill("evenodd");
    context.globalAlpha = hides ? 0.9 : 0.35;
    context.fillStyle = S.hatch(context, "cover");
    context.fill("evenodd");
    context.globalAlpha = 1;
    context.strokeStyle = S.ink.cover;
    context.lineWidth = 1;
    context.strokeRect(box[0] + 0.5, box[1] + 0.5, box[2] - box[0] - 1, box[3] - box[1] - 1);
    const text = entry.cover.by || S.t("stage.cover");
    context.font = "500 10.5px " + S.font;
    const cutText = S.cut(context, text, box[2] - box[0] - 20);
    if (cutText && box[3] - box[1] >= 18) {
      const width = context.measureText(cutText).width + 10;
      context.fillStyle = S.ink.card;
      const isHigh = box[3] - box[1] > 60 && !(entry.cover.except || []).length;
      const y = isHigh ? (box[1] + box[3]) / 2 : box[3] - 11;
      rounded(context, box[0] + 5, y - 8, width, 16, 3);
      context.fill();
      context.fillStyle = S.ink.ink;
      context.textBaseline = "middle";
      context.fillText(cutText, box[0] + 10, y + 0.5);
    }
    context.restore();
  }

  function insets(context, surface, place, scale) {
    const [outer, inner] = [surface.frame, surface.inner];
    if (outer.every((edge, i) => edge === inner[i])) return;
    const a = toScreen(outer, place, scale);
    const b = toScreen(inner, place, scale);
    context.beginPath();
    context.rect(a[0], a[1], a[2] - a[0], a[3] - a[1]);
    if (b[2] > b[0] && b[3] > b[1]) context.rect(b[0], b[1], b[2] - b[0], b[3] - b[1]);
    context.globalAlpha = 0.78;
    context.fillStyle = S.ink.faint;
    context.fill("evenodd");
    context.globalAlpha = 0.55;
    context.fillStyle = S.hatch(context, "insets");
    context.fill("evenodd");
    context.globalAlpha = 1;
  }

  function veil(context, box, text, kind) {
    context.globalAlpha = 0.8;
    context.fillStyle = S.ink.paper;
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    context.globalAlpha = 0.3;
    context.fillStyle = S.hatch(context, kind);
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    context.globalAlpha = 1;
    context.font = "500 13px " + S.font;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const cut = S.cut(context, text, box[2] - box[0] - 20);
    const width = context.measureText(cut).width + 20;
    context.fillStyle = S.ink.card;
    rounded(context, x - width / 2, y - 14, width, 28, 14);
    context.fill();
    context.fillStyle = S.ink.ink;
    context.fillText(cut, x, y + 0.5);
    context.textAlign = "start";
  }

  S.draw = { rounded, toScreen, cover, insets, veil };
})(window.Sightline);
