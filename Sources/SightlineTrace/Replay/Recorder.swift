// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A tracker that writes down what goes into it.
///
/// Replaying what it wrote gives the events that were taken from it, byte for byte: every line carries the time at
/// which the tracker let it count. Call ``finish()`` before the last ``takeBytes()``.
public struct Recorder: Sendable {
  /// The tracker; feed it through the recorder only.
  public private(set) var tracker: Tracker
  private var writer = TraceWriter()
  private var pendingWake: Timestamp?
  private var lastTime: Timestamp?
  private var hasEnded = false
  private let recordsWakes: Bool

  /// Makes a recorder with a new tracker and writes the trace line.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - head: The trace line; its `maximumGap` is the tracker's.
  ///   - recordsWakes: Whether every wake-up is written; otherwise only one after which nothing came.
  public init(rules: RuleBook, head: TraceHead = TraceHead(), recordsWakes: Bool = false) {
    tracker = Tracker(rules: rules, maximumGap: head.maximumGap)
    self.recordsWakes = recordsWakes
    writer.write(head)
  }

  /// Feeds one input and writes it; see `Tracker.apply(_:at:)`.
  @discardableResult
  public mutating func apply(_ input: Input, at time: Timestamp) -> Timestamp {
    if case .wake = input { return advance(to: time) }
    let effective = tracker.apply(input, at: time)
    if hasEnded { return effective }
    writer.write(input, at: effective)
    lastTime = effective
    pendingWake = nil
    if case .end = input { hasEnded = true }
    return effective
  }

  /// Reports that time has passed; see `Tracker.advance(to:)`.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> Timestamp {
    let effective = tracker.advance(to: time)
    if hasEnded { return effective }
    if recordsWakes {
      writer.write(.wake, at: effective)
    } else if lastTime.map({ effective > $0 }) ?? true {
      pendingWake = effective
    }
    return effective
  }

  /// Takes all events so far; see `Tracker.takeEvents()`.
  public mutating func takeEvents() -> [Event] { tracker.takeEvents() }

  /// Takes the events that no further input can change; see `Tracker.takeSettledEvents()`.
  public mutating func takeSettledEvents() -> [Event] { tracker.takeSettledEvents() }

  /// Takes what the host should mend; see `Tracker.takeDiagnostics()`.
  public mutating func takeDiagnostics() -> [Diagnostic] { tracker.takeDiagnostics() }

  /// Takes what has been written since the last time: whole lines.
  public mutating func takeBytes() -> [UInt8] { writer.take() }

  /// Writes the last wake-up if nothing came after it, so that a replay ends at the same time. May be called again.
  public mutating func finish() {
    guard let wake = pendingWake else { return }
    writer.write(.wake, at: wake)
    pendingWake = nil
  }
}
