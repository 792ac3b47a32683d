// SPDX-License-Identifier: MIT

/// Any number of simulated sessions from one seed. Each depends on the seed, its number and the options alone.
public struct SimulatedFleet: Sendable, Hashable {
  /// The seed: another one, other sessions.
  public let seed: UInt64
  /// From what each session is chosen.
  public let options: SimulationOptions

  /// Makes a fleet.
  public init(seed: UInt64, options: SimulationOptions = SimulationOptions()) {
    self.seed = seed
    self.options = options
  }

  /// The session with a number, counted from 1.
  public func session(_ number: UInt64) -> SimulatedSession {
    var random = SimulatedSession.random(seed: seed, number: number, .choices)
    let layout = random.choose(options.layouts) ?? .feed
    let behavior = random.choose(options.behaviors) ?? .reading
    let rates = options.rate.map { rate in options.devices.filter { $0.value.maximumRate >= rate } }
    let device = random.choose(rates ?? options.devices) ?? SimulatedDevice.all[0]
    let listing = random.choose(options.listings) ?? .recycled
    return SimulatedSession(
      seed: seed, number: number, layout: layout, behavior: behavior, device: device, listing: listing,
      rate: options.rate ?? device.maximumRate, seconds: options.seconds, items: options.items, page: options.page)
  }
}
