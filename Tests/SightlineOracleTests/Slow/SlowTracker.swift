// SPDX-License-Identifier: MIT

import SightlineCore

/// The engine a second time, from the design alone: slow, plain, and knowing nothing of the first.
///
/// It keeps two worlds, the one before a batch and the one after, looks at every cell of both, and compares. Numbers in
/// comments are those of the fine print.
struct SlowTracker {
  let book: RuleBook
  let rules: [Rule]
  let maximumGap: TimeSpan?

  var world = SlowWorld()
  /// The cells as last measured.
  var cells: [SlowCell] = []
  var exposures: [ContentKey: SlowExposure] = [:]
  /// The time up to which everything is settled.
  var now = Timestamp.distantPast
  /// When the world was last looked at; speeds that ran out by then are known to be 0.
  var lastLook = Timestamp.distantPast
  /// Nothing came for longer than the host promised.
  var isSilent = false

  var memories: [SlowMemory]
  var cumulative: [CumulativeKey: [TimeSpan]] = [:]
  var entries: [EntryKey: Int] = [:]
  var exposuresSoFar = 0
  var ledger: Ledger
  var events: [Event] = []

  private var open: [Input] = []
  private var openTime: Timestamp?
  private var lastTime = Timestamp.distantPast
  /// The last measured batch, and the gap before it.
  private var lastBatch: (time: Timestamp, gap: TimeSpan)?
  /// The gaps before the batches, for deadlines that a batch has set.
  private var gaps: [Timestamp: TimeSpan] = [:]
  private(set) var hasEnded = false

  struct CumulativeKey: Hashable {
    var key: ContentKey
    var rule: Int
    var surface: String
    var visit: Int
  }

  struct EntryKey: Hashable {
    var key: ContentKey
    var surface: String
    var visit: Int
  }

  init(rules book: RuleBook, maximumGap: TimeSpan? = nil) {
    self.book = book
    var rules: [Rule] = []
    for rule in book.rules where !rules.contains(where: { $0.name == rule.name }) { rules.append(rule) }
    self.rules = rules
    self.maximumGap = maximumGap
    memories = rules.map { _ in SlowMemory(capacity: book.repetitionMemory) }
    ledger = Ledger(entries: rules.map { Ledger.Entry(rule: $0.name) })
  }

  /// Everything that comes of these inputs.
  static func run(_ inputs: [TimedInput], rules: RuleBook, maximumGap: TimeSpan?) -> (events: [Event], ledger: Ledger) {
    var tracker = SlowTracker(rules: rules, maximumGap: maximumGap)
    for input in inputs { tracker.apply(input.input, at: input.time) }
    tracker.measure()
    return (tracker.events, tracker.ledger)
  }

  mutating func apply(_ input: Input, at wanted: Timestamp) {
    guard !hasEnded else { return }
    let time = max(wanted, lastTime)
    lastTime = time
    if let openTime, openTime < time { measure() }
    if openTime == nil { settle(to: time) }
    if input == .wake { return }
    openTime = time
    open.append(input)
    if input == .end { measure() }
  }

  /// Measures the open batch.
  mutating func measure() {
    guard let time = openTime else { return }
    let gap = lastBatch.map { time - $0.time } ?? .zero
    gaps[time] = gap
    lastBatch = (time, gap)
    let inputs = open
    open = []
    openTime = nil
    measure(inputs, at: time, gap: gap)
    now = time
    lastLook = time
    if inputs.contains(.end) { hasEnded = true }
  }

  // MARK: Deadlines

  /// Settles one by one, in order of time, what falls due up to `time` (D9).
  private mutating func settle(to time: Timestamp) {
    while let due = nextDeadline(upTo: time) {
      gather(until: due.time)
      switch due.kind {
      case .impressions: settleImpressions(at: due.time)
      case .speed:
        let uncertainty = gaps[due.time + .milliseconds(-150)] ?? .zero
        look(at: due.time, uncertainty: uncertainty)
      case .silence:
        isSilent = true
        look(at: due.time, uncertainty: lastBatch?.gap ?? .zero)
      }
    }
    gather(until: time)
  }

  private enum Deadline: Int { case impressions, speed, silence }

  private func nextDeadline(upTo time: Timestamp) -> (time: Timestamp, kind: Deadline)? {
    var found: [(time: Timestamp, kind: Deadline)] = []
    for exposure in exposures.values {
      for rule in exposure.stretches.keys {
        if let due = dueTime(exposure, rule) { found.append((due, .impressions)) }
      }
    }
    for surface in world.surfaces {
      guard let last = surface.reports.last else { continue }
      let due = last.time + .milliseconds(150)
      if due > lastLook { found.append((due, .speed)) }
    }
    if let maximumGap, let lastBatch, !isSilent {
      let due = lastBatch.time + maximumGap
      if due < time { found.append((due, .silence)) }
    }
    return found.filter { $0.time <= time }.min { ($0.time, $0.kind.rawValue) < ($1.time, $1.kind.rawValue) }
  }

  /// When the time of an undecided rule is complete, if its extent is reached; `nil` otherwise.
  func dueTime(_ exposure: SlowExposure, _ rule: Int) -> Timestamp? {
    guard let stretch = exposure.stretches[rule], !exposure.decided.contains(rule) else { return nil }
    guard hasExtent(exposure, rule) else { return nil }
    let missing = max(.zero, rules[rule].cumulative - gathered(exposure.key, rule, in: stretch.cell.name.id.surface))
    return max(stretch.countsFrom + max(.zero, rules[rule].continuous), now + missing)
  }

  func hasExtent(_ exposure: SlowExposure, _ rule: Int) -> Bool {
    let extent = rules[rule].extent
    return extent <= 0 || atLeast(exposure.decidingExtent(slack: book.slack), extent)
  }

  func gathered(_ key: ContentKey, _ rule: Int, in surface: String) -> TimeSpan {
    let visit = world.visits[surface]?.number ?? 0
    let spans = cumulative[CumulativeKey(key: key, rule: rule, surface: surface, visit: visit)] ?? []
    return spans.reduce(.zero, +)
  }

  /// Lets time pass with everything as it was last measured.
  private mutating func gather(until time: Timestamp) {
    guard time > now else { return }
    let span = time - now
    let before = now
    now = time
    guard before != .distantPast else { return }
    for key in exposures.keys {
      guard var exposure = exposures[key] else { continue }
      exposure.intervals.append(.init(span: span, fraction: isSilent ? nil : exposure.fraction))
      exposures[key] = exposure
      for (rule, stretch) in exposure.stretches {
        let surface = stretch.cell.name.id.surface
        let visit = world.visits[surface]?.number ?? 0
        let place = CumulativeKey(key: key, rule: rule, surface: surface, visit: visit)
        cumulative[place, default: []].append(span)
      }
    }
  }

  private mutating func settleImpressions(at time: Timestamp) {
    var candidates: [Candidate] = []
    for exposure in exposures.values {
      for (rule, stretch) in exposure.stretches {
        guard let due = dueTime(exposure, rule), due <= time else { continue }
        candidates.append(
          Candidate(
            key: exposure.key, rule: rule, cell: stretch.cell, uncertainty: stretch.uncertainty,
            viewableTime: viewableTime(exposure, rule, stretch, at: time)))
      }
    }
    var batch = EventBatch(time: time, numbers: exposures.mapValues(\.number))
    decide(candidates, world: world, into: &batch, group: .due)
    flush(batch)
  }
}

/// One line of a scene.
struct TimedInput: Equatable {
  var time: Timestamp
  var input: Input
}
