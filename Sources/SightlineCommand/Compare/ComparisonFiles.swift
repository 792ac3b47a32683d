// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// A comparison for programs: JSON, and CSV for spreadsheets.
struct ComparisonFiles {
  let comparison: RuleComparison
  /// The names of the rule books.
  let books: [String]

  private var rules: [ComparedRule] { comparison.rules }

  // MARK: JSON

  var json: String {
    JSONValue.object([
      ("format", 1), ("traces", .integer(comparison.traces)), ("rules", .list(rules.indices.map(rule))),
      ("surfaces", .list(comparison.surfaces.map { .object([("surface", .text($0.surface))] + fields($0.row)) })),
      (
        "positions",
        .list(
          comparison.positions.map {
            .object([("from", .integer($0.position.first)), ("to", .integer($0.position.last))] + fields($0.row))
          })
      ),
      ("differences", .list(rules.indices.dropFirst().map(difference))),
    ]).document
  }

  private func rule(_ place: Int) -> JSONValue {
    let misses = comparison.misses[place]
    let row = comparison.total
    let rule = rules[place]
    return .object([
      ("name", .text(rule.name)), ("rule", .text(rule.rule.name)), ("version", .text(rule.rule.version)),
      ("book", .text(books[rule.book])), ("seen", .integer(row.seen[place])),
      ("counted", .integer(row.counted[place])), ("impressions", .integer(row.impressions[place])),
      ("gained", .integer(row.gained[place])), ("lost", .integer(row.lost[place])),
      (
        "missed",
        .object([
          ("time", histogram(misses.time)), ("area", histogram(misses.area)),
          ("viewport", .integer(misses.viewport)), ("motion", .integer(misses.motion)),
          ("extent", .integer(misses.extent)), ("heldBack", .integer(misses.heldBack)),
          ("noTime", .integer(misses.noTime)),
        ])
      ),
    ])
  }

  private func histogram(_ histogram: Histogram) -> JSONValue {
    .object([("upTo", JSONValue(histogram.edges)), ("counts", JSONValue(histogram.counts))])
  }

  private func fields(_ row: ComparisonRow) -> [(name: String, value: JSONValue)] {
    [
      ("seen", JSONValue(row.seen)), ("counted", JSONValue(row.counted)), ("impressions", JSONValue(row.impressions)),
      ("gained", JSONValue(row.gained)), ("lost", JSONValue(row.lost)),
    ]
  }

  private func difference(_ place: Int) -> JSONValue {
    let examples = { (examples: [ComparisonExample], rule: ComparedRule) in
      JSONValue.list(
        examples.map { example in
          .object([
            ("trace", .text(example.trace)), ("line", .integer(example.line)), ("surface", .text(example.surface)),
            ("item", .text(example.item)), ("content", JSONValue(example.content)),
            ("time", .number(TimeSpan(nanoseconds: example.time.nanoseconds).seconds)),
            ("reason", .text(example.reason.words(rule.rule))),
          ])
        })
    }
    return .object([
      ("rule", .text(rules[place].name)), ("against", .text(rules[0].name)),
      ("gained", examples(comparison.gained[place], rules[0])),
      ("lost", examples(comparison.lost[place], rules[place])),
    ])
  }

  // MARK: CSV

  /// One row for each rule and part: `part` says what of.
  var csv: String {
    var text = "part,surface,from,to,rule,book,seen,counted,impressions,gained,lost\r\n"
    func add(_ part: String, _ surface: String, _ from: String, _ to: String, _ row: ComparisonRow) {
      for (place, rule) in rules.enumerated() {
        let cells = [
          part, CSVFormat.quoted(surface), from, to, CSVFormat.quoted(rule.name), CSVFormat.quoted(books[rule.book]),
          "\(row.seen[place])", "\(row.counted[place])", "\(row.impressions[place])", "\(row.gained[place])",
          "\(row.lost[place])",
        ]
        text += cells.joined(separator: ",") + "\r\n"
      }
    }
    add("all", "", "", "", comparison.total)
    for (surface, row) in comparison.surfaces { add("surface", surface, "", "", row) }
    for (position, row) in comparison.positions { add("position", "", "\(position.first)", "\(position.last)", row) }
    for (place, rule) in rules.enumerated() {
      let misses = comparison.misses[place]
      for (part, histogram) in [("missingTime", misses.time), ("missingArea", misses.area)] {
        for (bin, count) in histogram.counts.enumerated() where count > 0 {
          let from = bin > 0 ? JSONValue.plain(histogram.edges[bin - 1]) : "0"
          let to = bin < histogram.edges.count ? JSONValue.plain(histogram.edges[bin]) : ""
          let cells = [part, "", from, to, CSVFormat.quoted(rule.name), CSVFormat.quoted(books[rule.book]), "\(count)"]
          text += cells.joined(separator: ",") + ",,,,\r\n"
        }
      }
    }
    return text
  }
}
