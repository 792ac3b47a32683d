// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The trackers of the trace that is being replayed, and what they have brought out so far.
struct TraceRun: Sendable {
  typealias Output = TraceReplay.Output

  /// What one rule book has come to.
  private struct Tally: Sendable {
    var tracker: Tracker
    var events = 0
    var checksum = EventChecksum()
    var diagnostics = 0
  }

  /// What comes out besides events, problems and summaries: `lines` with the events, all else by itself.
  struct Extras: Sendable {
    var fractions: Bool
    var inputs: Bool
    var held: Bool
    var lines: Bool
  }

  /// How many lines of one rule book may wait for their events to be taken.
  private static let patience = 64

  private let file: String
  private let books: [RuleBook]
  private let extras: Extras
  private let companions: (@Sendable (Input) -> [Input])?
  // No app judges variants: for telephones this is in debug builds alone.
  #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
    var hasVariants = false
  #endif

  /// One for each rule book; none outside a trace and after an error.
  private var tallies: [Tally] = []
  private var inputs = 0
  private var warnings = 0
  private var waiting = 0
  private var hasEnded = false
  /// The time of the last line.
  private var time = Timestamp.zero
  private var line = 0
  /// The last line that had another time than this one.
  private var lineBefore = 0
  private var text = TextBuffer()

  init(
    file: String, books: [RuleBook], extras: Extras, companions: (@Sendable (Input) -> [Input])?
  ) {
    self.file = file
    self.books = books
    self.extras = extras
    self.companions = companions
  }

  /// Takes in what the reader found.
  mutating func take(_ element: TraceElement, _ body: (Output) throws -> Void) rethrows {
    switch element.kind {
    case .input(let input, let time): try take(input, at: time, line: element.line, body)
    case .head(let head):
      try close(body)
      begin(head, line: element.line)
      try body(.head(head, line: element.line))
      try takeDiagnostics(body)
    case .problem(let problem):
      try flush(body)
      if problem.isError { try abandon(body) } else { warnings += 1 }
      try body(.problem(problem))
    }
  }

  private mutating func begin(_ head: TraceHead, line: Int) {
    tallies = []
    for index in books.indices { tallies.append(Tally(tracker: tracker(index, maximumGap: head.maximumGap))) }
    inputs = 0
    warnings = 0
    waiting = 0
    hasEnded = false
    time = head.time
    self.line = line
    lineBefore = line
  }

  private func tracker(_ index: Int, maximumGap: TimeSpan?) -> Tracker {
    #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
      if hasVariants { return Tracker(variants: books[index], maximumGap: maximumGap) }
    #endif
    return Tracker(
      rules: books[index], maximumGap: maximumGap, tracksFractions: extras.fractions && index == 0,
      tracksHeld: extras.held)
  }

  /// Takes in one line.
  @inline(__always)
  mutating func take(
    _ input: Input, at time: Timestamp, line: Int, _ body: (Output) throws -> Void
  ) rethrows {
    inputs &+= 1
    waiting &+= 1
    if let companions { feed(companions(input), at: time) }
    var effective = time
    for index in tallies.indices { effective = tallies[index].tracker.apply(input, at: time) }
    if effective != self.time {
      lineBefore = self.line
      self.time = effective
    }
    self.line = line
    if case .end = input { hasEnded = true }
    if extras.inputs { try body(.input(input, at: effective, line: line)) }
    try takeDiagnostics(body)
    // With several books the order of outputs must not depend on how the bytes came, so nothing waits.
    if waiting >= TraceRun.patience || tallies.count > 1 { try flush(body) }
  }

  /// Feeds inputs that stand in no line.
  private mutating func feed(_ inputs: [Input], at time: Timestamp) {
    for input in inputs {
      for index in tallies.indices { tallies[index].tracker.apply(input, at: time) }
    }
  }

  /// Brings out all events that no further line can change.
  mutating func flush(_ body: (Output) throws -> Void) rethrows {
    waiting = 0
    for index in tallies.indices {
      let events = tallies[index].tracker.takeSettledEvents()
      if !events.isEmpty { try bring(events, of: index, body) }
    }
    try bringExtras(body)
  }

  /// Leaves the trace where an error stands: one that has ended is summed up, of any other nothing is closed.
  mutating func abandon(_ body: (Output) throws -> Void) rethrows {
    if hasEnded { try close(body) } else { tallies = [] }
  }

  /// Closes the trace, if one is open, and sums it up.
  mutating func close(_ body: (Output) throws -> Void) rethrows {
    if tallies.isEmpty { return }
    for index in tallies.indices {
      if !hasEnded { tallies[index].tracker.apply(.end, at: time) }
      let events = tallies[index].tracker.takeEvents()
      if !events.isEmpty { try bring(events, of: index, body) }
    }
    try bringExtras(body)
    try takeDiagnostics(body)
    for (index, tally) in tallies.enumerated() {
      var summary = TraceSummary(
        trace: file, inputs: inputs, events: tally.events, checksum: tally.checksum.value,
        ledger: tally.tracker.ledger, warnings: warnings + tally.diagnostics)
      #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
        if hasVariants {
          summary.variants = tally.tracker.variantOutcomes
          summary.ledger = Ledger(entries: summary.variants.map(\.ledger))
        }
      #endif
      try body(.summary(summary, book: index))
    }
    tallies = []
  }

  private mutating func bring(_ events: [Event], of index: Int, _ body: (Output) throws -> Void) rethrows {
    text.bytes.removeAll(keepingCapacity: true)
    tallies[index].events += events.count
    if extras.lines {
      for event in events { text.append(event) }
      tallies[index].checksum.add(text.bytes)
    }
    try body(.events(events, lines: text.bytes, book: index))
  }

  private mutating func bringExtras(_ body: (Output) throws -> Void) rethrows {
    if extras.held {
      for index in tallies.indices {
        let held = tallies[index].tracker.takeHeldImpressions()
        if !held.isEmpty { try body(.held(held, book: index)) }
      }
    }
    guard extras.fractions, !tallies.isEmpty else { return }
    let changes = tallies[0].tracker.takeFractionChanges()
    if !changes.isEmpty { try body(.fractions(changes)) }
  }

  /// Turns what the trackers found into warnings; what several of them found is shown once and counted for each.
  @inline(__always)
  private mutating func takeDiagnostics(_ body: (Output) throws -> Void) rethrows {
    var shown: [Diagnostic] = []
    for index in tallies.indices {
      let diagnostics = tallies[index].tracker.takeDiagnostics()
      if diagnostics.isEmpty { continue }
      tallies[index].diagnostics += diagnostics.count
      for diagnostic in diagnostics where index == 0 || !shown.contains(diagnostic) {
        try body(.problem(problem(diagnostic)))
      }
      shown += diagnostics
    }
  }

  private func problem(_ diagnostic: Diagnostic) -> TraceProblem {
    let (found, advice) = diagnostic.words
    return TraceProblem(
      file: file, line: diagnostic.time == time ? line : lineBefore, column: 1, isError: false, found: found,
      advice: advice)
  }
}
