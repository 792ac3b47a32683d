// SPDX-License-Identifier: MIT
// Each rule's need against what was there, and rules in words.
(function (S) {
  "use strict";

  /** The speed of a surface in points a second: between its last two offsets, for 150 ms (fine print 32). */
  S.speedAt = (model, number, time) => {
    const surface = model.surfaces[number];
    const row = S.lastTime(surface.times, time);
    if (row < 0 || time - surface.times[row] >= 150000) return 0;
    const begins = surface.lines.length ? surface.lines[0][0] : 0;
    const before = row > 0 ? [surface.times[row - 1], surface.xs[row - 1], surface.ys[row - 1]] : [begins, 0, 0];
    const passed = (surface.times[row] - before[0]) / 1e6;
    return passed > 0 ? Math.hypot(surface.xs[row] - before[1], surface.ys[row] - before[2]) / passed : 0;
  };

  function fastest(model, item, time) {
    let most = 0;
    const surfaces = S.geometry.surfaces(model, time);
    for (let at = item.surface, steps = 0; at >= 0 && steps <= surfaces.length; steps += 1) {
      if (surfaces[at].isKnown && surfaces[at].phase !== "idle") most = Math.max(most, S.speedAt(model, at, time));
      at = surfaces[at].parent === undefined ? -1 : surfaces[at].parent;
    }
    return most;
  }

  /** The share of an item seen in the running appearance up to a moment: the box around all parts seen. */
  S.extentAt = (model, rule, number, time) => {
    const group = model.items[number].group;
    const appearance = S.running(S.of(rule.book.appearances, group), time);
    if (!appearance) return 0;
    const seen = [Infinity, Infinity, -Infinity, -Infinity];
    const from = S.lastTime(model.inputs, appearance.from - 1) + 1;
    for (let i = from; i < model.inputs.length && model.inputs[i] <= time; i += 1) {
      for (const member of model.groups[group].items) {
        const part = S.explain(model, member, model.inputs[i], rule.book);
        if (!part || !part.seen || part.gates.length) continue;
        [0, 1].forEach((edge) => { seen[edge] = Math.min(seen[edge], part.seen[edge]); });
        [2, 3].forEach((edge) => { seen[edge] = Math.max(seen[edge], part.seen[edge]); });
      }
    }
    return seen[2] > seen[0] ? (seen[2] - seen[0]) * (seen[3] - seen[1]) : 0;
  };

  function areaPart(rule, part) {
    const ofItem = part.deciding;
    const ofViewport = part.viewport > 0 ? (ofItem * part.area) / part.viewport : 0;
    const has = rule.of === "viewport" ? ofViewport : rule.of === "either" ? Math.max(ofItem, ofViewport) : ofItem;
    const isLarge = Boolean(rule.largeItem) && S.reaches(part.area, rule.largeItem.area);
    let holds = false;
    let need = rule.fraction;
    if (part.visible > 0 && part.decidingArea > 0) {
      holds = rule.fraction <= 0 || S.reaches(has, rule.fraction) || (rule.of !== "item" && S.reaches(ofItem, 1));
      if (!holds && isLarge) holds = S.reaches(ofItem, rule.largeItem.fraction);
    }
    if (isLarge && rule.largeItem.fraction < need) need = rule.largeItem.fraction;
    return { key: rule.of === "viewport" ? "viewport" : "area", has, need, holds, isLarge };
  }

  function motionPart(model, rule, part, time) {
    if (rule.motion === "settled") return { key: "motion", kind: "settled", holds: part.isIdle };
    const limit = rule.motion && rule.motion.slowerThan;
    if (typeof limit !== "number") return null;
    const has = fastest(model, part.item, time);
    return { key: "motion", kind: "slower", has, need: limit, holds: !S.reaches(has, limit) };
  }

  function isHeldBack(model, rule, part, time) {
    const last = S.lastBegun(S.of(rule.impressions, part.item.group), "time", time);
    if (!last) return false;
    const repeat = rule.repeat;
    if (repeat === "oncePerVisit") {
      return S.of(rule.impressions, part.item.group).some((one) => one.time <= time
        && model.items[one.item].surface === part.item.surface
        && one.visit === S.visitAt(model, part.item.surface, time));
    }
    if (repeat === "oncePerSession") return last.session === S.sessionAt(model, time);
    if (repeat === "once") return true;
    return Boolean(repeat && repeat.cooldown > 0) && (time - last.time) / 1e6 < repeat.cooldown - 1e-9;
  }

  /**
   * What a rule asks of an explained item and what is there: parts with `has`, `need`, `holds`; whether it is viewable;
   * the time still missing.
   */
  S.needs = (model, rule, part, time, withExtent) => {
    const area = areaPart(rule, part);
    const alpha = { key: "alpha", has: part.alpha, need: rule.minimumAlpha, holds: S.reaches(part.alpha, rule.minimumAlpha) };
    const motion = motionPart(model, rule, part, time);
    const gathered = S.gathered(model, rule, part.item.group, time);
    const parts = [area, alpha];
    if (motion) parts.push(motion);
    const times = [];
    if (rule.continuous > 0) times.push({ key: "continuous", has: gathered.continuous, need: rule.continuous });
    if (rule.cumulative > 0) times.push({ key: "cumulative", has: gathered.cumulative, need: rule.cumulative });
    for (const one of times) one.holds = S.reaches(one.has, one.need);
    parts.push(...times);
    if (rule.extent > 0 && withExtent) {
      const has = S.extentAt(model, rule, part.item.number, time);
      S.geometry.surfaces(model, time);
      parts.push({ key: "extent", has, need: rule.extent, holds: S.reaches(has, rule.extent) });
    }
    const isOpen = part.gates.length === 0 && part.isMeasurable && !part.isSilent;
    return {
      parts, gathered, applies: rule.applies(part.item.number),
      isViewable: area.holds && alpha.holds && (!motion || motion.holds) && isOpen,
      missing: Math.max(0, ...times.map((one) => one.need - one.has)), heldBack: isHeldBack(model, rule, part, time),
    };
  };

  /** A rule in a sentence. */
  S.ruleWords = (rule) => {
    const share = S.percent(rule.fraction);
    let area = S.t("rule.any");
    if (rule.fraction > 0) area = S.t(rule.of === "viewport" ? "rule.viewport" : rule.of === "either" ? "rule.either" : "rule.fraction", { share });
    let time = "";
    if (rule.continuous > 0) time += S.t("rule.continuous", { time: S.seconds(rule.continuous) });
    if (rule.cumulative > 0) time += S.t("rule.cumulative", { time: S.seconds(rule.cumulative) });
    if (rule.extent > 0) time += S.t("rule.extent", { share: S.percent(rule.extent) });
    let motion = "";
    if (rule.motion === "settled") motion = S.t("rule.settled");
    else if (rule.motion && rule.motion.slowerThan) motion = S.t("rule.slower", { speed: S.number(rule.motion.slowerThan) });
    if (rule.largeItem) {
      motion += S.t("rule.large", {
        area: S.t("unit.area", { value: S.number(rule.largeItem.area, 0) }), share: S.percent(rule.largeItem.fraction),
      });
    }
    return S.t("rule.short", { area, time, motion });
  };

  S.repeatWords = (rule) => {
    if (rule.repeat && rule.repeat.cooldown > 0) return S.t("repeat.cooldown", { time: S.seconds(rule.repeat.cooldown) });
    return S.t("repeat." + (typeof rule.repeat === "string" ? rule.repeat : "everyAppearance"));
  };
})(window.Sightline);
