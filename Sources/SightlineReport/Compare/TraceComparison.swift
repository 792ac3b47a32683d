// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore

#endif

/// Gathers what several rules make of one trace, from its events under each rule book.
///
/// Memory follows the things that were seen in the trace. Rules with a cumulative time should report stretches, or their
/// sums are taken for nothing: ``reporting(_:)`` sees to it.
public struct TraceComparison: Sendable {
  /// What became of a thing under one book.
  struct BookTally: Sendable {
    var appearances = 0
    var maxFraction = 0.0
    var seenExtent = 0.0
  }

  /// What became of a thing under one rule.
  struct RuleTally: Sendable {
    var impressions = 0
    var first: Timestamp?
    var applied = false
    var longest = TimeSpan.zero
    /// The longest sum of stretches within a visit, and the sum that is being gathered.
    var sum = TimeSpan.zero
    var gathered = TimeSpan.zero
    var visit = 0
  }

  struct Thing: Sendable {
    let surface: String
    let item: String
    let content: String?
    /// Its index, or how many things of its surface were seen before it.
    let place: Int
    var books: [BookTally]
    var rules: [RuleTally]
  }

  /// The trace, as its file is called.
  let trace: String
  /// The line on which it begins.
  let line: Int
  let rules: [ComparedRule]
  private(set) var things: [Thing] = []
  private let bookCount: Int
  private var places: [ThingKey: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Begins with a trace that starts on a line of a file.
  public init(trace: String, line: Int, rules: [ComparedRule]) {
    self.trace = trace
    self.line = line
    self.rules = rules
    bookCount = (rules.map(\.book).max() ?? -1) + 1
  }

  /// The book with which a trace is to be replayed: rules that ask for cumulative time report their stretches.
  public static func reporting(_ book: RuleBook) -> RuleBook {
    var book = book
    for place in book.rules.indices where book.rules[place].cumulative > .zero {
      book.rules[place].reportsStretches = true
    }
    return book
  }

  /// Takes events of one book, in their order.
  public mutating func add(_ events: [Event], book: Int) {
    for event in events { add(event, book) }
  }

  private mutating func add(_ event: Event, _ book: Int) {
    let thing = place(of: event)
    switch event.kind {
    case .appear: things[thing].books[book].appearances += 1
    case .disappear(let record): add(record, thing, book)
    case .impression(let impression):
      guard let rule = place(ofRule: impression.rule.name, book) else { return }
      things[thing].rules[rule].impressions += 1
      if things[thing].rules[rule].first == nil { things[thing].rules[rule].first = event.time }
      things[thing].rules[rule].gathered = .zero
    case .leave(let reference, _, let dwell):
      guard let rule = place(ofRule: reference.name, book) else { return }
      if things[thing].rules[rule].visit != event.visit { things[thing].rules[rule].gathered = .zero }
      things[thing].rules[rule].visit = event.visit
      let gathered = things[thing].rules[rule].gathered + dwell
      things[thing].rules[rule].gathered = gathered
      things[thing].rules[rule].sum = max(things[thing].rules[rule].sum, gathered)
    case .enter: break
    @unknown default: break
    }
  }

  private mutating func add(_ record: ExposureRecord, _ thing: Int, _ book: Int) {
    let tally = things[thing].books[book]
    things[thing].books[book].maxFraction = max(tally.maxFraction, record.maxFraction)
    things[thing].books[book].seenExtent = max(tally.seenExtent, record.seenExtent)
    for longest in record.longest {
      guard let rule = place(ofRule: longest.rule, book) else { continue }
      things[thing].rules[rule].applied = true
      things[thing].rules[rule].longest = max(things[thing].rules[rule].longest, longest.span)
    }
  }

  private func place(ofRule name: String, _ book: Int) -> Int? {
    rules.firstIndex { $0.book == book && $0.rule.name == name }
  }

  private mutating func place(of event: Event) -> Int {
    let key = ThingKey(event)
    if let place = places[key] { return place }
    let before = counts[event.surface, default: 0]
    counts[event.surface] = before + 1
    places[key] = things.count
    things.append(
      Thing(
        surface: event.surface, item: event.item, content: event.content, place: event.index ?? before,
        books: Array(repeating: BookTally(), count: bookCount), rules: rules.map { _ in RuleTally() }))
    return things.count - 1
  }
}

extension TraceComparison.Thing {
  /// Why a rule did not count it.
  func shortfall(_ place: Int, _ rule: ComparedRule) -> Shortfall {
    let book = books[rule.book]
    return Shortfall(
      Shortfall.Facts(
        wasSeen: book.appearances > 0, applied: rules[place].applied, longest: rules[place].longest,
        sum: rules[place].sum, maxFraction: book.maxFraction, seenExtent: book.seenExtent), rule.rule)
  }

  /// It as an example: one rule counted it, another did not.
  func example(of trace: TraceComparison, counted place: Int, why reason: Shortfall) -> ComparisonExample {
    ComparisonExample(
      trace: trace.trace, line: trace.line, surface: surface, item: item, content: content,
      time: rules[place].first ?? .zero, reason: reason)
  }
}
