// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// The clock and the timers of a headless app's session.
@MainActor
final class HeadlessTimers: HostScheduler {
  let system: HeadlessSystem
  private(set) var wake: Timestamp?
  private(set) var beat: Timestamp?
  private(set) var fresh: Timestamp?
  private var beatSpan: TimeSpan?

  init(system: HeadlessSystem) {
    self.system = system
  }

  var now: Timestamp { system.now }

  func setWake(at time: Timestamp?) {
    guard let time, system.has(.timersLate) else {
      wake = time
      return
    }
    wake = time + TimeSpan(nanoseconds: Int64(system.draw(below: 200_000_000)))
  }

  func setBeat(every span: TimeSpan?) {
    guard span != beatSpan else { return }
    beatSpan = span
    beat = span.map { now + $0 }
  }

  func requestFreshTurn(at time: Timestamp?) {
    fresh = time.map { min(fresh ?? $0, $0) }
  }

  /// When the next of them is due.
  var next: Timestamp? { [wake, beat, fresh].compactMap(\.self).min() }

  /// Takes what is due now: each is over, or goes on, before anyone is called.
  func takeDue() -> (fresh: Bool, wake: Bool, beat: Bool) {
    let due = (fresh: isDue(fresh), wake: isDue(wake), beat: isDue(beat))
    if due.fresh { fresh = nil }
    if due.wake { wake = nil }
    if due.beat { beat = beatSpan.map { now + $0 } }
    return due
  }

  private func isDue(_ time: Timestamp?) -> Bool { time.map { $0 <= now } ?? false }
}
