// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by Scripts/embed-page from Page/Assets: change the page there.

/// The sources of the page, as they are in `Page/Assets`, without the newline at their end.
enum ReportAssets {

  /// The page with marks for what goes into it.
  static let page: StaticString = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title><!--title--></title>
<!--styles-->
</head>
<body>
<a class="skip" href="#main" data-t="skip">Skip to the report</a>
<header class="top">
  <button type="button" class="plain" id="all" data-label="index.back" hidden><span aria-hidden="true">←</span> <span data-t="index.short">All traces</span></button>
  <div class="brand"><span class="mark" aria-hidden="true"></span><span class="wordmark">Sightline</span></div>
  <div class="title">
    <h1 id="title">Sightline</h1>
    <p id="origin"></p>
  </div>
  <div class="rules" id="rules" role="group" data-label="rules.label">
    <label><span data-t="rule.a">Rule</span><select id="rule-a"></select></label>
    <label><span data-t="rule.b">beside</span><select id="rule-b"></select></label>
  </div>
  <div class="tools">
    <button type="button" id="language" lang="zh-Hans"></button>
    <button type="button" id="help" data-label="help.open">?</button>
  </div>
</header>
<div id="notices" class="notices" role="note" data-label="notices.label" hidden></div>
<noscript><p class="notices">This report needs scripts to run in the page. It loads nothing from anywhere.</p></noscript>
<main id="main" tabindex="-1">
  <section id="index-view" class="index" aria-labelledby="index-title" hidden>
    <h2 id="index-title" data-t="index.title">Traces</h2>
    <div id="index-body"></div>
  </section>
  <div id="trace-view" class="report" hidden>
    <section class="stage-part" aria-labelledby="stage-title">
      <div class="part-head">
        <h2 id="stage-title" data-t="stage.title">Stage</h2>
        <output id="stage-time" class="clock"></output>
      </div>
      <div class="stages">
        <figure class="stage" id="stage-a">
          <canvas role="img"></canvas>
          <figcaption></figcaption>
        </figure>
        <figure class="stage" id="stage-b" hidden>
          <canvas role="img"></canvas>
          <figcaption></figcaption>
        </figure>
      </div>
      <ul class="legend" id="legend" data-label="legend.title"></ul>
      <div class="onscreen">
        <h3 data-t="onscreen.title">On screen now</h3>
        <ul id="onscreen" data-label="onscreen.title"></ul>
      </div>
    </section>
    <section class="time-part" aria-labelledby="time-title">
      <h2 id="time-title" class="unseen" data-t="time.title">Time line</h2>
      <div class="keyfigures" id="keyfigures" role="group" data-label="figures.label"></div>
      <div class="transport" role="group" data-label="time.controls">
        <button type="button" id="event-back" data-label="time.eventBack"><span aria-hidden="true">⏮</span></button>
        <button type="button" id="input-back" data-label="time.inputBack"><span aria-hidden="true">◁</span></button>
        <button type="button" id="play" class="strong" data-label="time.play"><span aria-hidden="true">▶</span></button>
        <button type="button" id="input-on" data-label="time.inputOn"><span aria-hidden="true">▷</span></button>
        <button type="button" id="event-on" data-label="time.eventOn"><span aria-hidden="true">⏭</span></button>
        <output id="clock" class="clock"></output>
        <label class="speed"><span class="unseen" data-t="time.speed">Speed</span><select id="speed"></select></label>
        <span class="zoom" role="group" data-label="time.zoom">
          <button type="button" id="zoom-out" data-label="time.zoomOut">−</button>
          <button type="button" id="zoom-in" data-label="time.zoomIn">+</button>
        </span>
        <label class="curve"><span data-t="time.curve">Curve</span><select id="curve"></select></label>
      </div>
      <div class="timeline">
        <div class="gutter" id="timeline-names" aria-hidden="true"></div>
        <div class="track" id="track" role="slider" tabindex="0" data-label="time.slider" aria-valuemin="0">
          <canvas id="timeline" aria-hidden="true"></canvas>
          <div class="head" id="head"></div>
        </div>
      </div>
      <div class="tabs" role="tablist" data-label="tabs.label">
        <button type="button" role="tab" id="tab-items" aria-controls="panel-items" data-t="tabs.items">Items</button>
        <button type="button" role="tab" id="tab-numbers" aria-controls="panel-numbers" data-t="tabs.numbers">Numbers</button>
        <button type="button" role="tab" id="tab-two" aria-controls="panel-two" data-t="tabs.two">Two rules</button>
      </div>
      <div class="panel lanes" role="tabpanel" id="panel-items" aria-labelledby="tab-items">
        <div class="bar" role="group" data-label="lanes.controls">
          <label class="grow"><span class="unseen" data-t="lanes.filter">Filter</span><input id="filter" type="search" data-hint="lanes.filterHint" autocomplete="off" spellcheck="false"></label>
          <label><span class="unseen" data-t="lanes.which">Which</span><select id="which"></select></label>
          <label><span data-t="lanes.sort">Sort</span><select id="sort"></select></label>
          <button type="button" id="csv-items" data-label="csv.items">CSV</button>
        </div>
        <div class="chip" id="chosen" hidden></div>
        <div class="scroller" id="lanes" role="listbox" tabindex="0" data-label="lanes.label">
          <div class="room" id="lanes-room"><div class="head" id="lanes-head"></div></div>
        </div>
      </div>
      <div class="panel" role="tabpanel" id="panel-numbers" aria-labelledby="tab-numbers" tabindex="0" hidden></div>
      <div class="panel" role="tabpanel" id="panel-two" aria-labelledby="tab-two" tabindex="0" hidden></div>
    </section>
    <aside class="why" id="why" aria-labelledby="why-title" tabindex="-1">
      <div class="part-head">
        <h2 id="why-title" data-t="why.title">Why</h2>
        <button type="button" class="plain" id="why-close" data-label="why.close" hidden>×</button>
      </div>
      <div id="why-body"></div>
    </aside>
  </div>
</main>
<footer class="foot"><span id="tool"></span><span data-t="foot.local">This page is one file. It loads nothing and sends nothing.</span></footer>
<dialog id="keys" aria-labelledby="keys-title">
  <div class="part-head">
    <h2 id="keys-title" data-t="help.title">Keyboard</h2>
    <button type="button" class="plain" id="keys-close" data-label="help.close">×</button>
  </div>
  <div id="keys-body"></div>
</dialog>
<div id="live" class="unseen" role="status" aria-live="polite"></div>
<!--data-->
<!--scripts-->
</body>
</html>
"""###

  /// All style sheets, in the order of their names.
  static let styles: StaticString = ###"""
/* SPDX-License-Identifier: MIT */
/* Colours are named for what they mean; the canvases read the same names. */
:root {
  --paper: #f6f4ef; --card: #fffefb; --ink: #1b1d21; --soft: #565b63; --line: #dedad1; --faint: #eeebe3;
  --seen: #2b5c8a; --visible: #80848c; --viewable: #1c64c4; --counted: #14713f; --held: #a34f00; --cover: #8b7f6c; --head: #c0392b;
  --shadow: 0 1px 2px rgb(60 50 30 / 8%);
  --font: Inter, "SF Pro Text", system-ui, -apple-system, "Segoe UI", "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", "Noto Serif", "Songti SC", "Noto Serif CJK SC", Georgia, serif;
  --gutter: 140px; --tail: 58px; --gap: 20px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131518; --card: #1b1e22; --ink: #ecebe6; --soft: #a6abb3; --line: #33373d; --faint: #24282d;
    --seen: #7fb3e6; --visible: #858b94; --viewable: #6fb0ff; --counted: #55cf92; --held: #f5a14a; --cover: #94897a; --head: #ff7a68;
    --shadow: none;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 var(--font); font-variant-numeric: tabular-nums; }
h1, h2, h3, h4, p, ul, ol, figure, dl, dd { margin: 0; padding: 0; }
ul, ol { list-style: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 8px; top: -60px; background: var(--ink); color: var(--paper); padding: 8px 12px; border-radius: 6px; z-index: 9; }
.skip:focus { top: 8px; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--viewable); outline-offset: 2px; border-radius: 4px; }

button, select, input { font: inherit; color: inherit; }
button, select, input[type=search] { background: var(--card); border: 1px solid var(--line); border-radius: 7px; height: 32px; padding: 0 10px; min-width: 32px; }
button { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--visible); }
button:disabled { cursor: default; color: var(--soft); }
button.plain { background: none; border: 0; padding: 0 6px; }
button.plain:hover { text-decoration: underline; }
select { padding-right: 4px; max-width: 100%; text-overflow: ellipsis; }
label { display: inline-flex; align-items: center; gap: 6px; color: var(--soft); font-size: 12.5px; min-width: 0; }
label select, label input { color: var(--ink); font-size: 13px; }
h2 { font: 600 12px/1 var(--font); letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
:lang(zh) h2 { letter-spacing: .12em; font-size: 13px; }
.clock { font-weight: 500; font-size: 13px; color: var(--soft); white-space: nowrap; }
.hint { color: var(--soft); font-size: 12.5px; max-width: 66ch; }
.hint.pad { padding: 28px 4px; }
.part-head { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 24px; }

/* The head */
.top { display: flex; align-items: center; gap: 10px 20px; padding: 12px 24px; border-bottom: 1px solid var(--line); background: var(--card); flex-wrap: wrap; }
.brand { display: flex; align-items: center; gap: 9px; }
.mark { width: 22px; height: 14px; border: 2px solid var(--ink); border-radius: 50% / 60%; position: relative; }
.mark::after { content: ""; position: absolute; inset: 1px 5px; border-radius: 50%; background: var(--ink); }
.wordmark { font: 600 19px/1 var(--serif); letter-spacing: .01em; }
.title { flex: 1 1 200px; min-width: 0; border-left: 1px solid var(--line); padding-left: 20px; }
.title h1 { font: 600 15px/1.3 var(--font); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.title p { color: var(--soft); font-size: 12.5px; display: flex; gap: 4px 12px; overflow: hidden; white-space: nowrap; }
.title p span { overflow: hidden; text-overflow: ellipsis; }
.title p span:last-child { flex: none; }
.badge { border: 1px solid var(--line); border-radius: 4px; padding: 0 6px; font-size: 11.5px; color: var(--soft); }
.badge.simulated { color: var(--held); border-color: var(--held); border-style: dashed; flex: none; }
.rules { display: flex; gap: 12px; flex-wrap: wrap; }
.rules select { max-width: 190px; font-weight: 500; }
.tools { display: flex; gap: 8px; }
.notices { padding: 8px 24px; font-size: 12.5px; background: var(--faint); border-bottom: 1px solid var(--line); color: var(--ink); display: flex; gap: 4px 24px; flex-wrap: wrap; }
.notices li { overflow-wrap: anywhere; }
.foot { display: flex; gap: 16px; flex-wrap: wrap; padding: 14px 24px; color: var(--soft); font-size: 12px; }
main { display: block; }

/* A trace: three columns that fill the window; fewer on less room */
.report { display: grid; grid-template-columns: 330px minmax(0, 1fr) 340px; gap: var(--gap); padding: 18px 24px 4px; align-items: start; }
.stage-part { position: sticky; top: 18px; display: flex; flex-direction: column; gap: 10px; }
.stages { display: flex; gap: 8px; }
.stage { flex: 1 1 0; min-width: 0; }
.stage canvas { width: 100%; height: min(560px, calc(100vh - 400px)); min-height: 380px; display: block; cursor: pointer; }
.stage figcaption { text-align: center; font-size: 12px; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.stage figcaption:empty { display: none; }
.report.two { grid-template-columns: 410px minmax(0, 1fr) 310px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 12px; color: var(--soft); padding: 8px 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
.legend li { display: flex; align-items: center; gap: 6px; }
.icon { flex: none; display: block; }
.swatch { width: 22px; height: 12px; border: 1px solid var(--visible); border-radius: 3px; }
.swatch.ramp { background: linear-gradient(90deg, color-mix(in srgb, var(--seen) 5%, var(--card)), color-mix(in srgb, var(--seen) 70%, var(--card))); }
.swatch.cover { background: repeating-linear-gradient(45deg, var(--cover) 0 1.5px, var(--faint) 1.5px 5px); }
.swatch.insets { background: repeating-linear-gradient(-45deg, var(--visible) 0 1px, var(--faint) 1px 5px); border-style: dotted; }
.onscreen h3 { font-size: 12px; color: var(--soft); font-weight: 500; padding-bottom: 4px; }
.onscreen ul { min-height: 96px; }
.row { width: 100%; display: grid; grid-template-columns: 18px minmax(0, 1fr) 46px 124px; gap: 8px; align-items: center; background: none; border: 0; height: 26px; padding: 0 4px; text-align: left; border-radius: 5px; font-size: 12.5px; }
.row:hover, .row[aria-current=true] { background: var(--faint); }
.row .name { font-weight: 500; }
.name { display: flex; min-width: 0; white-space: pre; }
.name .front { overflow: hidden; text-overflow: ellipsis; }
.name .back { flex: none; }
.row .share { text-align: right; }
.row .state { color: var(--soft); text-align: right; white-space: nowrap; }
.more { font-size: 12px; color: var(--soft); padding: 4px; }

/* Time */
.time-part { min-width: 0; display: flex; flex-direction: column; gap: 12px; }
.keyfigures { display: flex; gap: 2px 28px; flex-wrap: wrap; align-items: baseline; }
.figure { border: 0; background: none; height: auto; padding: 0 2px; display: flex; align-items: baseline; gap: 7px; }
.figure b { font: 600 30px/1.1 var(--serif); font-variant-numeric: lining-nums tabular-nums; }
.figure span { color: var(--soft); font-size: 13px; }
.figure:hover:not(:disabled) span { text-decoration: underline; }
.figure.counted b, .figure.impressions b { color: var(--counted); }
.figure.held b { color: var(--held); }
.figure:disabled b { color: var(--soft); font-weight: 400; }
.transport { display: flex; gap: 6px; align-items: center; flex-wrap: wrap; }
.transport button { padding: 0 8px; }
.transport .strong { background: var(--ink); color: var(--paper); border-color: var(--ink); width: 44px; }
.transport .clock { color: var(--ink); font-size: 15px; padding: 0 8px; min-width: 124px; }
.transport .speed { margin-left: auto; }
.zoom { display: inline-flex; gap: 4px; }
.timeline { display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr) var(--tail); }
.timeline .gutter { position: relative; font-size: 11.5px; color: var(--soft); }
.timeline .gutter span { position: absolute; right: 12px; transform: translateY(-50%); }
.track { position: relative; height: 142px; cursor: ew-resize; touch-action: pan-y; user-select: none; }
.track canvas { width: 100%; height: 142px; display: block; }
.head { position: absolute; left: 0; top: 0; bottom: 0; width: 0; border-left: 1.5px solid var(--head); margin-left: -.75px; pointer-events: none; will-change: transform; }
.track .head::before { content: ""; position: absolute; left: -6px; top: -2px; border: 5px solid transparent; border-top: 7px solid var(--head); }
.tabs { display: flex; gap: 20px; border-bottom: 1px solid var(--line); }
.tabs button { background: none; border: 0; border-radius: 0; padding: 0 2px; height: 34px; color: var(--soft); border-bottom: 2px solid transparent; margin-bottom: -1px; font-weight: 500; }
.tabs button[aria-selected=true] { color: var(--ink); border-bottom-color: var(--ink); }
.panel { min-width: 0; }
.bar { display: flex; gap: 8px 12px; align-items: center; flex-wrap: wrap; }
.bar.end { justify-content: flex-end; }
.grow { flex: 1 1 150px; }
.grow input { width: 100%; }

/* Lanes */
.lanes { display: flex; flex-direction: column; gap: 10px; }
.chip { display: flex; gap: 12px; align-items: center; font-size: 13px; background: var(--faint); border-radius: 7px; padding: 4px 4px 4px 12px; justify-content: space-between; }
.chip span { overflow: hidden; text-overflow: ellipsis; }
.scroller { position: relative; height: max(240px, calc(100vh - 468px)); overflow-y: auto; overflow-x: hidden; scrollbar-width: none; border-bottom: 1px solid var(--line); }
.room { position: relative; min-height: 100%; }
.room[data-empty]:not([data-empty=""])::before { content: attr(data-empty); display: block; padding: 12px 4px; color: var(--soft); }
.scroller .head { left: var(--gutter); opacity: .8; z-index: 1; }
.lane { position: absolute; left: 0; right: 0; top: 0; height: 30px; display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr) var(--tail); align-items: center; cursor: pointer; border-radius: 5px; }
.lane:hover { background: var(--faint); }
.lane[aria-selected=true] { background: color-mix(in srgb, var(--viewable) 14%, transparent); }
.scroller:focus-visible { outline-offset: 0; }
.scroller:focus-visible .lane.active { box-shadow: inset 0 0 0 2px var(--viewable); }
.lane .gutter { display: flex; gap: 8px; align-items: center; padding: 0 10px 0 4px; min-width: 0; }
.lane .name { font-size: 12.5px; }
.lane .bars { width: 100%; height: 24px; display: block; }
.lane .total { text-align: right; font-size: 12px; color: var(--soft); padding-right: 4px; }

/* Why */
.why { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px 18px 18px; box-shadow: var(--shadow); min-width: 0; position: sticky; top: 18px; max-height: calc(100vh - 36px); overflow: auto; }
.why.empty { background: none; border-style: dashed; box-shadow: none; }
.why .hint { padding-top: 6px; }
.what-item h3 { font: 600 20px/1.25 var(--serif); overflow-wrap: anywhere; margin-top: 6px; }
.what-item p { color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
.sentence { margin: 10px 0 8px; }
.obstacle { margin-top: 10px; padding-left: 10px; border-left: 3px solid var(--held); }
.stack { display: flex; height: 22px; gap: 2px; margin: 4px 0 8px; }
.stack .part { flex: 0 1 0; min-width: 2px; border-radius: 2px; }
.part.rest, .key.rest { background: var(--seen); }
.part.surface, .key.surface { background: var(--faint); box-shadow: inset 0 0 0 1px var(--visible); }
.part.window, .key.window { background: radial-gradient(var(--visible) 1px, transparent 1.4px) 0 0 / 5px 5px; box-shadow: inset 0 0 0 1px var(--visible); }
.part.insets, .key.insets { background: repeating-linear-gradient(-45deg, var(--visible) 0 1px, transparent 1px 5px); box-shadow: inset 0 0 0 1px var(--visible); }
.part.cover, .key.cover { background: repeating-linear-gradient(45deg, var(--cover) 0 2px, transparent 2px 6px); box-shadow: inset 0 0 0 1px var(--cover); }
.part.hidden { background: repeating-linear-gradient(90deg, var(--line) 0 2px, transparent 2px 5px); }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-right: 8px; vertical-align: -1px; }
.key.all { box-shadow: inset 0 0 0 1.5px var(--ink); }
table { border-collapse: collapse; width: 100%; font-size: 12.5px; }
th { font-weight: 500; text-align: left; }
.sum th { padding: 3px 0; overflow-wrap: anywhere; }
.sum td { text-align: right; white-space: nowrap; padding-left: 10px; color: var(--soft); vertical-align: top; padding-top: 3px; }
.sum .rest th, .sum .rest td { font-weight: 600; color: var(--ink); border-top: 1px solid var(--ink); }
h3.small { font-size: 12px; color: var(--soft); font-weight: 500; margin: 16px 0 0; }
.rule { border-top: 1px solid var(--line); padding: 10px 0 8px; }
.rule h4 { display: flex; align-items: center; gap: 8px; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
.rule .verdict { margin: 2px 0 4px; }
.fine { color: var(--soft); font-size: 12px; padding-top: 4px; }
.needs-list li { display: grid; grid-template-columns: 16px 1fr auto; gap: 1px 6px; align-items: baseline; font-size: 12.5px; padding: 2px 0; }
.met { font-weight: 700; }
.met.yes { color: var(--counted); }
.met.no { color: var(--held); }
.needs-list .values { color: var(--soft); text-align: right; }
.meter { grid-column: 2 / 4; height: 6px; background: var(--faint); border-radius: 3px; position: relative; box-shadow: inset 0 0 0 1px var(--line); margin-bottom: 3px; }
.meter .has { position: absolute; left: 0; top: 0; bottom: 0; background: var(--seen); border-radius: 3px; }
.meter .needs { position: absolute; top: -3px; bottom: -3px; width: 2px; margin-left: -1px; background: var(--ink); }
details { margin-top: 10px; }
summary { cursor: pointer; color: var(--soft); font-size: 12.5px; }
.history button { height: auto; padding: 2px 4px; text-align: left; font-size: 12.5px; display: flex; gap: 10px; }
.history .when { color: var(--soft); min-width: 52px; text-align: right; }
pre { overflow: auto; font-size: 12px; background: var(--faint); border-radius: 7px; padding: 8px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0 0; }

/* Numbers */
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 14px; margin-top: 10px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; min-width: 0; overflow-x: auto; box-shadow: var(--shadow); }
.card h3 { font: 600 15px/1.3 var(--serif); margin-bottom: 6px; display: flex; gap: 8px; align-items: center; overflow-wrap: anywhere; }
.wide th, .wide td { padding: 5px 8px 5px 0; border-top: 1px solid var(--line); vertical-align: baseline; }
.wide thead th, .wide thead td { border-top: 0; color: var(--soft); font-weight: 400; font-size: 12px; }
.wide tbody th { overflow-wrap: anywhere; min-width: 72px; }
.wide tbody th:has(small) { min-width: 118px; }
.wide small { display: block; color: var(--soft); font-weight: 400; font-size: 11.5px; }
.wide .n { text-align: right; white-space: nowrap; padding-right: 2px; padding-left: 10px; }
.wide .n + :not(.n) { padding-left: 20px; }
.wide tr.chosen th { font-weight: 700; }
.wide .total th, .wide .total td { border-top: 1.5px solid var(--ink); font-weight: 600; }
.number { border: 0; background: none; height: auto; min-width: 0; padding: 0 2px; font-weight: 600; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; }
.number:disabled { font-weight: 400; text-decoration: none; }
button.link { height: auto; padding: 0; text-align: left; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; overflow-wrap: anywhere; }
.chart { width: 100%; height: auto; display: block; margin-top: 6px; }
.chart text { font: 11px var(--font); fill: var(--soft); }
.chart .end { text-anchor: end; }
.chart .mid { text-anchor: middle; }
.chart .grid { stroke: var(--line); stroke-width: .75; }
.chart .axis { stroke: var(--visible); }
.chart .need { stroke: var(--ink); stroke-dasharray: 3 3; stroke-width: 1.25; }
.chart .solid { fill: var(--seen); }
.chart .hollow { fill: color-mix(in srgb, var(--seen) 25%, var(--card)); stroke: var(--seen); stroke-width: 1; }
.chart .catch { fill: transparent; }
.chart .bar { cursor: pointer; }
.chart .bar.nil { cursor: default; }
.chart .bar:not(.nil):hover .catch { fill: var(--faint); }
.chart .bar:focus-visible { outline: none; }
.chart .bar:focus-visible .catch { fill: var(--faint); stroke: var(--viewable); stroke-width: 2; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; margin-top: 10px; }
.facts { display: flex; gap: 4px 16px; flex-wrap: wrap; margin-top: 8px; }
.facts .number { font: 600 20px/1.2 var(--serif); }
.diamond { display: inline-block; flex: none; width: 9px; height: 9px; transform: rotate(45deg); background: var(--counted); border: 1.75px solid var(--counted); margin-right: 6px; }
.diamond.hollow { background: var(--card); }
.square { display: flex; gap: 12px 32px; margin: 14px 2px; flex-wrap: wrap; }
.square .cell { display: flex; align-items: baseline; gap: 8px; color: var(--soft); }
.square .number { font: 600 22px/1.2 var(--serif); color: var(--ink); }

/* Several traces */
.index { padding: 22px 24px; max-width: 1400px; margin: 0 auto; }
.index h2 { margin-bottom: 8px; }
.scrolling { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 8px 18px; margin-top: 8px; box-shadow: var(--shadow); }
.index-table { font-size: 13px; }
.index-table tbody th, .index-table tfoot th { min-width: 190px; max-width: 320px; position: sticky; left: 0; background: var(--card); }
.index-table .badge { display: inline-block; max-width: 180px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
.index .hint { max-width: none; }
.warn { color: var(--held); }
.index-table a { color: var(--ink); text-underline-offset: 3px; text-decoration-color: var(--line); }
.index-table th a { font-weight: 600; text-decoration-color: var(--visible); }
.index-table th, .index-table td { padding-top: 8px; padding-bottom: 8px; }
.index-table tr > :nth-child(3n+7):not(.groups *) { padding-left: 22px; }
.index-table .groups th { text-align: right; padding-bottom: 0; color: var(--ink); font-weight: 600; }

/* Help */
dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink); padding: 20px 24px; width: min(480px, calc(100vw - 24px)); max-height: calc(100vh - 24px); }
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.keys div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; border-top: 1px solid var(--line); }
.keys dt { display: flex; gap: 4px; flex: none; }
.keys dd { text-align: right; }
kbd { font: 500 12px var(--font); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 7px; background: var(--paper); }

