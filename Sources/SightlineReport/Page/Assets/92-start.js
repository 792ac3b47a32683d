// SPDX-License-Identifier: MIT
// The beginning: reads the index, listens, opens what the address names. And what tests may ask.
(function (S) {
  "use strict";

  function address() {
    const values = new URLSearchParams(location.hash.slice(1));
    return {
      trace: values.has("trace") ? Number(values.get("trace")) : -1, time: values.has("t") ? Number(values.get("t")) * 1e6 : null,
      book: values.get("book"), rule: values.get("rule"), which: values.get("which"),
    };
  }

  function route() {
    const several = S.index.traces.length > 1;
    const wanted = address();
    S.openTrace(several ? wanted.trace : 0, wanted.time);
    const { model } = S.now;
    if (!model) return;
    const rule = model.rules.find((one) => one.name === wanted.rule && one.book.name === wanted.book);
    if (rule) S.setRules(rule, null);
    if (S.whichKinds.includes(wanted.which)) {
      S.openTab("items");
      S.choose({ which: wanted.which });
    }
  }

  function listen() {
    S.on("view", () => {
      S.paintTimeline();
      S.lanes.paint();
      S.moveHeads(S.now.time);
    });
    S.on("rule", S.repaint);
    S.on("filter", () => {
      S.labelLanes();
      S.lanes.refresh();
    });
    S.on("item", () => {
      S.why.paint(S.now.time);
      S.lanes.paint();
      S.stage.paint(S.now.time);
      S.onscreen.paint(S.now.time);
    });
    S.on("language", S.repaint);
    S.at("language").addEventListener("click", () => S.setLanguage(S.language === "zh" ? "en" : "zh"));
    S.at("all").addEventListener("click", () => { location.hash = ""; });
    S.at("why-close").addEventListener("click", () => {
      S.explainItem(-1);
      S.at("lanes").focus({ preventScroll: true });
    });
    const chosen = (id) => S.now.model.rules[Number(S.at(id).value)] || null;
    for (const id of ["rule-a", "rule-b"]) S.at(id).addEventListener("change", () => S.setRules(chosen("rule-a"), chosen("rule-b")));
    window.addEventListener("hashchange", route);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", S.repaint);
    let waiting = 0;
    let isNarrow = S.isNarrow();
    new ResizeObserver(() => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        S.stage.measure();
        S.paintTimeline();
        S.lanes.paint();
        if (isNarrow !== S.isNarrow()) S.paintNumbers();
        isNarrow = S.isNarrow();
        if (S.now.model) S.seek(S.now.time, S.now.playing);
      });
    }).observe(document.documentElement);
  }

  /** What is shown now, in numbers: for tests. */
  S.state = () => {
    const { model, time, a, b } = S.now;
    if (!model) return { view: "index", traces: S.index.traces.length };
    const surfaces = S.geometry.surfaces(model, time);
    const stage = S.stage.state();
    return {
      view: "trace", name: model.name, time, playing: S.now.playing, speed: S.now.speed, rule: a.label, beside: b ? b.label : null,
      tab: S.now.tab, language: S.language, lanes: S.lanes.shown().length, rows: S.lanes.rows(), scale: stage.layout.scale,
      items: S.visibleItems(model, time).map((item) => {
        const found = S.stateAt(model, a, item.group, time);
        return {
          surface: model.surfaces[item.surface].id, id: item.id, fraction: S.fractionAt(item, time), state: found.state,
          progress: found.progress, box: S.geometry.itemBox(item, surfaces[item.surface], time),
        };
      }),
      hits: stage.hits.map((hit) => ({ id: hit.item.id, box: hit.box, state: hit.state, fraction: hit.fraction })),
    };
  };

  /** The explanation of an item by surface and id at the moment shown, in numbers: for tests. */
  S.explained = (surface, id) => {
    const { model, time } = S.now;
    const item = model.items.find((one) => one.id === id && model.surfaces[one.surface].id === surface);
    const part = item && S.explain(model, item.number, time, S.now.a.book);
    if (!part) return null;
    return {
      area: part.area, visible: part.visible, fraction: part.fraction, alpha: part.alpha, gates: part.gates,
      losses: part.losses.map((loss) => ({ kind: loss.kind, name: loss.name, area: loss.area })),
      rules: model.rules.map((rule) => Object.assign({ rule: rule.label }, S.needs(model, rule, part, time, true))),
    };
  };

  try {
    S.index = JSON.parse(S.at("index").textContent);
  } catch (error) {
    S.index = { traces: [] };
  }
  S.language = S.index.language === "zh" || S.index.language === "en" ? S.index.language : S.firstLanguage();
  document.documentElement.lang = S.language === "zh" ? "zh-Hans" : "en";
  S.translate(document);
  S.readInk();
  S.startTransport();
  S.startLanes();
  S.startKeys();
  listen();
  route();
})(window.Sightline);
