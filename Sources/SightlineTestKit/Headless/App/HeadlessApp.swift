// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
  import SightlineRelayPlan
#endif

/// An app without a phone: scenes, windows, screens and lists in virtual time, with a session that watches them.
///
/// Code between two calls that let time pass is one block of the main queue: its changes are laid out, and seen by the
/// session, in the turn with which the next such call begins.
///
/// ```swift
/// let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))
/// let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 250))
/// let screen = HeadlessController()
/// screen.view.addSubview(card)
/// app.show(screen)
/// _ = app.session.register(card, as: ExposedItem("offer"))
/// app.advance(by: .seconds(1.2))
/// app.log.impressions(of: "offer").count  // 1
/// app.problems()  // none: a replay of what was recorded gives the same events
/// ```
@MainActor
public final class HeadlessApp {
  /// Time, the main queue, what moves.
  public let system: HeadlessSystem
  /// The first scene.
  public let scene: HeadlessScene
  /// The window of the first scene.
  public let window: HeadlessWindow
  /// All scenes.
  public internal(set) var scenes: [HeadlessScene]
  /// What watches them.
  public let session: HostSession<HeadlessToolkit>
  /// The events so far.
  public private(set) var log = EventLog()
  /// What the engine would have mended.
  public private(set) var diagnostics: [Diagnostic] = []
  /// What the session found wrong in how it is used.
  public private(set) var misuses: [Misuse] = []
  /// Frames of the display a second while something moves.
  public let framesPerSecond: Int64
  /// Whether the system lets the app run nothing at all, as it does in the background.
  public internal(set) var isSuspended = false

  let timers: HeadlessTimers
  let start: Timestamp
  var recording: HeadlessRecording
  /// Turns whose end the session does not hear of since the main queue never rests.
  var busyUntil: Timestamp?
  var keyboard: HeadlessKeyboard?
  var isFinished = false
  /// Lists with relays, delegates that are about to die, and another library's delegate.
  var relayed: [WeakView] = []
  var mortals: [(delegate: HeadlessDelegate, until: UInt64)] = []
  let library = HeadlessDelegate("another library", answers: ["scrollViewDidScroll:"])

  /// Makes an app that is not launched yet; ``show(_:)`` launches it.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - options: How the session works.
  ///   - screen: The screen of the first scene.
  ///   - quirks: In what ways the system is not what one believes of UIKit.
  ///   - seed: For what quirks draw.
  ///   - framesPerSecond: 60 or 120 on phones; values below 1 count as 1.
  ///   - start: The time at which it begins.
  ///   - store: Where `once` rules are kept over launches.
  public init(
    rules: RuleBook, options: HostOptions = HostOptions(), screen: HeadlessScreen = .plain,
    quirks: Set<HeadlessQuirk> = [], seed: UInt64 = 1, framesPerSecond: Int64 = 60,
    startingAt start: Timestamp = .zero, store: (any OnceStore)? = nil
  ) {
    system = HeadlessSystem(startingAt: start, quirks: quirks, seed: seed)
    scene = HeadlessScene(in: system, screen: screen)
    window = HeadlessWindow(in: scene)
    scenes = [scene]
    timers = HeadlessTimers(system: system)
    session = HostSession(rules: rules, options: options, scheduler: timers, store: store)
    recording = HeadlessRecording(rules: rules, maximumGap: options.maximumGap, at: start)
    self.framesPerSecond = max(1, framesPerSecond)
    self.start = start
    listen()
  }

  private func listen() {
    session.onEvents = { [weak self] events in
      self?.log.append(events)
      self?.recording.wrote(events)
    }
    session.onInput = { [weak self] input, time in self?.recording.take(input, at: time) }
    session.onMisuse = { [weak self] misuse in self?.misuses.append(misuse) }
    session.onDiagnostic = { [weak self] diagnostic in self?.diagnostics.append(diagnostic) }
    system.onNotice = { [weak self] notice in self?.session.noticed(notice) }
  }

  /// The present moment.
  public var now: Timestamp { system.now }
}
