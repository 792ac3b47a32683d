// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineSimulation
#endif

/// One session to be simulated.
final class SimulationPiece: WorkPiece {
  let session: SimulatedSession
  let group: Int
  var isOpen: Bool { false }

  init(_ session: SimulatedSession, group: Int) {
    self.session = session
    self.group = group
  }
}

/// Gives out the sessions of a fleet, one after the other.
final class SimulationQueue: @unchecked Sendable {
  private let fleet: SimulatedFleet
  private let first: UInt64
  private let count: UInt64
  // Asked by one thread at a time: `OrderedWork` sees to it.
  private var given: UInt64 = 0

  init(fleet: SimulatedFleet, first: UInt64, count: UInt64) {
    self.fleet = fleet
    self.first = first
    self.count = count
  }

  func next() -> SimulationPiece? {
    guard given < count else { return nil }
    // Numbers go round, as those of a clock do: no session is left out at the end.
    let piece = SimulationPiece(fleet.session(first &+ given), group: Int(truncatingIfNeeded: given))
    given += 1
    return piece
  }
}
