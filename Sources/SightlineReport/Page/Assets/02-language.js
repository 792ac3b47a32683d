// SPDX-License-Identifier: MIT
// Two languages. Each text has a key; "one|other" takes the number n into account.
(function (S) {
  "use strict";

  S.words = {};
  S.language = "en";

  const fits = (language) => (/^zh\b/i.test(language || "") ? "zh" : "en");

  /** The text of a key, with {names} replaced by values. */
  S.t = (key, values) => {
    const all = S.words[S.language];
    let text = key in all ? all[key] : key in S.words.en ? S.words.en[key] : key;
    if (values && "n" in values && text.includes("|")) {
      const forms = text.split("|");
      text = forms[values.n === 1 ? 0 : 1];
    }
    return text.replace(/\{(\w+)\}/g, (whole, name) =>
      values && name in values ? (typeof values[name] === "number" ? S.number(values[name]) : values[name]) : whole);
  };

  /** Writes the texts of the frame, which stands in the HTML with the keys of its texts. */
  S.translate = (root) => {
    for (const node of root.querySelectorAll("[data-t]")) node.textContent = S.t(node.dataset.t);
    for (const node of root.querySelectorAll("[data-label]")) {
      node.setAttribute("aria-label", S.t(node.dataset.label));
      if (node.tagName === "BUTTON") node.title = S.t(node.dataset.label);
    }
    for (const node of root.querySelectorAll("[data-hint]")) node.placeholder = S.t(node.dataset.hint);
  };

  S.setLanguage = (language) => {
    S.language = fits(language);
    document.documentElement.lang = S.language === "zh" ? "zh-Hans" : "en";
    S.translate(document);
    S.tell("language");
  };

  S.firstLanguage = () => fits((navigator.languages || [])[0] || navigator.language);

  const tidy = (value, digits) => {
    // -0 and rounding noise must not be shown.
    const text = value.toFixed(digits);
    return Number(text) === 0 ? (0).toFixed(digits) : text;
  };

  /** A number for people: thousands with narrow spaces, at most `digits` decimals. */
  S.number = (value, digits) => {
    if (!Number.isFinite(value)) return "–";
    let text = tidy(value, digits === undefined ? (Number.isInteger(value) ? 0 : 2) : digits);
    if (text.includes(".")) text = text.replace(/\.?0+$/, "");
    const [whole, rest] = text.split(".");
    const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") : whole;
    return rest ? grouped + "." + rest : grouped;
  };

  /** A share as a percentage; never rounded up to 100 or down to 0. */
  S.percent = (share) => {
    if (!Number.isFinite(share)) return "–";
    const whole = share * 100;
    if (whole > 99 && whole < 100) return (Math.floor(whole * 10) / 10).toFixed(1) + "\u202f%";
    if (whole > 0 && whole < 1) return Math.max(0.1, Math.round(whole * 10) / 10).toFixed(1) + "\u202f%";
    return Math.round(whole) + "\u202f%";
  };

  /** A length of time in seconds. */
  S.seconds = (value, digits) => S.t("unit.seconds", { value: S.number(value, digits === undefined ? 2 : digits) });

  /** A moment in microseconds: 1:02.34. */
  S.clock = (micros, digits) => {
    const places = digits === undefined ? 2 : digits;
    const scale = 10 ** places;
    const total = Math.round((Math.max(0, micros) / 1e6) * scale);
    const seconds = (total / scale) % 60;
    const text = (Math.floor(seconds * scale + 1e-6) / scale).toFixed(places);
    return Math.floor(total / scale / 60) + ":" + (seconds < 10 ? "0" : "") + text;
  };
})(window.Sightline);
