// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// A running change between two screens, and its coordinator.
///
/// | state       | what happens  | next        |
/// |-------------|---------------|-------------|
/// | held        | `update`      | held        |
/// | held        | `finish`      | running     |
/// | held        | `cancel`      | running back|
/// | running     | time is up    | over        |
/// | running back| time is up    | over, cancelled |
/// | any         | anything else | the same    |
///
/// Held means by a finger: an interactive transition before it has been decided.
@MainActor
public final class HeadlessTransition: HeadlessMover {
  /// Where it stands.
  public enum State: Sendable, Hashable {
    /// A finger holds it.
    case held
    /// It runs on by itself until then.
    case running(until: Timestamp)
    /// It runs back by itself until then.
    case runningBack(until: Timestamp)
    /// It is over.
    case over(cancelled: Bool)
  }

  /// What it does.
  public let kind: ScreenContext.Transition
  /// Where it stands.
  public private(set) var state = State.held
  /// How far a finger has brought it, 0 to 1.
  public private(set) var progress = 0.0
  /// How long it takes by itself.
  public let duration: TimeSpan
  /// Whether it began under a finger.
  public let isInteractive: Bool

  private weak var system: HeadlessSystem?
  private let began: Timestamp
  private var controllers: [HeadlessController]
  /// Called with each change of the progress under a finger.
  var onProgress: ((Double) -> Void)?
  private var onEnd: ((_ cancelled: Bool) -> Void)?
  private var completions: [(_ cancelled: Bool) -> Void] = []

  /// Begins; the controllers have it as theirs until it is over.
  init(
    _ kind: ScreenContext.Transition, of controllers: [HeadlessController], in system: HeadlessSystem,
    duration: TimeSpan, isInteractive: Bool, onEnd: @escaping (_ cancelled: Bool) -> Void
  ) {
    self.kind = kind
    self.duration = duration
    self.isInteractive = isInteractive
    self.system = system
    self.controllers = controllers
    self.onEnd = onEnd
    began = system.now
    for controller in controllers { controller.transition = self }
    if !isInteractive {
      state = .running(until: system.now + duration)
      system.start(self)
    }
  }

  /// Whether it has ended, one way or the other.
  public var isOver: Bool {
    if case .over = state { return true }
    return false
  }

  /// Whether it was cancelled, even if it still runs back.
  public var isCancelled: Bool {
    switch state {
    case .runningBack, .over(cancelled: true): true
    case .held, .running, .over(cancelled: false): false
    }
  }

  /// Calls the block at its end, as `animate(alongsideTransition:completion:)` does.
  public func whenOver(_ block: @escaping (_ cancelled: Bool) -> Void) {
    completions.append(block)
  }

  // MARK: The finger

  /// The finger moves it to a share of its way.
  public func update(_ progress: Double) {
    guard state == .held else { return }
    self.progress = min(max(progress, 0), 1)
    onProgress?(self.progress)
  }

  /// The finger lets go, and it runs on to its end.
  public func finish() {
    guard state == .held, let system else { return }
    state = .running(until: system.now + Self.share(of: duration, 1 - progress))
    system.start(self)
  }

  /// The finger lets go, and it runs back.
  public func cancel() {
    guard state == .held, let system else { return }
    state = .runningBack(until: system.now + Self.share(of: duration, progress))
    system.start(self)
  }

  /// Ends it now, as another transition does that comes in between.
  func endNow() {
    system?.stop(self)
    if !isOver { end(cancelled: isCancelled) }
  }

  // MARK: Time

  /// Ends it when its time is up.
  public func move(at now: Timestamp) -> Bool {
    guard let until, now >= until else { return until != nil }
    end(cancelled: isCancelled, isEarly: system?.has(.coordinatorCompletionEarly) == true)
    return false
  }

  /// Its end.
  public func nextChange(after now: Timestamp) -> Timestamp? { until }

  /// What a coordinator tells of it; `nil` when there is none.
  var told: ScreenContext.Transition? {
    guard let system, system.has(.transitionCoordinatorNil), case .running = state else { return kind }
    // The coordinator is gone half way through, though the views are still there.
    return system.now - began < Self.share(of: duration, 0.5) ? kind : nil
  }

  private var until: Timestamp? {
    switch state {
    case .running(let until), .runningBack(let until): until
    case .held, .over: nil
    }
  }

  private func end(cancelled: Bool, isEarly: Bool = false) {
    state = .over(cancelled: cancelled)
    let blocks = completions
    completions = []
    let onEnd = onEnd
    self.onEnd = nil
    onProgress = nil
    if let system, isEarly {
      // The views are where they were, and the controllers say so, for a turn more.
      for block in blocks { block(cancelled) }
      system.perform { [self] in
        letGo()
        onEnd?(cancelled)
      }
    } else {
      letGo()
      onEnd?(cancelled)
      for block in blocks { block(cancelled) }
    }
  }

  private func letGo() {
    for controller in controllers where controller.transition === self { controller.transition = nil }
    controllers = []
  }

  private static func share(of span: TimeSpan, _ share: Double) -> TimeSpan {
    TimeSpan.seconds(span.seconds * share)
  }
}
