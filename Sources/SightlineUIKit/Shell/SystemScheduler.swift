// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// The system's clock and timers for a session.
///
/// All three timers live on the main queue, are made when they are first needed and are armed anew after that, so that
/// a pass that changes nothing makes nothing. None of them calls into the session but to say that it has fired.
@MainActor
final class SystemScheduler: HostScheduler {
  /// Who is called; the session holds its scheduler, so not the other way round.
  weak var session: AnyHostSession?
  /// Whether a fresh block may look at the views now; one that may not tries again.
  var mayLook: (@MainActor (Timestamp) -> Bool)?

  private var wake: MainTimer?
  private var wakeTime: Timestamp?
  private var beat: MainTimer?
  private var beatSpan: TimeSpan?
  private var fresh: MainTimer?
  private var freshTime: Timestamp?

  init() {}

  /// The continuous clock: it runs on while the device sleeps, and nobody can set it (UIKitFacts F89).
  var now: Timestamp { Timestamp(nanoseconds: Int64(clamping: clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW))) }

  func setWake(at time: Timestamp?) {
    guard time != wakeTime else { return }
    wakeTime = time
    guard let time else {
      wake?.disarm()
      return
    }
    let timer = wake ?? MainTimer { [weak self] in self?.woke() }
    wake = timer
    timer.arm(after: time - now)
  }

  func setBeat(every span: TimeSpan?) {
    guard span != beatSpan else { return }
    beatSpan = span
    guard let span else {
      beat?.disarm()
      return
    }
    let timer = beat ?? MainTimer { [weak self] in self?.session?.beat() }
    beat = timer
    // A quarter of tolerance, so that the system may wake for it together with something else.
    timer.arm(every: span, tolerance: TimeSpan(nanoseconds: span.nanoseconds / 4))
  }

  func requestFreshTurn(at time: Timestamp?) {
    guard time != freshTime else { return }
    freshTime = time
    guard let time else {
      fresh?.disarm()
      return
    }
    let timer = fresh ?? MainTimer { [weak self] in self?.freshTurn() }
    fresh = timer
    timer.arm(after: time - now)
  }

  /// Takes all timers away, for good.
  func stop() {
    (wake, beat, fresh) = (nil, nil, nil)
    (wakeTime, beatSpan, freshTime) = (nil, nil, nil)
  }

  private static var retry: TimeSpan { .milliseconds(50) }

  private func woke() {
    wakeTime = nil
    session?.woke()
  }

  private func freshTurn() {
    freshTime = nil
    let now = now
    guard mayLook?(now) ?? true else { return requestFreshTurn(at: now + Self.retry) }
    session?.freshTurn()
  }
}
