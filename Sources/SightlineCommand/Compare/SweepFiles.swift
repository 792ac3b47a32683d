// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// A sweep for programs: JSON, and CSV for spreadsheets.
struct SweepFiles {
  let sweep: Sweep
  /// The names of the rule books.
  let books: [String]

  private var axes: [SweepAxis] { sweep.plan.axes }

  // MARK: JSON

  var json: String {
    JSONValue.object([
      ("format", 1), ("traces", .integer(sweep.traces)),
      ("axes", .list(axes.map { .object([("name", .text($0.parameter.rawValue)), ("values", values($0))]) })),
      ("rules", .list(sweep.plan.rules.indices.map(rule))),
      ("cells", .list(sweep.plan.rules.indices.flatMap(cells))),
    ]).document
  }

  private func values(_ axis: SweepAxis) -> JSONValue {
    axis.numbers.isEmpty ? JSONValue(axis.labels) : JSONValue(axis.numbers)
  }

  private func rule(_ place: Int) -> JSONValue {
    let rule = sweep.plan.rules[place]
    let part = sweep.parts[place]
    return .object(
      [
        ("name", .text(rule.name)), ("rule", .text(rule.rule.name)), ("version", .text(rule.rule.version)),
        ("book", .text(books[rule.book])), ("seen", .integer(part.seen)),
      ] + fields(part.base))
  }

  private func fields(_ cell: Sweep.Cell) -> [(name: String, value: JSONValue)] {
    [
      ("counted", .integer(cell.counted)), ("impressions", .integer(cell.impressions)),
      ("detected", .integer(cell.detected)),
    ]
  }

  private func cells(_ place: Int) -> [JSONValue] {
    sweep.parts[place].cells.enumerated().map { combination, cell in
      let values = zip(axes, sweep.plan.places(combination)).map { axis, place in
        (
          name: axis.parameter.rawValue,
          value: axis.numbers.isEmpty ? JSONValue.text(axis.labels[place]) : .number(axis.numbers[place])
        )
      }
      return .object([("rule", .text(sweep.plan.rules[place].name))] + values + fields(cell))
    }
  }

  // MARK: CSV

  /// A row for each rule as it is, with empty values, and one for each of its variants.
  var csv: String {
    let names = axes.map(\.parameter.rawValue)
    var text = (["rule", "book"] + names + ["seen", "counted", "impressions", "detected"]).joined(separator: ",")
    text += "\r\n"
    for (place, rule) in sweep.plan.rules.enumerated() {
      let part = sweep.parts[place]
      let head = [CSVFormat.quoted(rule.name), CSVFormat.quoted(books[rule.book])]
      text += row(head, names.map { _ in "" }, part.seen, part.base)
      for (combination, cell) in part.cells.enumerated() {
        let values = zip(axes, sweep.plan.places(combination)).map { $0.labels[$1] }
        text += row(head, values, part.seen, cell)
      }
    }
    return text
  }

  private func row(_ head: [String], _ values: [String], _ seen: Int, _ cell: Sweep.Cell) -> String {
    let cells = head + values + ["\(seen)", "\(cell.counted)", "\(cell.impressions)", "\(cell.detected)"]
    return cells.joined(separator: ",") + "\r\n"
  }
}
