// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A host in virtual time: passes inputs to an engine, wakes it at every deadline, keeps its events.
///
/// It does what an adapter on a phone does, without a phone. With a store of `once` it also asks before a content could
/// be shown and stores what was reported.
///
/// ```swift
/// var host = VirtualHost(rules: RuleBook(rules: [.mrcDisplay]))
/// host.pass(.surface("feed", width: 390, height: 800), .rows(["a"], of: "feed", width: 390, height: 400))
/// host.wait(.milliseconds(1_000))
/// host.log.impressions(of: "a").count  // 1
/// ```
public struct VirtualHost: Sendable {
  /// The engine.
  public private(set) var tracker: Tracker
  /// The time of the host.
  public private(set) var clock: VirtualClock
  /// What the engine has reported.
  public private(set) var log = EventLog()
  /// What the engine would have mended.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The store of `once`, where there is one.
  public private(set) var store: InMemoryOnceStore?
  private let onceRules: [String]

  /// Makes a host whose clock stands at `start`.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - maximumGap: The host's promise to pass an input at least this often.
  ///   - start: The first moment.
  ///   - store: What was reported in earlier launches, for rules with `once`.
  public init(
    rules: RuleBook, maximumGap: TimeSpan? = nil, startingAt start: Timestamp = .zero, store: InMemoryOnceStore? = nil
  ) {
    tracker = Tracker(rules: rules, maximumGap: maximumGap)
    clock = VirtualClock(startingAt: start)
    self.store = store
    onceRules = rules.rules.filter { $0.repetition == .once }.map(\.name)
  }

  /// Passes inputs at the present moment, as one change.
  public mutating func pass(_ inputs: Input...) {
    pass(inputs)
  }

  /// Passes inputs at the present moment, as one change.
  public mutating func pass(_ inputs: [Input]) {
    for input in inputs { feed(input) }
    take()
  }

  /// Lets time pass, with a wake-up at every deadline on the way.
  public mutating func wait(_ span: TimeSpan) {
    wait(until: clock.now + span)
  }

  /// Plays a script from the first step to the last, with a wake-up at every deadline on the way.
  public mutating func play(_ script: ExposureScript) {
    for step in script.steps {
      if step.time > clock.now { wait(until: step.time) }
      feed(step.input)
    }
    take()
  }

  private mutating func wait(until time: Timestamp) {
    // A deadline that does not move when it is reached would keep the loop from ending.
    while let deadline = tracker.nextDeadline, deadline > clock.now, deadline < time {
      clock.advance(to: deadline)
      tracker.advance(to: deadline)
    }
    clock.advance(to: time)
    tracker.advance(to: time)
    take(settled: true)
  }

  private mutating func feed(_ input: Input) {
    askStore(about: input)
    tracker.apply(input, at: clock.now)
  }

  private mutating func askStore(about input: Input) {
    guard let store, case .items(_, let items, _) = input else { return }
    let contents = items.map { $0.content ?? $0.id }
    for rule in onceRules {
      let known = store.known(contents, rule: rule)
      if !known.isEmpty { tracker.apply(.known(rule: rule, contents: known), at: clock.now) }
    }
  }

  private mutating func take(settled: Bool = false) {
    let events = settled ? tracker.takeSettledEvents() : tracker.takeEvents()
    log.append(events)
    diagnostics += tracker.takeDiagnostics()
    for event in events {
      guard case .impression = event.kind, let rule = event.ruleName, onceRules.contains(rule) else { continue }
      store?.store([event.contentOrItem], rule: rule)
    }
  }
}
