// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineReport
#endif

/// A summary for people.
struct SummaryTable {
  let summary: ExposureSummary
  let parts: Set<SummaryPart>
  /// Rows of each table.
  let limit: Int
  let plot: Plot

  var text: String {
    var text = total
    if parts.contains(.surface) { text += table("SURFACE", .left, summary.surfaces.map { ([$0.surface], $0.figures) }) }
    if parts.contains(.position) { text += positions }
    if parts.contains(.hour), summary.hours.count > 1 {
      text += table("HOUR", .right, summary.hours.map { (["\($0.hour)"], $0.figures) })
    }
    if parts.contains(.item) { text += items }
    return text
  }

  private var total: String {
    let figures = summary.total
    var text = "\(Words.count(summary.traces, "trace")), \(Words.count(figures.items, "item")) seen in "
    text += "\(Words.count(figures.exposures, "exposure"))\n"
    guard figures.exposures > 0 else { return text }
    text += "  visible for \(seconds(figures.meanDwell)) on average; "
    text += [0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map { share in
      "p\(Int(share * 100)) \(seconds(figures.dwell.quantile(share)))"
    }.joined(separator: ", ")
    text += "\n  \(Decimals.percent(figures.meanExtent ?? 0)) of the item on screen on average, all of it in "
    text += "\(Words.share(figures.whole, of: figures.exposures)) of the exposures\n"
    for (place, rule) in summary.rules.enumerated() {
      let part = figures.rules[place]
      text += "  \(TextWidth.printable(rule.name)): \(part.counted) of \(Words.count(figures.items, "item")) counted ("
      text += "\(Words.share(part.counted, of: figures.items))), \(Words.count(part.impressions, "impression"))"
      if let wait = part.timeToImpression.quantile(0.5) {
        text += ", half of them within \(seconds(wait)) of becoming visible"
      }
      text += "\n"
    }
    return text
  }

  private var items: String {
    let items = summary.itemsByExposures
    let isSeveral = summary.surfaces.count > 1
    return table(
      "ITEM", .left,
      items.map { item in
        let content = item.content.map { $0 == item.item ? "" : " (\($0))" } ?? ""
        return ([item.item + content] + (isSeveral ? [item.surface] : []), item.figures)
      }, more: isSeveral ? ["SURFACE"] : [])
  }

  private func table(
    _ title: String, _ side: TextTable.Column.Side, _ rows: [([String], ExposureFigures)], more: [String] = []
  ) -> String {
    guard !rows.isEmpty else { return "" }
    var columns: [TextTable.Column] = [.init(title: title, side: side)] + more.map { .init(title: $0) }
    columns += ["ITEMS", "EXPOSURES", "DWELL p50", "p90", "EXTENT"].map { .init(title: $0, side: .right) }
    for rule in summary.rules {
      columns += [.init(title: rule.name, side: .right), .init(title: "AFTER p50", side: .right)]
    }
    columns.append(.init(title: ""))
    var table = TextTable(columns)
    var text = "\n"
    let most = Double(rows.map(\.1.exposures).max() ?? 0)
    for (names, figures) in rows.prefix(limit) {
      var cells =
        names + [
          "\(figures.items)", "\(figures.exposures)", seconds(figures.dwell.quantile(0.5)),
          seconds(figures.dwell.quantile(0.9)), figures.meanExtent.map(Decimals.fraction) ?? "",
        ]
      for part in figures.rules {
        cells += ["\(part.impressions)", seconds(part.timeToImpression.quantile(0.5))]
      }
      text += table.add(cells + [plot.bar(Double(figures.exposures) / most, width: 12)])
    }
    return text + table.finish() + rest(rows.count)
  }

  /// The curve of position bias: of what was seen at each position, how much was counted.
  private var positions: String {
    let rows = summary.positions
    guard !rows.isEmpty else { return "" }
    var columns: [TextTable.Column] = ["POSITION", "ITEMS", "EXPOSURES", "DWELL p50"].map {
      .init(title: $0, side: .right)
    }
    for rule in summary.rules { columns += [.init(title: rule.name, side: .right), .init(title: "")] }
    var table = TextTable(columns)
    var text = "\n"
    for (position, figures) in rows.prefix(limit) {
      var cells = [
        position.text, "\(figures.items)", "\(figures.exposures)", seconds(figures.dwell.quantile(0.5)),
      ]
      for place in summary.rules.indices {
        cells += [
          Words.share(figures.rules[place].counted, of: figures.items), plot.bar(figures.share(place) ?? 0, width: 20),
        ]
      }
      text += table.add(cells)
    }
    text += table.finish() + rest(rows.count)
    for (place, rule) in summary.rules.enumerated() where rows.count > 1 {
      let line = plot.line(rows.prefix(60).map { $0.figures.share(place) ?? 0 })
      text += "share counted by \(TextWidth.printable(rule.name)), from the top: |\(line)|\n"
    }
    return text
  }

  private func rest(_ count: Int) -> String {
    count > limit ? "… and \(count - limit) more; --top shows more, json and csv have all\n" : ""
  }

  private func seconds(_ span: TimeSpan?) -> String {
    span.map { Decimals.short($0.seconds, places: 2) + " s" } ?? ""
  }
}
