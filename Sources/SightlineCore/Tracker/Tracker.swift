// SPDX-License-Identifier: MIT

/// The engine: timed inputs in, events out. It has no clock, no thread and no I/O.
///
/// Feed inputs at a time, take events, ask for the next deadline, report that time has passed. Inputs with the same
/// time are one change, measured once after the last of them: when a later time arrives, or when events are taken.
/// A wake-up that comes early, late, twice or not at all changes no event.
///
/// A tracker is a value: a copy goes on by itself.
public struct Tracker: Sendable {
  // What was said at the start.
  let book: RuleBook
  /// The host's promise to pass an input at least this often; longer silence is unmeasured (fine print 15, 41).
  public let maximumGap: TimeSpan?
  let tracksFractions: Bool
  let tracksHeld: Bool
  var rules: CompiledRules
  // Variants are judged by the command, never in an app: for telephones this is in debug builds alone.
  #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
    /// What variants need besides; empty unless the book is one of variants.
    var variants = VariantState()
    var variantJudge: (any VariantJudge)?
  #else
    var variantJudge: (any VariantJudge)? { nil }
  #endif

  // What was reported.
  var clock = Clock()
  var windows = [WindowState()]
  var windowIndexes: [String: Int32] = [:]
  var surfaces: [SurfaceState] = []
  var surfaceIndexes: [String: Int32] = [:]
  /// The surfaces that are reported, or were until the open batch: what has gone for good costs nothing.
  var liveSurfaces: [Int32] = []
  var nextLiveNumber: Int64 = 0
  /// Surfaces in one that has never been reported, by its id.
  var waitingSurfaces: [String: [Int32]] = [:]
  /// The reported roots by the window that their lines name, `nil` for the first.
  var rootSurfaces: [String?: [Int32]] = [:]
  /// Counts the times that surroundings were derived.
  var round: UInt32 = 0
  var lastSurface: (id: String, index: Int32) = ("", -1)
  /// The surfaces and windows that have covers.
  var coverHolders = 0
  var nextSurfacePlace: Int64 = 0
  var isPaused = false
  var session = 1
  var sessionBefore = 1

  // What was measured.
  var cells: [Cell] = []
  var freeCells: [Int32] = []
  var exposures: [Exposure] = []
  /// What each exposure is of.
  var keys: [ContentKey] = []
  /// The name of the last visible cell of an exposure, where that cell is gone and the rest cannot be measured.
  var ghosts: [Int32: Ghost] = [:]
  var freeExposures: [Int32] = []
  var exposureIndexes: [ContentKey: Int32] = [:]
  /// The surfaces whose visits have gathered time for a content.
  var gatherers: [ContentKey: [Int32]] = [:]
  var nextSerial: Int64 = 0
  /// A state for each exposure and rule, exposure by exposure.
  var states: [RuleState] = []
  var memories: [RepetitionMemory]
  var movingSurfaces: [Int32] = []
  /// Counts the times that rests were followed.
  var restPass: UInt32 = 0
  var pass: UInt32 = 0

  // The open batch, and what its measurement needs.
  var batch = Batch()
  var dirtyExposures: [Int32] = []
  var deadCells: [Int32] = []
  var decisions: [Decision] = []
  var pending: [PendingEvent] = []
  var touches: [Batch.Touch] = []
  var formerNames: [Int32: CellName] = [:]
  var scratch = Scratch()

  // What can be taken.
  var events: [Event] = []
  var diagnostics: [Diagnostic] = []
  var fractionChanges: [FractionChange] = []
  var heldImpressions: [HeldImpression] = []
  var sequence = 0
  /// What became of every impression detected so far.
  public internal(set) var ledger: Ledger

  /// Makes an engine that has seen nothing.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - maximumGap: The host's promise to pass an input at least this often; longer silence is unmeasured.
  ///   - tracksFractions: Whether ``takeFractionChanges()`` has something to take. Costs time.
  ///   - tracksHeld: Whether ``takeHeldImpressions()`` has something to take.
  public init(
    rules: RuleBook, maximumGap: TimeSpan? = nil, tracksFractions: Bool = false, tracksHeld: Bool = false
  ) {
    self.init(
      rules, CompiledRules(rules), maximumGap: maximumGap, tracksFractions: tracksFractions, tracksHeld: tracksHeld)
  }

