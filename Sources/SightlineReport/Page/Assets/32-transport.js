// SPDX-License-Identifier: MIT
// The controls of time: buttons, speed, zoom, and the time line as a slider.
(function (S) {
  "use strict";

  const SHORTEST = 200000; // the least time that the time line shows, in microseconds

  S.paintClock = (time) => {
    const { model } = S.now;
    if (!model) return;
    S.say(S.at("clock"), S.clock(time) + " / " + S.clock(model.end, 1));
    S.say(S.at("stage-time"), S.clock(time));
    const track = S.at("track");
    track.setAttribute("aria-valuemax", (model.end / 1e6).toFixed(2));
    track.setAttribute("aria-valuenow", (time / 1e6).toFixed(2));
    track.setAttribute("aria-valuetext", S.t("time.value", { time: S.clock(time), end: S.clock(model.end) }));
  };

  /** Keeps the head in the stretch that is shown. */
  S.follow = (time) => {
    const { view, model } = S.now;
    const span = view.to - view.from;
    if (time >= view.from && time <= view.to) return;
    const from = S.clamp(time - span * 0.1, 0, Math.max(0, model.end - span));
    S.setView(from, from + span);
  };

  S.setView = (from, to) => {
    S.now.view = { from, to };
    S.tell("view");
  };

  /** Shows `factor` times the stretch around the head. */
  S.zoom = (factor) => {
    const { view, model, time } = S.now;
    if (!model) return;
    const whole = Math.max(1, model.end);
    const span = S.clamp((view.to - view.from) * factor, Math.min(SHORTEST, whole), whole);
    const part = S.clamp((time - view.from) / (view.to - view.from), 0, 1);
    const from = S.clamp(time - part * span, 0, whole - span);
    S.setView(from, from + span);
  };

  S.changeSpeed = (direction) => {
    const place = S.clamp(S.speeds.indexOf(S.now.speed) + direction, 0, S.speeds.length - 1);
    S.setSpeed(S.speeds[place]);
    S.announce(S.t("live.speed", { speed: S.speeds[place] + "×" }));
  };

  S.toggle = () => (S.now.playing ? S.pause() : S.play());

  function scrub(track) {
    let isDown = false;
    track.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      isDown = true;
      track.setPointerCapture(event.pointerId);
      S.pause();
      S.seek(S.timeAt(event.clientX));
      event.preventDefault();
      track.focus({ preventScroll: true });
    });
    track.addEventListener("pointermove", (event) => {
      if (isDown) S.seek(S.timeAt(event.clientX));
    });
    for (const kind of ["pointerup", "pointercancel"]) track.addEventListener(kind, () => (isDown = false));
    track.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      S.zoom(event.deltaY > 0 ? 1.25 : 0.8);
    }, { passive: false });
  }

  S.startTransport = () => {
    const press = (id, action) => S.at(id).addEventListener("click", action);
    press("play", S.toggle);
    press("input-back", () => S.step("input", -1));
    press("input-on", () => S.step("input", 1));
    press("event-back", () => S.step("event", -1));
    press("event-on", () => S.step("event", 1));
    press("zoom-in", () => S.zoom(0.5));
    press("zoom-out", () => S.zoom(2));
    S.show(S.at("speed"), S.speeds.map((speed) => S.el("option", { value: speed, text: speed + "×" })));
    S.at("speed").addEventListener("change", (event) => S.setSpeed(Number(event.target.value)));
    S.at("curve").addEventListener("change", (event) => S.setCurve(Number(event.target.value)));
    scrub(S.at("track"));
    S.on("playing", () => {
      const { playing } = S.now;
      S.at("play").dataset.label = playing ? "time.pause" : "time.play";
      S.at("play").setAttribute("aria-label", S.t(S.at("play").dataset.label));
      S.at("play").title = S.t(S.at("play").dataset.label);
      S.say(S.at("play").firstElementChild, playing ? "❚❚" : "▶");
      S.at("speed").value = String(S.now.speed);
    });
  };
})(window.Sightline);
