// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a session is whatever its toolkit; made as a ``HostSession``.
///
/// Everything between a UI toolkit and the engine: hears notices, looks at the views in passes, tells the engine what it
/// saw, hands out events.
///
/// A shell (the UIKit adapter, the headless host) passes notices and timers in and executes nothing but what a
/// ``HostScheduler`` asks for. All that the session tells its engine goes through ``onInput`` too, so what a recorder
/// wrote gives the same events when it is replayed, byte for byte.
///
/// Inside a notice and when a timer fires it only sets flags; views are looked at in ``turnEnded()`` and ``freshTurn()``,
/// which must be called outside the toolkit's own callbacks.
@MainActor
public class AnyHostSession {
  // What was said at the start.
  let toolkit: ErasedToolkit
  let options: HostOptions
  let scheduler: any HostScheduler
  let onceRules: [String]
  let book: RuleBook

  /// Called with the events of each pass, in order. May call the session; what it changes counts from the next pass, and
  /// what comes of that is handed out after what is being handed out.
  public final var onEvents: (([Event]) -> Void)?
  /// Called with every input and the time at which it counts: a recorder.
  public final var onInput: ((Input, Timestamp) -> Void)?
  /// Called with each misuse, once for each subject.
  public final var onMisuse: ((Misuse) -> Void)?
  /// Called with what the engine found wrong in its inputs.
  public final var onDiagnostic: ((Diagnostic) -> Void)?
  /// Called once, after the last events of a session that was ended.
  public final var onEnd: (() -> Void)?
  /// Called at the beginnings and ends of passes and of what they consist of; `nil` costs nothing. After
  /// ``PassStep/passEnded`` the session may be called, before that it must not.
  public final var onStep: ((PassStep) -> Void)?
  /// Asked when an item is first passed on or shows something else: the names of the rules under which the app wants no
  /// impression of it.
  public final var vetoes: (@MainActor (_ surface: String, _ item: ExposedItem) -> [String])?

  var tracker: Tracker
  var store: (any OnceStore)?
  var plan: PassPlan
  var feed = Feed()
  var outbox = Outbox()
  var misuses = MisuseLog()

  // What is tracked.
  var surfaces: [Surface] = []
  var surfacesByKey: [ObjectIdentifier: Surface] = [:]
  var surfacesByID: [String: Surface] = [:]
  /// Nested surfaces whose view is gone while what holds them may come back, oldest first.
  var dormant: [Surface] = []
  var windows: [HostWindow] = []
  var cells: [ObjectIdentifier: HostCell] = [:]
  /// Bound and registered views that belong to no surface yet.
  var loose: [HostCell] = []
  /// Views that the app wants nothing of, nor of what is in them.
  var excluded: [ExcludedView] = []
  var namedCovers: [NamedCover] = []
  var keyboard: Rect?
  var nextRegistration = 1
  /// The probes of a toolkit without views; made when the first comes.
  final package var companion: (any SessionCompanion)?

  // The pass.
  var pass: UInt64 = 0
  var isInPass = false
  var isLowPower = false
  final package internal(set) var hasEnded = false
  var isBeating = false
  var retry = false
  var deepest = 0
  var lastInput: Timestamp?
  /// When an offset was last found changed, that of any surface.
  var lastScroll: Timestamp?
  /// When the engine has something to do without an input, as it said last.
  var deadline: Timestamp?
  var deadlineIsKnown = false
  var requestedWake: Timestamp?
  /// A timer has fired in this turn that nobody asked for.
  var hasNeedlessTurn = false
  var buffers = PassBuffers()
  var coverScratch = CoverScratch()

  @usableFromInline
  init(
    toolkit: ErasedToolkit, rules: RuleBook, options: HostOptions, scheduler: any HostScheduler, store: (any OnceStore)?
  ) {
    self.toolkit = toolkit
    book = rules
    self.options = options
    self.scheduler = scheduler
    self.store = store
    onceRules = rules.rules.filter { $0.repetition == .once }.map(\.name)
    tracker = Tracker(rules: rules, maximumGap: options.maximumGap)
    plan = PassPlan(interval: options.passInterval)
  }

  static var beatSpan: TimeSpan { .milliseconds(1_000) }
  /// How many nested surfaces without a view are kept, so that a carousel goes on when its cell comes back.
  static var dormantLimit: Int { 1_000 }

  /// The rules that decide.
  public final var rules: RuleBook { book }

  /// The present moment on its clock.
  public final var now: Timestamp { scheduler.now }

  /// What became of every impression so far.
  public final var ledger: Ledger { tracker.ledger }
}
