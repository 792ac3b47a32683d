// SPDX-License-Identifier: MIT
// The state of an item at a moment under a rule, and how much of the rule's time is gathered.
(function (S) {
  "use strict";

  S.states = ["unseen", "visible", "viewable", "counted", "before", "held"];

  /** Time gathered under a rule: of the running stretch, and in this visit since the rule was last satisfied. */
  S.gathered = (model, rule, group, time) => {
    const stretches = S.of(rule.stretches, group);
    const running = S.running(stretches, time);
    const continuous = running ? (time - running.from) / 1e6 : 0;
    if (!(rule.cumulative > 0)) return { running, continuous, cumulative: continuous };
    const surface = model.items[(running || { item: model.groups[group].items[0] }).item].surface;
    const visits = model.surfaces[surface].visits;
    const visit = S.lastRow(visits, time);
    let since = visit < 0 ? 0 : visits[visit][0];
    for (const list of [S.of(rule.impressions, group), S.of(rule.held, group)]) {
      const last = S.lastBegun(list, "time", time);
      if (last) since = Math.max(since, last.time);
    }
    let sum = 0;
    for (const stretch of stretches) {
      if (stretch.from >= time) break;
      if (model.items[stretch.item].surface !== surface) continue;
      sum += Math.max(0, Math.min(stretch.to, time) - Math.max(stretch.from, since));
    }
    return { running, continuous, cumulative: sum / 1e6 };
  };

  /** The part of the rule's time that is there, 0 to 1. */
  S.progress = (rule, gathered) => {
    let part = 1;
    if (rule.continuous > 0) part = Math.min(part, gathered.continuous / rule.continuous);
    if (rule.cumulative > 0) part = Math.min(part, gathered.cumulative / rule.cumulative);
    return S.clamp(part, 0, 1);
  };

  /**
   * The state of a group of items. `counted` means in the running appearance, `before` in an earlier one; what is held
   * back stays so until its stretch ends.
   */
  S.stateAt = (model, rule, group, time) => {
    const appearance = S.running(S.of(rule.book.appearances, group), time);
    const last = S.lastBegun(S.of(rule.impressions, group), "time", time);
    if (!appearance) return { state: last ? "before" : "unseen", progress: 0, appearance: null, last };
    if (last && last.time >= appearance.from) return { state: "counted", progress: 1, appearance, last };
    const gathered = S.gathered(model, rule, group, time);
    if (gathered.running) {
      const held = S.lastBegun(S.of(rule.held, group), "time", time);
      if (held && held.time >= gathered.running.from) return { state: "held", progress: 1, appearance, last, held };
      return { state: "viewable", progress: S.progress(rule, gathered), appearance, last };
    }
    return { state: last ? "before" : "visible", progress: 0, appearance, last };
  };

  /** Seconds for which a group was visible up to a moment. */
  S.visibleTime = (rule, group, until) => {
    let sum = 0;
    for (const appearance of S.of(rule.book.appearances, group)) {
      if (appearance.from >= until) break;
      sum += appearance.to <= until ? appearance.visible : (until - appearance.from) / 1e6;
    }
    return sum;
  };

  /** The longest stretch of a group under a rule in seconds. */
  S.longest = (rule, group) => S.of(rule.stretches, group).reduce((most, one) => Math.max(most, one.dwell), 0);

  /** The largest fraction that was ever visible of a group. */
  S.mostSeen = (model, group) => {
    let most = 0;
    for (const number of model.groups[group].items) {
      for (const fraction of model.items[number].fractions) most = Math.max(most, fraction);
    }
    return most;
  };
})(window.Sightline);
