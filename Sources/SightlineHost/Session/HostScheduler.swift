// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The clock and the timers of a session: the system's on a phone, virtual time in tests.
///
/// A timer that fires early, late or twice changes no event.
@MainActor
public protocol HostScheduler: AnyObject {
  /// The present moment on the continuous clock (it runs on while the device sleeps).
  var now: Timestamp { get }
  /// Calls ``AnyHostSession/woke()`` at that time exactly; a new time replaces the old one, `nil` takes it away.
  func setWake(at time: Timestamp?)
  /// Calls ``AnyHostSession/beat()`` about that often, with tolerance; `nil` stops it.
  func setBeat(every span: TimeSpan?)
  /// Calls ``AnyHostSession/freshTurn()`` once, from a fresh block of the main queue, not before that time.
  ///
  /// `nil` takes back what was asked for and has not come yet: a block of its own is a turn, and would only cost.
  func requestFreshTurn(at time: Timestamp?)
}
