// SPDX-License-Identifier: MIT

import SightlineSimulation
import SightlineTrace

/// Sessions of a fleet, written to memory: an operation is one, of all layouts and behaviors in turn.
final class Simulate: Workload {
  static let sessions = 24

  private let fleet: SimulatedFleet
  private var bytes = 0

  init() {
    var options = SimulationOptions()
    options.rate = 60
    options.seconds = 30
    fleet = SimulatedFleet(seed: 1, options: options)
  }

  func run(_ operations: Int) {
    bytes = 0
    for number in 0..<operations {
      fleet.session(UInt64(number % Self.sessions) + 1).write { writer in
        bytes += writer.bytes.count
        writer.clear()
      }
    }
    sink(bytes)
  }

  func fault(after operations: Int) -> String? {
    // The gate is worth something only while a session is what it was.
    bytes > operations * 20_000 ? nil : "\(operations) sessions gave \(bytes) bytes"
  }
}
