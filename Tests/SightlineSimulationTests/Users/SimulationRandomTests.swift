// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("Random numbers of a simulation")
struct SimulationRandomTests {
  @Test("are these, on every machine")
  func values() {
    var random = SimulationRandom(seed: 1, stream: 2)
    #expect((0..<3).map { _ in random.next() } == Self.first)
  }

  private static let first: [UInt64] = [
    0x6dee_0556_02dc_8e8f, 0xe630_a9e7_6d6e_aea6, 0x2b19_1e83_6b38_98bd,
  ]

  @Test("have nothing to do with those of another seed or stream")
  func streams() {
    var seen: Set<UInt64> = []
    for seed in 0..<30 as Range<UInt64> {
      for stream in 0..<30 as Range<UInt64> {
        var random = SimulationRandom(seed: seed, stream: stream)
        for _ in 0..<4 { seen.insert(random.next()) }
      }
    }
    #expect(seen.count == 30 * 30 * 4)
  }

  @Test("stay within what is asked for, and are spread evenly")
  func spread() {
    var random = SimulationRandom(seed: 3, stream: 0)
    var tenths = [Int](repeating: 0, count: 10)
    var sum = 0.0
    for _ in 0..<20_000 {
      let unit = random.unit()
      #expect(unit >= 0 && unit < 1)
      sum += unit
      tenths[random.below(10)] += 1
      let between = random.between(-3, 5)
      #expect(between >= -3 && between < 5)
      #expect((2...4).contains(random.within(2...4)))
    }
    #expect(abs(sum / 20_000 - 0.5) < 0.01)
    #expect(tenths.allSatisfy { $0 > 1_800 && $0 < 2_200 }, "\(tenths)")
    #expect(random.below(0) == 0 && random.below(1) == 0 && random.below(-5) == 0)
  }

  @Test("are normal and log-normal where that is asked for")
  func normal() {
    var random = SimulationRandom(seed: 4, stream: 0)
    var sum = 0.0
    var squares = 0.0
    var below = 0
    for _ in 0..<20_000 {
      let value = random.normal()
      sum += value
      squares += value * value
      if random.logNormal(median: 2.5, spread: 0.7) < 2.5 { below += 1 }
    }
    #expect(abs(sum / 20_000) < 0.03)
    #expect(abs(squares / 20_000 - 1) < 0.04)
    #expect(abs(Double(below) / 20_000 - 0.5) < 0.015)
  }

  @Test("choose by weight, never what has none, and nothing of nothing")
  func choice() {
    var random = SimulationRandom(seed: 5, stream: 0)
    let shares = [
      SimulationShare("a", weight: 1), SimulationShare("none", weight: 0), SimulationShare("b", weight: 3),
      SimulationShare("bad", weight: .nan), SimulationShare("less", weight: -2),
    ]
    var counts: [String: Int] = [:]
    for _ in 0..<8_000 { counts[random.choose(shares) ?? "nil", default: 0] += 1 }
    #expect(Set(counts.keys) == ["a", "b"])
    #expect(abs(Double(counts["a"] ?? 0) / 8_000 - 0.25) < 0.02)
    #expect(random.choose([SimulationShare<Int>]()) == nil)
    #expect(random.choose([SimulationShare(1, weight: 0)]) == nil)
  }
}
