// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// A clock that a test sets as it likes, and timers that it fires by hand.
@MainActor
final class ErraticClock: HostScheduler {
  var now = Timestamp.zero
  private(set) var wake: Timestamp?
  private(set) var beat: TimeSpan?
  private(set) var fresh: Timestamp?

  func setWake(at time: Timestamp?) { wake = time }
  func setBeat(every span: TimeSpan?) { beat = span }
  func requestFreshTurn(at time: Timestamp?) { fresh = time }
}
