// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// Tells an app which of its items the user really saw.
///
/// Make one for the app, keep it, say what to watch, and name what the cells show where they are configured:
///
/// ```swift
/// let monitor = ExposureMonitor()
/// monitor.onImpression = { event in analytics.send("seen", event.item) }
///
/// // In the view controller of the list:
/// monitor.track(tableView, as: "feed").store(in: &tokens)
///
/// // Where a cell is configured:
/// cell.exposure = ExposureItem(post.id)
/// ```
///
/// Views are held weakly and nothing of UIKit is replaced. All calls are made on the main actor, and all closures are
/// called there: after the turn of the run loop in which something was seen, and at once after what counts at once, which
/// is a tap, a scene that leaves the foreground, or a call such as ``pause(_:)``.
@preconcurrency @MainActor
public final class ExposureMonitor {
  /// The rules that decide.
  public let rules: ExposureRules
  /// How it works.
  public let options: ExposureOptions

  /// Called with every event, in order.
  public var onEvent: (@MainActor (ExposureEvent) -> Void)?
  /// Called with every impression, in order.
  public var onImpression: (@MainActor (ExposureEvent) -> Void)?
  /// Called with what the app does wrong, once for each subject; without it misuses are written to the log.
  public var onMisuse: (@MainActor (ExposureMisuse) -> Void)?
  /// Called with what the engine found wrong in what it was told, such as a rule that no book has.
  public var onDiagnostic: (@MainActor (ExposureDiagnostic) -> Void)?
  /// Told of every event and misuse; held weakly.
  public weak var delegate: (any ExposureMonitorDelegate)?

  let session: HostSession<UIKitToolkit>
  let shell: SessionShell
  let hub = EventHub()
  var hooks = MonitorHooks()
  let debugging = ExposureDebugging()
  /// What is tracked by now, by the view.
  var holds: [ExposureHold.Key: ExposureHold] = [:]
  var sweepAt = 32
  /// Those of them whose delegate is relayed.
  var relayed: [ExposureHold] = []
  /// Controllers whose view is not loaded yet.
  var unloaded: [ExposureHold] = []

  /// Makes a monitor that watches nothing yet.
  ///
  /// - Parameters:
  ///   - rules: What counts; half of an item for a second where nothing is said (`.mrcDisplay`).
  ///   - options: How it works.
  ///   - store: Where rules that count once are kept over launches.
  public init(
    rules: ExposureRules = ExposureRules(rules: [.mrcDisplay]), options: ExposureOptions = ExposureOptions(),
    store: (any ExposureOnceStore)? = nil
  ) {
    self.rules = rules
    self.options = options
    let scheduler = SystemScheduler()
    session = HostSession(rules: rules, options: options, scheduler: scheduler, store: store)
    shell = SessionShell(session: session, scheduler: scheduler)
    listen()
    ExposureRegistry.shared.add(self)
    shell.start()
  }

  // The last reference may go on any thread.
  deinit {
    let (session, shell, relayed) = (session, shell, relayed)
    AnyThread.onMain {
      shell.stop()
      for hold in relayed { hold.relay?.leave(session) }
    }
  }

  private func listen() {
    let hub = hub
    session.onEvents = { events in hub.deliver(events) }
    session.onEnd = { hub.finish() }
    session.onMisuse = { [weak self] misuse in self?.tell(misuse) }
    session.onDiagnostic = { [weak self] diagnostic in self?.tell(diagnostic) }
    _ = hub.addBatches { [weak self] events in self?.tell(events) }
    hub.onDrop = { [weak self] _ in self?.noteDrop() }
    shell.beforeTurn = { [weak self] in self?.turnEnds() }
  }

  /// Ends everything that is open and reports it, and then all streams of events; the monitor does nothing any more.
  public func finish() {
    session.finish()
    shell.stop()
    showsOverlay = false
    for hold in Array(holds.values) { end(hold) }
    unloaded = []
  }

  /// All that any part finds wrong in how the app uses it goes through here; each subject is reported once.
  func report(_ misuse: Misuse) { session.report(misuse) }
}
