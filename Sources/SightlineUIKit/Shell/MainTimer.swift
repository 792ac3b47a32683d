// SPDX-License-Identifier: MIT

import Dispatch

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A timer on the main queue that is made once and armed again and again.
///
/// A source of the main queue, not a timer of the run loop: it fires in a block of its own, never inside another one.
/// Lives as long as it is held.
final class MainTimer {
  private let source: any DispatchSourceTimer

  /// Makes a timer that is not armed.
  init(_ fire: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(fire) }
    source.schedule(deadline: .distantFuture)
    source.activate()
  }

  deinit {
    source.cancel()
  }

  /// Fires once, after that span; a span that is over fires in the next block.
  func arm(after span: TimeSpan) {
    source.schedule(deadline: .now() + .nanoseconds(Self.length(span)), leeway: .nanoseconds(0))
  }

  /// Fires again and again.
  func arm(every span: TimeSpan, tolerance: TimeSpan) {
    let length = DispatchTimeInterval.nanoseconds(max(1, Self.length(span)))
    source.schedule(
      deadline: .now() + length, repeating: length, leeway: .nanoseconds(Self.length(tolerance)))
  }

  /// Does not fire any more until it is armed again.
  func disarm() {
    source.schedule(deadline: .distantFuture)
  }

  /// Nanoseconds that any clock can add to its own time: a hundred years at most.
  private static func length(_ span: TimeSpan) -> Int {
    Int(clamping: min(max(0, span.nanoseconds), 3_000_000_000_000_000_000))
  }
}
