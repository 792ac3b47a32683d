// SPDX-License-Identifier: MIT
// What one rule made of a trace: appearances, stretches, impressions, what was held back and what nearly counted.
(function (S) {
  "use strict";

  const byGroup = () => new Map();
  function push(map, group, value) {
    if (!map.has(group)) map.set(group, []);
    map.get(group).push(value);
  }
  const none = Object.freeze([]);

  function readAppearances(model, events) {
    const appearances = byGroup();
    const open = new Map();
    for (const event of events) {
      const item = model.items[event[2]];
      if (!item) continue;
      if (event[1] === "appear") {
        const appearance = {
          item: item.number, from: event[0], to: Infinity, cause: null, visible: 0, most: event[3], mean: null,
          extent: null,
        };
        open.set(item.group, appearance);
        push(appearances, item.group, appearance);
      } else if (event[1] === "disappear" && open.has(item.group)) {
        const appearance = open.get(item.group);
        open.delete(item.group);
        Object.assign(appearance, {
          to: event[0], cause: event[3], visible: event[4], most: event[5], mean: event[6], extent: event[7],
        });
      }
    }
    return appearances;
  }

  /** An item's own rules come before its surface's, those before the book's for that surface, those before all. */
  function applies(model, raw, item, name) {
    const surface = model.surfaces[item.surface];
    const names = item.rules || surface.rules || (raw.surfaces || {})[surface.id];
    return !names || names.includes(name);
  }

  // Where a book has no rule, this one asks for nothing and counts nothing, so that the trace can be looked at.
  const noRule = { name: "–", fraction: 0, of: "item", minimumAlpha: 0, continuous: 0, cumulative: 0, motion: "any", extent: 0, repeat: "everyAppearance" };

  /** Reads the rules of one book; answers one object for each rule. */
  S.readBook = (model, raw, place) => {
    const book = {
      name: raw.name, place, slack: raw.slack === undefined ? 0.5 : raw.slack,
      coverOpacity: raw.coverOpacity === undefined ? 0.5 : raw.coverOpacity,
      inactiveCloses: raw.inactive !== "open", events: raw.events || [],
      appearances: readAppearances(model, raw.events || []),
    };
    const rules = (raw.rules && raw.rules.length ? raw.rules : [noRule]).map((rule, number) => Object.assign({}, rule, {
      number, book, label: rule.name, stretches: byGroup(), impressions: byGroup(), held: byGroup(), near: byGroup(),
      ledger: (raw.ledger || {})[rule.name] || null, all: [],
      applies: (item) => applies(model, raw, model.items[item], rule.name),
    }));
    for (const event of book.events) {
      if (event[1] !== "impression" || !rules[event[3]] || !model.items[event[2]]) continue;
      const impression = {
        time: event[0], item: event[2], fraction: event[4], viewable: event[5], visit: event[6], session: event[7],
      };
      push(rules[event[3]].impressions, model.items[event[2]].group, impression);
      rules[event[3]].all.push(impression);
    }
    for (const [item, rule, from, to, dwell, cause] of raw.stretches || []) {
      if (rules[rule] && model.items[item]) {
        // What runs where a broken trace ends has no end of its own.
        const until = to === null ? model.end : to;
        push(rules[rule].stretches, model.items[item].group, {
          item, from, to: to === null ? Infinity : to, dwell: dwell === null ? (until - from) / 1e6 : dwell, cause,
        });
      }
    }
    for (const [time, item, rule, why] of raw.held || []) {
      if (rules[rule] && model.items[item]) push(rules[rule].held, model.items[item].group, { time, item, why });
    }
    for (const [item, rule, longest, most, word, has, need, nearness] of raw.near || []) {
      // Half of what was asked for was there: less is not near.
      if (!rules[rule] || !model.items[item] || (nearness !== undefined && nearness < 0.5)) continue;
      push(rules[rule].near, model.items[item].group, { item, longest, most, word, has, need, nearness: nearness || 0 });
    }
    for (const rule of rules) {
      for (const list of rule.stretches.values()) list.sort((x, y) => x.from - y.from);
    }
    return rules;
  };

  S.of = (map, group) => map.get(group) || none;

  /** The last of a list in order of `key` that has begun by `time`, or null. */
  S.lastBegun = (list, key, time) => {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle][key] <= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : list[low - 1];
  };

  /** The appearance, or stretch, that runs at a moment, or null. */
  S.running = (list, time) => {
    const last = S.lastBegun(list, "from", time);
    return last && time < last.to ? last : null;
  };

  /** The visit of a surface at a moment. */
  S.visitAt = (model, surface, time) => S.valueAt(model.surfaces[surface].visits, time, 1);
  S.sessionAt = (model, time) => S.valueAt(model.sessions, time, 1);
})(window.Sightline);
