// SPDX-License-Identifier: MIT

/// How one kind of user moves: each number a parameter of its own.
struct Habits: Sendable {
  /// Seconds between swipes, the median, and the spread of its logarithm.
  let pause: Double
  let spread: Double
  /// The share of the visible length that a finger goes in a swipe, the median.
  let reach: Double
  /// Seconds that a swipe takes, the median.
  let swipe: Double
  /// How a swipe ends: 0 at rest, 1 as fast as it can.
  let thrown: Double
  /// The share of swipes that go back.
  let back: Double
  /// The share of moves that go to a carousel in sight.
  let inner: Double
  /// The share of pauses that end in a tap.
  let tap: Double
  /// The share of throws that a finger stops.
  let stop: Double

  static let reading = Habits(
    pause: 2.4, spread: 0.5, reach: 0.42, swipe: 0.45, thrown: 0.3, back: 0.08, inner: 0.35, tap: 0.12, stop: 0.08)
  static let skimming = Habits(
    pause: 1.7, spread: 0.6, reach: 0.35, swipe: 0.22, thrown: 0.7, back: 0.05, inner: 0.2, tap: 0.04, stop: 0.25)
  static let hunting = Habits(
    pause: 0.5, spread: 0.4, reach: 0.38, swipe: 0.16, thrown: 0.9, back: 0, inner: 0.1, tap: 0, stop: 0.3)
  static let flinging = Habits(
    pause: 0.9, spread: 0.5, reach: 0.42, swipe: 0.13, thrown: 1, back: 0.1, inner: 0.15, tap: 0, stop: 0.15)

  /// Those of a kind of user; whoever does something special reads in between.
  static func of(_ behavior: SimulatedBehavior) -> Habits {
    switch behavior {
    case .reading, .leaving, .rotating, .typing: reading
    case .skimming: skimming
    case .hunting: hunting
    case .flinging: flinging
    }
  }

  /// All of all kinds.
  static var parameters: [SimulationParameter] {
    let kinds = [("reading", reading), ("skimming", skimming), ("hunting", hunting), ("flinging", flinging)]
    return kinds.flatMap { $0.1.parameters($0.0) }
  }

  private func parameters(_ name: String) -> [SimulationParameter] {
    // What a post gets on a phone; the other kinds of pause are nobody's measurement.
    let seen = name == "skimming" ? "[29]" : "chosen"
    return [
      SimulationParameter("\(name).pause", pause, "s", "between swipes, the median", seen),
      SimulationParameter("\(name).spread", spread, "", "spread of its logarithm"),
      SimulationParameter("\(name).reach", reach, "", "share of the visible length that a finger goes, the median"),
      SimulationParameter("\(name).swipe", swipe, "s", "how long a swipe takes, the median"),
      SimulationParameter("\(name).thrown", thrown, "", "how a swipe ends: 0 at rest, 1 as fast as it can"),
      SimulationParameter("\(name).back", back, "", "share of swipes that go back"),
      SimulationParameter("\(name).inner", inner, "", "share of moves that go to a carousel in sight"),
      SimulationParameter("\(name).tap", tap, "", "share of pauses that end in a tap"),
      SimulationParameter("\(name).stop", stop, "", "share of throws that a finger stops"),
    ]
  }
}
