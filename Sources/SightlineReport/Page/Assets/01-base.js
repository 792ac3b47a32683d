// SPDX-License-Identifier: MIT
// The namespace, and how elements are made: text enters the page as text and by no other way.
window.Sightline = {};
(function (S) {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  // The only names that may be set as properties or attributes from data-free code; "html" is not among them.
  function put(node, name, value) {
    if (value === null || value === undefined || value === false) return;
    if (name === "text") node.textContent = value;
    else if (name === "on") for (const kind of Object.keys(value)) node.addEventListener(kind, value[kind]);
    else if (name === "style") for (const key of Object.keys(value)) node.style.setProperty(key, value[key]);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }

  function fill(node, properties, children) {
    for (const name of Object.keys(properties || {})) put(node, name, properties[name]);
    for (const child of children.flat(3)) {
      if (child === null || child === undefined || child === false) continue;
      node.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
    return node;
  }

  /** An HTML element with properties and children; strings become text nodes. */
  S.el = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);
  /** The same for SVG. */
  S.svg = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);
  /** The element of the page's frame with this id. */
  S.at = (id) => document.getElementById(id);
  /** Puts children in place of those that are there. */
  S.show = (node, ...children) => {
    node.replaceChildren();
    return fill(node, null, children);
  };
  /** Sets text only where it differs: an equal write still costs a layout. */
  S.say = (node, text) => {
    if (node.textContent !== text) node.textContent = text;
  };

  /** Writes a name so that a short place cuts it before its end, by which names mostly differ. */
  S.sayName = (node, text) => {
    if (node.textContent === text) return;
    const whole = Array.from(text);
    const back = whole.length > 9 ? 5 : 0;
    S.show(node, S.el("span", { class: "front", text: whole.slice(0, whole.length - back).join("") }),
      back > 0 && S.el("span", { class: "back", text: whole.slice(-back).join("") }));
  };

  const listeners = new Map();
  /** Hears of a change: "time", "rule", "item", "filter", "language", "view", "playing", "trace". */
  S.on = (name, listener) => {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  };
  S.tell = (name, value) => {
    for (const listener of listeners.get(name) || []) listener(value);
  };

  S.clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  /** What the page shows now. Only the functions that say so change it. */
  S.now = {
    model: null, // the open trace
    time: 0, // microseconds since its first time
    a: null, // the rule in the foreground
    b: null, // the rule beside it, or null
    item: -1, // the number of the item that is explained
    playing: false,
    speed: 1,
    tab: "items",
    view: { from: 0, to: 1 }, // the stretch of time that the time line shows
  };
})(window.Sightline);
