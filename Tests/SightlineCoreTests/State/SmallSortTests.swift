// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("The one sort")
struct SmallSortTests {
  private struct Thing: Equatable {
    var key: Int
    var place: Int
  }

  @Test("puts any number of things in order, from any place on", arguments: Array(0...40) + [1_000])
  func sorts(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for round in 0..<60 {
      // Few keys and many, in order already and not.
      var things = (0..<count).map { Thing(key: random.below(round % 3 == 0 ? 5 : 100_000), place: $0) }
      if round % 5 == 0 { things.sort { ($0.key, $0.place) < ($1.key, $1.place) } }
      let first = min(count, round % 4)
      var expected = things
      expected[first...].sort { ($0.key, $0.place) < ($1.key, $1.place) }
      things.arrange(from: first) { ($0.key, $0.place) < ($1.key, $1.place) }
      #expect(things == expected, "round \(round)")
    }
  }

  @Test("asks once for each pair of neighbours where all is in order")
  func inOrder() {
    var asked = 0
    SmallSort.sort(
      1_000,
      precedes: { one, other in
        asked += 1
        return one < other
      }, swap: { _, _ in Issue.record("changed what was in order") })
    #expect(asked == 999)
  }

  @Test("asks no more than a sort has to where nothing is in order")
  func reversed() {
    var things = Array((0..<1_024).reversed())
    var asked = 0
    things.arrange { one, other in
      asked += 1
      return one < other
    }
    #expect(things == Array(0..<1_024))
    #expect(asked < 2 * 1_024 * 10 + 2 * 1_024)
  }
}
