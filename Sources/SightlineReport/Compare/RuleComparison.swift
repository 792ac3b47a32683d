// SPDX-License-Identifier: MIT

/// What several rules make of any number of traces. Each rule is held against the first.
///
/// Memory follows the surfaces and the examples, not the traces.
public struct RuleComparison: Sendable, Equatable {
  /// The rules, the one first against which the others are held.
  public let rules: [ComparedRule]
  /// How many things are remembered of those that a rule gained, and of those that it lost.
  public let exampleLimit: Int
  /// Traces in all.
  public private(set) var traces = 0
  /// All of them together.
  public private(set) var total: ComparisonRow
  /// How near each rule came to what it did not count.
  public private(set) var misses: [NearMisses]
  /// The first things that each rule counted and the first rule did not.
  public private(set) var gained: [[ComparisonExample]]
  /// The first things that the first rule counted and each rule did not.
  public private(set) var lost: [[ComparisonExample]]
  private var surfaceRows: [String: ComparisonRow] = [:]
  private var positionRows: [Position: ComparisonRow] = [:]

  /// Makes one of no traces.
  public init(rules: [ComparedRule], exampleLimit: Int) {
    self.rules = rules
    self.exampleLimit = exampleLimit
    total = ComparisonRow(rules: rules.count)
    misses = rules.map { _ in NearMisses() }
    gained = rules.map { _ in [] }
    lost = gained
  }

  /// What became of the things of each surface, those with most things first, then by name.
  public var surfaces: [(surface: String, row: ComparisonRow)] {
    surfaceRows.map { (surface: $0.key, row: $0.value) }.sorted { left, right in
      let (a, b) = (left.row.seen.max() ?? 0, right.row.seen.max() ?? 0)
      return a != b ? a > b : left.surface < right.surface
    }
  }

  /// What became of the things at each position, in the order of positions.
  public var positions: [(position: Position, row: ComparisonRow)] {
    positionRows.map { (position: $0.key, row: $0.value) }.sorted { $0.position < $1.position }
  }

  /// Adds what another one of the same rules has found in traces that come after those of this one.
  public mutating func merge(_ other: RuleComparison) {
    traces += other.traces
    total.merge(other.total)
    for (rule, misses) in other.misses.enumerated() {
      self.misses[rule].merge(misses)
      Self.extend(&gained[rule], with: other.gained[rule], to: exampleLimit)
      Self.extend(&lost[rule], with: other.lost[rule], to: exampleLimit)
    }
    let empty = emptyRow
    for (surface, row) in other.surfaceRows { surfaceRows[surface, default: empty].merge(row) }
    for (position, row) in other.positionRows { positionRows[position, default: empty].merge(row) }
  }

  private var emptyRow: ComparisonRow { ComparisonRow(rules: rules.count) }

  private static func extend(
    _ examples: inout [ComparisonExample], with others: [ComparisonExample], to limit: Int
  ) {
    examples += others.prefix(max(0, limit - examples.count))
  }
}

extension RuleComparison {
  /// Counts a trace that is over.
  public mutating func add(_ trace: TraceComparison) {
    traces += 1
    for thing in trace.things { add(thing, of: trace) }
  }

  private mutating func add(_ thing: TraceComparison.Thing, of trace: TraceComparison) {
    let empty = emptyRow
    var row = empty
    let isCountedFirst = (thing.rules.first?.impressions ?? 0) > 0
    for (place, rule) in rules.enumerated() {
      let tally = thing.rules[place]
      let isCounted = tally.impressions > 0
      row.seen[place] = thing.books[rule.book].appearances > 0 ? 1 : 0
      row.counted[place] = isCounted ? 1 : 0
      row.impressions[place] = tally.impressions
      if !isCounted { misses[place].add(thing.shortfall(place, rule)) }
      guard isCounted != isCountedFirst, let first = rules.first else { continue }
      if isCounted {
        row.gained[place] = 1
        guard gained[place].count < exampleLimit else { continue }
        gained[place].append(thing.example(of: trace, counted: place, why: thing.shortfall(0, first)))
      } else {
        row.lost[place] = 1
        guard lost[place].count < exampleLimit else { continue }
        lost[place].append(thing.example(of: trace, counted: 0, why: thing.shortfall(place, rule)))
      }
    }
    total.merge(row)
    surfaceRows[thing.surface, default: empty].merge(row)
    positionRows[Position(thing.place), default: empty].merge(row)
  }
}
