// SPDX-License-Identifier: MIT

/// From what the sessions of a fleet are chosen.
public struct SimulationOptions: Sendable, Hashable {
  /// What is on the screen.
  public var layouts: [SimulationShare<SimulatedLayout>] = SimulationShare<SimulatedLayout>.all
  /// What the user does.
  public var behaviors: [SimulationShare<SimulatedBehavior>] = SimulationShare<SimulatedBehavior>.all
  /// The phones.
  public var devices: [SimulationShare<SimulatedDevice>] = SimulatedDevice.all.map { SimulationShare($0) }
  /// How items are told of.
  public var listings: [SimulationShare<SimulatedListing>] = SimulationShare<SimulatedListing>.all
  /// Frames per second; nil: as many as the phone can show. Phones that cannot show so many are left out.
  public var rate: Int? { didSet { rate = rate.map { min(max($0, 1), 1_000) } } }
  /// How long each session lasts, from 0 to a day.
  public var seconds: Double { didSet { seconds = Self.bounded(seconds) } }
  /// How many items a list has, from 1 to a million.
  public var items: Int { didSet { items = min(max(items, 1), 1_000_000) } }
  /// How many come at a time; nil: all at once.
  public var page: Int? { didSet { page = page.map { max($0, 1) } } }

  /// Everything in equal shares, for a minute, 200 items that come by twenties.
  public init() {
    seconds = 60
    items = 200
    page = SimulationParameter.page.count
  }

  private static func bounded(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 86_400) : 60 }
}
