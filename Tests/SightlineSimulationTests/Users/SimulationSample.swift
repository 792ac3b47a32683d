// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import SightlineTrace
import Testing

/// Sessions to look at: every layout with every behavior.
struct SimulationSample: Sendable, CustomTestStringConvertible {
  var layout: SimulatedLayout
  var behavior: SimulatedBehavior

  var testDescription: String { "\(layout), \(behavior)" }

  static let all = SimulatedLayout.allCases.flatMap { layout in
    SimulatedBehavior.allCases.map { SimulationSample(layout: layout, behavior: $0) }
  }

  /// How many seeds each is looked at with, and for how long.
  #if DEBUG
    static let seeds: Range<UInt64> = 1..<2
    static let usualSeconds = 15.0
  #else
    static let seeds: Range<UInt64> = 1..<13
    static let usualSeconds = 40.0
  #endif

  func session(
    seed: UInt64 = 1, number: UInt64 = 1, listing: SimulatedListing? = nil, seconds: Double = usualSeconds,
    rate: Int? = nil,
    page: Int? = 20
  ) -> SimulatedSession {
    var options = SimulationOptions()
    options.layouts = [SimulationShare(layout)]
    options.behaviors = [SimulationShare(behavior)]
    if let listing { options.listings = [SimulationShare(listing)] }
    options.seconds = seconds
    options.rate = rate
    options.page = page
    return SimulatedFleet(seed: seed, options: options).session(number)
  }

  /// Sessions in which even a slow reader comes to do what is special.
  var longSessions: [SimulatedSession] {
    (1...4).map { session(seed: $0, listing: $0 % 2 == 0 ? .whole : .recycled, seconds: 120) }
  }

  /// Sessions over all seeds, with each of the listings.
  var sessions: [SimulatedSession] {
    Self.seeds.flatMap { seed in SimulatedListing.allCases.map { session(seed: seed, listing: $0) } }
  }
}

extension SimulatedSession {
  /// All that it tells.
  var lines: [(time: Timestamp, input: Input)] {
    var lines: [(Timestamp, Input)] = []
    run { lines.append(($1, $0)) }
    return lines
  }

  /// Its trace.
  func bytes(piece: Int = 1 << 16) -> [UInt8] {
    var bytes: [UInt8] = []
    write(piece: piece) { bytes += $0.take() }
    return bytes
  }
}
