// SPDX-License-Identifier: MIT

/// The engine: timed inputs in, events out. It has no clock, no thread and no I/O.
///
/// Feed inputs at a time, take events, ask for the next deadline, report that time has passed. Inputs with the same
/// time are one change, measured once after the last of them: when a later time arrives, or when events are taken.
/// A wake-up that comes early, late, twice or not at all changes no event.
public struct Tracker: Sendable {
  /// Makes an engine that has seen nothing.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - maximumGap: The host's promise to pass an input at least this often; longer silence is unmeasured.
  ///   - tracksFractions: Whether ``takeFractionChanges()`` has something to take. Costs time.
  public init(rules: RuleBook, maximumGap: TimeSpan? = nil, tracksFractions: Bool = false) {
  }

  /// Feeds one input.
  ///
  /// A time before the last one is clamped to it. A time whose events were taken already is moved by a nanosecond.
  /// `.wake` is the same as ``advance(to:)``. After `.end` nothing is taken in.
  /// - Returns: The time at which the input counts, which is what a recorder writes.
  @discardableResult
  public mutating func apply(_ input: Input, at time: Timestamp) -> Timestamp {
    time
  }

  /// Reports that time has passed: settles what fell due up to `time`, `time` included.
  /// - Returns: The time that counts, clamped as for ``apply(_:at:)``.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> Timestamp { time }

  /// When something will fall due if no input comes; `nil` if nothing will.
  public var nextDeadline: Timestamp? { nil }

  /// Measures what has been fed and takes all events so far.
  ///
  /// This closes the time of a batch that it measured: a later input with that time counts a nanosecond later.
  public mutating func takeEvents() -> [Event] { [] }

  /// Takes the events that no further input can change, and leaves the open batch open.
  public mutating func takeSettledEvents() -> [Event] { [] }

  /// Takes what the host should mend.
  public mutating func takeDiagnostics() -> [Diagnostic] { [] }

  /// Takes the changes of fractions of measured batches; always empty unless asked for at the start.
  public mutating func takeFractionChanges() -> [FractionChange] { [] }

  /// What became of every impression detected so far.
  public var ledger: Ledger { Ledger() }

  /// Why an item does or does not count as of the last measured batch, or `nil` if the item is not known.
  ///
  /// Measures an open batch first, on a copy: asking changes nothing.
  public func explain(surface: String, item: String) -> Explanation? { nil }

  /// Descriptions of everything that is wrong with the inner state; empty unless there is a fault in the engine.
  public func checkInvariants() -> [String] { [] }
}
