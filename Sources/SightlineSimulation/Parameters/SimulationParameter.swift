// SPDX-License-Identifier: MIT

/// A number behind the simulated screens and users, with where it comes from.
public struct SimulationParameter: Sendable, Hashable {
  /// Its name, with that of what it belongs to before the dot.
  public let name: String
  /// The number.
  public let value: Double
  /// What it counts.
  public let unit: String
  /// What it means.
  public let meaning: String
  /// Where it comes from: `chosen`, or the number of a source in brackets.
  public let source: String

  init(_ name: String, _ value: Double, _ unit: String, _ meaning: String, _ source: String = "chosen") {
    self.name = name
    self.value = value
    self.unit = unit
    self.meaning = meaning
    self.source = source
  }

  /// The number as a count.
  var count: Int { Int(exactly: value.rounded(.toNearestOrEven)) ?? 0 }

  /// All of them, in the order of Documentation/Simulation.md.
  public static var all: [SimulationParameter] { screens + contents + network + users + Habits.parameters }
}
