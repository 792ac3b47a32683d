// SPDX-License-Identifier: MIT
// Everything by keyboard. Single keys are left alone while one types or chooses.
(function (S) {
  "use strict";

  const keys = [
    { keys: ["Space"], name: "key.play", does: { " ": () => S.toggle() } },
    { keys: ["←", "→"], name: "key.input", does: { ArrowLeft: () => S.step("input", -1), ArrowRight: () => S.step("input", 1) } },
    { keys: ["⇧ ←", "⇧ →", ",", "."], name: "key.event", does: { "Shift+ArrowLeft": () => S.step("event", -1), "Shift+ArrowRight": () => S.step("event", 1), ",": () => S.step("event", -1), ".": () => S.step("event", 1) } },
    { keys: ["Home", "End"], name: "key.ends", does: { Home: () => go(0), End: () => go(S.now.model.end) } },
    { keys: ["[", "]"], name: "key.speed", does: { "[": () => S.changeSpeed(-1), "]": () => S.changeSpeed(1) } },
    { keys: ["−", "+"], name: "key.zoom", does: { "-": () => S.zoom(2), "+": () => S.zoom(0.5), "=": () => S.zoom(0.5) } },
    { keys: ["1", "2", "3"], name: "key.tabs", does: { 1: () => S.openTab("items", true), 2: () => S.openTab("numbers", true), 3: () => S.openTab("two", true) } },
    { keys: ["/"], name: "key.filter", does: { "/": () => { S.openTab("items"); S.at("filter").focus(); } } },
    { keys: ["J", "K"], name: "key.items", does: { j: () => S.moveLane(1, true), k: () => S.moveLane(-1, true) } },
    { keys: ["R", "⇧ R"], name: "key.rule", does: { r: () => S.nextRule("a"), "Shift+R": () => S.nextRule("b") } },
    { keys: ["Esc"], name: "key.close", does: { Escape: () => S.explainItem(-1) } },
    { keys: ["L"], name: "key.language", does: { l: () => S.setLanguage(S.language === "zh" ? "en" : "zh") } },
    { keys: ["?"], name: "key.help", does: { "?": () => S.openHelp(), "Shift+?": () => S.openHelp() } },
  ];
  const everywhere = new Set(["?", "Shift+?", "l"]);
  const actions = Object.assign({}, ...keys.map((entry) => entry.does));

  function go(time) {
    S.pause();
    S.seek(time);
    S.announce(S.clock(S.now.time));
  }

  S.openHelp = () => {
    S.show(S.at("keys-body"), S.el("dl", { class: "keys" }, keys.map((entry) => S.el("div", null,
      S.el("dt", null, entry.keys.map((key) => S.el("kbd", { text: key }))), S.el("dd", { text: S.t(entry.name) })))));
    if (!S.at("keys").open) S.at("keys").showModal();
  };

  function takesKeys(node, key) {
    if (!node || !node.matches) return false;
    if (node.matches("input, textarea")) return true;
    if (node.matches("select")) return key !== "?" && !/^[[\],.]$/.test(key);
    // A focused button keeps the keys that press it; a list or a tab the keys that move in it.
    if (node.closest("button, a, summary, [role=button]") && (key === " " || key === "Enter")) return true;
    return Boolean(node.closest("[role=tablist], .chart, #lanes")) && /^(Arrow|Home|End|Page)/.test(key);
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || S.at("keys").open) return;
    if (event.key === "Escape" && event.target === S.at("filter")) {
      S.choose({ text: "" });
      S.at("lanes").focus();
      return;
    }
    if (takesKeys(event.target, event.key)) return;
    const key = event.shiftKey && (event.key.startsWith("Arrow") || /^[A-Z?]$/.test(event.key)) ? "Shift+" + event.key : event.key;
    if (!actions[key] || (!S.now.model && !everywhere.has(key))) return;
    event.preventDefault();
    actions[key]();
  }

  S.startKeys = () => {
    document.addEventListener("keydown", press);
    S.at("help").addEventListener("click", S.openHelp);
    S.at("keys-close").addEventListener("click", () => S.at("keys").close());
    S.on("language", () => S.at("keys").open && S.openHelp());
    const tabs = [...document.querySelectorAll("[role=tab]")];
    tabs.forEach((tab, place) => {
      tab.addEventListener("click", () => S.openTab(tab.id.slice(4)));
      tab.addEventListener("keydown", (event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const next = by ? tabs[(place + by + tabs.length) % tabs.length] : event.key === "Home" ? tabs[0] : event.key === "End" ? tabs[tabs.length - 1] : null;
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        S.openTab(next.id.slice(4), true);
      });
    });
  };
})(window.Sightline);
