// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Decides when a pass runs (design 8.1). Knows no views and no clock.
///
/// | trigger             | when                                             | answer                                 |
/// |---------------------|--------------------------------------------------|----------------------------------------|
/// | any                 | every scene is in the background                 | nothing                                |
/// | end of a turn       | a fresh block has run a pass in this very turn   | nothing                                |
/// | end of a turn       | the last pass is an interval ago, or it is urgent| run                                    |
/// | end of a turn       | sooner                                           | wait for the end of the interval       |
/// | fresh block         | a notice has waited for two frames, and the last pass is an interval ago or it is urgent | run |
/// | fresh block         | sooner                                           | wait until then                        |
/// | fresh block         | the notice was served meanwhile                  | nothing                                |
struct PassPlan: EquatableInTests {
  enum Trigger: EquatableInTests, CaseIterable { case turn, freshBlock }
  enum Answer: EquatableInTests {
    case run, nothing
    case wait(until: Timestamp)
  }

  /// Two frames of 60 Hz: how long a notice may wait for the end of a turn.
  static let patience = TimeSpan(nanoseconds: 33_333_333)
  /// A turn that ends this soon after the pass of a fresh block is the one in which it ran. After the pass of a turn's end
  /// it is another turn, however soon.
  static let sameTurn = TimeSpan.milliseconds(2)

  let interval: TimeSpan
  /// Whether all scenes are in the background.
  var isInBackground = false
  private(set) var lastPass: Timestamp?
  private(set) var flaggedSince: Timestamp?
  private var isUrgent = false
  private var ranInTurn = false

  init(interval: TimeSpan) {
    self.interval = interval
  }

  /// Takes a notice.
  /// - Parameter urgent: Whether it must not wait for the rate limit: anything but scrolling.
  /// - Returns: When a fresh block of the main queue is needed, if it has to be asked for now.
  mutating func notice(urgent: Bool, at now: Timestamp) -> Timestamp? {
    if urgent { isUrgent = true }
    guard flaggedSince == nil, !isInBackground else { return nil }
    flaggedSince = now
    return now + Self.patience
  }

  /// What to do at a trigger.
  func answer(_ trigger: Trigger, at now: Timestamp) -> Answer {
    if isInBackground { return .nothing }
    switch trigger {
    case .freshBlock:
      guard let flaggedSince else { return .nothing }
      let limit = isUrgent ? nil : lastPass.map { $0 + interval }
      let due = max(flaggedSince + Self.patience, limit ?? flaggedSince)
      return now >= due ? .run : .wait(until: due)
    case .turn:
      guard let lastPass, !isUrgent else { return .run }
      let since = now - lastPass
      if since >= interval { return .run }
      if flaggedSince == nil, ranInTurn, since <= Self.sameTurn { return .nothing }
      return .wait(until: lastPass + interval)
    }
  }

  /// A pass has run: it has served every notice. Answers whether a fresh block was asked for, and is not needed now.
  @discardableResult
  mutating func ran(_ trigger: Trigger, at now: Timestamp) -> Bool {
    defer { flaggedSince = nil }
    lastPass = now
    ranInTurn = trigger == .freshBlock
    isUrgent = false
    return flaggedSince != nil
  }
}
