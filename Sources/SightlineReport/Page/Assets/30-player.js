// SPDX-License-Identifier: MIT
// Time: where it stands, how it runs, from which moment to which one steps.
(function (S) {
  "use strict";

  S.speeds = [0.1, 0.25, 0.5, 1, 2, 4, 8];
  let last = 0; // the clock of the frame before
  let frame = 0;
  let listed = 0; // when the texts were written last
  /** How long the scripts of the last frames took in milliseconds, for the tests. */
  S.frameTimes = [];

  /** Distinct times of the events that the chosen rules care for. */
  S.eventTimes = () => {
    const { model, a, b } = S.now;
    const times = [];
    for (const rule of b ? [a, b] : [a]) {
      for (const event of rule.book.events) if (event[1] !== "impression" || event[3] === rule.number) times.push(event[0]);
      for (const list of rule.held.values()) for (const one of list) times.push(one.time);
    }
    return S.distinct(times.filter((time) => time >= 0 && time <= model.end));
  };

  function paintAll(time, isRunning) {
    S.stage.paint(time);
    S.moveHeads(time);
    const now = performance.now();
    if (isRunning && now - listed < 120) return;
    listed = now;
    S.onscreen.paint(time);
    S.paintClock(time);
    if (S.now.item >= 0 && !(isRunning && document.hidden)) S.why.paint(time);
  }

  /** Goes to a moment in microseconds and paints it. */
  S.seek = (time, isRunning) => {
    const { model } = S.now;
    if (!model || !Number.isFinite(time)) return;
    S.now.time = S.clamp(time, 0, model.end);
    S.follow(S.now.time);
    paintAll(S.now.time, isRunning);
    if (!isRunning) {
      S.stage.describe(S.now.time);
      S.tell("time");
    }
  };

  function tick(clock) {
    if (!S.now.playing) return;
    const began = performance.now();
    const passed = last ? Math.min(clock - last, 250) : 0;
    last = clock;
    const time = S.now.time + passed * 1000 * S.now.speed;
    if (time >= S.now.model.end) {
      S.seek(S.now.model.end, true);
      S.pause();
    } else {
      S.seek(time, true);
      frame = requestAnimationFrame(tick);
    }
    S.frameTimes.push(performance.now() - began);
    if (S.frameTimes.length > 2000) S.frameTimes.shift();
  }

  S.play = () => {
    const { model } = S.now;
    if (!model || S.now.playing) return;
    if (S.now.time >= model.end) S.now.time = 0;
    S.now.playing = true;
    last = 0;
    frame = requestAnimationFrame(tick);
    S.tell("playing");
    S.announce(S.t("live.playing"));
  };

  S.pause = () => {
    if (!S.now.playing) return;
    S.now.playing = false;
    cancelAnimationFrame(frame);
    S.seek(S.now.time);
    S.tell("playing");
    S.announce(S.t("live.paused", { time: S.clock(S.now.time) }));
  };

  S.setSpeed = (speed) => {
    S.now.speed = speed;
    S.tell("playing");
  };

  function beside(times, direction) {
    const { time, model } = S.now;
    if (direction > 0) {
      const next = times[S.lastTime(times, time) + 1];
      return next === undefined ? model.end : next;
    }
    let place = S.lastTime(times, time);
    if (place >= 0 && times[place] >= time) place -= 1;
    return place < 0 ? 0 : times[place];
  }

  /** Steps to the next or previous input, or event. */
  S.step = (kind, direction) => {
    if (!S.now.model) return;
    S.pause();
    S.seek(beside(kind === "event" ? S.eventTimes() : S.now.model.inputs, direction));
    const texts = kind === "event" ? S.eventTexts(S.now.time) : [];
    if (texts.length) S.announce(S.t("live.event", { time: S.clock(S.now.time), text: texts.join("; ") }));
    else S.announce(S.t("live.time", { n: S.visibleItems(S.now.model, S.now.time).length, time: S.clock(S.now.time) }));
  };

  /** What happens at exactly this moment, in words. */
  S.eventTexts = (time) => {
    const { model, a } = S.now;
    return a.book.events.filter((event) => event[0] === time && (event[1] !== "impression" || event[3] === a.number))
      .map((event) => S.nameOf(model.items[event[2]]) + " " + S.eventWords(model, a.book, event));
  };

  S.eventWords = (model, book, event) => {
    if (event[1] === "appear") return S.t("why.event.appear", { share: S.percent(event[3]) });
    if (event[1] === "disappear") return S.t("why.event.disappear", { time: S.seconds(event[4]), cause: S.t("cause." + event[3]) });
    const rule = S.now.model.rules.find((one) => one.book === book && one.number === event[3]);
    return S.t("why.event.impression", { rule: rule ? rule.label : "", share: S.percent(event[4]) });
  };

  let waiting = 0;
  /** Says something to screen readers, once for many changes in a row. */
  S.announce = (text) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => S.say(S.at("live"), text), 60);
  };
})(window.Sightline);