  init(
    _ book: RuleBook, _ compiled: CompiledRules, maximumGap: TimeSpan?, tracksFractions: Bool, tracksHeld: Bool
  ) {
    self.book = book
    self.maximumGap = maximumGap.map { max(.zero, $0) }
    self.tracksFractions = tracksFractions
    self.tracksHeld = tracksHeld
    rules = compiled
    memories = compiled.rules.map { RepetitionMemory($0.repetition, capacity: book.repetitionMemory) }
    ledger = Ledger(entries: compiled.rules.map { Ledger.Entry(rule: $0.name) })
    for name in compiled.duplicates { report(.duplicateRule, name) }
    for name in Array(book.surfaces.keys).arranged(by: <) {
      _ = ruleSet(book.surfaces[name] ?? [], subject: name)
    }
  }

  /// Feeds one input.
  ///
  /// A time before the last one is clamped to it. A time whose events were taken already is moved by a nanosecond.
  /// `.wake` is the same as ``advance(to:)``. After `.end` nothing is taken in.
  /// - Returns: The time at which the input counts, which is what a recorder writes.
  @discardableResult
  public mutating func apply(_ input: Input, at time: Timestamp) -> Timestamp {
    if case .wake = input { return advance(to: time) }
    if clock.hasEnded {
      report(.afterEnd, at: time)
      return time
    }
    var time = clamped(time)
    if let closed = clock.closed, time <= closed { time = closed + TimeSpan(nanoseconds: 1) }
    if clock.open != time { openBatch(time) }
    if case .scroll(let surface, let offset, let phase) = input {
      scroll(surface, offset, phase)
    } else {
      batch.isPlain = false
      take(input)
    }
    return time
  }

  /// Reports that time has passed: settles what fell due up to `time`, `time` included.
  /// - Returns: The time that counts, clamped as for ``apply(_:at:)``.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> Timestamp {
    if clock.hasEnded { return time }
    let time = clamped(time)
    if let open = clock.open, open < time { closeBatch() }
    if clock.open == nil { settle(through: time) }
    clock.last = time
    return time
  }

  /// When something will fall due if no input comes; `nil` if nothing will.
  ///
  /// An open batch is measured on a copy first, so asking changes nothing.
  public var nextDeadline: Timestamp? {
    if clock.open != nil {
      var copy = self
      copy.closeBatch()
      return copy.deadline
    }
    return deadline
  }

  /// Measures what has been fed and takes all events so far.
  ///
  /// This closes the time of a batch that it measured: a later input with that time counts a nanosecond later.
  public mutating func takeEvents() -> [Event] {
    if let open = clock.open {
      closeBatch()
      clock.closed = open
    }
    return takeSettledEvents()
  }

  /// Takes the events that no further input can change, and leaves the open batch open.
  public mutating func takeSettledEvents() -> [Event] {
    if events.isEmpty { return [] }
    let taken = events
    events = []
    return taken
  }

  /// Takes what the host should mend.
  public mutating func takeDiagnostics() -> [Diagnostic] {
    if diagnostics.isEmpty { return [] }
    let taken = diagnostics
    diagnostics = []
    return taken
  }

  /// Takes the changes of fractions of measured batches; always empty unless asked for at the start.
  public mutating func takeFractionChanges() -> [FractionChange] {
    if fractionChanges.isEmpty { return [] }
    let taken = fractionChanges
    fractionChanges = []
    return taken
  }

  /// Takes what was detected in measured batches and is not reported, in the order in which it was decided; always empty
  /// unless asked for at the start.
  public mutating func takeHeldImpressions() -> [HeldImpression] {
    if heldImpressions.isEmpty { return [] }
    let taken = heldImpressions
    heldImpressions = []
    return taken
  }
}

extension Tracker {
  /// Time that goes back is clamped and counted, never a trap.
  private mutating func clamped(_ time: Timestamp) -> Timestamp {
    guard let last = clock.last, time < last else { return time }
    report(.timeWentBack, at: last)
    return last
  }

  private mutating func openBatch(_ time: Timestamp) {
    if clock.open != nil { closeBatch() }
    settle(through: time)
    clock.open = time
    clock.last = time
    clock.gap = clock.batch.map { time - $0 } ?? .zero
    clock.batch = time
  }

  mutating func report(
    _ kind: Diagnostic.Kind, _ subject: String? = nil, _ detail: String? = nil, at time: Timestamp? = nil
  ) {
    let moment = time ?? clock.open ?? clock.last ?? .zero
    diagnostics.append(Diagnostic(kind: kind, time: moment, subject: subject, detail: detail))
  }

  mutating func ruleSet(_ names: [String], subject: String) -> Int32 {
    var unknown: [String] = []
    let set = rules.set(names) { unknown.append($0) }
    for name in unknown { report(.unknownRule, subject, name) }
    return set
  }
}
