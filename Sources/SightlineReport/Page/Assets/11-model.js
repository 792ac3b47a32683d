// SPDX-License-Identifier: MIT
// Makes the columns of one trace quick to ask: what is where, what counted, for every moment.
(function (S) {
  "use strict";

  function readSurface(raw, number) {
    const offset = raw.offset || { t: [] };
    const times = S.undelta(offset.t);
    const column = (name) => (offset[name] ? S.undelta(offset[name], 100) : new Float64Array(times.length));
    return {
      number, id: raw.id, window: raw.window, lines: raw.lines || [], phases: raw.phases || [],
      shown: raw.shown || [], paused: raw.paused || [], visits: raw.visits || [],
      times, xs: column("x"), ys: column("y"), rules: raw.rules || null,
    };
  }

  function readItem(raw, number) {
    const fraction = raw.fraction || { t: [], f: [] };
    return {
      number, surface: raw.surface, id: raw.id, content: raw.content === undefined ? null : raw.content,
      index: raw.index === undefined ? null : raw.index, frames: raw.frames || [], alpha: raw.alpha,
      hidden: raw.hidden, rules: raw.rules || null, measurable: raw.measurable, attributes: raw.attributes || null,
      times: S.undelta(fraction.t), fractions: Float64Array.from(fraction.f, (value) => value / 10000), group: -1,
    };
  }

  /** Items that show one content are one thing, seen when any of them is. */
  function group(items) {
    const places = new Map();
    const groups = [];
    for (const item of items) {
      const key = item.content === null ? "i" + item.surface + "/" + item.id : "c" + item.content;
      if (!places.has(key)) {
        places.set(key, groups.length);
        groups.push({ number: groups.length, items: [] });
      }
      item.group = places.get(key);
      groups[item.group].items.push(item.number);
    }
    return groups;
  }

  /** All times at which something is said, where the data do not list them. */
  function allTimes(raw, surfaces, items) {
    if (raw.inputs && raw.inputs.t && raw.inputs.t.length) return S.distinct(S.undelta(raw.inputs.t));
    const times = [0, raw.end];
    const add = (rows) => (rows || []).forEach((row) => times.push(row[0]));
    for (const surface of surfaces) {
      times.push(...surface.times);
      [surface.lines, surface.phases, surface.shown, surface.paused].forEach(add);
    }
    for (const item of items) [item.frames, item.alpha, item.hidden, item.measurable].forEach(add);
    for (const cover of raw.covers || []) add(cover.sets);
    for (const window of raw.windows || []) [window.frames, window.states].forEach(add);
    [raw.app, raw.sessions, raw.taps, raw.paused].forEach(add);
    return S.distinct(times);
  }

  function depths(surfaces) {
    // The deepest that a surface ever lies, for the order of painting; rings of parents end the count.
    return surfaces.map((surface) => {
      let depth = 0;
      let current = surface;
      while (depth <= surfaces.length) {
        const line = current.lines.find((row) => row[1] !== null && row[9] >= 0);
        if (!line || !surfaces[line[9]]) break;
        current = surfaces[line[9]];
        depth += 1;
      }
      return depth;
    });
  }

  /** Items that ever hold a surface: their labels make room for what lies in them. */
  function holdersOf(surfaces) {
    const holders = new Set();
    for (const surface of surfaces) {
      for (const line of surface.lines) if (line[1] !== null && line[10] >= 0) holders.add(line[10]);
    }
    return holders;
  }

  /** Reads one trace of format 1. */
  S.readTrace = (raw) => {
    const surfaces = (raw.surfaces || []).map(readSurface);
    const items = (raw.items || []).map(readItem);
    const groups = group(items);
    const depth = depths(surfaces);
    const model = {
      name: raw.name, source: raw.source || "", device: raw.device || "", start: raw.start || 0, end: raw.end,
      thinned: raw.thinned || null, problems: raw.problems || [], windows: raw.windows || [], surfaces, items, groups,
      covers: raw.covers || [], app: raw.app || [], sessions: raw.sessions || [], taps: raw.taps || [],
      silent: raw.silent || [], paused: raw.paused || [], error: raw.error || null, inputs: allTimes(raw, surfaces, items),
      holders: holdersOf(surfaces), byId: new Map(), order: surfaces.map((_, i) => i).sort((x, y) => depth[x] - depth[y] || x - y),
      itemsOf: surfaces.map(() => []), memo: null,
    };
    for (const item of items) {
      if (model.itemsOf[item.surface]) model.itemsOf[item.surface].push(item);
      if (!model.byId.has(item.id)) model.byId.set(item.id, []);
      model.byId.get(item.id).push(item);
    }
    model.rules = (raw.books && raw.books.length ? raw.books : [{ name: "–" }]).flatMap((book, place) => S.readBook(model, book, place));
    const names = model.rules.map((rule) => rule.name);
    for (const rule of model.rules) {
      const isAlone = names.filter((name) => name === rule.name).length === 1;
      rule.label = isAlone ? rule.name : rule.book.name + " / " + rule.name;
    }
    return model;
  };

  /** The item's own visible fraction at a moment, as the engine reckoned it. */
  S.fractionAt = (item, time) => {
    const place = S.lastTime(item.times, time);
    return place < 0 ? 0 : item.fractions[place];
  };

  /** How an item is called: its id, and what it shows where that differs. */
  S.nameOf = (item) => {
    const id = item.id.trim() === "" ? "“" + item.id + "”" : item.id;
    return item.content === null || item.content === item.id ? id : id + " · " + item.content;
  };
})(window.Sightline);
