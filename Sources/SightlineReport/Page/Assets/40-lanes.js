// SPDX-License-Identifier: MIT
// Lanes: one for each item seen. Only those in view are there as elements, however many there are.
(function (S) {
  "use strict";

  const HEIGHT = 30;
  const EXTRA = 4; // lanes kept above and below what is in view
  let groups = [];
  const places = new Map(); // group -> place
  const pool = [];
  let active = 0;
  let roomWidth = 0;

  function makeLane() {
    const icon = S.el("canvas", { class: "icon", "aria-hidden": "true" });
    icon.style.width = icon.style.height = "16px";
    const name = S.el("span", { class: "name" });
    const bars = S.el("canvas", { class: "bars", "aria-hidden": "true" });
    const total = S.el("span", { class: "total" });
    const node = S.el("div", { class: "lane", role: "option" }, S.el("span", { class: "gutter" }, icon, name), bars, total);
    const lane = { node, icon, name, bars, total, place: -1, key: "" };
    node.addEventListener("click", () => choose(lane.place));
    return lane;
  }

  /** What became of a group under a rule over the whole trace. */
  S.outcome = (rule, group) =>
    rule.impressions.has(group) ? "counted" : rule.held.has(group) ? "held" : rule.stretches.has(group) ? "viewable" : "visible";

  function describe(model, rule, group, item, time) {
    const times = S.of(rule.impressions, group).map((one) => S.clock(one.time));
    const state = times.length ? S.t("lanes.counted", { times: times.join(", ") }) : S.t("lanes.uncounted");
    return S.t("lanes.row", { name: S.nameOf(item), time, state });
  }

  function fillLane(lane, place) {
    const { model, a, b, view } = S.now;
    const group = groups[place];
    const item = S.faceOf(model, a, group);
    const isChosen = S.now.item >= 0 && model.items[S.now.item].group === group;
    lane.place = place;
    lane.node.hidden = false;
    lane.node.id = "lane-" + place;
    lane.node.style.transform = "translateY(" + place * HEIGHT + "px)";
    lane.node.setAttribute("aria-selected", String(isChosen));
    lane.node.classList.toggle("active", place === active);
    const key = [group, view.from, view.to, a.label, b ? b.label : "", roomWidth, S.language, S.ink.card].join("|");
    if (lane.key === key) return;
    lane.key = key;
    const time = S.seconds(S.visibleTime(a, group, Infinity), 1);
    S.sayName(lane.name, S.nameOf(item));
    lane.name.title = S.nameOf(item);
    S.say(lane.total, time);
    lane.node.setAttribute("aria-posinset", String(place + 1));
    lane.node.setAttribute("aria-setsize", String(groups.length));
    lane.node.setAttribute("aria-label", describe(model, a, group, item, time));
    S.drawIcon(lane.icon, S.outcome(a, group), 0.6, 16);
    S.paintBars(lane.bars, roomWidth, HEIGHT - 6, group);
  }

  function paint() {
    const scroller = S.at("lanes");
    if (!S.now.model || scroller.clientHeight === 0) return;
    roomWidth = S.at("timeline").getBoundingClientRect().width;
    const first = Math.max(0, Math.floor(scroller.scrollTop / HEIGHT) - EXTRA);
    const last = Math.min(groups.length, Math.ceil((scroller.scrollTop + scroller.clientHeight) / HEIGHT) + EXTRA);
    // A lane that stays in view stays the same element.
    const free = pool.filter((lane) => lane.place < first || lane.place >= last);
    const held = new Map(pool.filter((lane) => !free.includes(lane)).map((lane) => [lane.place, lane]));
    for (let place = first; place < last; place += 1) {
      let lane = held.get(place) || free.pop();
      if (!lane) {
        lane = makeLane();
        pool.push(lane);
        S.at("lanes-room").append(lane.node);
      }
      fillLane(lane, place);
    }
    for (const lane of free) {
      lane.node.hidden = true;
      lane.node.removeAttribute("id");
      lane.place = -1;
      lane.key = "";
    }
    const node = groups.length ? "lane-" + active : "";
    if (node && S.at(node)) scroller.setAttribute("aria-activedescendant", node);
    else scroller.removeAttribute("aria-activedescendant");
  }

  function setActive(place) {
    active = S.clamp(place, 0, Math.max(0, groups.length - 1));
    const scroller = S.at("lanes");
    const [top, bottom] = [active * HEIGHT, (active + 1) * HEIGHT];
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
    paint();
  }

  function choose(place) {
    if (!groups.length) return;
    setActive(place);
    S.explainItem(S.faceOf(S.now.model, S.now.a, groups[active]).number);
  }

  /** Goes to the lane `by` further on, and explains its item where asked. */
  S.moveLane = (by, isChosen) => {
    if (S.now.tab !== "items") S.openTab("items");
    const from = S.now.item >= 0 && isChosen && places.has(S.now.model.items[S.now.item].group)
      ? places.get(S.now.model.items[S.now.item].group) : active - (isChosen && S.now.item < 0 ? Math.sign(by) : 0);
    if (isChosen) choose(from + by);
    else setActive(active + by);
  };

  S.lanes = {
    /** Takes the items anew: rule, filter or order have changed. */
    refresh() {
      if (!S.now.model) return;
      groups = S.lanesNow();
      places.clear();
      groups.forEach((group, place) => places.set(group, place));
      for (const lane of pool) lane.key = "";
      const chosen = S.now.item >= 0 ? places.get(S.now.model.items[S.now.item].group) : undefined;
      active = chosen === undefined ? S.clamp(active, 0, Math.max(0, groups.length - 1)) : chosen;
      S.at("lanes-room").style.height = groups.length * HEIGHT + "px";
      S.at("lanes-room").dataset.empty = groups.length ? "" : S.t("lanes.none");
      const chip = S.at("chosen");
      const { only } = S.choice;
      chip.hidden = !only;
      if (only) {
        S.show(chip, S.el("span", { text: S.t("chosen.text", { n: groups.length, text: only.text }) }),
          S.el("button", { type: "button", id: "chosen-clear", text: S.t("chosen.clear"), on: { click: () => S.choose({ only: null }) } }));
      }
      paint();
    },
    paint,
    shown: () => groups.slice(),
    rows: () => pool.filter((lane) => lane.place >= 0).length,
    reveal(group) {
      if (places.has(group)) setActive(places.get(group));
    },
  };

  S.startLanes = () => {
    const scroller = S.at("lanes");
    scroller.addEventListener("scroll", paint, { passive: true });
    scroller.addEventListener("keydown", (event) => {
      const page = Math.max(1, Math.floor(scroller.clientHeight / HEIGHT) - 1);
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -groups.length, End: groups.length }[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (by !== undefined) setActive(active + by);
      else if (event.key === "Enter") choose(active);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    S.at("filter").addEventListener("input", (event) => S.choose({ text: event.target.value }));
    S.at("which").addEventListener("change", (event) => S.choose({ which: event.target.value }));
    S.at("sort").addEventListener("change", (event) => S.choose({ sort: event.target.value }));
    S.at("csv-items").addEventListener("click", () => S.saveItems());
  };

  S.labelLanes = () => {
    const options = (kinds, prefix) => kinds.map((kind) => S.el("option", { value: kind, text: S.t(prefix + kind) }));
    S.show(S.at("which"), options(S.whichKinds, "which."));
    S.show(S.at("sort"), options(S.sortKinds, "sort."));
    S.at("which").value = S.choice.which;
    S.at("sort").value = S.choice.sort;
    if (S.at("filter").value !== S.choice.text) S.at("filter").value = S.choice.text;
  };
})(window.Sightline);