@media (max-width: 1240px) {
  .report, .report.two { grid-template-columns: 300px minmax(0, 1fr); }
  .why { grid-column: 1; grid-row: 2; position: static; max-height: none; }
  .stage-part { position: static; }
  .time-part { grid-row: 1 / span 2; grid-column: 2; }
  .report.two { grid-template-columns: 380px minmax(0, 1fr); }
  :root { --gutter: 120px; --tail: 54px; }
}
@media (max-width: 1000px) {
  .tools { order: 1; margin-left: auto; }
  .rules { order: 2; flex-basis: 100%; }
  .rules select { max-width: 240px; }
}
@media (max-width: 760px) {
  :root { --gutter: 92px; --tail: 46px; --gap: 14px; }
  .report, .report.two { display: flex; flex-direction: column; align-items: stretch; padding: 14px 16px; }
  .top { padding: 10px 16px; gap: 8px 12px; }
  .title { order: 3; flex-basis: 100%; border-left: 0; padding-left: 0; }
  .rules { order: 4; flex-basis: 100%; display: grid; grid-template-columns: 1fr 1fr; }
  .rules label { flex-direction: column; align-items: stretch; gap: 2px; }
  .rules select { max-width: none; width: 100%; }
  .tools { margin-left: auto; }
  .time-part { order: 2; }
  .stage-part { order: 1; }
  .why { order: 3; }
  .why:not(.empty) { order: 1; }
  .stage canvas { height: 440px; min-height: 0; }
  .scroller { height: 420px; }
  .transport { position: sticky; bottom: 0; background: var(--paper); padding: 8px 0; z-index: 3; }
  .transport .clock { min-width: 0; padding: 0 4px; font-size: 14px; }
  .transport .speed { margin-left: 0; }
  button, select, input[type=search] { height: 36px; min-width: 36px; }
  .sides { grid-template-columns: 1fr; }
  .wide .n { padding-left: 6px; }
  .wide thead th { font-size: 11px; }
  .card { padding: 12px; }
  .keyfigures { gap: 2px 18px; }
  .figure b { font-size: 26px; }
  .foot, .index, .notices { padding-left: 16px; padding-right: 16px; }
}
@media (prefers-reduced-motion: no-preference) {
  .lane, .row, button { transition: background-color .12s, border-color .12s; }
}
@media (forced-colors: active) {
  .diamond, .part, .key, .meter .has { forced-color-adjust: none; }
}
@media print {
  .transport, .tools, .skip { display: none; }
}
"""###

  /// All scripts, in the order of their names.
  static let scripts: StaticString = ###"""
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
// SPDX-License-Identifier: MIT
(function (S) {
  "use strict";
  S.words.en = {
    "skip": "Skip to the report",
    "unit.seconds": "{value} s",
    "unit.area": "{value} pt²",
    "foot.local": "This page is one file. It loads nothing and sends nothing.",
    "notices.label": "Notices",
    "notice.thinned": "To keep this page small, {from} scroll positions were thinned to {to}: it shows one about every {step}. Events are complete, and none was moved.",
    "notice.problem": "Line {line}: {text}",
    "notice.problems": "{n} problem in this trace|{n} problems in this trace",
    "notice.simulated": "Simulated: nobody held this phone.",
    "notice.error": "The trace breaks off: {text}",
    "notice.broken": "This trace cannot be shown: {text}",
    "source.simulated": "simulated",

    "rules.label": "Rules",
    "rule.a": "Rule",
    "rule.b": "beside",
    "rule.none": "none",
    "rule.short": "{area}{time}{motion}",
    "rule.any": "any part of it",
    "rule.fraction": "{share} of it",
    "rule.viewport": "{share} of the viewport",
    "rule.either": "{share} of it or of the viewport",
    "rule.large": "; of an item of {area} or more, {share}",
    "rule.continuous": ", for {time} without a break",
    "rule.cumulative": ", for {time} in all",
    "rule.settled": ", at rest",
    "rule.slower": ", slower than {speed} pt/s",
    "rule.extent": ", {share} of it seen by and by",
    "repeat.everyAppearance": "counts in every stretch",
    "repeat.oncePerVisit": "counts once a visit",
    "repeat.oncePerSession": "counts once a session",
    "repeat.once": "counts once ever",
    "repeat.unlessAtPreviousStop": "counts unless it was there at the last stop",
    "repeat.cooldown": "counts again after {time}",

    "stage.title": "Stage",
    "stage.label": "The screen at {time}, {rule}: {n} item on it. The list below names it.|The screen at {time}, {rule}: {n} items on it. The list below names them.",
    "stage.hidden": "hidden: {name}",
    "stage.paused": "paused",
    "stage.away": "In the background",
    "stage.inactive": "Inactive",
    "stage.empty": "Nothing is shown yet",
    "stage.cover": "cover",
    "legend.title": "Legend",
    "legend.fill": "darkness: share visible",
    "legend.cover": "cover",
    "legend.insets": "insets",
    "state.unseen": "unseen",
    "state.visible": "visible",
    "state.viewable": "viewable",
    "state.counted": "counted",
    "state.before": "counted before",
    "state.held": "held back",
    "onscreen.title": "On screen now",
    "onscreen.none": "Nothing",
    "onscreen.more": "and {n} more|and {n} more",
    "onscreen.item": "{name}, {share} visible, {state}",
    "onscreen.dwell": "{has} of {need}",

    "time.title": "Time line",
    "time.controls": "Playing",
    "time.play": "Play",
    "time.pause": "Pause",
    "time.inputBack": "Back to the input before",
    "time.inputOn": "On to the next input",
    "time.eventBack": "Back to the event before",
    "time.eventOn": "On to the next event",
    "time.speed": "Speed",
    "time.zoom": "Zoom",
    "time.zoomIn": "Show less time",
    "time.zoomOut": "Show more time",
    "time.curve": "Curve",
    "time.slider": "Time",
    "time.value": "{time} of {end}",
    "time.offset": "offset",
    "time.phase": "motion",
    "time.visit": "visit",
    "time.marks": "events",
    "time.away": "background",
    "phase.idle": "idle",
    "phase.tracking": "tracking",
    "phase.dragging": "dragging",
    "phase.decelerating": "decelerating",
    "phase.animating": "animating",

    "tabs.label": "Views",
    "tabs.items": "Items",
    "tabs.numbers": "Numbers",
    "tabs.two": "Two rules",

    "lanes.label": "Items seen, a lane each",
    "lanes.controls": "Items shown",
    "lanes.filter": "Filter",
    "lanes.filterHint": "Filter by id, content, surface",
    "lanes.which": "Which items",
    "lanes.sort": "Sort",
    "sort.first": "first seen",
    "sort.dwell": "time visible",
    "sort.position": "position",
    "which.all": "all seen",
    "which.counted": "counted",
    "which.missed": "not counted",
    "which.near": "nearly counted",
    "which.held": "held back",
    "lanes.none": "No item fits.",
    "lanes.shown": "{n} of {all} item|{n} of {all} items",
    "lanes.row": "{name}, visible for {time}, {state}",
    "lanes.counted": "counted at {times}",
    "lanes.uncounted": "not counted",
    "chosen.text": "Only: {text} ({n} item)|Only: {text} ({n} items)",
    "chosen.clear": "Show all",

    "csv.items": "Save these items as CSV",
    "csv.numbers": "Save these numbers as CSV",
    "csv.two": "Save the differences as CSV",
    "csv.index": "Save these traces as CSV",
    "csv.short": "CSV",

    "figures.label": "Key numbers",
    "figure.seen": "seen",
    "figure.counted": "counted",
    "figure.impressions": "impressions",
    "figure.near": "nearly",
    "figure.held": "held back",
    "figure.open": "{n} {what}: show them",

    "numbers.rules": "By rule",
    "numbers.rule": "Rule",
    "numbers.seen": "Seen",
    "numbers.counted": "Counted",
    "numbers.impressions": "Impressions",
    "numbers.near": "Nearly",
    "numbers.dwell": "Dwell: the longest stretch of each item",
    "numbers.dwellHint": "Items by how long they were viewable at a stretch under {rule}. The line is what it asks for.",
    "numbers.dwellBar": "{from} to {to}: {n} item|{from} to {to}: {n} items",
    "numbers.dwellLast": "{from} or more: {n} item|{from} or more: {n} items",
    "numbers.dwellNone": "never: {n} item|never: {n} items",
    "numbers.never": "never",
    "numbers.position": "Exposure by position",
    "numbers.positionHint": "Seconds for which anything of it was visible, by place in {surface}. Solid: counted under {rule}.",
    "numbers.positionBar": "Position {from}: {time}, {n} counted|Position {from}: {time}, {n} counted",
    "numbers.positionBars": "Positions {from} to {to}: {time} on average, {n} counted|Positions {from} to {to}: {time} on average, {n} counted",
    "numbers.ledger": "Ledger: what became of each impression detected",
    "ledger.detected": "Detected",
    "ledger.reported": "Reported",
    "ledger.repeated": "Repeated",
    "ledger.vetoed": "Vetoed",
    "ledger.sampledOut": "Sampled out",
    "numbers.nearly": "Nearly counted",
    "numbers.nearlyNone": "Nothing was near and missed under {rule}.",
    "numbers.item": "Item",
    "numbers.longest": "Longest",
    "numbers.most": "Most visible",
    "numbers.missing": "What was missing",
    "near.time": "{less} of time: {has} of {need} at a stretch",
    "near.total": "{less} of time: {has} of {need} in all",
    "near.area": "{less} of area: {has} of {need}",
    "near.viewport": "{less} of the viewport: {has} of {need}",
    "near.extent": "parts never seen: {has} of {need}",
    "near.motion": "rest: it was never still enough",
    "near.moment": "a moment in which all held at once",
    "near.held": "nothing: an earlier report, a veto or the sample held it back",

    "two.choose": "Choose a second rule at the top (“beside”) to see on which items the two differ.",
    "two.only": "only {rule}",
    "two.both": "both",
    "two.neither": "neither",
    "two.same": "The two rules count the same items.",
    "two.differ": "They differ on {n} item|They differ on {n} items",
    "two.why": "Why the other did not",
    "two.short": "longest stretch {has} of {need}",
    "two.area": "at most {has} visible, {need} asked for",
    "two.held": "held back: {why}",
    "two.never": "never viewable",
    "two.other": "was viewable, did not count",
    "held.repeated": "repeated",
    "held.vetoed": "vetoed",
    "held.sampledOut": "not in the sample",

    "why.title": "Why",
    "why.close": "Close the explanation",
    "why.choose": "Choose an item on the stage, in the list or in a lane to see what was visible of it, what took the rest away, and what each rule asks for.",
    "why.gone": "It is not there at this moment.",
    "why.bad": "Its place is a number that cannot be reckoned with.",
    "why.in": "in {surface}",
    "why.position": "position {index}",
    "why.whole": "All of its {area} is visible.",
    "why.none": "Nothing of its {area} is visible.",
    "why.part": "Of its {area}, {rest} is visible: {share}.",
    "why.noarea": "It has no area.",
    "why.bar": "The item’s whole area and what takes from it",
    "why.rest": "visible",
    "why.all": "whole area",
    "why.loss.surface": "outside {name}",
    "why.loss.insets": "under the insets of {name}",
    "why.loss.window": "outside the window",
    "why.loss.cover": "under a cover: {name}",
    "why.cover": "unnamed",
    "why.opacity": "opacity {value}",
    "why.gate.scene": "Nothing counts: the app is {name}.",
    "why.gate.hidden": "Nothing counts: {name} is hidden.",
    "why.gate.paused": "Nothing counts: {name} is paused.",
    "why.gate.all": "Nothing counts: everything is paused.",
    "why.gate.unknown": "Nothing counts: {name} is not there.",
    "why.hiddenItem": "It is hidden, or what it lies in is.",
    "why.unmeasurable": "The app could not measure it at this moment.",
    "why.silent": "Nothing was reported for too long: unmeasured.",
    "scene.inactive": "inactive",
    "scene.background": "in the background",
    "why.rules": "What the rules ask for",
    "why.part.area": "Area",
    "why.part.viewport": "Share of the viewport",
    "why.part.alpha": "Alpha",
    "why.part.motion": "Motion",
    "why.part.continuous": "Time at a stretch",
    "why.part.cumulative": "Time in all",
    "why.part.extent": "Seen by and by",
    "why.needs": "{has} of {need}",
    "why.met": "met",
    "why.unmet": "not met",
    "why.motion.settled": "must be at rest",
    "why.motion.slower": "must be slower than {speed} pt/s; {has} pt/s now",
    "why.motion.idle": "at rest",
    "why.motion.moving": "moving",
    "verdict.counted": "Counted at {time}.",
    "verdict.held": "It had its time at {time}, and was not reported: {why}.",
    "verdict.viewable": "Viewable; {time} still missing.",
    "verdict.due": "Viewable, and the time is complete.",
    "verdict.unviewable": "Not viewable now.",
    "verdict.gates": "Nothing is measured now.",
    "verdict.notApplied": "This rule is not asked of it.",
    "verdict.before": "Counted before, at {time}.",
    "verdict.holds": "An earlier report would hold it back.",
    "why.history": "What happened to it",
    "why.event.appear": "appears, {share}",
    "why.event.disappear": "disappears after {time}: {cause}",
    "why.event.impression": "impression, {rule}, {share}",
    "why.event.held": "held back, {rule}: {why}",
    "why.attributes": "Attributes",
    "cause.scrolled": "scrolled away", "cause.removed": "removed", "cause.hidden": "hidden", "cause.covered": "covered",
    "cause.appInactive": "the app was left", "cause.paused": "paused", "cause.moving": "moving", "cause.moved": "moved",
    "cause.unmeasurable": "not measurable", "cause.end": "the trace ends",

    "index.title": "Traces",
    "index.back": "Back to all traces",
    "index.short": "All traces",
    "index.count": "{n} trace|{n} traces",
    "index.name": "Trace",
    "index.source": "Source",
    "index.length": "Length",
    "index.inputs": "Inputs",
    "index.items": "Items",
    "index.seen": "Seen",
    "index.counted": "counted",
    "index.impressions": "impressions",
    "index.nearly": "nearly",
    "index.warnings": "Warnings",
    "index.open": "{n} {what} in {name}: show them",
    "index.line": "line {line}",
    "index.total": "Total",

    "help.open": "Keyboard shortcuts",
    "help.close": "Close",
    "help.title": "Keyboard",
    "key.play": "play, pause",
    "key.input": "to the input before, after",
    "key.event": "to the event before, after",
    "key.ends": "to the beginning, to the end",
    "key.speed": "slower, faster",
    "key.zoom": "show more time, less time",
    "key.tabs": "items, numbers, two rules",
    "key.filter": "filter the items",
    "key.items": "next, previous item: explain it",
    "key.rule": "next rule, next rule beside it",
    "key.close": "close the explanation",
    "key.language": "English, 中文",
    "key.help": "this list",
    "live.time": "{time}. {n} item on screen.|{time}. {n} items on screen.",
    "live.playing": "Playing",
    "live.paused": "Paused at {time}",
    "live.event": "{time}: {text}",
    "live.speed": "Speed {speed}",
    "live.rule": "Rule {rule}",
    "live.saved": "Saved {name}",
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
(function (S) {
  "use strict";
  S.words.zh = {
    "skip": "跳到报告",
    "unit.seconds": "{value} 秒",
    "unit.area": "{value} pt²",
    "foot.local": "本页只有一个文件，不加载任何内容，也不发送任何内容。",
    "notices.label": "提示",
    "notice.thinned": "为了让页面保持小巧，{from} 个滚动位置精简为 {to} 个，约每 {step} 显示一个。事件完整，时间没有改动。",
    "notice.problem": "第 {line} 行：{text}",
    "notice.problems": "这份记录有 {n} 个问题|这份记录有 {n} 个问题",
    "notice.simulated": "模拟数据：没有真人拿着这部手机。",
    "notice.error": "记录中断：{text}",
    "notice.broken": "无法显示这份记录：{text}",
    "source.simulated": "模拟",

    "rules.label": "规则",
    "rule.a": "规则",
    "rule.b": "对比",
    "rule.none": "无",
    "rule.short": "{area}{time}{motion}",
    "rule.any": "露出任意一部分",
    "rule.fraction": "露出 {share}",
    "rule.viewport": "占视口 {share}",
    "rule.either": "露出 {share} 或占视口 {share}",
    "rule.large": "；面积达到 {area} 的露出 {share}",
    "rule.continuous": "，连续 {time}",
    "rule.cumulative": "，累计 {time}",
    "rule.settled": "，静止时",
    "rule.slower": "，速度低于 {speed} pt/秒",
    "rule.extent": "，先后看到 {share}",
    "repeat.everyAppearance": "每段都计",
    "repeat.oncePerVisit": "每次访问计一次",
    "repeat.oncePerSession": "每个会话计一次",
    "repeat.once": "只计一次",
    "repeat.unlessAtPreviousStop": "上次停下时已在则不计",
    "repeat.cooldown": "{time} 后可再计",

    "stage.title": "画面",
    "stage.label": "{time} 时的屏幕，规则 {rule}：{n} 个项目。见下方列表。|{time} 时的屏幕，规则 {rule}：{n} 个项目。见下方列表。",
    "stage.hidden": "已隐藏：{name}",
    "stage.paused": "已暂停",
    "stage.away": "在后台",
    "stage.inactive": "未激活",
    "stage.empty": "还没有内容",
    "stage.cover": "遮挡",
    "legend.title": "图例",
    "legend.fill": "深浅：可见比例",
    "legend.cover": "遮挡",
    "legend.insets": "内边距",
    "state.unseen": "不可见",
    "state.visible": "可见",
    "state.viewable": "达标",
    "state.counted": "已计数",
    "state.before": "先前已计数",
    "state.held": "被拦下",
    "onscreen.title": "此刻在屏幕上",
    "onscreen.none": "没有",
    "onscreen.more": "还有 {n} 个|还有 {n} 个",
    "onscreen.item": "{name}，可见 {share}，{state}",
    "onscreen.dwell": "{has} / {need}",

    "time.title": "时间线",
    "time.controls": "播放",
    "time.play": "播放",
    "time.pause": "暂停",
    "time.inputBack": "上一个输入",
    "time.inputOn": "下一个输入",
    "time.eventBack": "上一个事件",
    "time.eventOn": "下一个事件",
    "time.speed": "速度",
    "time.zoom": "缩放",
    "time.zoomIn": "显示更短的时间",
    "time.zoomOut": "显示更长的时间",
    "time.curve": "曲线",
    "time.slider": "时间",
    "time.value": "{time}，共 {end}",
    "time.offset": "位移",
    "time.phase": "运动",
    "time.visit": "访问",
    "time.marks": "事件",
    "time.away": "后台",
    "phase.idle": "静止",
    "phase.tracking": "按住",
    "phase.dragging": "拖动",
    "phase.decelerating": "减速",
    "phase.animating": "动画",

    "tabs.label": "视图",
    "tabs.items": "项目",
    "tabs.numbers": "数字",
    "tabs.two": "两条规则",

    "lanes.label": "看到的项目，每个一条",
    "lanes.controls": "显示的项目",
    "lanes.filter": "筛选",
    "lanes.filterHint": "按标识、内容、列表筛选",
    "lanes.which": "哪些项目",
    "lanes.sort": "排序",
    "sort.first": "首次可见",
    "sort.dwell": "可见时长",
    "sort.position": "位置",
    "which.all": "全部可见过的",
    "which.counted": "已计数",
    "which.missed": "未计数",
    "which.near": "差一点",
    "which.held": "被拦下",
    "lanes.none": "没有符合的项目。",
    "lanes.shown": "{all} 个中的 {n} 个|{all} 个中的 {n} 个",
    "lanes.row": "{name}，可见 {time}，{state}",
    "lanes.counted": "计数于 {times}",
    "lanes.uncounted": "未计数",
    "chosen.text": "只看：{text}（{n} 个）|只看：{text}（{n} 个）",
    "chosen.clear": "显示全部",

    "csv.items": "把这些项目存为 CSV",
    "csv.numbers": "把这些数字存为 CSV",
    "csv.two": "把差别存为 CSV",
    "csv.index": "把这些记录存为 CSV",
    "csv.short": "CSV",

    "figures.label": "关键数字",
    "figure.seen": "看到",
    "figure.counted": "计数",
    "figure.impressions": "曝光",
    "figure.near": "差一点",
    "figure.held": "拦下",
    "figure.open": "{what} {n}：显示它们",

    "numbers.rules": "按规则",
    "numbers.rule": "规则",
    "numbers.seen": "看到",
    "numbers.counted": "已计数",
    "numbers.impressions": "曝光",
    "numbers.near": "差一点",
    "numbers.dwell": "停留：每个项目最长的一段",
    "numbers.dwellHint": "按规则 {rule} 下最长一段达标时间给项目分组。竖线是规则要求的时间。",
    "numbers.dwellBar": "{from} 到 {to}：{n} 个|{from} 到 {to}：{n} 个",
    "numbers.dwellLast": "{from} 以上：{n} 个|{from} 以上：{n} 个",
    "numbers.dwellNone": "从未：{n} 个|从未：{n} 个",
    "numbers.never": "从未",
    "numbers.position": "各位置的曝光",
    "numbers.positionHint": "按在 {surface} 中的位置，露出任意部分的秒数。实心：按规则 {rule} 已计数。",
    "numbers.positionBar": "位置 {from}：{time}，计数 {n}|位置 {from}：{time}，计数 {n}",
    "numbers.positionBars": "位置 {from} 到 {to}：平均 {time}，计数 {n}|位置 {from} 到 {to}：平均 {time}，计数 {n}",
    "numbers.ledger": "账目：每次检出的曝光的去向",
    "ledger.detected": "检出",
    "ledger.reported": "上报",
    "ledger.repeated": "重复",
    "ledger.vetoed": "否决",
    "ledger.sampledOut": "抽样排除",
    "numbers.nearly": "差一点就计数",
    "numbers.nearlyNone": "在规则 {rule} 下没有差一点的项目。",
    "numbers.item": "项目",
    "numbers.longest": "最长",
    "numbers.most": "最大可见",
    "numbers.missing": "差什么",
    "near.time": "差 {less}：连续 {has}，要求 {need}",
    "near.total": "差 {less}：累计 {has}，要求 {need}",
    "near.area": "面积差 {less}：{has}，要求 {need}",
    "near.viewport": "视口差 {less}：{has}，要求 {need}",
    "near.extent": "有部分从未看到：{has}，要求 {need}",
    "near.motion": "从未足够静止",
    "near.moment": "各项条件从未同时满足",
    "near.held": "条件已满足，被先前的上报、否决或抽样拦下",

    "two.choose": "在顶部的“对比”里选择第二条规则，看两条规则在哪些项目上不同。",
    "two.only": "仅 {rule}",
    "two.both": "都计数",
    "two.neither": "都不计",
    "two.same": "两条规则计数的项目相同。",
    "two.differ": "它们在 {n} 个项目上不同|它们在 {n} 个项目上不同",
    "two.why": "另一条为何不计",
    "two.short": "最长一段 {has}，要求 {need}",
    "two.area": "最多可见 {has}，要求 {need}",
    "two.held": "被拦下：{why}",
    "two.never": "从未达标",
    "two.other": "达标，但没有计数",
    "held.repeated": "重复",
    "held.vetoed": "应用否决",
    "held.sampledOut": "不在样本中",

    "why.title": "为什么",
    "why.close": "关闭说明",
    "why.choose": "在画面、列表或条带中选择一个项目，看它露出多少、其余被什么遮去，以及每条规则的要求。",
    "why.gone": "此刻它不在。",
    "why.bad": "它的位置是无法计算的数字。",
    "why.in": "在 {surface} 中",
    "why.position": "位置 {index}",
    "why.whole": "{area} 全部可见。",
    "why.none": "{area} 全部不可见。",
    "why.part": "{area} 中有 {rest} 可见：{share}。",
    "why.noarea": "它没有面积。",
    "why.bar": "整个面积，以及被什么减去",
    "why.rest": "可见",
    "why.all": "整个面积",
    "why.loss.surface": "在 {name} 之外",
    "why.loss.insets": "在 {name} 的内边距下",
    "why.loss.window": "在窗口之外",
    "why.loss.cover": "被遮挡：{name}",
    "why.cover": "未命名",
    "why.opacity": "不透明度 {value}",
    "why.gate.scene": "不计：应用{name}。",
    "why.gate.hidden": "不计：{name} 已隐藏。",
    "why.gate.paused": "不计：{name} 已暂停。",
    "why.gate.all": "不计：全部已暂停。",
    "why.gate.unknown": "不计：{name} 不存在。",
    "why.hiddenItem": "它或它所在的项目是隐藏的。",
    "why.unmeasurable": "此刻应用无法测量它。",
    "why.silent": "太久没有输入：未测量。",
    "scene.inactive": "未激活",
    "scene.background": "在后台",
    "why.rules": "规则的要求",
    "why.part.area": "面积",
    "why.part.viewport": "占视口",
    "why.part.alpha": "透明度",
    "why.part.motion": "运动",
    "why.part.continuous": "连续时间",
    "why.part.cumulative": "累计时间",
    "why.part.extent": "先后看到",
    "why.needs": "{has}，要求 {need}",
    "why.met": "满足",
    "why.unmet": "不满足",
    "why.motion.settled": "必须静止",
    "why.motion.slower": "必须慢于 {speed} pt/秒；现在 {has} pt/秒",
    "why.motion.idle": "静止",
    "why.motion.moving": "在动",
    "verdict.counted": "已在 {time} 计数。",
    "verdict.held": "{time} 时间已满，但没有上报：{why}。",
    "verdict.viewable": "达标，还差 {time}。",
    "verdict.due": "达标，时间已满。",
    "verdict.unviewable": "此刻未达标。",
    "verdict.gates": "此刻不测量。",
    "verdict.notApplied": "这条规则不用于它。",
    "verdict.before": "先前已在 {time} 计数。",
    "verdict.holds": "先前的上报会拦下它。",
    "why.history": "它的经过",
    "why.event.appear": "出现，{share}",
    "why.event.disappear": "消失，共 {time}：{cause}",
    "why.event.impression": "曝光，{rule}，{share}",
    "why.event.held": "被拦下，{rule}：{why}",
    "why.attributes": "属性",
    "cause.scrolled": "滚出", "cause.removed": "移除", "cause.hidden": "隐藏", "cause.covered": "被遮挡",
    "cause.appInactive": "离开应用", "cause.paused": "暂停", "cause.moving": "在动", "cause.moved": "换了位置",
    "cause.unmeasurable": "无法测量", "cause.end": "记录结束",

    "index.title": "记录",
    "index.back": "回到全部记录",
    "index.short": "全部记录",
    "index.count": "{n} 份记录|{n} 份记录",
    "index.name": "记录",
    "index.source": "来源",
    "index.length": "时长",
    "index.inputs": "输入",
    "index.items": "项目",
    "index.seen": "看到",
    "index.counted": "计数",
    "index.impressions": "曝光",
    "index.nearly": "差一点",
    "index.warnings": "警告",
    "index.open": "{name} 中{what} {n}：显示它们",
    "index.line": "第 {line} 行",
    "index.total": "合计",

    "help.open": "键盘快捷键",
    "help.close": "关闭",
    "help.title": "键盘",
    "key.play": "播放，暂停",
    "key.input": "上一个、下一个输入",
    "key.event": "上一个、下一个事件",
    "key.ends": "到开头，到结尾",
    "key.speed": "更慢，更快",
    "key.zoom": "显示更长、更短的时间",
    "key.tabs": "项目，数字，两条规则",
    "key.filter": "筛选项目",
    "key.items": "下一个、上一个项目并说明",
    "key.rule": "下一条规则，下一条对比规则",
    "key.close": "关闭说明",
    "key.language": "English，中文",
    "key.help": "本列表",
    "live.time": "{time}。屏幕上有 {n} 个项目。|{time}。屏幕上有 {n} 个项目。",
    "live.playing": "播放中",
    "live.paused": "暂停于 {time}",
    "live.event": "{time}：{text}",
    "live.speed": "速度 {speed}",
    "live.rule": "规则 {rule}",
    "live.saved": "已保存 {name}",
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Step functions: a value holds from its time until the next.
(function (S) {
  "use strict";

  /** The index of the last row whose first column is at most `time`, or -1. */
  S.lastRow = (rows, time) => {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle][0] <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** The same for a column of times. */
  S.lastTime = (times, time) => {
    let low = 0;
    let high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** The value in the second column that holds at `time`. */
  S.valueAt = (rows, time, otherwise) => {
    if (!rows || rows.length === 0) return otherwise;
    const place = S.lastRow(rows, time);
    return place < 0 ? otherwise : rows[place][1];
  };

  /** Sums up a delta coded column. */
  S.undelta = (column, scale) => {
    const values = new Float64Array((column || []).length);
    let sum = 0;
    for (let i = 0; i < values.length; i += 1) {
      sum += column[i];
      values[i] = sum / (scale || 1);
    }
    return values;
  };

  /** Distinct times in order. */
  S.distinct = (times) => {
    const sorted = Float64Array.from(times).sort();
    let count = 0;
    for (let i = 0; i < sorted.length; i += 1) {
      if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i];
    }
    return sorted.slice(0, count);
  };

  /** Stretches [from, to] in which the second column passes the test. */
  S.stretchesOf = (rows, end, test) => {
    const found = [];
    let from = null;
    for (const row of rows || []) {
      const holds = test(row[1], row);
      if (holds && from === null) from = row[0];
      if (!holds && from !== null) {
        if (row[0] > from) found.push([from, row[0]]);
        from = null;
      }
    }
    if (from !== null && end > from) found.push([from, end]);
    return found;
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Makes the columns of one trace quick to ask: what is where, what counted, for every moment.
(function (S) {
  "use strict";

  function readSurface(raw, number) {
    const offset = raw.offset || { t: [] };
    const times = S.undelta(offset.t);
    const column = (name) => (offset[name] ? S.undelta(offset[name], 100) : new Float64Array(times.length));
    return {
      number, id: raw.id, window: raw.window, lines: raw.lines || [], phases: raw.phases || [],
      shown: raw.shown || [], paused: raw.paused || [], visits: raw.visits || [],
      times, xs: column("x"), ys: column("y"), rules: raw.rules || null,
    };
  }

  function readItem(raw, number) {
    const fraction = raw.fraction || { t: [], f: [] };
    return {
      number, surface: raw.surface, id: raw.id, content: raw.content === undefined ? null : raw.content,
      index: raw.index === undefined ? null : raw.index, frames: raw.frames || [], alpha: raw.alpha,
      hidden: raw.hidden, rules: raw.rules || null, measurable: raw.measurable, attributes: raw.attributes || null,
      times: S.undelta(fraction.t), fractions: Float64Array.from(fraction.f, (value) => value / 10000), group: -1,
    };
  }

  /** Items that show one content are one thing, seen when any of them is. */
  function group(items) {
    const places = new Map();
    const groups = [];
    for (const item of items) {
      const key = item.content === null ? "i" + item.surface + "/" + item.id : "c" + item.content;
      if (!places.has(key)) {
        places.set(key, groups.length);
        groups.push({ number: groups.length, items: [] });
      }
      item.group = places.get(key);
      groups[item.group].items.push(item.number);
    }
    return groups;
  }

  /** All times at which something is said, where the data do not list them. */
  function allTimes(raw, surfaces, items) {
    if (raw.inputs && raw.inputs.t && raw.inputs.t.length) return S.distinct(S.undelta(raw.inputs.t));
    const times = [0, raw.end];
    const add = (rows) => (rows || []).forEach((row) => times.push(row[0]));
    for (const surface of surfaces) {
      times.push(...surface.times);
      [surface.lines, surface.phases, surface.shown, surface.paused].forEach(add);
    }
    for (const item of items) [item.frames, item.alpha, item.hidden, item.measurable].forEach(add);
    for (const cover of raw.covers || []) add(cover.sets);
    for (const window of raw.windows || []) [window.frames, window.states].forEach(add);
    [raw.app, raw.sessions, raw.taps, raw.paused].forEach(add);
    return S.distinct(times);
  }

  function depths(surfaces) {
    // The deepest that a surface ever lies, for the order of painting; rings of parents end the count.
    return surfaces.map((surface) => {
      let depth = 0;
      let current = surface;
      while (depth <= surfaces.length) {
        const line = current.lines.find((row) => row[1] !== null && row[9] >= 0);
        if (!line || !surfaces[line[9]]) break;
        current = surfaces[line[9]];
        depth += 1;
      }
      return depth;
    });
  }

  /** Items that ever hold a surface: their labels make room for what lies in them. */
  function holdersOf(surfaces) {
    const holders = new Set();
    for (const surface of surfaces) {
      for (const line of surface.lines) if (line[1] !== null && line[10] >= 0) holders.add(line[10]);
    }
    return holders;
  }

  /** Reads one trace of format 1. */
  S.readTrace = (raw) => {
    const surfaces = (raw.surfaces || []).map(readSurface);
    const items = (raw.items || []).map(readItem);
    const groups = group(items);
    const depth = depths(surfaces);
    const model = {
      name: raw.name, source: raw.source || "", device: raw.device || "", start: raw.start || 0, end: raw.end,
      thinned: raw.thinned || null, problems: raw.problems || [], windows: raw.windows || [], surfaces, items, groups,
      covers: raw.covers || [], app: raw.app || [], sessions: raw.sessions || [], taps: raw.taps || [],
      silent: raw.silent || [], paused: raw.paused || [], error: raw.error || null, inputs: allTimes(raw, surfaces, items),
      holders: holdersOf(surfaces), byId: new Map(), order: surfaces.map((_, i) => i).sort((x, y) => depth[x] - depth[y] || x - y),
      itemsOf: surfaces.map(() => []), memo: null,
    };
    for (const item of items) {
      if (model.itemsOf[item.surface]) model.itemsOf[item.surface].push(item);
      if (!model.byId.has(item.id)) model.byId.set(item.id, []);
      model.byId.get(item.id).push(item);
    }
    model.rules = (raw.books && raw.books.length ? raw.books : [{ name: "–" }]).flatMap((book, place) => S.readBook(model, book, place));
    const names = model.rules.map((rule) => rule.name);
    for (const rule of model.rules) {
      const isAlone = names.filter((name) => name === rule.name).length === 1;
      rule.label = isAlone ? rule.name : rule.book.name + " / " + rule.name;
    }
    return model;
  };

  /** The item's own visible fraction at a moment, as the engine reckoned it. */
  S.fractionAt = (item, time) => {
    const place = S.lastTime(item.times, time);
    return place < 0 ? 0 : item.fractions[place];
  };

  /** How an item is called: its id, and what it shows where that differs. */
  S.nameOf = (item) => {
    const id = item.id.trim() === "" ? "“" + item.id + "”" : item.id;
    return item.content === null || item.content === item.id ? id : id + " · " + item.content;
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// What one rule made of a trace: appearances, stretches, impressions, what was held back and what nearly counted.
(function (S) {
  "use strict";

  const byGroup = () => new Map();
  function push(map, group, value) {
    if (!map.has(group)) map.set(group, []);
    map.get(group).push(value);
  }
  const none = Object.freeze([]);

  function readAppearances(model, events) {
    const appearances = byGroup();
    const open = new Map();
    for (const event of events) {
      const item = model.items[event[2]];
      if (!item) continue;
      if (event[1] === "appear") {
        const appearance = {
          item: item.number, from: event[0], to: Infinity, cause: null, visible: 0, most: event[3], mean: null,
          extent: null,
        };
        open.set(item.group, appearance);
        push(appearances, item.group, appearance);
      } else if (event[1] === "disappear" && open.has(item.group)) {
        const appearance = open.get(item.group);
        open.delete(item.group);
        Object.assign(appearance, {
          to: event[0], cause: event[3], visible: event[4], most: event[5], mean: event[6], extent: event[7],
        });
      }
    }
    return appearances;
  }

  /** An item's own rules come before its surface's, those before the book's for that surface, those before all. */
  function applies(model, raw, item, name) {
    const surface = model.surfaces[item.surface];
    const names = item.rules || surface.rules || (raw.surfaces || {})[surface.id];
    return !names || names.includes(name);
  }

  // Where a book has no rule, this one asks for nothing and counts nothing, so that the trace can be looked at.
  const noRule = { name: "–", fraction: 0, of: "item", minimumAlpha: 0, continuous: 0, cumulative: 0, motion: "any", extent: 0, repeat: "everyAppearance" };

  /** Reads the rules of one book; answers one object for each rule. */
  S.readBook = (model, raw, place) => {
    const book = {
      name: raw.name, place, slack: raw.slack === undefined ? 0.5 : raw.slack,
      coverOpacity: raw.coverOpacity === undefined ? 0.5 : raw.coverOpacity,
      inactiveCloses: raw.inactive !== "open", events: raw.events || [],
      appearances: readAppearances(model, raw.events || []),
    };
    const rules = (raw.rules && raw.rules.length ? raw.rules : [noRule]).map((rule, number) => Object.assign({}, rule, {
      number, book, label: rule.name, stretches: byGroup(), impressions: byGroup(), held: byGroup(), near: byGroup(),
      ledger: (raw.ledger || {})[rule.name] || null, all: [],
      applies: (item) => applies(model, raw, model.items[item], rule.name),
    }));
    for (const event of book.events) {
      if (event[1] !== "impression" || !rules[event[3]] || !model.items[event[2]]) continue;
      const impression = {
        time: event[0], item: event[2], fraction: event[4], viewable: event[5], visit: event[6], session: event[7],
      };
      push(rules[event[3]].impressions, model.items[event[2]].group, impression);
      rules[event[3]].all.push(impression);
    }
    for (const [item, rule, from, to, dwell, cause] of raw.stretches || []) {
      if (rules[rule] && model.items[item]) {
        // What runs where a broken trace ends has no end of its own.
        const until = to === null ? model.end : to;
        push(rules[rule].stretches, model.items[item].group, {
          item, from, to: to === null ? Infinity : to, dwell: dwell === null ? (until - from) / 1e6 : dwell, cause,
        });
      }
    }
    for (const [time, item, rule, why] of raw.held || []) {
      if (rules[rule] && model.items[item]) push(rules[rule].held, model.items[item].group, { time, item, why });
    }
    for (const [item, rule, longest, most, word, has, need, nearness] of raw.near || []) {
      // Half of what was asked for was there: less is not near.
      if (!rules[rule] || !model.items[item] || (nearness !== undefined && nearness < 0.5)) continue;
      push(rules[rule].near, model.items[item].group, { item, longest, most, word, has, need, nearness: nearness || 0 });
    }
    for (const rule of rules) {
      for (const list of rule.stretches.values()) list.sort((x, y) => x.from - y.from);
    }
    return rules;
  };

  S.of = (map, group) => map.get(group) || none;

  /** The last of a list in order of `key` that has begun by `time`, or null. */
  S.lastBegun = (list, key, time) => {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle][key] <= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : list[low - 1];
  };

  /** The appearance, or stretch, that runs at a moment, or null. */
  S.running = (list, time) => {
    const last = S.lastBegun(list, "from", time);
    return last && time < last.to ? last : null;
  };

  /** The visit of a surface at a moment. */
  S.visitAt = (model, surface, time) => S.valueAt(model.surfaces[surface].visits, time, 1);
  S.sessionAt = (model, time) => S.valueAt(model.sessions, time, 1);
})(window.Sightline);
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
// SPDX-License-Identifier: MIT
// Where everything is at a moment, in window coordinates. Boxes are [left, top, right, bottom].
(function (S) {
  "use strict";

  const THINNEST = 1e-6; // an overlap narrower or lower than this is none (fine print 39)

  const G = (S.geometry = {});
  G.meet = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  G.isVisible = (box) => box[2] - box[0] >= THINNEST && box[3] - box[1] >= THINNEST;
  G.area = (box) => (G.isVisible(box) ? (box[2] - box[0]) * (box[3] - box[1]) : 0);
  G.touches = (a, b) => a[1] < b[3] && a[3] > b[1] && a[0] < b[2] && a[2] > b[0];
  G.everywhere = [-Infinity, -Infinity, Infinity, Infinity];
  G.thinnest = THINNEST;

  /** The state of a window's scene: the window's own word or that of the app, whichever came last. */
  function sceneAt(model, window, time) {
    const states = (window && window.states) || [];
    const own = S.lastRow(states, time);
    const app = S.lastRow(model.app, time);
    if (app >= 0 && (own < 0 || model.app[app][0] > states[own][0])) return model.app[app][1];
    return own < 0 ? "active" : states[own][1];
  }

  function windowAt(model, number, time) {
    const window = model.windows[number];
    if (!window) return { id: null, box: null, state: sceneAt(model, null, time) };
    const place = S.lastRow(window.frames || [], time);
    const frame = place < 0 ? null : window.frames[place];
    const isKnown = (window.frames || []).length === 0 || frame;
    return {
      id: window.id, isKnown, box: frame ? [0, 0, frame[3], frame[4]] : null,
      state: sceneAt(model, window, time),
    };
  }

  const missing = { isKnown: false, isShown: false, isOnScreen: false, region: [0, 0, 0, 0], alpha: 1 };

  function surfaceAt(model, number, time, all, depth) {
    if (all[number]) return all[number];
    const surface = model.surfaces[number];
    const place = S.lastRow(surface.lines, time);
    const line = place < 0 ? null : surface.lines[place];
    if (!line || line[1] === null || line[9] === -2 || depth > model.surfaces.length) return (all[number] = missing);
    const [, x, y, width, height, top, left, bottom, right] = line;
    const parent = line[9] === undefined ? -1 : line[9];
    const around = parent >= 0 ? surfaceAt(model, parent, time, all, depth + 1) : null;
    const row = S.lastTime(surface.times, time);
    const offset = row < 0 ? [0, 0] : [surface.xs[row], surface.ys[row]];
    const base = around ? around.origin || [0, 0] : [0, 0];
    const frame = [base[0] + x, base[1] + y, base[0] + x + width, base[1] + y + height];
    const inner = [
      frame[0] + Math.max(0, left || 0), frame[1] + Math.max(0, top || 0),
      frame[2] - Math.max(0, right || 0), frame[3] - Math.max(0, bottom || 0),
    ];
    const windowNumber = around ? around.windowNumber : line[11] === undefined ? surface.window : line[11];
    const window = around ? around.window : windowAt(model, windowNumber, time);
    const holder = around && line[10] >= 0 ? model.items[line[10]] : null;
    const holderAlpha = holder ? S.alphaOf(holder, time) : 1;
    const isShown = S.valueAt(surface.shown, time, 1) === 1;
    const state = {
      number, parent, holder, isKnown: !around || around.isKnown, isShown, frame, inner, offset, window, windowNumber,
      origin: [frame[0] - offset[0], frame[1] - offset[1]],
      isOnScreen: isShown && (around ? around.isOnScreen : window.isKnown !== false),
      isPaused: S.valueAt(surface.paused, time, 0) === 1 || S.valueAt(model.paused, time, 0) === 1 || Boolean(around && around.isPaused),
      phase: S.valueAt(surface.phases, time, "idle"),
      region: G.meet(inner, around ? around.region : window.box || G.everywhere),
      alpha: holderAlpha * (around ? around.alpha : 1),
    };
    state.isIdle = state.phase === "idle" && (!around || around.isIdle);
    return (all[number] = state);
  }

  /** An item's alpha by its own lines; 0 is hidden. */
  S.alphaOf = (item, time) => {
    if (item.hidden && S.valueAt(item.hidden, time, 0) === 1) return 0;
    return item.alpha ? S.clamp(S.valueAt(item.alpha, time, 1), 0, 1) : 1;
  };

  /** All surfaces at a moment, in the order of their numbers. Kept for the moment that was asked for last. */
  G.surfaces = (model, time) => {
    if (model.memo && model.memo.time === time) return model.memo.surfaces;
    const all = new Array(model.surfaces.length);
    for (let number = 0; number < all.length; number += 1) surfaceAt(model, number, time, all, 0);
    model.memo = { time, surfaces: all };
    return all;
  };

  /** The item's box in window coordinates, or null where it is not there. */
  G.itemBox = (item, surface, time) => {
    const place = S.lastRow(item.frames, time);
    const frame = place < 0 ? null : item.frames[place];
    if (!frame || frame[1] === null || !surface.origin) return null;
    const x = surface.origin[0] + frame[1];
    const y = surface.origin[1] + frame[2];
    return [x, y, x + frame[3], y + frame[4]];
  };

  /** The covers that lie on the screen at a moment, whether they hide anything or not. */
  G.covers = (model, time) =>
    model.covers.flatMap((list) => {
      const place = S.lastRow(list.sets, time);
      return place < 0 ? [] : list.sets[place][1].map((cover) => ({
        cover, surface: list.surface, window: list.window,
        box: [cover.rect[0], cover.rect[1], cover.rect[0] + cover.rect[2], cover.rect[1] + cover.rect[3]],
      }));
    });

  /** Whether a cover hides what is below it, by the book's opacity. */
  G.hides = (cover, book) =>
    typeof cover.opacity === "number"
      ? cover.opacity >= book.coverOpacity - 1e-9 * Math.abs(book.coverOpacity) : cover.kind !== "transparent";
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Why: an item's area less what takes it away, reckoned as the engine reckons it, and each rule's need against it.
(function (S) {
  "use strict";

  const G = S.geometry;
  /** `>=` with the engine's relative tolerance. */
  S.reaches = (value, need) => value >= need - 1e-9 * Math.abs(need);
  const isSlack = (cut, slack) => cut <= 0 || S.reaches(slack, cut);

  /** What covers leave of a box: area and bounds, overlaps taken off once; null if nothing that can be seen. */
  G.rest = (box, covers) => {
    const hits = covers.filter((cover) => G.touches(cover, box)).map((cover) => G.meet(cover, box));
    const rows = [box[1], box[3], ...hits.flatMap((hit) => [hit[1], hit[3]])].sort((a, b) => a - b);
    hits.sort((a, b) => a[0] - b[0]);
    const rest = { area: 0, bounds: [Infinity, Infinity, -Infinity, -Infinity], isVisible: false };
    const add = (left, top, right, bottom) => {
      const part = [left, top, right, bottom];
      rest.area += (right - left) * (bottom - top);
      rest.bounds = [
        Math.min(rest.bounds[0], left), Math.min(rest.bounds[1], top),
        Math.max(rest.bounds[2], right), Math.max(rest.bounds[3], bottom),
      ];
      if (G.isVisible(part)) rest.isVisible = true;
    };
    for (let row = 1; row < rows.length; row += 1) {
      const [low, high] = [rows[row - 1], rows[row]];
      if (low >= high) continue;
      let x = box[0];
      for (const hit of hits) {
        if (hit[1] > low || hit[3] < high) continue;
        if (hit[0] > x) add(x, low, hit[0], high);
        x = Math.max(x, hit[2]);
      }
      if (x < box[2]) add(x, low, box[2], high);
    }
    return rest.isVisible ? rest : null;
  };

  function excepts(model, cover, surface, id) {
    return (cover.except || []).some((entry) =>
      Array.isArray(entry) ? entry[entry.length - 1] === id && (entry.length < 2 || entry[0] === surface) : entry === id);
  }

  /** The covers that count for an item: not excepted, neither it nor what it lies in. */
  G.coversOver = (model, item, time, book) => {
    const surfaces = G.surfaces(model, time);
    const chain = [];
    for (let at = item.surface; at >= 0 && chain.length <= surfaces.length; at = surfaces[at].parent ?? -1) chain.push(at);
    const root = surfaces[chain[chain.length - 1]];
    const order = (entry) => (entry.surface < 0 ? -1 : chain.indexOf(entry.surface));
    return G.covers(model, time)
      .filter((entry) => {
        if (!G.hides(entry.cover, book) || !G.isVisible(entry.box)) return false;
        if (entry.surface >= 0 ? !chain.includes(entry.surface) : Math.max(0, entry.window) !== Math.max(0, root.windowNumber)) {
          return false;
        }
        if (excepts(model, entry.cover, model.surfaces[item.surface].id, item.id)) return false;
        return !chain.some((at) => {
          const holder = surfaces[at].holder;
          return holder && excepts(model, entry.cover, model.surfaces[holder.surface].id, holder.id);
        });
      })
      .sort((x, y) => order(x) - order(y));
  };

  function edgesUnderThinCovers(clip, covers, slack) {
    const edges = clip.slice();
    for (const cover of covers) {
      if (!G.touches(cover, clip)) continue;
      if (cover[0] <= clip[0] + G.thinnest && cover[2] >= clip[2] - G.thinnest) {
        if (cover[1] <= clip[1] && isSlack(cover[3] - clip[1], slack)) edges[1] = Math.max(edges[1], cover[3]);
        if (cover[3] >= clip[3] && isSlack(clip[3] - cover[1], slack)) edges[3] = Math.min(edges[3], cover[1]);
      }
      if (cover[1] <= clip[1] + G.thinnest && cover[3] >= clip[3] - G.thinnest) {
        if (cover[0] <= clip[0] && isSlack(cover[2] - clip[0], slack)) edges[0] = Math.max(edges[0], cover[2]);
        if (cover[2] >= clip[2] && isSlack(clip[2] - cover[0], slack)) edges[2] = Math.min(edges[2], cover[0]);
      }
    }
    return edges;
  }

  function gatesAt(model, item, surfaces, time, book) {
    const gates = [];
    let at = item.surface;
    for (let steps = 0; at >= 0 && steps <= surfaces.length; steps += 1) {
      const surface = surfaces[at];
      const id = model.surfaces[at].id;
      if (!surface.isKnown) {
        gates.push({ kind: "unknown", name: id });
        break;
      }
      if (!surface.isShown) gates.push({ kind: "hidden", name: id });
      if (S.valueAt(model.surfaces[at].paused, time, 0) === 1) gates.push({ kind: "paused", name: id });
      if (surface.parent < 0) {
        const state = surface.window.state;
        if (state === "background" || (state === "inactive" && book.inactiveCloses)) gates.push({ kind: "scene", name: state });
      }
      at = surface.parent;
    }
    if (S.valueAt(model.paused, time, 0) === 1) gates.push({ kind: "paused", name: null });
    return gates;
  }

  /** The whole arithmetic of one item at a moment, or null where the item is not there. */
  S.explain = (model, number, time, book) => {
    const item = model.items[number];
    const surfaces = G.surfaces(model, time);
    const surface = surfaces[item.surface];
    const box = surface.isKnown ? G.itemBox(item, surface, time) : null;
    if (!box) return null;
    const own = S.alphaOf(item, time);
    const result = {
      item, box, gates: gatesAt(model, item, surfaces, time, book), alpha: own * surface.alpha,
      isHidden: own * surface.alpha <= 0, isMeasurable: S.valueAt(item.measurable, time, 1) !== 0,
      isSilent: model.silent.some(([from, to]) => time >= from && time < to),
      area: Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]), losses: [], visible: 0, fraction: 0,
      deciding: 0, decidingArea: 0, viewport: G.area(surface.region), seen: null, isIdle: surface.isIdle,
    };
    if (!(result.area > 0)) return result;
    let left = box;
    const lose = (kind, name, clip) => {
      const rest = G.meet(left, clip);
      const [before, after] = [G.area(left), G.area(rest)];
      if (before > after) result.losses.push({ kind, name, area: before - after });
      left = rest;
    };
    for (let at = item.surface, steps = 0; at >= 0 && steps <= surfaces.length; steps += 1) {
      lose("surface", model.surfaces[at].id, surfaces[at].frame);
      lose("insets", model.surfaces[at].id, surfaces[at].inner);
      if (surfaces[at].parent < 0 && surfaces[at].window.box) lose("window", surfaces[at].window.id, surfaces[at].window.box);
      at = surfaces[at].parent;
    }
    if (!G.isVisible(left) || !surface.isOnScreen || result.isHidden) return result;
    const covers = [];
    let before = G.area(left);
    let rest = { area: before, bounds: left };
    for (const entry of G.coversOver(model, item, time, book)) {
      covers.push(entry.box);
      rest = G.rest(left, covers);
      const after = rest ? rest.area : 0;
      if (after < before) result.losses.push({ kind: "cover", name: entry.cover.by || null, cover: entry.cover, area: before - after });
      before = after;
      if (!rest) return result;
    }
    const edges = edgesUnderThinCovers(left, covers, book.slack);
    const moved = box.slice();
    [0, 1].forEach((edge) => { if (isSlack(edges[edge] - box[edge], book.slack)) moved[edge] = edges[edge]; });
    [2, 3].forEach((edge) => { if (isSlack(box[edge] - edges[edge], book.slack)) moved[edge] = edges[edge]; });
    result.visible = rest.area;
    result.fraction = rest.area / result.area;
    result.decidingArea = G.area(moved);
    result.deciding = result.decidingArea > 0 ? rest.area / result.decidingArea : 0;
    result.seen = rest.bounds.map((edge, i) => (edge - box[i % 2]) / (box[2 + (i % 2)] - box[i % 2]));
    return result;
  };
})(window.Sightline);
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
// SPDX-License-Identifier: MIT
// Numbers of a rule, each with the groups of items behind it.
(function (S) {
  "use strict";

  const known = new WeakMap();

  /** Groups seen, counted, nearly counted and held back under a rule, and its impressions. */
  S.figures = (model, rule) => {
    if (known.has(rule)) return known.get(rule);
    const figures = {
      seen: [...rule.book.appearances.keys()].sort((x, y) => x - y),
      counted: [...rule.impressions.keys()], impressions: rule.all,
      near: [...rule.near.keys()], held: [...rule.held.keys()],
    };
    known.set(rule, figures);
    return figures;
  };

  /** The item that stands for a group: the one named by its first appearance, else its first. */
  S.faceOf = (model, rule, group) => {
    const first = S.of(rule.book.appearances, group)[0];
    return model.items[first ? first.item : model.groups[group].items[0]];
  };

  /** What came of the impressions that were detected, by the engine's own count. */
  S.ledgerParts = ["detected", "reported", "repeated", "vetoed", "sampledOut"];

  S.groupsOf = (rule, part) => {
    if (part === "reported") return [...rule.impressions.keys()];
    if (part === "detected") return [...new Set([...rule.impressions.keys(), ...rule.held.keys()])];
    return [...rule.held].filter(([, list]) => list.some((one) => one.why === part)).map(([group]) => group);
  };

  const edges = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20];

  /** Groups by their longest stretch: bins [from, to) in seconds; the first are those that were never viewable. */
  S.dwellBins = (model, rule) => {
    const bins = [{ from: null, to: null, groups: [] }];
    edges.forEach((from, i) => bins.push({ from, to: i + 1 < edges.length ? edges[i + 1] : Infinity, groups: [] }));
    for (const group of S.figures(model, rule).seen) {
      const longest = S.longest(rule, group);
      if (!rule.stretches.has(group)) bins[0].groups.push(group);
      else bins.find((bin) => bin.from !== null && longest >= bin.from - 1e-9 && longest < bin.to - 1e-9).groups.push(group);
    }
    while (bins.length > 2 && bins[bins.length - 1].groups.length === 0 && !(bins[bins.length - 1].from < rule.continuous)) bins.pop();
    return bins;
  };

  /** Places of items in their surface, from 1: by the index that the app gave, else by where they first lay. */
  S.positions = (model) => {
    if (model.positions) return model.positions;
    const places = new Map();
    for (const items of model.itemsOf) {
      const first = (item) => item.frames.find((frame) => frame[1] !== null) || [0, 0, 0];
      const ordered = items.slice().sort((x, y) => {
        if (x.index !== null && y.index !== null) return x.index - y.index || x.number - y.number;
        const [a, b] = [first(x), first(y)];
        return a[2] - b[2] || a[1] - b[1] || x.number - y.number;
      });
      ordered.forEach((item, i) => places.set(item.number, item.index !== null ? item.index : i + 1));
    }
    return (model.positions = places);
  };

  /** The surface in which most items were seen. */
  S.mainSurface = (model, rule) => {
    const counts = model.surfaces.map(() => 0);
    for (const group of S.figures(model, rule).seen) counts[S.faceOf(model, rule, group).surface] += 1;
    return counts.indexOf(Math.max(...counts));
  };

  /** Mean visible time by position, in at most `most` bins; what was never seen has none. */
  S.positionBins = (model, rule, most) => {
    const surface = S.mainSurface(model, rule);
    if (surface < 0) return { surface, bins: [] };
    const places = S.positions(model);
    const groups = S.figures(model, rule).seen
      .map((group) => ({ group, item: S.faceOf(model, rule, group) })).filter((one) => one.item.surface === surface)
      .map((one) => ({ group: one.group, place: places.get(one.item.number), time: S.visibleTime(rule, one.group, Infinity) }));
    if (groups.length === 0) return { surface, bins: [] };
    const low = Math.min(...groups.map((one) => one.place));
    const high = Math.max(...groups.map((one) => one.place));
    const width = Math.max(1, Math.ceil((high - low + 1) / most));
    const bins = [];
    for (let from = low; from <= high; from += width) {
      const inside = groups.filter((one) => one.place >= from && one.place < from + width);
      const sum = inside.reduce((total, one) => total + one.time, 0);
      bins.push({
        from, to: Math.min(high, from + width - 1), groups: inside.map((one) => one.group), time: sum / width,
        counted: inside.filter((one) => rule.impressions.has(one.group)).length,
      });
    }
    return { surface, bins };
  };

  /** What was missing for what nearly counted, in words. */
  S.missingWords = (rule, near) => {
    const isShare = ["area", "viewport", "extent"].includes(near.word);
    const say = (value) => (isShare ? S.percent(value) : S.seconds(value));
    if (typeof near.has !== "number" || typeof near.need !== "number") return S.t("near." + near.word);
    return S.t("near." + near.word, { has: say(near.has), need: say(near.need), less: say(Math.max(0, near.need - near.has)) });
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Which items the lanes show, and in which order. A number that is opened narrows them to the items behind it.
(function (S) {
  "use strict";

  S.choice = { text: "", which: "all", sort: "first", only: null };

  const passes = {
    all: () => true,
    counted: (group, rules) => rules.some((rule) => rule.impressions.has(group)),
    missed: (group, rules) => !rules.some((rule) => rule.impressions.has(group)),
    near: (group, rules) => rules.some((rule) => rule.near.has(group)),
    held: (group, rules) => rules.some((rule) => rule.held.has(group)),
  };
  S.whichKinds = Object.keys(passes);
  S.sortKinds = ["first", "dwell", "position"];

  function textOf(model, group) {
    return model.groups[group].items.map((number) => {
      const item = model.items[number];
      return item.id + "\n" + (item.content || "") + "\n" + model.surfaces[item.surface].id;
    }).join("\n").toLocaleLowerCase();
  }

  /** The lanes in order: groups seen under the rule in the foreground that pass the filter. */
  S.lanesNow = () => {
    const { model, a, b } = S.now;
    if (!model || !a) return [];
    const rules = b ? [a, b] : [a];
    const wanted = S.choice.text.trim().toLocaleLowerCase();
    const seen = new Set(rules.flatMap((rule) => S.figures(model, rule).seen));
    const groups = [...seen].filter((group) =>
      (!S.choice.only || S.choice.only.groups.has(group)) && passes[S.choice.which](group, rules)
      && (wanted === "" || textOf(model, group).includes(wanted)));
    const places = S.positions(model);
    const key = {
      first: (group) => [(S.of(a.book.appearances, group)[0] || { from: Infinity }).from, group],
      dwell: (group) => [-S.visibleTime(a, group, Infinity), group],
      position: (group) => {
        const item = S.faceOf(model, a, group);
        return [item.surface, places.get(item.number), group];
      },
    }[S.choice.sort];
    return groups.map((group) => ({ group, key: key(group) }))
      .sort((x, y) => x.key.reduce((order, value, i) => order || value - y.key[i], 0))
      .map((one) => one.group);
  };

  /** Narrows the lanes to the items behind a number and shows them. */
  S.traceBack = (text, groups) => {
    S.choice.only = { text, groups: new Set(groups) };
    S.choice.text = "";
    S.choice.which = "all";
    S.openTab("items");
    S.tell("filter");
    S.at("lanes").focus({ preventScroll: true });
  };

  S.choose = (changes) => {
    Object.assign(S.choice, changes);
    S.tell("filter");
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Colours and line patterns of the canvases. The colours are those of the style sheet; no state differs by colour alone.
(function (S) {
  "use strict";

  const names = ["paper", "card", "ink", "soft", "line", "faint", "seen", "visible", "viewable", "counted", "held", "cover", "head"];
  S.ink = {};

  let hatches = {};

  S.readInk = () => {
    const style = getComputedStyle(document.documentElement);
    for (const name of names) S.ink[name] = style.getPropertyValue("--" + name).trim();
    S.font = style.getPropertyValue("--font").trim() || "sans-serif";
    hatches = {};
  };

  /** How the border of each state is drawn: colour, width, dashes. */
  S.border = (state) => ({
    unseen: { colour: S.ink.visible, width: 1, dash: [1, 3] },
    visible: { colour: S.ink.visible, width: 1.25, dash: [] },
    viewable: { colour: S.ink.viewable, width: 2, dash: [] },
    counted: { colour: S.ink.counted, width: 3, dash: [] },
    before: { colour: S.ink.counted, width: 1.75, dash: [6, 3] },
    held: { colour: S.ink.held, width: 2.25, dash: [8, 3, 2, 3] },
  })[state];

  /** A pattern of lines for a context: "cover" leans right, "insets" left, "away" stands. */
  S.hatch = (context, kind) => {
    const ratio = window.devicePixelRatio || 1;
    const key = kind + ratio;
    if (hatches[key]) return hatches[key];
    const size = Math.round(8 * ratio);
    const tile = document.createElement("canvas");
    tile.width = size;
    tile.height = size;
    const draw = tile.getContext("2d");
    draw.strokeStyle = kind === "insets" ? S.ink.visible : S.ink.cover;
    draw.lineWidth = ratio * (kind === "cover" ? 1.6 : 1);
    draw.beginPath();
    for (const shift of [-size, 0, size]) {
      if (kind === "insets") {
        draw.moveTo(shift + size, -1);
        draw.lineTo(shift - 1, size);
      } else if (kind === "away") {
        draw.moveTo(shift + size / 2, 0);
        draw.lineTo(shift + size / 2, size);
      } else {
        draw.moveTo(shift, -1);
        draw.lineTo(shift + size + 1, size);
      }
    }
    draw.stroke();
    const pattern = context.createPattern(tile, "repeat");
    if (pattern.setTransform) pattern.setTransform(new DOMMatrix().scale(1 / ratio));
    return (hatches[key] = pattern);
  };

  /** Fits a canvas to its box on the page; answers a context that draws in CSS pixels, cleared. */
  S.fit = (canvas, width, height) => {
    const ratio = window.devicePixelRatio || 1;
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  };

  const widths = new Map();
  /** A text cut to a width, with an ellipsis; measured once. */
  S.cut = (context, text, width) => {
    const key = context.font + "\n" + text;
    if (!widths.has(key)) {
      if (widths.size > 4000) widths.clear();
      widths.set(key, context.measureText(text).width);
    }
    const full = widths.get(key);
    if (full <= width) return text;
    const count = Math.floor((text.length * width) / full) - 1;
    // From five letters on the end is kept: names mostly differ in it.
    return count < 2 ? "" : count < 5 ? text.slice(0, count) + "…" : text.slice(0, count - 3) + "…" + text.slice(-3);
  };

  /** The sign of a state: a ring that fills, a tick, a dashed tick, two bars. */
  S.sign = (context, state, progress, x, y, radius) => {
    if (state === "unseen" || state === "visible") return;
    const border = S.border(state);
    context.save();
    context.setLineDash([]);
    context.beginPath();
    context.arc(x, y, radius + 1.5, 0, 2 * Math.PI);
    context.fillStyle = S.ink.card;
    context.fill();
    context.strokeStyle = border.colour;
    context.lineWidth = 2;
    if (state === "viewable") {
      context.globalAlpha = 0.3;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.stroke();
      context.globalAlpha = 1;
      context.lineWidth = 3;
      context.beginPath();
      context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * progress);
      context.stroke();
    } else {
      context.beginPath();
      if (state === "before") context.setLineDash([3, 2]);
      context.arc(x, y, radius, 0, 2 * Math.PI);
      if (state === "counted") {
        context.fillStyle = border.colour;
        context.fill();
        context.strokeStyle = S.ink.card;
      } else context.stroke();
      context.setLineDash([]);
      context.beginPath();
      const r = radius * 0.5;
      if (state === "held") {
        context.moveTo(x - r * 0.6, y - r);
        context.lineTo(x - r * 0.6, y + r);
        context.moveTo(x + r * 0.6, y - r);
        context.lineTo(x + r * 0.6, y + r);
      } else {
        context.moveTo(x - r, y);
        context.lineTo(x - r * 0.2, y + r * 0.8);
        context.lineTo(x + r, y - r * 0.8);
      }
      context.stroke();
    }
    context.restore();
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// The stage: the screen to scale at a moment. A canvas, since items move in every frame: hundreds of elements would be
// laid out anew each time, while one canvas is painted in a fraction of a millisecond. What stands on it is in the list
// below as well, for keyboards and screen readers.
(function (S) {
  "use strict";

  const BESIDE = 0.1; // how much of the screen's size is shown around it, for what is about to come

  /** Size and place of the screens over the whole trace: one for each window that has surfaces. */
  function screensOf(model) {
    if (model.screens) return model.screens;
    const count = Math.max(1, model.windows.length);
    const sizes = Array.from({ length: count }, () => [0, 0]);
    for (const surface of model.surfaces) {
      for (const line of surface.lines) {
        if (line[1] === null || line[9] >= 0) continue;
        const size = sizes[S.clamp(line[11] === undefined ? surface.window : line[11], 0, count - 1)];
        size[0] = Math.max(size[0], line[1] + line[3]);
        size[1] = Math.max(size[1], line[2] + line[4]);
      }
    }
    model.windows.forEach((window, number) => {
      if (sizes[number][0] === 0) return; // nothing was ever on it
      if ((window.frames || []).length) sizes[number] = [0, 0];
      for (const frame of window.frames || []) {
        sizes[number] = [Math.max(sizes[number][0], frame[3]), Math.max(sizes[number][1], frame[4])];
      }
    });
    let x = 0;
    const screens = [];
    sizes.forEach(([width, height], number) => {
      if (!(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return;
      screens.push({ number, x, width, height });
      x += width * (1 + 2 * BESIDE);
    });
    if (screens.length === 0) screens.push({ number: 0, x: 0, width: 375, height: 667 });
    return (model.screens = screens);
  }

  /** The scale and the screens' corners for a canvas of this size. */
  function layout(model, width, height) {
    const screens = screensOf(model);
    const whole = screens.reduce((sum, one) => sum + one.width * (1 + 2 * BESIDE), 0);
    const tall = Math.max(...screens.map((one) => one.height)) * (1 + 2 * BESIDE);
    const scale = Math.min(width / whole, height / tall);
    const left = (width - whole * scale) / 2;
    return {
      scale,
      screens: screens.map((one) => ({
        number: one.number, width: one.width, height: one.height,
        x: left + (one.x + one.width * BESIDE) * scale, y: (height - one.height * scale) / 2,
      })),
    };
  }

  /** The screen at a moment: a window's box, else that of the root surfaces that are there. */
  S.screenBox = (model, screen, surfaces) => {
    for (const surface of surfaces) {
      if (surface.isKnown && surface.window && Math.max(0, surface.windowNumber) === screen.number && surface.window.box) {
        return surface.window.box;
      }
    }
    const box = [0, 0, 0, 0];
    for (const surface of surfaces) {
      if (!surface.isKnown || surface.parent >= 0 || Math.max(0, surface.windowNumber) !== screen.number) continue;
      box[2] = Math.max(box[2], surface.frame[2]);
      box[3] = Math.max(box[3], surface.frame[3]);
    }
    return box[2] > 0 ? box : [0, 0, screen.width, screen.height];
  };

  const shown = { a: null, b: null };

  function stage(name) {
    const figure = S.at("stage-" + name);
    const canvas = figure.querySelector("canvas");
    const caption = figure.querySelector("figcaption");
    const state = { canvas, caption, hits: [], width: 0, height: 0, layout: null };
    canvas.addEventListener("click", (event) => {
      const box = canvas.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      for (let i = state.hits.length - 1; i >= 0; i -= 1) {
        const hit = state.hits[i];
        if (x >= hit.box[0] && x <= hit.box[2] && y >= hit.box[1] && y <= hit.box[3]) {
          S.explainItem(hit.item.number);
          return;
        }
      }
    });
    return state;
  }

  function paint(state, rule, time) {
    const { model } = S.now;
    if (state.width === 0) return;
    const context = S.fit(state.canvas, state.width, state.height);
    state.hits = S.paintStage(context, state, model, rule, time);
  }

  S.stage = {
    measure() {
      const { model, b } = S.now;
      if (!model) return;
      S.at("stage-b").hidden = !b;
      for (const name of ["a", "b"]) {
        const state = shown[name] || (shown[name] = stage(name));
        if (name === "b" && !b) continue;
        const box = state.canvas.getBoundingClientRect();
        state.width = box.width;
        state.height = box.height;
        state.layout = layout(model, box.width, box.height);
      }
    },
    paint(time) {
      const { model, a, b } = S.now;
      if (!model || !a || !shown.a) return;
      paint(shown.a, a, time);
      S.say(shown.a.caption, b ? a.label : "");
      if (!b) return;
      paint(shown.b, b, time);
      S.say(shown.b.caption, b.label);
    },
    /** For screen readers: said when the time is set, not in every frame. */
    describe(time) {
      const { model, a, b } = S.now;
      const n = S.visibleItems(model, time).length;
      for (const [name, rule] of [["a", a], ["b", b]]) {
        if (!rule || !shown[name]) continue;
        shown[name].canvas.setAttribute("aria-label", S.t("stage.label", { n, time: S.clock(time), rule: rule.label }));
      }
    },
    state: () => shown.a,
  };

  /** Items of which something is visible and measured, in the order of painting. */
  S.visibleItems = (model, time) => {
    const surfaces = S.geometry.surfaces(model, time);
    const appearances = S.now.a.book.appearances;
    const found = [];
    for (const number of model.order) {
      if (!surfaces[number].isOnScreen) continue;
      for (const item of model.itemsOf[number]) {
        if (item.times.length === 0 || !(S.fractionAt(item, time) > 0)) continue;
        // The fraction is of geometry; what a closed gate hides is in no appearance.
        if (S.running(S.of(appearances, item.group), time)) found.push(item);
      }
    }
    return found;
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// What lies over the items: covers, bars, and the veil that says why nothing counts. And what all of the stage draws with.
(function (S) {
  "use strict";

  const G = S.geometry;

  function rounded(context, x, y, width, height, radius) {
    context.beginPath();
    if (context.roundRect) context.roundRect(x, y, width, height, radius);
    else context.rect(x, y, width, height);
  }

  function toScreen(box, place, scale) {
    return [place.x + box[0] * scale, place.y + box[1] * scale, place.x + box[2] * scale, place.y + box[3] * scale];
  }

  function cover(context, entry, model, surfaces, time, place, scale, clip) {
    const box = toScreen(G.meet(entry.box, clip), place, scale);
    if (!(box[2] > box[0] && box[3] > box[1])) return;
    context.save();
    context.beginPath();
    context.rect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    // What it does not hide is left open.
    for (const exception of entry.cover.except || []) {
      const [id, name] = Array.isArray(exception) ? [exception[exception.length - 1], exception.length > 1 ? exception[0] : null] : [exception, null];
      for (const item of model.byId.get(id) || []) {
        if (name !== null && model.surfaces[item.surface].id !== name) continue;
        const itemBox = surfaces[item.surface].isOnScreen && G.itemBox(item, surfaces[item.surface], time);
        if (!itemBox || !G.touches(itemBox, entry.box)) continue;
        const open = toScreen(G.meet(itemBox, entry.box), place, scale);
        context.rect(open[0], open[1], open[2] - open[0], open[3] - open[1]);
      }
    }
    const hides = G.hides(entry.cover, S.now.a.book);
    context.globalAlpha = hides ? 0.86 : 0.15;
    context.fillStyle = S.ink.faint;
    context.fill("evenodd");
    context.globalAlpha = hides ? 0.9 : 0.35;
    context.fillStyle = S.hatch(context, "cover");
    context.fill("evenodd");
    context.globalAlpha = 1;
    context.strokeStyle = S.ink.cover;
    context.lineWidth = 1;
    context.strokeRect(box[0] + 0.5, box[1] + 0.5, box[2] - box[0] - 1, box[3] - box[1] - 1);
    const text = entry.cover.by || S.t("stage.cover");
    context.font = "500 10.5px " + S.font;
    const cutText = S.cut(context, text, box[2] - box[0] - 20);
    if (cutText && box[3] - box[1] >= 18) {
      const width = context.measureText(cutText).width + 10;
      context.fillStyle = S.ink.card;
      const isHigh = box[3] - box[1] > 60 && !(entry.cover.except || []).length;
      const y = isHigh ? (box[1] + box[3]) / 2 : box[3] - 11;
      rounded(context, box[0] + 5, y - 8, width, 16, 3);
      context.fill();
      context.fillStyle = S.ink.ink;
      context.textBaseline = "middle";
      context.fillText(cutText, box[0] + 10, y + 0.5);
    }
    context.restore();
  }

  function insets(context, surface, place, scale) {
    const [outer, inner] = [surface.frame, surface.inner];
    if (outer.every((edge, i) => edge === inner[i])) return;
    const a = toScreen(outer, place, scale);
    const b = toScreen(inner, place, scale);
    context.beginPath();
    context.rect(a[0], a[1], a[2] - a[0], a[3] - a[1]);
    if (b[2] > b[0] && b[3] > b[1]) context.rect(b[0], b[1], b[2] - b[0], b[3] - b[1]);
    context.globalAlpha = 0.78;
    context.fillStyle = S.ink.faint;
    context.fill("evenodd");
    context.globalAlpha = 0.55;
    context.fillStyle = S.hatch(context, "insets");
    context.fill("evenodd");
    context.globalAlpha = 1;
  }

  function veil(context, box, text, kind) {
    context.globalAlpha = 0.8;
    context.fillStyle = S.ink.paper;
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    context.globalAlpha = 0.3;
    context.fillStyle = S.hatch(context, kind);
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    context.globalAlpha = 1;
    context.font = "500 13px " + S.font;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const cut = S.cut(context, text, box[2] - box[0] - 20);
    const width = context.measureText(cut).width + 20;
    context.fillStyle = S.ink.card;
    rounded(context, x - width / 2, y - 14, width, 28, 14);
    context.fill();
    context.fillStyle = S.ink.ink;
    context.fillText(cut, x, y + 0.5);
    context.textAlign = "start";
  }

  S.draw = { rounded, toScreen, cover, insets, veil };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// How a moment is painted: what lies around the screen faintly, then the screen, its surfaces, items, bars and covers.
(function (S) {
  "use strict";

  const G = S.geometry;
  const { rounded, toScreen } = S.draw;

  function collect(model, rule, time, screen, surfaces, room) {
    // Only what lies on the screen or just beside it; the rest is not painted at all.
    const found = [];
    for (const number of model.order) {
      const surface = surfaces[number];
      if (!surface.isOnScreen || Math.max(0, surface.windowNumber) !== screen.number) continue;
      const around = surface.parent >= 0 ? surfaces[surface.parent].region : room;
      const reach = surface.parent >= 0 ? G.meet(around, surface.frame) : room;
      const first = found.length;
      for (const item of model.itemsOf[number]) {
        const box = G.itemBox(item, surface, time);
        if (!box || !G.touches(box, reach) || !(box[2] > box[0] && box[3] > box[1])) continue;
        const alpha = S.alphaOf(item, time) * surface.alpha;
        if (alpha <= 0) continue;
        const fraction = S.fractionAt(item, time);
        const asked = S.stateAt(model, rule, item.group, time);
        // A group may be visible in another of its items; this one shows its own part.
        const state = fraction > 0 || asked.state === "before" ? asked.state : asked.last ? "before" : "unseen";
        found.push({ item, box, surface, alpha, fraction, state, progress: asked.progress });
      }
      // What holds others lies behind them.
      const own = found.splice(first);
      own.sort((x, y) => G.area(y.box) - G.area(x.box) || x.item.number - y.item.number);
      found.push(...own);
    }
    return found;
  }

  function paintItem(context, one, place, scale) {
    const [x0, y0, x1, y1] = toScreen(one.box, place, scale);
    const [width, height] = [x1 - x0, y1 - y0];
    const border = S.border(one.state);
    const radius = Math.min(5, width / 4, height / 4);
    context.globalAlpha = 1;
    rounded(context, x0 + 0.5, y0 + 0.5, Math.max(1, width - 1), Math.max(1, height - 1), radius);
    context.fillStyle = S.ink.card;
    context.fill();
    context.globalAlpha = 0.05 + 0.5 * one.fraction;
    context.fillStyle = S.ink.seen;
    context.fill();
    context.globalAlpha = 0.35 + 0.65 * one.alpha;
    context.setLineDash(border.dash);
    context.lineWidth = border.width;
    context.strokeStyle = border.colour;
    const inset = border.width / 2 + 0.5;
    rounded(context, x0 + inset, y0 + inset, Math.max(1, width - 2 * inset), Math.max(1, height - 2 * inset), radius);
    context.stroke();
    context.setLineDash([]);
  }

  /** The item that is explained has a second border, around what of it lies on the screen. */
  function paintChosen(context, one, place, scale, clip) {
    const box = toScreen(G.meet(G.meet(one.box, one.surface.frame), clip), place, scale);
    if (!(box[2] > box[0] && box[3] > box[1])) return;
    context.globalAlpha = 1;
    context.lineWidth = 2.5;
    context.strokeStyle = S.ink.head;
    rounded(context, box[0] + 1, box[1] + 1, box[2] - box[0] - 2, box[3] - box[1] - 2, 5);
    context.stroke();
  }

  /** The largest part of an item that nothing covers, for its label. */
  function openPart(model, one, time, clip) {
    let box = G.meet(G.meet(one.box, one.surface.region), clip);
    for (const entry of G.coversOver(model, one.item, time, S.now.a.book)) {
      const cover = entry.box;
      if (!G.touches(box, cover)) continue;
      const parts = [
        [box[0], box[1], box[2], cover[1]], [box[0], cover[3], box[2], box[3]],
        [box[0], box[1], cover[0], box[3]], [cover[2], box[1], box[2], box[3]],
      ];
      box = parts.reduce((best, part) => (G.area(part) > G.area(best) ? part : best));
    }
    return box;
  }

  function paintLabel(context, one, seen, isHolder) {
    // Inside the part that can be seen, so that the label stays while the item leaves.
    const [width, height] = [seen[2] - seen[0], seen[3] - seen[1]];
    if (width < 26 || height < 13) return;
    const hasSign = one.state !== "unseen" && one.state !== "visible" && height >= 22;
    const small = height < 40 || width < 70;
    context.globalAlpha = 1;
    context.textBaseline = "top";
    context.fillStyle = S.ink.ink;
    context.font = (small ? "500 10px " : "500 11.5px ") + S.font;
    const room = width - 12 - (hasSign ? 22 : 0);
    context.fillText(S.cut(context, one.item.id, room), seen[0] + 7, seen[1] + (small ? 4 : 6));
    if (height >= 34 && width >= 44 && !isHolder) {
      context.font = "10px " + S.font;
      context.fillStyle = S.ink.ink;
      context.globalAlpha = 0.8;
      context.fillText(S.percent(one.fraction), seen[0] + 7, seen[1] + (small ? 17 : 22));
      context.globalAlpha = 1;
    }
    if (hasSign) S.sign(context, one.state, one.progress, seen[2] - 14, seen[1] + 13, 7.5);
  }

  function paintScreen(context, state, model, rule, time, screen, surfaces, hits) {
    const { scale } = state.layout;
    const box = S.screenBox(model, screen, surfaces);
    // A screen that turns stays in the middle of the place kept for it.
    const place = {
      x: screen.x + ((screen.width - (box[2] - box[0])) / 2) * scale,
      y: screen.y + ((screen.height - (box[3] - box[1])) / 2) * scale,
    };
    const room = [
      -place.x / scale, -place.y / scale, (state.width - place.x) / scale, (state.height - place.y) / scale,
    ];
    const items = collect(model, rule, time, screen, surfaces, room);
    const frame = toScreen(box, place, scale);
    // Around the screen: what is not visible, faintly.
    for (const one of items) {
      if (one.box[0] >= box[0] && one.box[1] >= box[1] && one.box[2] <= box[2] && one.box[3] <= box[3]) continue;
      const [x0, y0, x1, y1] = toScreen(one.box, place, scale);
      const border = S.border(one.state);
      context.globalAlpha = 0.45;
      context.setLineDash(border.dash);
      context.lineWidth = Math.min(border.width, 1.5);
      context.strokeStyle = border.colour;
      rounded(context, x0 + 1, y0 + 1, Math.max(1, x1 - x0 - 2), Math.max(1, y1 - y0 - 2), 4);
      context.stroke();
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
    context.save();
    rounded(context, frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1], 10);
    context.fillStyle = S.ink.card;
    context.fill();
    context.clip();
    const covers = G.covers(model, time).filter((entry) =>
      entry.surface >= 0 ? surfaces[entry.surface].isOnScreen && Math.max(0, surfaces[entry.surface].windowNumber) === screen.number
        : Math.max(0, entry.window) === screen.number);
    for (const number of model.order) {
      const surface = surfaces[number];
      if (!surface.isOnScreen || Math.max(0, surface.windowNumber) !== screen.number) continue;
      context.save();
      const clip = toScreen(G.meet(G.meet(surface.frame, surface.parent >= 0 ? surfaces[surface.parent].region : box), box), place, scale);
      context.beginPath();
      context.rect(clip[0], clip[1], Math.max(0, clip[2] - clip[0]), Math.max(0, clip[3] - clip[1]));
      context.clip();
      const own = items.filter((one) => one.surface === surface);
      for (const one of own) paintItem(context, one, place, scale);
      own.forEach((one, order) => {
        const seen = toScreen(openPart(model, one, time, box), place, scale);
        const label = [seen[0] + 7, seen[1] + 4, seen[0] + 60, Math.min(seen[1] + 30, seen[3] - 1)];
        const isOver = (other) => G.touches(toScreen(other.box, place, scale), label);
        if (!own.slice(order + 1).some(isOver)) paintLabel(context, one, seen, model.holders.has(one.item.number));
      });
      S.draw.insets(context, surface, place, scale);
      if (surface.isPaused) S.draw.veil(context, clip, S.t("stage.paused"), "away");
      context.restore();
      for (const one of own) {
        const hit = toScreen(G.meet(G.meet(one.box, surface.frame), box), place, scale);
        if (hit[2] > hit[0] && hit[3] > hit[1]) hits.push({ item: one.item, box: hit, state: one.state, fraction: one.fraction });
      }
    }
    for (const entry of covers) S.draw.cover(context, entry, model, surfaces, time, place, scale, box);
    for (const one of items) if (one.item.number === S.now.item) paintChosen(context, one, place, scale, box);
    const known = surfaces.find((surface) => surface.isKnown && Math.max(0, surface.windowNumber) === screen.number);
    const scene = known ? known.window.state : "active";
    if (scene !== "active") S.draw.veil(context, frame, S.t(scene === "background" ? "stage.away" : "stage.inactive"), "away");
    else if (!known) S.draw.veil(context, frame, S.t("stage.empty"), "away");
    context.restore();
    context.lineWidth = 1.5;
    context.strokeStyle = S.ink.ink;
    rounded(context, frame[0], frame[1], frame[2] - frame[0], frame[3] - frame[1], 10);
    context.stroke();
  }

  /** Paints a moment; answers what can be clicked, in the order of painting. */
  S.paintStage = (context, state, model, rule, time) => {
    const surfaces = G.surfaces(model, time);
    const hits = [];
    for (const screen of state.layout.screens) paintScreen(context, state, model, rule, time, screen, surfaces, hits);
    return hits;
  };
})(window.Sightline);
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
// SPDX-License-Identifier: MIT
// The time line: what stands still is painted once for a view; only the head moves while time runs.
(function (S) {
  "use strict";

  /** Rows of the time line: top and height in CSS pixels. */
  const rows = { curve: [6, 54], phase: [66, 10], visit: [80, 12], marks: [98, 22], axis: [124, 16] };
  S.timelineHeight = 142;
  let width = 0;
  let curve = -1; // the surface whose offset is shown

  S.xOf = (time, room) => ((time - S.now.view.from) / (S.now.view.to - S.now.view.from)) * room;

  /** Surfaces that ever scrolled, most offsets first. */
  function scrolling(model) {
    return model.surfaces.filter((one) => one.times.length > 0).sort((x, y) => y.times.length - x.times.length);
  }

  S.curveSurface = () => curve;
  S.resetCurve = () => {
    const { model } = S.now;
    const some = scrolling(model);
    const chosen = some.slice(0, 60);
    curve = some.length ? some[0].number : model.surfaces.length ? 0 : -1;
    S.show(S.at("curve"), chosen.map((one) => S.el("option", { value: one.number, text: one.id })));
    S.at("curve").parentElement.hidden = chosen.length < 2;
    S.at("curve").value = String(curve);
  };

  /** The stretches in which nothing counts: the app or its scenes are away. */
  S.awayStretches = (model) => {
    const away = S.stretchesOf(model.app, model.end, (state) => state !== "active");
    for (const window of model.windows) away.push(...S.stretchesOf(window.states, model.end, (state) => state !== "active"));
    return away;
  };

  function paintAway(context, model) {
    context.save();
    for (const [from, to] of S.awayStretches(model)) {
      const x = S.xOf(from, width);
      context.globalAlpha = 0.5;
      context.fillStyle = S.ink.faint;
      context.fillRect(x, 0, Math.max(1, S.xOf(to, width) - x), rows.axis[0] - 4);
      context.globalAlpha = 0.5;
      context.fillStyle = S.hatch(context, "away");
      context.fillRect(x, 0, Math.max(1, S.xOf(to, width) - x), rows.axis[0] - 4);
      context.globalAlpha = 1;
      context.font = "10px " + S.font;
      const text = S.t("time.away");
      const room = context.measureText(text).width;
      if (room > S.xOf(to, width) - x - 10) continue;
      context.fillStyle = S.ink.card;
      context.fillRect(x + 3, 4, room + 6, 14);
      context.fillStyle = S.ink.soft;
      context.textBaseline = "middle";
      context.fillText(text, x + 6, 11.5);
    }
    context.fillStyle = S.ink.held;
    for (const [from, to] of model.silent) {
      const x = S.xOf(from, width);
      context.fillRect(x, rows.axis[0] - 5, Math.max(1, S.xOf(to, width) - x), 2);
    }
    context.restore();
  }

  function paintCurve(context, surface) {
    const [top, height] = rows.curve;
    const { times, xs, ys } = surface;
    if (times.length === 0) return;
    const span = (values) => values.reduce((range, value) => [Math.min(range[0], value), Math.max(range[1], value)], [0, 0]);
    const [x, y] = [span(xs), span(ys)];
    const values = x[1] - x[0] > y[1] - y[0] ? xs : ys;
    const [low, high] = x[1] - x[0] > y[1] - y[0] ? x : y;
    const at = (value) => top + ((value - low) / Math.max(1, high - low)) * height;
    let place = S.lastTime(times, S.now.view.from);
    let before = place < 0 ? 0 : values[place];
    const path = new Path2D();
    path.moveTo(0, at(before));
    for (place = Math.max(0, place); place < times.length && times[place] <= S.now.view.to; place += 1) {
      const px = S.xOf(times[place], width);
      path.lineTo(px, at(before));
      path.lineTo(px, at(values[place]));
      before = values[place];
    }
    path.lineTo(width, at(before));
    const area = new Path2D(path);
    area.lineTo(width, top);
    area.lineTo(0, top);
    context.globalAlpha = 0.1;
    context.fillStyle = S.ink.seen;
    context.fill(area);
    context.globalAlpha = 1;
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    context.strokeStyle = S.ink.seen;
    context.stroke(path);
  }

  function paintPhases(context, surface) {
    const [top, height] = rows.phase;
    const look = { tracking: [0.35, 3], dragging: [0.95, height], decelerating: [0.6, 6], animating: [0.6, 6] };
    context.fillStyle = S.ink.line;
    context.fillRect(0, top + height - 1, width, 1);
    for (const [phase, [alpha, tall]] of Object.entries(look)) {
      for (const [from, to] of S.stretchesOf(surface.phases, S.now.model.end, (one) => one === phase)) {
        const [x0, x1] = [S.xOf(from, width), S.xOf(to, width)];
        if (x1 < 0 || x0 > width) continue;
        context.globalAlpha = alpha;
        context.fillStyle = S.ink.soft;
        const y = top + height - tall;
        if (phase === "animating") {
          for (let x = x0; x < x1; x += 4) context.fillRect(x, y, Math.min(2, x1 - x), tall);
        } else context.fillRect(x0, y, Math.max(1, x1 - x0), tall);
      }
    }
    context.globalAlpha = 1;
  }

  function paintVisits(context, surface) {
    const [top, height] = rows.visit;
    const model = S.now.model;
    context.font = "9.5px " + S.font;
    context.textBaseline = "middle";
    // A surface is shown from its first line on, unless it is hidden.
    const steps = [[surface.lines.length ? surface.lines[0][0] : 0, 1], ...surface.shown];
    const shown = S.stretchesOf(steps, model.end, (value) => value === 1);
    for (const [from, to] of shown) {
      const [x0, x1] = [Math.max(-2, S.xOf(from, width)), Math.min(width + 2, S.xOf(to, width))];
      if (x1 < 0 || x0 > width) continue;
      context.fillStyle = S.ink.faint;
      context.strokeStyle = S.ink.line;
      context.fillRect(x0, top, Math.max(1, x1 - x0), height);
      context.strokeRect(x0 + 0.5, top + 0.5, Math.max(1, x1 - x0 - 1), height - 1);
      if (x1 - x0 > 14) {
        context.fillStyle = S.ink.soft;
        context.fillText(String(S.valueAt(surface.visits, from, 1)), Math.max(0, x0) + 5, top + height / 2 + 0.5);
      }
    }
    for (const [time, session] of model.sessions) {
      if (session === 1) continue;
      context.fillStyle = S.ink.ink;
      context.fillRect(S.xOf(time, width), top - 3, 1.5, height + 6);
    }
  }

  function paintMarks(context, rule, isSecond) {
    const [top, height] = rows.marks;
    const middle = top + height / 2;
    if (!isSecond) {
      context.globalAlpha = 0.55;
      context.fillStyle = S.ink.soft;
      for (const event of rule.book.events) {
        if (event[1] === "impression") continue;
        const x = S.xOf(event[0], width);
        if (x < -2 || x > width + 2) continue;
        if (event[1] === "appear") context.fillRect(x, middle - 5, 1, 5);
        else context.fillRect(x, middle, 1, 5);
      }
      context.globalAlpha = 1;
      context.fillRect(0, middle, width, 0.5);
    }
    for (const one of rule.all) {
      const x = S.xOf(one.time, width);
      if (x > -6 && x < width + 6) S.mark(context, x, isSecond ? middle + 6 : middle - 5, isSecond);
    }
    context.strokeStyle = S.ink.held;
    context.lineWidth = 1.5;
    for (const list of rule.held.values()) {
      for (const one of list) {
        const x = S.xOf(one.time, width);
        context.strokeRect(x - 2.5, (isSecond ? middle + 6 : middle - 5) - 2.5, 5, 5);
      }
    }
  }

  /** An impression: a diamond, filled for the rule in the foreground, hollow for the one beside it. */
  S.mark = (context, x, y, isSecond) => {
    context.beginPath();
    context.moveTo(x, y - 5);
    context.lineTo(x + 4.5, y);
    context.lineTo(x, y + 5);
    context.lineTo(x - 4.5, y);
    context.closePath();
    context.setLineDash([]);
    context.lineWidth = isSecond ? 1.75 : 1.25;
    context.fillStyle = isSecond ? S.ink.card : S.ink.counted;
    context.strokeStyle = isSecond ? S.ink.counted : S.ink.card;
    context.fill();
    context.stroke();
  };

  function paintAxis(context) {
    const { from, to } = S.now.view;
    const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600].map((one) => one * 1e6);
    const step = steps.find((one) => (one / (to - from)) * width >= 56) || steps[steps.length - 1];
    context.font = "10px " + S.font;
    context.textBaseline = "top";
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
      const x = S.xOf(time, width);
      context.fillStyle = S.ink.line;
      context.fillRect(x, 0, 1, rows.axis[0]);
      const text = S.clock(time, step < 1e6 ? 1 : 0);
      const room = context.measureText(text).width;
      context.fillStyle = S.ink.soft;
      context.fillText(text, S.clamp(x - room / 2, 0, width - room), rows.axis[0] + 3);
    }
  }

  S.paintTimeline = () => {
    const { model, a, b } = S.now;
    if (!model || !a) return;
    const canvas = S.at("timeline");
    width = canvas.getBoundingClientRect().width;
    if (width === 0) return;
    const context = S.fit(canvas, width, S.timelineHeight);
    paintAxis(context);
    paintAway(context, model);
    if (curve >= 0) {
      paintCurve(context, model.surfaces[curve]);
      paintPhases(context, model.surfaces[curve]);
      paintVisits(context, model.surfaces[curve]);
    }
    paintMarks(context, a, false);
    if (b) paintMarks(context, b, true);
    const names = [["time.offset", rows.curve], ["time.phase", rows.phase], ["time.visit", rows.visit], ["time.marks", rows.marks]];
    S.show(S.at("timeline-names"), names.map(([key, [top, height]]) =>
      S.el("span", { text: S.t(key), style: { top: top + height / 2 + "px" } })));
  };

  /** Moves the heads of the time line and the lanes. */
  S.moveHeads = (time) => {
    const x = S.xOf(time, width);
    const isInside = x >= -1 && x <= width + 1;
    for (const id of ["head", "lanes-head"]) {
      const head = S.at(id);
      head.style.transform = "translateX(" + x.toFixed(2) + "px)";
      head.style.visibility = isInside ? "visible" : "hidden";
    }
  };

  S.setCurve = (number) => {
    curve = number;
    S.paintTimeline();
  };

  S.timeAt = (clientX) => {
    const box = S.at("timeline").getBoundingClientRect();
    const part = S.clamp((clientX - box.left) / box.width, 0, 1);
    return Math.round(S.now.view.from + part * (S.now.view.to - S.now.view.from));
  };
})(window.Sightline);
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
// SPDX-License-Identifier: MIT
// The bar of one lane: darkness is the visible fraction over time, a line below it says viewable, diamonds are
// impressions.
(function (S) {
  "use strict";

  function add(sums, fraction, begin, end) {
    let x = Math.max(0, S.xOf(begin, sums.length));
    const last = Math.min(sums.length, S.xOf(end, sums.length));
    while (x < last) {
      const pixel = Math.floor(x);
      const next = Math.min(last, pixel + 1);
      sums[pixel] += fraction * (next - x);
      x = next > x ? next : last;
    }
  }

  /** The mean fraction in each pixel of the view: the largest among a group's items. */
  function columns(model, group, width) {
    const { from, to } = S.now.view;
    const values = new Float32Array(width);
    for (const number of model.groups[group].items) {
      const { times, fractions } = model.items[number];
      if (times.length === 0) continue;
      const own = new Float32Array(width);
      // Within appearances alone: behind a closed gate the geometry goes on, and nothing is seen.
      for (const appearance of S.of(S.now.a.book.appearances, group)) {
        const [begin, finish] = [Math.max(appearance.from, from), Math.min(appearance.to, to, model.end)];
        for (let i = Math.max(0, S.lastTime(times, begin)); i < times.length && times[i] < finish; i += 1) {
          const end = i + 1 < times.length ? times[i + 1] : model.end;
          if (fractions[i] > 0) add(own, fractions[i], Math.max(times[i], begin), Math.min(end, finish));
        }
      }
      for (let x = 0; x < width; x += 1) values[x] = Math.max(values[x], own[x]);
    }
    return values;
  }

  function paintStretches(context, rule, group, width, y, height) {
    context.fillStyle = S.ink.viewable;
    for (const stretch of S.of(rule.stretches, group)) {
      const [x0, x1] = [S.xOf(stretch.from, width), S.xOf(stretch.to, width)];
      if (x1 >= 0 && x0 <= width) context.fillRect(x0, y, Math.max(1, x1 - x0), height);
    }
  }

  S.paintBars = (canvas, width, height, group) => {
    const { model, a, b } = S.now;
    const pixels = Math.max(1, Math.floor(width));
    const context = S.fit(canvas, pixels, height);
    const values = columns(model, group, pixels);
    context.fillStyle = S.ink.faint;
    context.fillRect(0, 3, pixels, height - 9);
    context.fillStyle = S.ink.seen;
    for (let x = 0; x < pixels;) {
      let end = x + 1;
      // Nothing and hardly anything are painted apart.
      while (end < pixels && values[end] > 0 === values[x] > 0 && Math.abs(values[end] - values[x]) < 0.004) end += 1;
      if (values[x] > 0) {
        context.globalAlpha = 0.12 + 0.88 * Math.min(1, values[x]);
        context.fillRect(x, 3, end - x, height - 9);
      }
      x = end;
    }
    context.globalAlpha = 1;
    paintStretches(context, a, group, pixels, height - 5, 2);
    if (b) {
      context.globalAlpha = 0.5;
      paintStretches(context, b, group, pixels, height - 2, 1.5);
      context.globalAlpha = 1;
    }
    for (const rule of b ? [b, a] : [a]) {
      for (const one of S.of(rule.impressions, group)) {
        const x = S.xOf(one.time, pixels);
        if (x > -6 && x < pixels + 6) S.mark(context, S.clamp(x, 5, pixels - 5), 3 + (height - 9) / 2, rule === b);
      }
      context.strokeStyle = S.ink.held;
      context.lineWidth = 1.75;
      for (const one of S.of(rule.held, group)) {
        const x = S.xOf(one.time, pixels);
        context.fillStyle = S.ink.card;
        context.fillRect(x - 3.5, (height - 6) / 2 - 3.5, 7, 7);
        context.strokeRect(x - 3.5, (height - 6) / 2 - 3.5, 7, 7);
      }
    }
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// The explanation of one item at the moment that is shown: its area as a sum, each rule's need against it, its history.
(function (S) {
  "use strict";

  const area = (value) => S.t("unit.area", { value: S.number(value, 1) });

  function lossName(loss) {
    let name = loss.name;
    if (loss.kind === "cover") {
      name = loss.name || (loss.cover.kind ? loss.cover.kind : S.t("why.cover"));
      if (typeof loss.cover.opacity === "number") name += ", " + S.t("why.opacity", { value: S.number(loss.cover.opacity) });
    }
    return S.t("why.loss." + loss.kind, { name });
  }

  function obstacles(part) {
    const texts = part.gates.map((gate) =>
      gate.name === null ? S.t("why.gate.all") : S.t("why.gate." + gate.kind, { name: gate.kind === "scene" ? S.t("scene." + gate.name) : gate.name }));
    if (part.isHidden) texts.push(S.t("why.hiddenItem"));
    if (!part.isMeasurable) texts.push(S.t("why.unmeasurable"));
    if (part.isSilent) texts.push(S.t("why.silent"));
    return texts;
  }

  function sentence(part) {
    if (!(part.area > 0)) return S.t("why.noarea");
    if (part.fraction >= 1) return S.t("why.whole", { area: area(part.area) });
    if (part.visible <= 0) return S.t("why.none", { area: area(part.area) });
    return S.t("why.part", { area: area(part.area), rest: area(part.visible), share: S.percent(part.fraction) });
  }

  /** The sum as a bar and a table: the whole area, less what each thing takes, and what is left. */
  function sum(part) {
    const rows = [
      ...part.losses.map((loss) => ({ kind: loss.kind, name: lossName(loss), area: loss.area })),
      { kind: "rest", name: S.t("why.rest"), area: part.visible },
    ];
    const unaccounted = part.area - rows.reduce((total, row) => total + row.area, 0);
    const bar = S.el("div", { class: "stack", role: "img", "aria-label": S.t("why.bar") + ": " + rows.slice().reverse().map((row) => row.name + " " + S.percent(row.area / part.area)).join(", ") });
    for (const row of rows.slice().reverse()) {
      if (row.area > 0) bar.append(S.el("span", { class: "part " + row.kind, style: { "flex-grow": row.area / part.area }, title: row.name }));
    }
    if (unaccounted > part.area * 1e-6) bar.append(S.el("span", { class: "part hidden", style: { "flex-grow": unaccounted / part.area } }));
    const line = (kind, name, value, sign) => S.el("tr", { class: kind },
      S.el("th", { scope: "row" }, S.el("span", { class: "key " + kind, "aria-hidden": "true" }), name),
      S.el("td", { text: (sign || "") + area(value) }), S.el("td", { text: S.percent(value / part.area) }));
    return [
      bar,
      S.el("table", { class: "sum" }, S.el("tbody", null,
        line("all", S.t("why.all"), part.area),
        part.losses.map((loss) => line(loss.kind, lossName(loss), loss.area, "− ")),
        line("rest", S.t("why.rest"), part.visible, "= "))),
    ];
  }

  const shareKeys = ["area", "viewport", "extent"];
  function needText(need) {
    if (shareKeys.includes(need.key)) return [S.percent(need.has), need.need > 0 ? S.percent(need.need) : S.t("rule.any")];
    if (need.key === "alpha") return [S.number(need.has), S.number(need.need)];
    return [S.seconds(Math.max(0, need.has)), S.seconds(need.need)];
  }

  function needRow(need) {
    const met = S.el("span", { class: "met " + (need.holds ? "yes" : "no"), "aria-hidden": "true", text: need.holds ? "✓" : "×" });
    const told = S.el("span", { class: "unseen", text: S.t(need.holds ? "why.met" : "why.unmet") });
    if (need.key === "motion") {
      const text = need.kind === "settled"
        ? S.t("why.motion.settled") + " – " + S.t(need.holds ? "why.motion.idle" : "why.motion.moving")
        : S.t("why.motion.slower", { speed: S.number(need.need, 0), has: S.number(need.has, 0) });
      return S.el("li", null, met, S.el("span", { class: "what", text: S.t("why.part.motion") }), S.el("span", { class: "values", text }), told);
    }
    const [has, wants] = needText(need);
    const scale = Math.max(need.has, need.need, 1e-9) * (shareKeys.includes(need.key) || need.key === "alpha" ? 1 : 1.05);
    const top = shareKeys.includes(need.key) || need.key === "alpha" ? Math.max(1, scale) : scale;
    const meter = S.el("span", { class: "meter", "aria-hidden": "true" },
      S.el("span", { class: "has", style: { width: (100 * S.clamp(need.has / top, 0, 1)).toFixed(2) + "%" } }),
      need.need > 0 && S.el("span", { class: "needs", style: { left: (100 * S.clamp(need.need / top, 0, 1)).toFixed(2) + "%" } }));
    return S.el("li", null, met, S.el("span", { class: "what", text: S.t("why.part." + need.key) }),
      S.el("span", { class: "values", text: S.t("why.needs", { has, need: wants }) }), meter, told);
  }

  function verdict(model, rule, part, needs, time) {
    if (!needs.applies) return S.t("verdict.notApplied");
    const found = S.stateAt(model, rule, part.item.group, time);
    if (found.state === "counted") return S.t("verdict.counted", { time: S.clock(found.last.time) });
    if (found.state === "held") return S.t("verdict.held", { time: S.clock(found.held.time), why: S.t("held." + found.held.why) });
    if (part.gates.length) return S.t("verdict.gates");
    const texts = [];
    if (needs.isViewable) texts.push(needs.missing > 0 ? S.t("verdict.viewable", { time: S.seconds(needs.missing) }) : S.t("verdict.due"));
    else texts.push(S.t("verdict.unviewable"));
    if (found.last) texts.push(S.t("verdict.before", { time: S.clock(found.last.time) }));
    if (needs.heldBack) texts.push(S.t("verdict.holds"));
    return texts.join(" ");
  }

  function rulePart(model, rule, part, time) {
    const needs = S.needs(model, rule, part, time, !S.now.playing);
    const found = S.stateAt(model, rule, part.item.group, time);
    return S.el("section", { class: "rule" + (rule === S.now.a || rule === S.now.b ? " chosen" : "") },
      S.el("h4", null, S.stateIcon(found.state, found.progress, 18), S.el("span", { text: rule.label })),
      S.el("p", { class: "verdict", text: verdict(model, rule, part, needs, time) }),
      needs.applies && S.el("ul", { class: "needs-list" }, needs.parts.map(needRow)),
      S.el("p", { class: "fine", text: S.ruleWords(rule) + "; " + S.repeatWords(rule) + "." }));
  }

  function history(model, rule, item) {
    const lines = rule.book.events
      .filter((event) => model.items[event[2]].group === item.group && (event[1] !== "impression" || event[3] === rule.number))
      .map((event) => ({ time: event[0], text: S.eventWords(model, rule.book, event) }));
    for (const one of S.of(rule.held, item.group)) {
      lines.push({ time: one.time, text: S.t("why.event.held", { rule: rule.label, why: S.t("held." + one.why) }) });
    }
    lines.sort((x, y) => x.time - y.time);
    return S.el("ol", { class: "history" }, lines.slice(0, 200).map((line) => S.el("li", null,
      S.el("button", { type: "button", class: "plain", on: { click: () => { S.pause(); S.seek(line.time); } } },
        S.el("span", { class: "when", text: S.clock(line.time) }), " ", S.el("span", { text: line.text })))));
  }

  function title(model, item) {
    const facts = [S.t("why.in", { surface: model.surfaces[item.surface].id })];
    if (item.content !== null && item.content !== item.id) facts.push(item.content);
    if (item.index !== null) facts.push(S.t("why.position", { index: item.index }));
    return S.el("div", { class: "what-item" }, S.el("h3", { text: item.id.trim() === "" ? "“" + item.id + "”" : item.id }), S.el("p", { text: facts.join(" · ") }));
  }

  const isBad = (item, time) => {
    const place = S.lastRow(item.frames, time);
    return place >= 0 && item.frames[place][1] === null && item.frames[place][2] === "bad";
  };

  let parts = null; // the elements of the item that is shown

  function frame(model, item) {
    parts = { item: item.number, rule: S.now.a, language: S.language, sum: S.el("div"), rules: S.el("div") };
    const details = (key, node, isOpen) => S.el("details", isOpen ? { open: true } : null, S.el("summary", { text: S.t(key) }), node);
    S.show(S.at("why-body"), title(model, item), parts.sum, S.el("h3", { class: "small", text: S.t("why.rules") }), parts.rules,
      details("why.history", history(model, S.now.a, item), true),
      item.attributes && details("why.attributes", S.el("pre", { text: JSON.stringify(item.attributes, null, 2) })));
  }

  S.why = {
    paint(time) {
      const { model, item: number, a, b } = S.now;
      S.at("why-close").hidden = number < 0;
      S.at("why").classList.toggle("empty", number < 0);
      if (!model || number < 0) {
        parts = null;
        S.show(S.at("why-body"), S.el("p", { class: "hint", text: S.t("why.choose") }));
        return;
      }
      const item = model.items[number];
      if (!parts || parts.item !== number || parts.rule !== a || parts.language !== S.language) frame(model, item);
      const part = S.explain(model, number, time, a.book);
      if (!part) {
        S.show(parts.sum, S.el("p", { class: "sentence", text: S.t(isBad(item, time) ? "why.bad" : "why.gone") }));
        S.show(parts.rules);
        return;
      }
      S.show(parts.sum, obstacles(part).map((text) => S.el("p", { class: "obstacle", text })),
        S.el("p", { class: "sentence", text: sentence(part) }), part.area > 0 && sum(part));
      const order = [a, b, ...model.rules].filter((rule, i, all) => rule && all.indexOf(rule) === i);
      S.show(parts.rules, order.map((rule) => rulePart(model, rule, part, time)));
    },
  };

  /** Explains an item, or none with -1. */
  S.explainItem = (number) => {
    S.now.item = number;
    if (number >= 0) S.lanes.reveal(S.now.model.items[number].group);
    S.tell("item");
    if (number >= 0) S.announce(S.nameOf(S.now.model.items[number]) + ": " + S.whyText());
  };

  /** The explanation in a sentence or two, for screen readers. */
  S.whyText = () => {
    const { model, item, a, time } = S.now;
    const part = S.explain(model, item, time, a.book);
    if (!part) return S.t("why.gone");
    return sentence(part) + " " + a.label + ": " + verdict(model, a, part, S.needs(model, a, part, time, false), time);
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Charts as SVG: every bar is a button that leads to its items.
(function (S) {
  "use strict";

  /** Lets the arrow keys walk through what stands in a row, so that it is one stop for the tab key. */
  S.roving = (nodes) => {
    nodes.forEach((node, place) => {
      node.setAttribute("tabindex", place === 0 ? "0" : "-1");
      node.addEventListener("keydown", (event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const next = by ? nodes[S.clamp(place + by, 0, nodes.length - 1)]
          : event.key === "Home" ? nodes[0] : event.key === "End" ? nodes[nodes.length - 1] : null;
        if (next) {
          nodes.forEach((one) => one.setAttribute("tabindex", one === next ? "0" : "-1"));
          next.focus();
        } else if (event.key === "Enter" || event.key === " ") node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else return;
        event.preventDefault();
        event.stopPropagation();
      });
    });
  };

  S.isNarrow = () => window.innerWidth <= 760;

  function nice(value) {
    // The next of 1, 2, 5 times a power of ten.
    const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
    return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= value - 1e-12);
  }

  /**
   * A bar chart. Bars have `value`, `label` below, `name` for screen readers, `groups`, and `solid`, the share of the bar
   * that is filled; `line` is a place between bars, in bars from the left.
   */
  S.barChart = ({ bars, title, unit, line, lineLabel, labelEvery }) => {
    // Drawn for the room there is, so that texts keep their size.
    const [width, height, left, top, bottom] = [S.isNarrow() ? 330 : 560, 190, S.isNarrow() ? 30 : 40, 14, 26];
    const most = Math.max(...bars.map((bar) => bar.value), 0);
    const step = nice(Math.max(most, unit === "count" ? 1 : 0.1) / 4);
    const scale = Math.max(unit === "count" ? 4 : 0, Math.ceil(most / step - 1e-9) * step, step);
    const room = (width - left - 6) / bars.length;
    const y = (value) => top + (1 - value / scale) * (height - top - bottom);
    const chart = S.svg("svg", { viewBox: "0 0 " + width + " " + height, class: "chart", role: "group", "aria-label": title });
    for (let value = 0; value <= scale + 1e-9; value += step) {
      if (unit === "count" && !Number.isInteger(Math.round(value * 1e6) / 1e6)) continue;
      chart.append(S.svg("line", { x1: left, x2: width - 6, y1: y(value), y2: y(value), class: value === 0 ? "axis" : "grid" }),
        S.svg("text", { x: left - 6, y: y(value) + 3.5, class: "tick end" }, S.number(value, 1)));
    }
    const nodes = bars.map((bar, place) => {
      const x = left + place * room;
      const wide = Math.max(1, room - Math.min(4, room * 0.2));
      const tall = Math.max(bar.value > 0 ? 1.5 : 0, y(0) - y(bar.value));
      const solid = tall * (bar.solid === undefined ? 1 : bar.solid);
      const node = S.svg("g", { role: "button", "aria-label": bar.name, class: "bar" + (bar.groups.length ? "" : " nil") },
        S.svg("title", null, bar.name),
        S.svg("rect", { x, y: top, width: room, height: height - top - bottom + 20, class: "catch" }),
        S.svg("rect", { x: x + (room - wide) / 2, y: y(0) - tall, width: wide, height: tall, class: "hollow" }),
        S.svg("rect", { x: x + (room - wide) / 2, y: y(0) - solid, width: wide, height: solid, class: "solid" }));
      if (place % (labelEvery || 1) === 0) node.append(S.svg("text", { x: x + room / 2, y: height - 8, class: "tick mid" }, bar.label));
      node.addEventListener("click", () => {
        if (bar.groups.length) S.traceBack(bar.name, bar.groups);
      });
      return node;
    });
    chart.append(...nodes);
    if (line !== undefined && line !== null) {
      const x = left + line * room;
      chart.append(S.svg("line", { x1: x, x2: x, y1: 2, y2: y(0), class: "need" }), S.svg("text", { x: x + 4, y: 10, class: "tick" }, lineLabel || ""));
    }
    S.roving(nodes);
    return chart;
  };

  /** A number that leads to its items. */
  S.numberButton = (n, what, groups) =>
    S.el("button", {
      type: "button", class: "number", disabled: groups.length === 0, "aria-label": S.t("figure.open", { n, what }),
      on: { click: () => S.traceBack(what, groups) },
    }, S.number(n));
})(window.Sightline);
// SPDX-License-Identifier: MIT
// The numbers of a trace: by rule, dwell, position, ledger, what nearly counted. Every one leads to its items.
(function (S) {
  "use strict";

  const th = (text, isNumber) => S.el("th", { scope: "col", class: isNumber ? "n" : null, text });
  const td = (child) => S.el("td", { class: "n" }, child);

  /** The big numbers above the time line. */
  S.paintKeyFigures = () => {
    const { model, a } = S.now;
    const figures = S.figures(model, a);
    const one = (key, n, groups) => S.el("button", {
      type: "button", class: "figure " + key, disabled: groups.length === 0, "data-figure": key,
      "aria-label": S.t("figure.open", { n, what: S.t("figure." + key) }),
      on: { click: () => S.traceBack(S.t("figure." + key) + (key === "seen" ? "" : ", " + a.label), groups) },
    }, S.el("b", { text: S.number(n) }), S.el("span", { text: S.t("figure." + key) }));
    const heldCount = [...a.held.values()].reduce((sum, list) => sum + list.length, 0);
    S.show(S.at("keyfigures"),
      one("seen", figures.seen.length, figures.seen), one("counted", figures.counted.length, figures.counted),
      one("impressions", figures.impressions.length, figures.counted), one("near", figures.near.length, figures.near),
      one("held", heldCount, figures.held));
  };

  function byRule(model) {
    const rows = model.rules.map((rule) => {
      const figures = S.figures(model, rule);
      const cell = (n, key, groups) => td(S.numberButton(n, S.t("numbers." + key) + ", " + rule.label, groups));
      return S.el("tr", { class: rule === S.now.a ? "chosen" : null }, S.el("th", { scope: "row" }, rule.label, S.el("small", { text: S.ruleWords(rule) })),
        cell(figures.seen.length, "seen", figures.seen), cell(figures.counted.length, "counted", figures.counted),
        cell(figures.impressions.length, "impressions", figures.counted), cell(figures.near.length, "near", figures.near));
    });
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.rule")),
      ["seen", "counted", "impressions", "near"].map((key) => th(S.t("numbers." + key), true)))), S.el("tbody", null, rows));
  }

  function dwell(model, rule) {
    const bins = S.dwellBins(model, rule);
    const time = (value) => S.seconds(value);
    const bars = bins.map((bin) => {
      const n = bin.groups.length;
      const name = bin.from === null ? S.t("numbers.dwellNone", { n })
        : bin.to === Infinity ? S.t("numbers.dwellLast", { n, from: time(bin.from) })
          : S.t("numbers.dwellBar", { n, from: S.number(bin.from), to: time(bin.to) });
      return { value: n, label: bin.from === null ? S.t("numbers.never") : S.number(bin.from), name, groups: bin.groups };
    });
    const place = bins.findIndex((bin) => bin.from !== null && bin.from >= rule.continuous - 1e-9);
    return S.barChart({
      bars, title: S.t("numbers.dwell"), unit: "count", line: rule.continuous > 0 && place >= 0 ? place : null,
      lineLabel: S.seconds(rule.continuous || 0),
    });
  }

  function position(model, rule) {
    const { surface, bins } = S.positionBins(model, rule, 48);
    if (!bins.length) return null;
    const bars = bins.map((bin) => {
      const values = { from: String(bin.from), to: String(bin.to), n: bin.counted, time: S.seconds(bin.time, 1) };
      return {
        value: bin.time, label: String(bin.from), groups: bin.groups, solid: bin.groups.length ? bin.counted / bin.groups.length : 0,
        name: S.t(bin.from === bin.to ? "numbers.positionBar" : "numbers.positionBars", values),
      };
    });
    return [
      S.el("p", { class: "hint", text: S.t("numbers.positionHint", { surface: model.surfaces[surface].id, rule: rule.label }) }),
      S.barChart({ bars, title: S.t("numbers.position"), unit: "seconds", labelEvery: Math.ceil(bars.length / (S.isNarrow() ? 8 : 14)) }),
    ];
  }

  function ledger(model) {
    const rows = model.rules.filter((rule) => rule.ledger).map((rule) => S.el("tr", null, S.el("th", { scope: "row", text: rule.label }),
      S.ledgerParts.map((part) => td(S.numberButton(rule.ledger[part] || 0, S.t("ledger." + part) + ", " + rule.label, S.groupsOf(rule, part))))));
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.rule")),
      S.ledgerParts.map((part) => th(S.t("ledger." + part), true)))), S.el("tbody", null, rows));
  }

  S.nearRows = (model, rule) => [...rule.near].map(([group, list]) => {
    const near = list.reduce((best, one) => (one.nearness > best.nearness ? one : best), list[0]);
    return { group, near, item: model.items[near.item], missing: S.missingWords(rule, near) };
  }).sort((x, y) => y.near.nearness - x.near.nearness || x.group - y.group);

  function nearly(model, rule) {
    const rows = S.nearRows(model, rule);
    if (!rows.length) return S.el("p", { class: "hint", text: S.t("numbers.nearlyNone", { rule: rule.label }) });
    return S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.item")), th(S.t("numbers.longest"), true),
      th(S.t("numbers.most"), true), th(S.t("numbers.missing")))),
      S.el("tbody", null, rows.slice(0, 200).map((row) => S.el("tr", null,
        S.el("th", { scope: "row" }, S.itemButton(row.item, row.group, rule)),
        S.el("td", { class: "n", text: S.seconds(row.near.longest) }), S.el("td", { class: "n", text: S.percent(row.near.most) }), S.el("td", { text: row.missing })))));
  }

  /** A button that goes to where an item was nearest to counting, and explains it. */
  S.itemButton = (item, group, rule) => S.el("button", {
    type: "button", class: "plain link", text: S.nameOf(item),
    on: {
      click: () => {
        const longest = S.of(rule.stretches, group).reduce((best, one) => (!best || one.dwell > best.dwell ? one : best), null);
        const appearance = S.of(rule.book.appearances, group)[0];
        const time = S.of(rule.impressions, group).length ? S.of(rule.impressions, group)[0].time
          : longest ? longest.to - 1 : appearance ? appearance.from : S.now.time;
        S.pause();
        S.seek(Math.max(0, time));
        S.explainItem(item.number);
        S.at("why").scrollIntoView({ block: "nearest" });
      },
    },
  });

  S.paintNumbers = () => {
    const { model, a } = S.now;
    const panel = S.at("panel-numbers");
    if (!model || !a || panel.hidden) return;
    const part = (title, ...content) => S.el("section", { class: "card" }, S.el("h3", { text: title }), ...content);
    S.show(panel,
      S.el("div", { class: "bar end" }, S.el("button", { type: "button", id: "csv-numbers", "aria-label": S.t("csv.numbers"), title: S.t("csv.numbers"), on: { click: () => S.saveNumbers() } }, "CSV")),
      S.el("div", { class: "cards" },
        part(S.t("numbers.rules"), byRule(model)),
        part(S.t("numbers.dwell"), S.el("p", { class: "hint", text: S.t("numbers.dwellHint", { rule: a.label }) }), dwell(model, a)),
        part(S.t("numbers.position"), position(model, a)),
        part(S.t("numbers.nearly") + " · " + a.label, nearly(model, a)),
        part(S.t("numbers.ledger"), ledger(model))));
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Two rules side by side: their numbers, and the items on which they differ.
(function (S) {
  "use strict";

  /** Groups counted by both, by one alone, by neither. */
  S.differences = (model, a, b) => {
    const [inA, inB] = [a.impressions, b.impressions];
    const seen = [...new Set([...S.figures(model, a).seen, ...S.figures(model, b).seen])].sort((x, y) => x - y);
    return {
      both: seen.filter((group) => inA.has(group) && inB.has(group)),
      onlyA: seen.filter((group) => inA.has(group) && !inB.has(group)),
      onlyB: seen.filter((group) => !inA.has(group) && inB.has(group)),
      neither: seen.filter((group) => !inA.has(group) && !inB.has(group)),
    };
  };

  /** Why a rule did not count a group that the other counted. */
  S.whyNot = (model, rule, group) => {
    const held = S.of(rule.held, group)[0];
    if (held) return S.t("two.held", { why: S.t("held." + held.why) });
    if (!rule.applies(S.faceOf(model, rule, group).number)) return S.t("verdict.notApplied");
    const longest = S.longest(rule, group);
    const need = Math.max(rule.continuous || 0, rule.cumulative || 0);
    if (longest > 0 && longest < need) return S.t("two.short", { has: S.seconds(longest), need: S.seconds(need) });
    const most = S.mostSeen(model, group);
    if (rule.fraction > 0 && rule.of === "item" && !S.reaches(most, rule.fraction)) {
      return S.t("two.area", { has: S.percent(most), need: S.percent(rule.fraction) });
    }
    return S.t(longest > 0 ? "two.other" : "two.never");
  };

  S.differenceRows = (model, a, b) => {
    const found = S.differences(model, a, b);
    const row = (counted, other) => (group) => ({
      group, item: S.faceOf(model, counted, group), rule: counted, time: S.of(counted.impressions, group)[0].time,
      times: S.of(counted.impressions, group).length, why: S.whyNot(model, other, group),
    });
    return [...found.onlyA.map(row(a, b)), ...found.onlyB.map(row(b, a))].sort((x, y) => x.time - y.time);
  };

  function square(found, a, b) {
    const cell = (key, text) => {
      const groups = found[key];
      return S.el("div", { class: "cell " + key }, S.numberButton(groups.length, text, groups), S.el("span", { text }));
    };
    return S.el("div", { class: "square" }, cell("onlyA", S.t("two.only", { rule: a.label })), cell("both", S.t("two.both")),
      cell("onlyB", S.t("two.only", { rule: b.label })), cell("neither", S.t("two.neither")));
  }

  function head(rule, isSecond, model) {
    const figures = S.figures(model, rule);
    const fact = (n, key, groups) => S.el("span", null, S.numberButton(n, S.t("figure." + key) + ", " + rule.label, groups), " ", S.t("figure." + key));
    return S.el("section", { class: "card side" + (isSecond ? " second" : "") },
      S.el("h3", null, S.el("span", { class: "diamond" + (isSecond ? " hollow" : ""), "aria-hidden": "true" }), rule.label),
      S.el("p", { class: "hint", text: S.ruleWords(rule) + "; " + S.repeatWords(rule) + "." }),
      S.el("p", { class: "facts" }, fact(figures.counted.length, "counted", figures.counted), fact(figures.impressions.length, "impressions", figures.counted),
        fact(figures.near.length, "near", figures.near)));
  }

  S.paintTwo = () => {
    const { model, a, b } = S.now;
    const panel = S.at("panel-two");
    if (!model || !a || panel.hidden) return;
    if (!b) {
      S.show(panel, S.el("p", { class: "hint pad", text: S.t("two.choose") }));
      return;
    }
    const rows = S.differenceRows(model, a, b);
    const th = (text, isNumber) => S.el("th", { scope: "col", class: isNumber ? "n" : null, text });
    const table = S.el("table", { class: "wide" }, S.el("thead", null, S.el("tr", null, th(S.t("numbers.item")), th(S.t("figure.counted")),
      th(S.t("index.impressions"), true), th(S.t("two.why")))),
      S.el("tbody", null, rows.map((row) => S.el("tr", null,
        S.el("th", { scope: "row" }, S.itemButton(row.item, row.group, row.rule)),
        S.el("td", null, S.el("span", { class: "diamond" + (row.rule === b ? " hollow" : ""), "aria-hidden": "true" }), row.rule.label + " " + S.clock(row.time)),
        S.el("td", { class: "n", text: S.number(row.times) }), S.el("td", { text: row.why })))));
    S.show(panel,
      S.el("div", { class: "bar end" }, S.el("button", { type: "button", id: "csv-two", "aria-label": S.t("csv.two"), title: S.t("csv.two"), on: { click: () => S.saveTwo() } }, "CSV")),
      S.el("div", { class: "sides" }, head(a, false, model), head(b, true, model)),
      square(S.differences(model, a, b), a, b),
      S.el("section", { class: "card" }, S.el("h3", { text: rows.length ? S.t("two.differ", { n: rows.length }) : S.t("two.same") }), rows.length > 0 && table));
  };
})(window.Sightline);
// SPDX-License-Identifier: MIT
// What is shown, as CSV: RFC 4180, UTF-8 with a byte order mark, and no cell that a spreadsheet takes for a formula.
(function (S) {
  "use strict";

  /** One cell. Texts that begin like a formula get an apostrophe before them; numbers are numbers. */
  S.csvCell = (value) => {
    if (value === null || value === undefined) return "";
    if (typeof value === "number") return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : "";
    let text = String(value);
    if (/^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) || /^[\t\r\n]/.test(text)) text = "'" + text;
    return /[",\r\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
  };

  S.csv = (rows) => rows.map((row) => row.map(S.csvCell).join(",")).join("\r\n") + "\r\n";

  function save(kind, rows) {
    const base = S.now.model ? S.now.model.name : "traces";
    const name = base.replace(/(\.trace)?\.jsonl(\.gz)?$/, "").replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80) + "-" + kind + ".csv";
    const text = S.csv(rows);
    S.lastCSV = { name, text };
    const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
    const link = S.el("a", { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    S.announce(S.t("live.saved", { name }));
  }

  const seconds = (micros) => S.now.model.start + micros / 1e6;

  /** The items in the lanes, as filtered and in their order. Column names are those of the event format, in English. */
  S.itemRows = () => {
    const { model, a, b } = S.now;
    const places = S.positions(model);
    const rules = b ? [a, b] : [a];
    const head = ["trace", "surface", "item", "content", "position", "firstSeen", "visibleTime", "appearances", "maxFraction"];
    for (const rule of rules) head.push(...["longest", "impressions", "firstImpression", "outcome"].map((name) => rule.label + " " + name));
    return [head, ...S.lanes.shown().map((group) => {
      const item = S.faceOf(model, a, group);
      const appearances = S.of(a.book.appearances, group);
      const row = [
        model.name, model.surfaces[item.surface].id, item.id, item.content, places.get(item.number),
        appearances.length ? seconds(appearances[0].from) : null, S.visibleTime(a, group, Infinity), appearances.length,
        S.mostSeen(model, group),
      ];
      for (const rule of rules) {
        const all = S.of(rule.impressions, group);
        row.push(S.longest(rule, group), all.length, all.length ? seconds(all[0].time) : null, S.outcome(rule, group));
      }
      return row;
    })];
  };

  S.numberRows = () => {
    const { model, a } = S.now;
    const rows = [["table", "rule", "key", "value", "items"]];
    const names = (groups) => groups.map((group) => S.faceOf(model, a, group).id).join(" ");
    for (const rule of model.rules) {
      const figures = S.figures(model, rule);
      for (const key of ["seen", "counted", "near", "held"]) rows.push(["rules", rule.label, key, figures[key].length, names(figures[key])]);
      rows.push(["rules", rule.label, "impressions", figures.impressions.length, names(figures.counted)]);
    }
    for (const bin of S.dwellBins(model, a)) {
      rows.push(["dwell", a.label, bin.from === null ? "never" : bin.from, bin.groups.length, names(bin.groups)]);
    }
    for (const bin of S.positionBins(model, a, 48).bins) {
      rows.push(["position", a.label, bin.from === bin.to ? bin.from : bin.from + ".." + bin.to, bin.time, names(bin.groups)]);
    }
    for (const row of S.nearRows(model, a)) rows.push(["nearly", a.label, row.missing, row.near.longest, row.item.id]);
    for (const rule of model.rules) {
      if (rule.ledger) for (const part of S.ledgerParts) rows.push(["ledger", rule.label, part, rule.ledger[part] || 0, names(S.groupsOf(rule, part))]);
    }
    return rows;
  };

  S.saveItems = () => save("items", S.itemRows());
  S.saveNumbers = () => save("numbers", S.numberRows());
  S.saveTwo = () => {
    const { model, a, b } = S.now;
    save("two-rules", [["surface", "item", "content", "countedBy", "firstImpression", "impressions", "whyNot"],
      ...S.differenceRows(model, a, b).map((row) => [
        model.surfaces[row.item.surface].id, row.item.id, row.item.content, row.rule.label, seconds(row.time), row.times, row.why,
      ])]);
  };
  S.saveIndex = () => save("index", S.indexRows());
})(window.Sightline);
// SPDX-License-Identifier: MIT
// Several traces: a row for each, with totals.
(function (S) {
  "use strict";

  /** Rules of all traces, in the order in which they come. */
  function rulesOf(traces) {
    const names = new Map();
    for (const trace of traces) {
      for (const book of trace.books || []) {
        for (const rule of book.rules) names.set(book.name + "\n" + rule.rule, { book: book.name, rule: rule.rule });
      }
    }
    return [...names.values()];
  }

  function countsOf(trace, wanted) {
    const book = (trace.books || []).find((one) => one.name === wanted.book);
    return (book && book.rules.find((one) => one.rule === wanted.rule)) || { counted: 0, impressions: 0, nearly: 0 };
  }

  const kinds = ["counted", "impressions", "nearly"];
  const sum = (traces, value) => traces.reduce((total, trace) => total + value(trace), 0);

  S.indexRows = () => {
    const { traces } = S.index;
    const rules = rulesOf(traces);
    const facts = (trace) => [trace.seconds, trace.inputs, trace.items, trace.seen, ...rules.flatMap((rule) => kinds.map((kind) => countsOf(trace, rule)[kind])), trace.warnings];
    const head = ["trace", "source", "device", "seconds", "inputs", "items", "seen", ...rules.flatMap((rule) => kinds.map((kind) => rule.rule + " " + kind)), "warnings"];
    const rows = traces.map((trace) => [trace.name, trace.source, trace.device, ...facts(trace)]);
    const total = rows.reduce((sums, row) => sums.map((value, i) => value + (row[i + 3] || 0)), new Array(head.length - 3).fill(0));
    return [head, ...rows, ["total", "", "", ...total]];
  };

  S.paintIndex = () => {
    const { traces } = S.index;
    const rules = rulesOf(traces);
    const th = (text, isNumber, span) => S.el("th", { scope: "col", class: isNumber ? "n" : null, colspan: span, text });
    const n = (value) => S.el("td", { class: "n", text: S.number(value) });
    const open = (trace, place) => (trace.element ? S.el("a", { href: "#trace=" + place, text: trace.name }) : S.el("span", { text: trace.name }));
    const facts = (trace) => [trace.line > 1 ? S.t("index.line", { line: String(trace.line) }) : null, trace.device || null].filter(Boolean).join(" · ");
    // Each number leads to its items: the address names trace, rule and which of its items.
    const link = (trace, place, rule, which, value) => {
      if (!trace.element || !value) return n(value);
      const values = new URLSearchParams({ trace: place, which });
      if (rule) {
        values.set("book", rule.book);
        values.set("rule", rule.rule);
      }
      return S.el("td", { class: "n" }, S.el("a", { href: "#" + values, text: S.number(value), "aria-label": S.t("index.open", {
        n: value, what: S.t("figure." + (which === "all" ? "seen" : which === "near" ? "near" : "counted")), name: trace.name,
      }) }));
    };
    const which = { counted: "counted", impressions: "counted", nearly: "near" };
    const body = traces.map((trace, place) => S.el("tr", null,
      S.el("th", { scope: "row" }, open(trace, place), S.el("small", { text: facts(trace) }),
        trace.error && S.el("small", { class: "warn", text: trace.error })),
      S.el("td", null, S.sourceBadge(trace.source)),
      S.el("td", { class: "n", text: S.clock(trace.seconds * 1e6, 1) }), n(trace.inputs), n(trace.items), link(trace, place, null, "all", trace.seen),
      rules.map((rule) => kinds.map((kind) => link(trace, place, rule, which[kind], countsOf(trace, rule)[kind]))), n(trace.warnings || 0)));
    const totals = S.el("tr", { class: "total" }, S.el("th", { scope: "row", text: S.t("index.total") }), S.el("td"),
      S.el("td", { class: "n", text: S.clock(sum(traces, (one) => one.seconds) * 1e6, 1) }),
      ["inputs", "items", "seen"].map((key) => n(sum(traces, (one) => one[key] || 0))),
      rules.map((rule) => kinds.map((kind) => n(sum(traces, (one) => countsOf(one, rule)[kind])))),
      n(sum(traces, (one) => one.warnings || 0)));
    const head = S.el("thead", null,
      S.el("tr", { class: "groups" }, S.el("td", { colspan: 6 }), rules.map((rule) => S.el("th", { scope: "colgroup", colspan: 3, text: rule.rule })), S.el("td")),
      S.el("tr", null, th(S.t("index.name")), th(S.t("index.source")), ["length", "inputs", "items", "seen"].map((key) => th(S.t("index." + key), true)),
        rules.map(() => kinds.map((kind) => th(S.t("index." + kind), true))), th(S.t("index.warnings"), true)));
    S.show(S.at("index-body"),
      S.el("div", { class: "bar" }, S.el("p", { class: "grow hint", text: S.t("index.count", { n: traces.length }) }),
        S.el("button", { type: "button", id: "csv-index", "aria-label": S.t("csv.index"), title: S.t("csv.index"), on: { click: () => S.saveIndex() } }, "CSV")),
      S.el("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": S.t("index.title") }, S.el("table", { class: "wide index-table" }, head, S.el("tbody", null, body), S.el("tfoot", null, totals))));
  };

  /** Where a trace comes from; simulated ones stand out. */
  S.sourceBadge = (source) => {
    const isSimulated = source === "simulated";
    return S.el("span", { class: "badge" + (isSimulated ? " simulated" : ""), text: isSimulated ? S.t("source.simulated") : source || "–" });
  };
})(window.Sightline);
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
// SPDX-License-Identifier: MIT
// Puts it together: what is open, what is chosen, and what has to be painted when one of these changes.
(function (S) {
  "use strict";

  const opened = new Map();

  S.openTab = (name, takesFocus) => {
    S.now.tab = name;
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const isOpen = tab.id === "tab-" + name;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      S.at("panel-" + tab.id.slice(4)).hidden = !isOpen;
      if (isOpen && takesFocus) tab.focus();
    }
    S.paintNumbers();
    S.paintTwo();
    S.lanes.paint();
  };

  function notices(model) {
    const lines = [];
    if (model.source === "simulated") lines.push(S.el("p", { text: S.t("notice.simulated") }));
    if (model.error) lines.push(S.el("p", { class: "warn", text: S.t("notice.error", { text: model.error }) }));
    if (model.thinned) {
      lines.push(S.el("p", { text: S.t("notice.thinned", { from: S.number(model.thinned.from), to: S.number(model.thinned.to), step: S.seconds(model.thinned.step / 1e6, 3) }) }));
    }
    if (model.problems.length) {
      lines.push(S.el("details", null, S.el("summary", { text: S.t("notice.problems", { n: model.problems.length }) }),
        S.el("ul", null, model.problems.slice(0, 200).map((one) => S.el("li", { text: one.line > 0 ? S.t("notice.problem", { line: String(one.line), text: one.text }) : one.text })))));
    }
    S.at("notices").hidden = lines.length === 0;
    S.show(S.at("notices"), lines);
  }

  function head() {
    const { model } = S.now;
    const several = S.index.traces.length > 1;
    S.at("all").hidden = !several || !model;
    S.at("rules").hidden = !model;
    S.at("language").textContent = S.language === "zh" ? "English" : "中文";
    S.at("language").lang = S.language === "zh" ? "en" : "zh-Hans";
    S.say(S.at("tool"), S.index.tool || "");
    if (!model) {
      S.say(S.at("title"), S.index.title || S.t("index.title"));
      S.show(S.at("origin"), S.t("index.count", { n: S.index.traces.length }));
      document.title = (S.index.title ? S.index.title + " – " : "") + "Sightline";
      S.at("notices").hidden = true;
      return;
    }
    S.say(S.at("title"), model.name);
    document.title = model.name + " – Sightline";
    S.show(S.at("origin"), S.sourceBadge(model.source), model.device && S.el("span", { text: model.device }), S.el("span", { text: S.seconds(model.end / 1e6, 1) }));
    notices(model);
  }

  function ruleChoices() {
    const { model, a, b } = S.now;
    const options = model.rules.map((rule, place) => S.el("option", { value: place, text: rule.label }));
    S.show(S.at("rule-a"), options);
    S.at("rule-a").value = String(model.rules.indexOf(a));
    S.show(S.at("rule-b"), S.el("option", { value: -1, text: S.t("rule.none") }), options.map((one) => one.cloneNode(true)));
    S.at("rule-b").value = b ? String(model.rules.indexOf(b)) : "-1";
    for (const id of ["rule-a", "rule-b"]) S.at(id).title = id === "rule-a" ? S.ruleWords(a) : b ? S.ruleWords(b) : "";
  }

  S.setRules = (a, b) => {
    S.now.a = a;
    S.now.b = b === a ? null : b;
    S.tell("rule");
  };

  /** The next rule in the list, in the foreground or beside it; beside it "none" is among them. */
  S.nextRule = (which) => {
    const { model, a, b } = S.now;
    const { rules } = model;
    if (which === "a") S.setRules(rules[(rules.indexOf(a) + 1) % rules.length], b);
    else {
      let place = b ? rules.indexOf(b) + 1 : 0;
      if (rules[place] === a) place += 1;
      S.setRules(a, rules[place] || null);
    }
    S.announce(S.t("live.rule", { rule: S.now.a.label + (S.now.b ? " / " + S.now.b.label : "") }));
  };

  /** Measures and paints everything: the page's size, colours, language or trace are new. */
  S.repaint = () => {
    head();
    S.readInk();
    if (!S.now.model) {
      if (S.index.traces.length) S.paintIndex();
      return;
    }
    ruleChoices();
    S.labelLanes();
    S.paintKeyFigures();
    S.onscreen.legend();
    S.at("trace-view").classList.toggle("two", Boolean(S.now.b));
    S.stage.measure();
    S.paintTimeline();
    S.lanes.refresh();
    S.paintNumbers();
    S.paintTwo();
    S.why.paint(S.now.time);
    S.seek(S.now.time);
    S.tell("playing");
  };

  /** When something is first seen: a page that opens on an empty stage tells nothing. */
  function firstSight(model) {
    const event = model.rules.length && model.rules[0].book.events.find((one) => one[1] === "appear");
    return event ? event[0] : 0;
  }

  /** Opens the trace with this number, at a moment or where something is first seen, or the index with -1. */
  S.openTrace = (place, time) => {
    if (S.now.playing) S.pause();
    const row = S.index.traces[place];
    S.at("index-view").hidden = Boolean(row);
    S.at("trace-view").hidden = !row;
    S.now.item = -1;
    S.now.model = null;
    if (row) {
      try {
        if (!row.element) throw new Error(row.error || row.name);
        if (!opened.has(place)) opened.set(place, S.readTrace(JSON.parse(S.at(row.element).textContent)));
      } catch (error) {
        S.at("notices").hidden = false;
        S.show(S.at("notices"), S.el("p", { text: S.t("notice.broken", { text: String(error.message) }) }));
        S.at("trace-view").hidden = true;
        return;
      }
      const model = opened.get(place);
      Object.assign(S.now, { model, a: model.rules[0] || null, b: null, time: S.clamp(Number.isFinite(time) ? time : firstSight(model), 0, model.end) });
      S.now.view = { from: 0, to: Math.max(1, model.end) };
      Object.assign(S.choice, { text: "", which: "all", only: null });
      S.resetCurve();
      S.lanes.refresh();
      S.openTab(S.now.tab);
    }
    S.repaint();
    S.tell("trace");
  };
})(window.Sightline);
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
"""###
}
