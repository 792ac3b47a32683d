// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineReport
#endif

/// A sweep for people.
struct SweepTable {
  let sweep: Sweep

  var text: String {
    var text = "\(Words.count(sweep.traces, "trace"))\n"
    for (place, rule) in sweep.plan.rules.enumerated() {
      let part = sweep.parts[place]
      text +=
        "\n\(TextWidth.printable(rule.name)) counts \(part.base.counted) of \(Words.count(part.seen, "item")) seen"
      text += " (\(Words.share(part.base.counted, of: part.seen))) as it is, with "
      text += "\(Words.count(part.base.impressions, "impression")).\n"
      let current = sweep.plan.combination(of: rule.rule)
      for map in SweepMap.maps(of: sweep, part: place) { text += self.text(of: map, current) }
    }
    return text
  }

  private func text(of map: SweepMap, _ current: Int?) -> String {
    let title = map.title.isEmpty ? "" : "\n\(map.title)\n"
    return title + (map.rows == nil ? list(map, current) : grid(map, current))
  }

  /// One axis: a line for each value.
  private func list(_ map: SweepMap, _ current: Int?) -> String {
    var table = TextTable(
      [
        .init(title: map.columns.parameter.rawValue, side: .right), .init(title: "COUNTED", side: .right),
        .init(title: "SHARE", side: .right), .init(title: "IMPRESSIONS", side: .right), .init(title: ""),
      ], margin: "  ")
    var text = ""
    for (place, combination) in (map.cells.first ?? []).enumerated() {
      let cell = map.part.cells[combination]
      text += table.add([
        map.columns.labels[place], "\(cell.counted)", Words.share(cell.counted, of: map.part.seen),
        "\(cell.impressions)", combination == current ? "as it is" : "",
      ])
    }
    return text + table.finish()
  }

  /// Two axes: items counted, rows by columns.
  private func grid(_ map: SweepMap, _ current: Int?) -> String {
    guard let rows = map.rows else { return "" }
    let corner = "\(rows.parameter.rawValue) \\ \(map.columns.parameter.rawValue)"
    var table = TextTable(
      [.init(title: corner, side: .right)] + map.columns.labels.map { .init(title: $0, side: .right) }, margin: "  ")
    var text = ""
    for (row, combinations) in map.cells.enumerated() {
      text += table.add(
        [rows.labels[row]]
          + combinations.map { combination in
            (combination == current ? "*" : "") + "\(map.part.cells[combination].counted)"
          })
    }
    let isMarked = map.cells.contains { $0.contains { $0 == current } }
    return text + table.finish() + (isMarked ? "  * as it is\n" : "")
  }
}
