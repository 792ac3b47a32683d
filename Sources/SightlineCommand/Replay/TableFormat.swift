// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineTrace
#endif

/// A table for people, and below it what was seen, what counted, and what nearly did.
struct TableFormat: ReplayFormat {
  /// Near misses that are described.
  static let missLimit = 10

  private static let columns: [TextTable.Column] = [
    .init(title: "TIME", side: .right), .init(title: "EVENT"), .init(title: "RULE"), .init(title: "SURFACE"),
    .init(title: "ITEM"), .init(title: "FRACTION", side: .right), .init(title: "DETAIL", limit: 60),
  ]

  private let trace: String
  private let book: RuleSelection.Book
  private var table = TextTable(Self.columns, margin: "  ")
  private var tally: ItemTally
  private var count = 0

  init(trace: String, book: RuleSelection.Book) {
    self.trace = trace
    self.book = book
    tally = ItemTally(rules: book.rules.rules)
  }

  mutating func begin(_ head: TraceHead, line: Int, to lane: Lane) throws {
    table = TextTable(Self.columns, margin: "  ")
    tally = ItemTally(rules: book.rules.rules)
    let source = head.source.map { " (\(TextWidth.printable($0)))" } ?? ""
    let place = line > 1 ? " from line \(line)" : ""
    try lane.write("\(TextWidth.printable(trace))\(place)\(source), rules \(TextWidth.printable(book.name))\n\n")
  }

  mutating func observe(_ events: [Event]) {
    for event in events { tally.add(event) }
  }

  mutating func add(_ events: [Event], lines: [UInt8], to lane: Lane) throws {
    for event in events { try lane.write(table.add(Self.row(event))) }
    count += events.count
  }

  mutating func end(_ trailer: TraceSummary, to lane: Lane) throws {
    try finish(to: lane)
    try lane.write(summary(trailer))
  }

  mutating func finish(to lane: Lane) throws {
    try lane.write(table.finish())
    if count > 0 { try lane.write("\n") }
    count = 0
  }

  private static func row(_ event: Event) -> [String] {
    var fraction: Double?
    var rule = ""
    var detail = ""
    switch event.kind {
    case .appear(let at): fraction = at
    case .enter(let reference, let at): (rule, fraction) = (reference.name, at)
    case .impression(let impression):
      (rule, fraction) = (impression.rule.name, impression.fraction)
      detail = "viewable for \(Decimals.short(impression.viewableTime))"
    case .leave(let reference, let cause, let dwell):
      (rule, detail) = (reference.name, "\(cause.rawValue) after \(Decimals.short(dwell))")
    case .disappear(let record):
      fraction = record.maxFraction
      detail = "\(record.cause.rawValue) after \(Decimals.short(record.visibleTime))"
    }
    let content = event.content.map { $0 == event.item ? "" : " (\($0))" } ?? ""
    return [
      Decimals.text(event.time), EventName(event.kind).rawValue, rule, event.surface, event.item + content,
      fraction.map(Decimals.fraction) ?? "", detail,
    ]
  }
}

extension TableFormat {
  private func summary(_ trailer: TraceSummary) -> String {
    let seen = tally.items.filter { $0.appearances > 0 }.count
    let beyond = tally.overflow > 0 ? " and more" : ""
    var text = "  \(Self.plural(seen, "item")) seen\(beyond)\n"
    var table = TextTable([.init(title: ""), .init(title: "", limit: 120)], margin: "  ")
    for (place, rule) in book.rules.rules.enumerated() {
      text += table.add([rule.name, counted(place, trailer.ledger.entries.first { $0.rule == rule.name })])
    }
    text += table.finish()
    return text + "\n" + nearMisses()
  }

  private func counted(_ rule: Int, _ ledger: Ledger.Entry?) -> String {
    let items = tally.items.filter { $0.rules[rule].impressions > 0 }.count
    let applied = tally.items.filter { $0.rules[rule].applied || $0.rules[rule].impressions > 0 }.count
    var text =
      "\(items) of \(Self.plural(applied, "item")) counted, \(Self.plural(tally.impressions[rule], "impression"))"
    guard let ledger else { return text }
    if ledger.repeated > 0 { text += ", \(ledger.repeated) repeated" }
    if ledger.vetoed > 0 { text += ", \(ledger.vetoed) vetoed" }
    if ledger.sampledOut > 0 { text += ", \(ledger.sampledOut) outside the sample" }
    return text
  }

  private func nearMisses() -> String {
    var misses: [NearMiss] = []
    for item in tally.items {
      for (place, rule) in tally.rules.enumerated() {
        if let miss = NearMiss(item, item.rules[place], rule) { misses.append(miss) }
      }
    }
    // Sorting keeps the order of equals, so the result depends on nothing but the events.
    let near = misses.filter { $0.nearness >= 0.5 }.sorted { $0.nearness > $1.nearness }
    guard !near.isEmpty else { return "" }
    let shown = near.prefix(Self.missLimit)
    let isSeveral = Set(shown.map(\.surface)).count > 1
    let place: [TextTable.Column] = isSeveral ? [.init(title: "SURFACE")] : []
    var table = TextTable(
      [.init(title: "NEARLY COUNTED")] + place + [.init(title: "RULE"), .init(title: "WHY NOT", limit: 100)],
      margin: "  ")
    var text = ""
    for miss in shown { text += table.add([miss.item] + (isSeveral ? [miss.surface] : []) + [miss.rule, miss.reason]) }
    text += table.finish()
    if near.count > Self.missLimit { text += "  … and \(near.count - Self.missLimit) more\n" }
    return text + "\n"
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
