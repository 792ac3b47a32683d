// SPDX-License-Identifier: MIT
// Numbers of a rule, each with the groups of items behind it.
(function (S) {
  "use strict";

  const known = new WeakMap();

  /** Groups seen, counted, nearly counted and held back under a rule, and its impressions. */
  S.figures = (model, rule) => {
    if (known.has(rule)) return known.get(rule);
    const figures = {
      seen: [...rule.book.appearances.keys()].sort((x, y) => x - y),
      counted: [...rule.impressions.keys()], impressions: rule.all,
      near: [...rule.near.keys()], held: [...rule.held.keys()],
    };
    known.set(rule, figures);
    return figures;
  };

  /** The item that stands for a group: the one named by its first appearance, else its first. */
  S.faceOf = (model, rule, group) => {
    const first = S.of(rule.book.appearances, group)[0];
    return model.items[first ? first.item : model.groups[group].items[0]];
  };

  /** What came of the impressions that were detected, by the engine's own count. */
  S.ledgerParts = ["detected", "reported", "repeated", "vetoed", "sampledOut"];

  S.groupsOf = (rule, part) => {
    if (part === "reported") return [...rule.impressions.keys()];
    if (part === "detected") return [...new Set([...rule.impressions.keys(), ...rule.held.keys()])];
    return [...rule.held].filter(([, list]) => list.some((one) => one.why === part)).map(([group]) => group);
  };

  const edges = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20];

  /** Groups by their longest stretch: bins [from, to) in seconds; the first are those that were never viewable. */
  S.dwellBins = (model, rule) => {
    const bins = [{ from: null, to: null, groups: [] }];
    edges.forEach((from, i) => bins.push({ from, to: i + 1 < edges.length ? edges[i + 1] : Infinity, groups: [] }));
    for (const group of S.figures(model, rule).seen) {
      const longest = S.longest(rule, group);
      if (!rule.stretches.has(group)) bins[0].groups.push(group);
      else bins.find((bin) => bin.from !== null && longest >= bin.from - 1e-9 && longest < bin.to - 1e-9).groups.push(group);
    }
    while (bins.length > 2 && bins[bins.length - 1].groups.length === 0 && !(bins[bins.length - 1].from < rule.continuous)) bins.pop();
    return bins;
  };

  /** Places of items in their surface, from 1: by the index that the app gave, else by where they first lay. */
  S.positions = (model) => {
    if (model.positions) return model.positions;
    const places = new Map();
    for (const items of model.itemsOf) {
      const first = (item) => item.frames.find((frame) => frame[1] !== null) || [0, 0, 0];
      const ordered = items.slice().sort((x, y) => {
        if (x.index !== null && y.index !== null) return x.index - y.index || x.number - y.number;
        const [a, b] = [first(x), first(y)];
        return a[2] - b[2] || a[1] - b[1] || x.number - y.number;
      });
      ordered.forEach((item, i) => places.set(item.number, item.index !== null ? item.index : i + 1));
    }
    return (model.positions = places);
  };

  /** The surface in which most items were seen. */
  S.mainSurface = (model, rule) => {
    const counts = model.surfaces.map(() => 0);
    for (const group of S.figures(model, rule).seen) counts[S.faceOf(model, rule, group).surface] += 1;
    return counts.indexOf(Math.max(...counts));
  };

  /** Mean visible time by position, in at most `most` bins; what was never seen has none. */
  S.positionBins = (model, rule, most) => {
    const surface = S.mainSurface(model, rule);
    if (surface < 0) return { surface, bins: [] };
    const places = S.positions(model);
    const groups = S.figures(model, rule).seen
      .map((group) => ({ group, item: S.faceOf(model, rule, group) })).filter((one) => one.item.surface === surface)
      .map((one) => ({ group: one.group, place: places.get(one.item.number), time: S.visibleTime(rule, one.group, Infinity) }));
    if (groups.length === 0) return { surface, bins: [] };
    const low = Math.min(...groups.map((one) => one.place));
    const high = Math.max(...groups.map((one) => one.place));
    const width = Math.max(1, Math.ceil((high - low + 1) / most));
    const bins = [];
    for (let from = low; from <= high; from += width) {
      const inside = groups.filter((one) => one.place >= from && one.place < from + width);
      const sum = inside.reduce((total, one) => total + one.time, 0);
      bins.push({
        from, to: Math.min(high, from + width - 1), groups: inside.map((one) => one.group), time: sum / width,
        counted: inside.filter((one) => rule.impressions.has(one.group)).length,
      });
    }
    return { surface, bins };
  };

  /** What was missing for what nearly counted, in words. */
  S.missingWords = (rule, near) => {
    const isShare = ["area", "viewport", "extent"].includes(near.word);
    const say = (value) => (isShare ? S.percent(value) : S.seconds(value));
    if (typeof near.has !== "number" || typeof near.need !== "number") return S.t("near." + near.word);
    return S.t("near." + near.word, { has: say(near.has), need: say(near.need), less: say(Math.max(0, near.need - near.has)) });
  };
})(window.Sightline);
