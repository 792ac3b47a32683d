// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineReport
#endif

/// A sweep as one page that needs nothing else: heat maps that are tables, so that keyboards and screen readers can go
/// through them. No script, and no network.
struct SweepPage {
  let sweep: Sweep

  var html: String {
    let rules = sweep.plan.rules.map(\.name).joined(separator: ", ")
    let title = HTMLText.escaped("What else \(rules) would count")
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Self.style)\(HeatScale.css)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <p>\(Words.count(sweep.traces, "trace")). Each field: how many of the items that were seen the rule would have
      counted with these values, as a share; below it the items, and the impressions in all. The framed field is the rule
      as it is.</p>
      \(Self.legend)

      """
    for place in sweep.plan.rules.indices { text += part(place) }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif }
    body { margin: 0; background: Canvas; color: CanvasText }
    main { max-width: 75rem; margin: 0 auto; padding: 1rem }
    h1 { font-size: 1.4rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
    .scroll { overflow-x: auto; padding: 3px } .scroll:focus-visible { outline: 3px solid Highlight }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums }
    caption { text-align: start; padding: .5rem 0; font-weight: 600 }
    th { padding: .3rem .6rem; font-weight: 600; text-align: center; white-space: nowrap }
    tbody th, thead th:first-child { text-align: end }
    td { min-width: 3.6rem; padding: .3rem .5rem; text-align: center; border: 1px solid Canvas }
    td b { display: block } td small { display: block; font-size: .75rem; white-space: nowrap }
    td.now { outline: 3px solid CanvasText; outline-offset: -3px }
    .legend { display: flex; align-items: center; gap: .5rem } .legend i { width: 1rem; height: 1rem; display: block }
    .steps { display: flex; border: 1px solid GrayText }
    @media (forced-colors: active) { td { border-color: CanvasText } }

    """

  private static var legend: String {
    let steps = (0...HeatScale.steps).map { "<i class=\"h\($0)\"></i>" }.joined()
    return "<p class=\"legend\"><span>0 %</span><span class=\"steps\" aria-hidden=\"true\">\(steps)</span>"
      + "<span>100 % of what was seen</span></p>"
  }

  private func part(_ place: Int) -> String {
    let rule = sweep.plan.rules[place]
    let part = sweep.parts[place]
    let current = sweep.plan.combination(of: rule.rule)
    var text = "<section>\n<h2>\(HTMLText.escaped(rule.name))</h2>\n<p>As it is: "
    text += HTMLText.escaped(
      "\(RuleWords.area(rule.rule)), \(RuleWords.time(rule.rule)), \(RuleWords.counts(rule.rule))")
    text += ". It counts \(part.base.counted) of \(Words.count(part.seen, "item")) seen "
    text += "(\(Words.share(part.base.counted, of: part.seen))), with "
    text += "\(Words.count(part.base.impressions, "impression")).</p>\n"
    for map in SweepMap.maps(of: sweep, part: place) { text += table(map, rule.name, current) }
    return text + "</section>\n"
  }

  private func table(_ map: SweepMap, _ rule: String, _ current: Int?) -> String {
    let columns = HTMLText.escaped(map.columns.parameter.rawValue)
    let rows = map.rows.map { HTMLText.escaped($0.parameter.rawValue) }
    var caption = HTMLText.escaped(rule) + ": " + (rows.map { "\($0) (down) by " } ?? "") + columns
    caption += map.rows == nil ? "" : " (across)"
    if !map.title.isEmpty { caption += ", with \(HTMLText.escaped(map.title))" }
    var text = "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(caption)\">\n<table>\n"
    text +=
      "<caption>\(caption)</caption>\n<thead><tr><th scope=\"col\">\(rows ?? "")\(rows == nil ? "" : " \\ ")\(columns)"
    text += "</th>"
    for label in map.columns.labels { text += "<th scope=\"col\">\(HTMLText.escaped(label))</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for (row, combinations) in map.cells.enumerated() {
      text += "<tr><th scope=\"row\">\(HTMLText.escaped(map.rows?.labels[row] ?? "counted"))</th>"
      for combination in combinations { text += field(map.part, combination, isCurrent: combination == current) }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n</div>\n"
  }

  private func field(_ part: Sweep.Part, _ combination: Int, isCurrent: Bool) -> String {
    let cell = part.cells[combination]
    let share = part.seen > 0 ? Double(cell.counted) / Double(part.seen) : 0
    let note = isCurrent ? "<small>as it is</small>" : ""
    return "<td class=\"h\(HeatScale.step(share))\(isCurrent ? " now" : "")\">"
      + "<b>\(Words.share(cell.counted, of: part.seen))</b>"
      + "<small>\(Words.count(cell.counted, "item"))</small><small>\(cell.impressions) imp.</small>\(note)</td>"
  }
}
