// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Time that passes only when a test says so.
///
/// Tests that use it never sleep and never depend on how fast a machine is.
///
/// ```swift
/// var clock = VirtualClock()
/// clock.advance(by: .milliseconds(500))
/// tracker.advance(to: clock.now)
/// ```
public struct VirtualClock: Sendable, Hashable {
  /// The present moment.
  public private(set) var now: Timestamp

  /// Makes a clock that stands at `start`.
  public init(startingAt start: Timestamp = .zero) {
    now = start
  }

  /// Lets `span` pass; a negative span lets nothing pass.
  public mutating func advance(by span: TimeSpan) {
    advance(to: now + span)
  }

  /// Lets time pass up to `time`; a time that lies before now lets nothing pass.
  public mutating func advance(to time: Timestamp) {
    now = max(now, time)
  }
}
