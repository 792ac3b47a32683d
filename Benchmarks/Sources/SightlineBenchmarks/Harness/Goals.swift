// SPDX-License-Identifier: MIT

/// What the engine is meant to reach in one run on one machine. Shown, never gated: times belong to people.
enum Goals {
  static func lines(_ measurements: [Measurement]) -> [String] {
    func minimum(_ name: String) -> Double? { measurements.first { $0.name == name }?.minimum }
    func extra(_ name: String, _ what: String) -> Double? {
      measurements.first { $0.name == name }?.extra.first { $0.name == what }?.value
    }
    func worst(_ names: [String]) -> Double? { names.compactMap { extra($0, "bytesAnItem") }.max() }
    func quotient(_ left: Double?, _ right: Double?) -> Double? {
      guard let left, let right, right > 0 else { return nil }
      return left / right
    }
    let tickAllocations = measurements.first { $0.name == "tick.1000" }?.allocations
    let goals: [(String, Double?, String, (Double) -> Bool)] = [
      ("steady tick over the floor", quotient(minimum("tick.1000"), minimum("floor")), "at most 5", { $0 <= 5 }),
      (
        "steady tick, a million over a hundred", quotient(minimum("tick.1000000"), minimum("tick.100")),
        "at most 1.3", { $0 <= 1.3 }
      ),
      ("steady tick, allocations", tickAllocations, "0", { $0 == 0 }),
      (
        "jump, a million over a thousand", quotient(minimum("jump.1000000"), minimum("jump.1000")),
        "logarithmic: about 2", { $0 <= 2.5 }
      ),
      (
        "append, to 100,000 over to a thousand", quotient(minimum("append.100000"), minimum("append.1000")),
        "logarithmic: at most 1.7", { $0 <= 1.7 }
      ),
      (
        "a carousel more, among 10,000 over among 1,000",
        quotient(minimum("setup.carousels.10000"), minimum("setup.carousels.1000")), "about 1", { $0 <= 1.3 }
      ),
      (
        "a surface more in a ring, of 10,000 over of 1,000",
        quotient(minimum("setup.ring.10000"), minimum("setup.ring.1000")), "about 1", { $0 <= 1.3 }
      ),
      ("replay over JSONSerialization", extra("replay", "timesJSONSerialization"), "at least 8", { $0 >= 8 }),
      ("simulate, megabytes a second on one core", extra("simulate", "megabytesASecond"), "over 50", { $0 > 50 }),
      ("simulate, peak memory, all over a tenth", extra("simulate", "peakOverTenth"), "about 1", { $0 <= 1.3 }),
      ("replay, peak memory, all over a tenth", extra("replay", "peakOverTenth"), "about 1", { $0 <= 1.1 }),
      (
        "bytes an item beyond id and attributes, at worst",
        worst(["memory.98400", "memory.100000", "memory.1000000"]),
        "at most 120", { $0 <= 120 }
      ),
    ]
    return goals.compactMap { name, value, goal, holds in
      value.map { "\(holds($0) ? "reached" : "MISSED ")  \(name): \(plain($0)) (goal: \(goal))" }
    }
  }
}
