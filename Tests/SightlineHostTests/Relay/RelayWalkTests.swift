// SPDX-License-Identifier: MIT

import SightlineRelayPlan
import Testing

@Suite("A relay among objects that come, go, forward and die at random")
struct RelayWalkTests {
  @Test("what a plan says agrees with what the objects know, at every step", arguments: 0..<40)
  func walk(seed: Int) {
    var world = RelayWorld(seed: UInt64(seed))
    for index in 0..<600 {
      world.step()
      guard world.faults.isEmpty else {
        Issue.record("seed \(seed), step \(index): \(world.faults[0])")
        return
      }
    }
  }

  @Test("the walks meet everything that matters")
  func reach() {
    var tally: [String: Int] = [:]
    for seed in 0..<40 {
      var world = RelayWorld(seed: UInt64(seed))
      for _ in 0..<600 { world.step() }
      tally.merge(world.tally, uniquingKeysWith: +)
    }
    for (what, least) in [
      "messages": 500, "calls": 200, "straight": 100, "swallowed": 5, "contests": 50, "taken back": 200, "deaths": 500,
      "assignments": 500, "installs": 200, "diagnostics": 200, "news": 200, "no news": 200,
    ] {
      #expect(tally[what, default: 0] >= least, "\(what): \(tally[what, default: 0])")
    }
  }
}
