// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineTestKit

@Suite("Lengths in a row")
struct LengthTreeTests {
  @Test("are summed and found as by adding them up one by one", arguments: [0, 1, 2, 3, 7, 8, 9, 100])
  func sums(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    // Quarters, so that every sum is exact; some are nothing.
    var lengths = (0..<count).map { _ in Double(random.below(40)) / 4 }
    var tree = LengthTree(lengths)
    for round in 0..<50 {
      if count > 0, round.isMultiple(of: 2) {
        let index = random.below(count)
        lengths[index] = Double(random.below(40)) / 4
        tree.set(lengths[index], at: index)
      }
      let index = random.below(count + 1)
      #expect(tree.sum(before: index) == lengths[..<index].reduce(0, +))
      let total = lengths.reduce(0, +)
      #expect(tree.total == total)
      let offset = Double(random.below(Int(total * 4) + 40) - 20) / 4
      var end = 0.0
      let expected = lengths.firstIndex { length in
        end += length
        return end > offset
      }
      #expect(tree.index(endingAfter: offset) == expected ?? count)
    }
  }

  @Test("that do not add up exactly are still found where their sums say")
  func rounding() {
    var tree = LengthTree(Array(repeating: 0.1, count: 1_000))
    for index in 0..<1_000 {
      let start = tree.sum(before: index)
      #expect(tree.index(endingAfter: start) == index)
    }
  }

  @Test("are found in a number of steps that grows with the logarithm", arguments: [(100, 8), (100_000, 18)])
  func steps(count: Int, most: Int) {
    var tree = LengthTree(Array(repeating: 50, count: count))
    for offset in [0, 1_234, 4_000] as [Double] {
      let before = tree.steps
      _ = tree.index(endingAfter: offset)
      // One descent, and a sum on either side to be sure.
      #expect(tree.steps - before <= 3 * most)
    }
  }
}
