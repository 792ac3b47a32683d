// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineReport

@Suite("Columns of a page")
struct StepColumnTests {
  @Test("only changes are kept, and of several at one time the last")
  func changes() {
    var column = StepColumn<Int>()
    for (time, value) in [(0, 1), (5, 1), (10, 2), (10, 3), (20, 4), (20, 3), (30, 5)] {
      column.append(value, at: Int64(time))
    }
    #expect(column.times == [0, 10, 30])
    #expect(column.values == [1, 3, 5])
    #expect(column.value(at: -1) == nil)
    #expect([0, 9, 10, 29, 30, 99].map { column.value(at: $0) } == [1, 1, 3, 3, 5, 5])
  }

  @Test("of each step the last change stays, besides the first and what is to be kept")
  func thinning() {
    var column = StepColumn<Int>()
    for (time, value) in [(1, 7), (2, 1), (3, 2), (11, 0), (12, 4), (19, 5), (20, 6)] {
      column.append(value, at: Int64(time))
    }
    column.thin(to: 10) { $0 == 0 || $1 == 0 }
    #expect(column.times == [1, 3, 11, 12, 19, 20])
    #expect(column.values == [7, 2, 0, 4, 5, 6])
  }

  @Test("thinning step by step gives the same as thinning at once, and holds the value at the end of each step")
  func again() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var column = StepColumn<Int>()
      var time: Int64 = -500
      for _ in 0..<400 {
        time += Int64(1 + random.below(9))
        column.append(random.below(6), at: time)
      }
      let keeps: (Int, Int) -> Bool = { $0 == 0 || $1 == 0 }
      var slowly = column
      for step in [10, 20, 40, 80] as [Int64] { slowly.thin(to: step, keeping: keeps) }
      var atOnce = column
      atOnce.thin(to: 80, keeping: keeps)
      #expect(slowly == atOnce)
      #expect(atOnce.count < column.count)
      for edge in stride(from: Int64(-400), to: time, by: 80) {
        #expect(atOnce.value(at: edge - 1) == column.value(at: edge - 1))
      }
    }
  }
}
