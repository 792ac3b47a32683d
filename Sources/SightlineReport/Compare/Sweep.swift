// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What all combinations of a plan come to over any number of traces.
public struct Sweep: Sendable, Equatable {
  /// One combination, or the rule as it is.
  public struct Cell: Sendable, Hashable {
    /// Items that were reported at least once, each once a trace.
    public internal(set) var counted = 0
    /// Impressions that were reported.
    public internal(set) var impressions = 0
    /// Impressions that were detected: reported, repeated, vetoed or outside the sample.
    public internal(set) var detected = 0

    mutating func add(_ outcome: VariantOutcome) {
      counted += outcome.contents
      impressions += outcome.ledger.reported
      detected += outcome.ledger.detected
    }

    mutating func merge(_ other: Cell) {
      counted += other.counted
      impressions += other.impressions
      detected += other.detected
    }
  }

  /// What one rule and its variants came to.
  public struct Part: Sendable, Hashable {
    /// Items that were visible, each once a trace.
    public internal(set) var seen = 0
    /// The rule as it is.
    public internal(set) var base = Cell()
    /// Its variants, in the order of the plan.
    public internal(set) var cells: [Cell]
  }

  /// Which rules were varied how.
  public let plan: SweepPlan
  /// Traces in all.
  public private(set) var traces = 0
  /// One for each rule of the plan.
  public private(set) var parts: [Part]

  /// Makes one of no traces.
  public init(_ plan: SweepPlan) {
    self.plan = plan
    let cells = Array(repeating: Cell(), count: SweepPlan.count(plan.axes))
    parts = plan.rules.map { _ in Part(cells: cells) }
  }

  /// Counts a trace that is over under one book.
  ///
  /// - Parameters:
  ///   - seen: Items that were visible.
  ///   - outcomes: What its variants came to, in the order of the plan's book.
  public mutating func add(book: Int, seen: Int, _ outcomes: [VariantOutcome]) {
    if book == 0 { traces += 1 }
    var place = 0
    for part in parts.indices where plan.rules[part].book == book {
      parts[part].seen += seen
      guard place + parts[part].cells.count < outcomes.count else { return }
      parts[part].base.add(outcomes[place])
      for cell in parts[part].cells.indices { parts[part].cells[cell].add(outcomes[place + 1 + cell]) }
      place += 1 + parts[part].cells.count
    }
  }

  /// Adds what another one of the same plan has found.
  public mutating func merge(_ other: Sweep) {
    traces += other.traces
    for part in parts.indices {
      parts[part].seen += other.parts[part].seen
      parts[part].base.merge(other.parts[part].base)
      for cell in parts[part].cells.indices { parts[part].cells[cell].merge(other.parts[part].cells[cell]) }
    }
  }
}
