// SPDX-License-Identifier: MIT
// Which items the lanes show, and in which order. A number that is opened narrows them to the items behind it.
(function (S) {
  "use strict";

  S.choice = { text: "", which: "all", sort: "first", only: null };

  const passes = {
    all: () => true,
    counted: (group, rules) => rules.some((rule) => rule.impressions.has(group)),
    missed: (group, rules) => !rules.some((rule) => rule.impressions.has(group)),
    near: (group, rules) => rules.some((rule) => rule.near.has(group)),
    held: (group, rules) => rules.some((rule) => rule.held.has(group)),
  };
  S.whichKinds = Object.keys(passes);
  S.sortKinds = ["first", "dwell", "position"];

  function textOf(model, group) {
    return model.groups[group].items.map((number) => {
      const item = model.items[number];
      return item.id + "\n" + (item.content || "") + "\n" + model.surfaces[item.surface].id;
    }).join("\n").toLocaleLowerCase();
  }

  /** The lanes in order: groups seen under the rule in the foreground that pass the filter. */
  S.lanesNow = () => {
    const { model, a, b } = S.now;
    if (!model || !a) return [];
    const rules = b ? [a, b] : [a];
    const wanted = S.choice.text.trim().toLocaleLowerCase();
    const seen = new Set(rules.flatMap((rule) => S.figures(model, rule).seen));
    const groups = [...seen].filter((group) =>
      (!S.choice.only || S.choice.only.groups.has(group)) && passes[S.choice.which](group, rules)
      && (wanted === "" || textOf(model, group).includes(wanted)));
    const places = S.positions(model);
    const key = {
      first: (group) => [(S.of(a.book.appearances, group)[0] || { from: Infinity }).from, group],
      dwell: (group) => [-S.visibleTime(a, group, Infinity), group],
      position: (group) => {
        const item = S.faceOf(model, a, group);
        return [item.surface, places.get(item.number), group];
      },
    }[S.choice.sort];
    return groups.map((group) => ({ group, key: key(group) }))
      .sort((x, y) => x.key.reduce((order, value, i) => order || value - y.key[i], 0))
      .map((one) => one.group);
  };

  /** Narrows the lanes to the items behind a number and shows them. */
  S.traceBack = (text, groups) => {
    S.choice.only = { text, groups: new Set(groups) };
    S.choice.text = "";
    S.choice.which = "all";
    S.openTab("items");
    S.tell("filter");
    S.at("lanes").focus({ preventScroll: true });
  };

  S.choose = (changes) => {
    Object.assign(S.choice, changes);
    S.tell("filter");
  };
})(window.Sightline);
