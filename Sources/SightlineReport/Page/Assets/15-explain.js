// SPDX-License-Identifier: MIT
// Why: an item's area less what takes it away, reckoned as the engine reckons it, and each rule's need against it.
(function (S) {
  "use strict";

  const G = S.geometry;
  /** `>=` with the engine's relative tolerance. */
  S.reaches = (value, need) => value >= need - 1e-9 * Math.abs(need);
  const isSlack = (cut, slack) => cut <= 0 || S.reaches(slack, cut);

  /** What covers leave of a box: area and bounds, overlaps taken off once; null if nothing that can be seen. */
  G.rest = (box, covers) => {
    const hits = covers.filter((cover) => G.touches(cover, box)).map((cover) => G.meet(cover, box));
    const rows = [box[1], box[3], ...hits.flatMap((hit) => [hit[1], hit[3]])].sort((a, b) => a - b);
    hits.sort((a, b) => a[0] - b[0]);
    const rest = { area: 0, bounds: [Infinity, Infinity, -Infinity, -Infinity], isVisible: false };
    const add = (left, top, right, bottom) => {
      const part = [left, top, right, bottom];
      rest.area += (right - left) * (bottom - top);
      rest.bounds = [
        Math.min(rest.bounds[0], left), Math.min(rest.bounds[1], top),
        Math.max(rest.bounds[2], right), Math.max(rest.bounds[3], bottom),
      ];
      if (G.isVisible(part)) rest.isVisible = true;
    };
    for (let row = 1; row < rows.length; row += 1) {
      const [low, high] = [rows[row - 1], rows[row]];
      if (low >= high) continue;
      let x = box[0];
      for (const hit of hits) {
        if (hit[1] > low || hit[3] < high) continue;
        if (hit[0] > x) add(x, low, hit[0], high);
        x = Math.max(x, hit[2]);
      }
      if (x < box[2]) add(x, low, box[2], high);
    }
    return rest.isVisible ? rest : null;
  };

  function excepts(model, cover, surface, id) {
    return (cover.except || []).some((entry) =>
      Array.isArray(entry) ? entry[entry.length - 1] === id && (entry.length < 2 || entry[0] === surface) : entry === id);
  }

  /** The covers that count for an item: not excepted, neither it nor what it lies in. */
  G.coversOver = (model, item, time, book) => {
    const surfaces = G.surfaces(model, time);
    const chain = [];
    for (let at = item.surface; at >= 0 && chain.length <= surfaces.length; at = surfaces[at].parent ?? -1) chain.push(at);
    const root = surfaces[chain[chain.length - 1]];
    const order = (entry) => (entry.surface < 0 ? -1 : chain.indexOf(entry.surface));
    return G.covers(model, time)
      .filter((entry) => {
        if (!G.hides(entry.cover, book) || !G.isVisible(entry.box)) return false;
        if (entry.surface >= 0 ? !chain.includes(entry.surface) : Math.max(0, entry.window) !== Math.max(0, root.windowNumber)) {
          return false;
        }
        if (excepts(model, entry.cover, model.surfaces[item.surface].id, item.id)) return false;
        return !chain.some((at) => {
          const holder = surfaces[at].holder;
          return holder && excepts(model, entry.cover, model.surfaces[holder.surface].id, holder.id);
        });
      })
      .sort((x, y) => order(x) - order(y));
  };

  function edgesUnderThinCovers(clip, covers, slack) {
    const edges = clip.slice();
    for (const cover of covers) {
      if (!G.touches(cover, clip)) continue;
      if (cover[0] <= clip[0] + G.thinnest && cover[2] >= clip[2] - G.thinnest) {
        if (cover[1] <= clip[1] && isSlack(cover[3] - clip[1], slack)) edges[1] = Math.max(edges[1], cover[3]);
        if (cover[3] >= clip[3] && isSlack(clip[3] - cover[1], slack)) edges[3] = Math.min(edges[3], cover[1]);
      }
      if (cover[1] <= clip[1] + G.thinnest && cover[3] >= clip[3] - G.thinnest) {
        if (cover[0] <= clip[0] && isSlack(cover[2] - clip[0], slack)) edges[0] = Math.max(edges[0], cover[2]);
        if (cover[2] >= clip[2] && isSlack(clip[2] - cover[0], slack)) edges[2] = Math.min(edges[2], cover[0]);
      }
    }
    return edges;
  }

  function gatesAt(model, item, surfaces, time, book) {
    const gates = [];
    let at = item.surface;
    for (let steps = 0; at >= 0 && steps <= surfaces.length; steps += 1) {
      const surface = surfaces[at];
      const id = model.surfaces[at].id;
      if (!surface.isKnown) {
        gates.push({ kind: "unknown", name: id });
        break;
      }
      if (!surface.isShown) gates.push({ kind: "hidden", name: id });
      if (S.valueAt(model.surfaces[at].paused, time, 0) === 1) gates.push({ kind: "paused", name: id });
      if (surface.parent < 0) {
        const state = surface.window.state;
        if (state === "background" || (state === "inactive" && book.inactiveCloses)) gates.push({ kind: "scene", name: state });
      }
      at = surface.parent;
    }
    if (S.valueAt(model.paused, time, 0) === 1) gates.push({ kind: "paused", name: null });
    return gates;
  }

  /** The whole arithmetic of one item at a moment, or null where the item is not there. */
  S.explain = (model, number, time, book) => {
    const item = model.items[number];
    const surfaces = G.surfaces(model, time);
    const surface = surfaces[item.surface];
    const box = surface.isKnown ? G.itemBox(item, surface, time) : null;
    if (!box) return null;
    const own = S.alphaOf(item, time);
    const result = {
      item, box, gates: gatesAt(model, item, surfaces, time, book), alpha: own * surface.alpha,
      isHidden: own * surface.alpha <= 0, isMeasurable: S.valueAt(item.measurable, time, 1) !== 0,
      isSilent: model.silent.some(([from, to]) => time >= from && time < to),
      area: Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]), losses: [], visible: 0, fraction: 0,
      deciding: 0, decidingArea: 0, viewport: G.area(surface.region), seen: null, isIdle: surface.isIdle,
    };
    if (!(result.area > 0)) return result;
    let left = box;
    const lose = (kind, name, clip) => {
      const rest = G.meet(left, clip);
      const [before, after] = [G.area(left), G.area(rest)];
      if (before > after) result.losses.push({ kind, name, area: before - after });
      left = rest;
    };
    for (let at = item.surface, steps = 0; at >= 0 && steps <= surfaces.length; steps += 1) {
      lose("surface", model.surfaces[at].id, surfaces[at].frame);
      lose("insets", model.surfaces[at].id, surfaces[at].inner);
      if (surfaces[at].parent < 0 && surfaces[at].window.box) lose("window", surfaces[at].window.id, surfaces[at].window.box);
      at = surfaces[at].parent;
    }
    if (!G.isVisible(left) || !surface.isOnScreen || result.isHidden) return result;
    const covers = [];
    let before = G.area(left);
    let rest = { area: before, bounds: left };
    for (const entry of G.coversOver(model, item, time, book)) {
      covers.push(entry.box);
      rest = G.rest(left, covers);
      const after = rest ? rest.area : 0;
      if (after < before) result.losses.push({ kind: "cover", name: entry.cover.by || null, cover: entry.cover, area: before - after });
      before = after;
      if (!rest) return result;
    }
    const edges = edgesUnderThinCovers(left, covers, book.slack);
    const moved = box.slice();
    [0, 1].forEach((edge) => { if (isSlack(edges[edge] - box[edge], book.slack)) moved[edge] = edges[edge]; });
    [2, 3].forEach((edge) => { if (isSlack(box[edge] - edges[edge], book.slack)) moved[edge] = edges[edge]; });
    result.visible = rest.area;
    result.fraction = rest.area / result.area;
    result.decidingArea = G.area(moved);
    result.deciding = result.decidingArea > 0 ? rest.area / result.decidingArea : 0;
    result.seen = rest.bounds.map((edge, i) => (edge - box[i % 2]) / (box[2 + (i % 2)] - box[i % 2]));
    return result;
  };
})(window.Sightline);
