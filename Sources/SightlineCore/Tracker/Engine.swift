// SPDX-License-Identifier: MIT

/// What a ``Tracker`` keeps and does.
///
/// It is apart from the public type because everything that the runtime may ask of a public type is linked into every
/// app; of this one nothing is.
struct Engine: ~Copyable, Sendable {
  // What was said at the start.
  let book: RuleBook
  let maximumGap: TimeSpan?
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
  /// The first stands in until a window is reported.
  var windows = Rows<WindowState>()
  var windowIndexes: [String: Int32] = [:]
  var surfaces = Table<SurfaceState>()
  var surfaceIndexes: [String: Int32] = [:]
  /// The surfaces that are reported, or were until the open batch: what has gone for good costs nothing.
  var liveSurfaces = Rows<Int32>()
  var nextLiveNumber: Int64 = 0
  /// Surfaces in one that has never been reported, by its id.
  var waitingSurfaces = SurfaceLists()
  /// The reported roots by the window that their lines name, `nil` for the first.
  var rootSurfaces = SurfaceLists()
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
  var cells = Table<Cell>()
  var freeCells = Rows<Int32>()
  var exposures = Table<Exposure>()
  /// What each exposure is of.
  var keys = Table<ContentKey>()
  /// The name of the last visible cell of an exposure, where that cell is gone and the rest cannot be measured.
  var ghosts: [Int32: Ghost] = [:]
  var freeExposures = Rows<Int32>()
  var exposureIndexes: [ContentKey: Int32] = [:]
  /// The surfaces whose visits have gathered time for a content.
  var gatherers: [ContentKey: Rows<Int32>] = [:]
  var nextSerial: Int64 = 0
  /// A state for each exposure and rule, exposure by exposure.
  var states = Table<RuleState>()
  var memories = Rows<RepetitionMemory>()
  var movingSurfaces = Rows<Int32>()
  /// Counts the times that rests were followed.
  var restPass: UInt32 = 0
  var pass: UInt32 = 0

  // The open batch, and what its measurement needs.
  var batch = Batch()
  var dirtyExposures = Rows<Int32>()
  var deadCells = Rows<Int32>()
  var decisions = Rows<Decision>()
  var pending = Rows<PendingEvent>()
  var touches = Rows<BatchTouch>()
  var formerNames: [Int32: CellName] = [:]
  var scratch = Scratch()

  // What can be taken.
  var events: [Event] = []
  var diagnostics: [Diagnostic] = []
  var fractionChanges: [FractionChange] = []
  var heldImpressions: [HeldImpression] = []
  var sequence = 0
  var ledger: Ledger

  /// Makes an engine that has seen nothing, and reports what is wrong with the book.
  init(
    _ book: RuleBook, _ compiled: CompiledRules, maximumGap: TimeSpan?, tracksFractions: Bool, tracksHeld: Bool
  ) {
    self.book = book
    self.maximumGap = maximumGap.map { max(.zero, $0) }
    self.tracksFractions = tracksFractions
    self.tracksHeld = tracksHeld
    rules = compiled
    ledger = Ledger(entries: compiled.rules.map { Ledger.Entry(rule: $0.name) })
    windows.append(WindowState())
    for rule in compiled.rules { memories.append(RepetitionMemory(rule.repetition, capacity: book.repetitionMemory)) }
    for name in compiled.duplicates { report(.duplicateRule, name) }
    for name in Array(book.surfaces.keys).arranged(by: <) {
      _ = ruleSet(book.surfaces[name] ?? [], subject: name)
    }
  }

  /// An engine that goes on by itself from there: all that is kept, in the order above; scratch space is not.
  init(copying other: borrowing Engine) {
    book = other.book
    maximumGap = other.maximumGap
    tracksFractions = other.tracksFractions
    tracksHeld = other.tracksHeld
    rules = other.rules
    #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
      variants = other.variants
      variantJudge = other.variantJudge
    #endif
    clock = other.clock
    windows = other.windows
    windowIndexes = other.windowIndexes
    surfaces = other.surfaces.copied()
    surfaceIndexes = other.surfaceIndexes
    liveSurfaces = other.liveSurfaces
    nextLiveNumber = other.nextLiveNumber
    waitingSurfaces = other.waitingSurfaces
    rootSurfaces = other.rootSurfaces
    round = other.round
    lastSurface = other.lastSurface
    coverHolders = other.coverHolders
    nextSurfacePlace = other.nextSurfacePlace
    isPaused = other.isPaused
    session = other.session
    sessionBefore = other.sessionBefore
    cells = other.cells.copied()
    freeCells = other.freeCells
    exposures = other.exposures.copied()
    keys = other.keys.copied()
    ghosts = other.ghosts
    freeExposures = other.freeExposures
    exposureIndexes = other.exposureIndexes
    gatherers = other.gatherers
    nextSerial = other.nextSerial
    states = other.states.copied()
    memories = other.memories
    movingSurfaces = other.movingSurfaces
    restPass = other.restPass
    pass = other.pass
    batch = other.batch
    dirtyExposures = other.dirtyExposures
    deadCells = other.deadCells
    decisions = other.decisions
    pending = other.pending
    touches = other.touches
    formerNames = other.formerNames
    events = other.events
    diagnostics = other.diagnostics
    fractionChanges = other.fractionChanges
    heldImpressions = other.heldImpressions
    sequence = other.sequence
    ledger = other.ledger
  }

  mutating func apply(_ input: Input, at time: Timestamp) -> Timestamp {
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

  mutating func advance(to time: Timestamp) -> Timestamp {
    if clock.hasEnded { return time }
    let time = clamped(time)
    if let open = clock.open, open < time { closeBatch() }
    if clock.open == nil { settle(through: time) }
    clock.last = time
    return time
  }

  /// Measures what has been fed; a later input with that time counts a nanosecond later.
  mutating func close() {
    guard let open = clock.open else { return }
    closeBatch()
    clock.closed = open
  }
}

extension Engine {
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

  @inline(never)
  mutating func report(
    _ kind: Diagnostic.Kind, _ subject: String? = nil, _ detail: String? = nil, at time: Timestamp? = nil
  ) {
    let moment = time ?? clock.open ?? clock.last ?? .zero
    diagnostics.append(Diagnostic(kind: kind, time: moment, subject: subject, detail: detail))
  }

  @inline(never)
  mutating func ruleSet(_ names: [String], subject: String) -> Int32 {
    var unknown = Rows<String>()
    let set = rules.set(names) { unknown.append($0) }
    for name in unknown { report(.unknownRule, subject, name) }
    return set
  }
}
