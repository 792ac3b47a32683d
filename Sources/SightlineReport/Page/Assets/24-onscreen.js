// SPDX-License-Identifier: MIT
// What is on the screen now, as a list: the stage for keyboards and screen readers. And the legend.
(function (S) {
  "use strict";

  const MOST = 9;
  const rows = [];
  let more = null;

  /** A small picture of a state, drawn as on the stage. */
  S.stateIcon = (state, progress, size) => {
    const canvas = S.el("canvas", { class: "icon", "aria-hidden": "true" });
    canvas.style.width = canvas.style.height = (size || 18) + "px";
    S.drawIcon(canvas, state, progress, size || 18);
    return canvas;
  };

  S.drawIcon = (canvas, state, progress, size) => {
    const context = S.fit(canvas, size, size);
    if (state === "unseen" || state === "visible") {
      const border = S.border(state);
      context.strokeStyle = border.colour;
      context.lineWidth = border.width + 0.5;
      context.setLineDash(border.dash);
      context.strokeRect(3.5, 3.5, size - 7, size - 7);
      context.setLineDash([]);
      return;
    }
    S.sign(context, state, progress, size / 2, size / 2, size / 2 - 3);
  };

  function row() {
    const icon = S.el("canvas", { class: "icon", "aria-hidden": "true" });
    icon.style.width = icon.style.height = "18px";
    const name = S.el("span", { class: "name" });
    const share = S.el("span", { class: "share" });
    const state = S.el("span", { class: "state" });
    const button = S.el("button", { type: "button", class: "row" }, icon, name, share, state);
    const one = { icon, name, share, state, button, line: S.el("li", null, button), item: -1, drawn: "" };
    button.addEventListener("click", () => S.explainItem(one.item));
    return one;
  }

  function stateText(model, rule, item, found, time) {
    const word = S.t("state." + found.state);
    if (found.state !== "viewable") return word;
    const gathered = S.gathered(model, rule, item.group, time);
    const need = rule.continuous > 0 ? rule.continuous : rule.cumulative;
    if (!(need > 0)) return word;
    const has = rule.continuous > 0 ? gathered.continuous : gathered.cumulative;
    return word + " " + S.t("onscreen.dwell", { has: S.number(Math.min(has, need), 1), need: S.seconds(need) });
  }

  S.onscreen = {
    paint(time) {
      const { model, a } = S.now;
      const list = S.at("onscreen");
      if (!model || !a) return;
      const items = S.visibleItems(model, time);
      items.sort((x, y) => S.fractionAt(y, time) - S.fractionAt(x, time) || x.number - y.number);
      const shown = items.slice(0, MOST).sort((x, y) => x.number - y.number);
      while (rows.length < Math.max(1, shown.length)) {
        rows.push(row());
        list.append(rows[rows.length - 1].line);
      }
      rows.forEach((one, place) => {
        const item = shown[place];
        one.line.hidden = !item;
        if (!item) return;
        const found = S.stateAt(model, a, item.group, time);
        const share = S.percent(S.fractionAt(item, time));
        const text = stateText(model, a, item, found, time);
        one.item = item.number;
        S.sayName(one.name, S.nameOf(item));
        S.say(one.share, share);
        S.say(one.state, text);
        one.button.setAttribute("aria-label", S.t("onscreen.item", { name: S.nameOf(item), share, state: text }));
        one.button.setAttribute("aria-current", String(item.number === S.now.item));
        const key = found.state + Math.round(found.progress * 40) + S.ink.card;
        if (one.drawn !== key) {
          S.drawIcon(one.icon, found.state, found.progress, 18);
          one.drawn = key;
        }
      });
      if (!more) more = S.el("li", { class: "more" });
      list.append(more);
      more.hidden = items.length > 0 && items.length <= MOST;
      S.say(more, items.length === 0 ? S.t("onscreen.none") : S.t("onscreen.more", { n: items.length - MOST }));
    },
    legend() {
      const entry = (picture, text) => S.el("li", null, picture, S.el("span", { text }));
      const swatch = (kind) => S.el("span", { class: "swatch " + kind, "aria-hidden": "true" });
      S.show(S.at("legend"),
        S.states.map((state) => entry(S.stateIcon(state, 0.6, 18), S.t("state." + state))),
        entry(swatch("ramp"), S.t("legend.fill")), entry(swatch("cover"), S.t("legend.cover")),
        entry(swatch("insets"), S.t("legend.insets")));
    },
  };
})(window.Sightline);
