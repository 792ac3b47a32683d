// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineReport
#endif

/// A comparison for people.
struct ComparisonTable {
  /// Surfaces and positions that are shown.
  static let rowLimit = 30

  let comparison: RuleComparison

  private var rules: [ComparedRule] { comparison.rules }

  var text: String {
    var text = "\(Words.count(comparison.traces, "trace"))\n\n" + totals
    for place in rules.indices.dropFirst() { text += examples(place) }
    text += surfaces + positions + misses
    return text
  }

  private var totals: String {
    var table = TextTable([
      .init(title: "RULE"), .init(title: "SEEN", side: .right), .init(title: "COUNTED", side: .right),
      .init(title: "SHARE", side: .right), .init(title: "IMPRESSIONS", side: .right),
      .init(title: "GAINED", side: .right), .init(title: "LOST", side: .right), .init(title: "ASKS FOR", limit: 60),
    ])
    var text = ""
    let row = comparison.total
    for (place, rule) in rules.enumerated() {
      let isFirst = place == 0
      text += table.add([
        rule.name, "\(row.seen[place])", "\(row.counted[place])",
        Words.share(row.counted[place], of: row.seen[place]), "\(row.impressions[place])",
        isFirst ? "" : "\(row.gained[place])", isFirst ? "" : "\(row.lost[place])",
        "\(RuleWords.area(rule.rule)), \(RuleWords.time(rule.rule))",
      ])
    }
    return text + table.finish()
  }

  private func examples(_ place: Int) -> String {
    let row = comparison.total
    var text = ""
    let (first, other) = (rules[0], rules[place])
    text += part(
      "\(other.name) gained \(Words.count(row.gained[place], "item")) over \(first.name)", row.gained[place],
      comparison.gained[place], missedBy: first)
    text += part(
      "\(other.name) lost \(Words.count(row.lost[place], "item")) of \(first.name)", row.lost[place],
      comparison.lost[place], missedBy: other)
    return text
  }

  private func part(
    _ title: String, _ count: Int, _ examples: [ComparisonExample], missedBy rule: ComparedRule
  ) -> String {
    guard count > 0 else { return "" }
    var text = "\n\(TextWidth.printable(title))\n"
    guard !examples.isEmpty else { return text }
    var table = TextTable(
      [
        .init(title: "TRACE", limit: 120), .init(title: "SURFACE"), .init(title: "ITEM"),
        .init(title: "COUNTED AT", side: .right), .init(title: "WHY NOT UNDER \(rule.name)", limit: 100),
      ], margin: "  ")
    for example in examples {
      let line = example.line > 1 ? ":\(example.line)" : ""
      let content = example.content.map { $0 == example.item ? "" : " (\($0))" } ?? ""
      text += table.add([
        example.trace + line, example.surface, example.item + content, Decimals.short(example.time),
        example.reason.words(rule.rule),
      ])
    }
    text += table.finish()
    if count > examples.count { text += "  … and \(count - examples.count) more\n" }
    return text
  }

  private var surfaces: String {
    let rows = comparison.surfaces
    guard rows.count > 1 else { return "" }
    return parts("SURFACE", .left, rows.map { ($0.surface, $0.row) })
  }

  private var positions: String {
    parts("POSITION", .right, comparison.positions.map { ($0.position.text, $0.row) })
  }

  private func parts(_ title: String, _ side: TextTable.Column.Side, _ rows: [(String, ComparisonRow)]) -> String {
    guard !rows.isEmpty else { return "" }
    var columns: [TextTable.Column] = [.init(title: title, side: side), .init(title: "SEEN", side: .right)]
    for (place, rule) in rules.enumerated() {
      columns.append(.init(title: rule.name, side: .right))
      if place > 0 { columns.append(.init(title: "+/-")) }
    }
    var table = TextTable(columns)
    var text = "\n"
    for (name, row) in rows.prefix(Self.rowLimit) {
      var cells = [name, "\(row.seen.max() ?? 0)"]
      for place in rules.indices {
        cells.append("\(row.counted[place])")
        if place > 0 { cells.append(Words.difference(row.gained[place], row.lost[place])) }
      }
      text += table.add(cells)
    }
    text += table.finish()
    if rows.count > Self.rowLimit { text += "… and \(rows.count - Self.rowLimit) more; json and csv have all\n" }
    return text
  }

  private var misses: String {
    var table = TextTable([.init(title: "SEEN, NOT COUNTED"), .init(title: "", limit: 200)])
    var text = ""
    for (place, rule) in rules.enumerated() {
      for (words, parts) in MissWords.lines(comparison.misses[place]) {
        text += table.add(["\(rule.name): \(words)", parts])
      }
    }
    text += table.finish()
    return text.isEmpty ? "" : "\n" + text
  }
}
