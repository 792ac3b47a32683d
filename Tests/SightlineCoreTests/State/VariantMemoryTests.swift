// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCore

@Suite("what variants keep")
struct VariantMemoryTests {
  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
  }

  @Test("a memory by numbers answers and drops as the one by texts does", arguments: [0, 1, 3, 40, 1_000])
  func memory(_ capacity: Int) {
    var numbers = Numbers(state: UInt64(capacity) + 7)
    var memory = VariantMemory(.oncePerVisit, capacity: capacity)
    var slow = RecencyMap<String, Timestamp>(capacity: capacity)
    for step in 0..<5_000 {
      let key = VariantMemory.Key(
        content: Int32(numbers.below(60)), surface: Int32(numbers.below(3)) - 1, round: numbers.below(3))
      let text = "\(key)"
      let time = Timestamp(nanoseconds: Int64(step))
      switch numbers.below(20) {
      case 0:
        let surface = key.surface
        memory.removeAll { $0.surface == surface && $0.content % 2 == 0 }
        slow.removeAll { entry in
          (0..<60).contains { content in
            content % 2 == 0
              && (0..<3).contains {
                entry == "\(VariantMemory.Key(content: Int32(content), surface: surface, round: $0))"
              }
          }
        }
      case 1..<9: #expect(memory.holds(key, at: time) == (slow.use(text) != nil), "step \(step)")
      default: #expect(memory.remember(key, at: time) == (slow.store(text, time) != nil), "step \(step)")
      }
    }
  }

  @Test("what falls due comes in order of time, and nothing is lost")
  func heap() {
    var numbers = Numbers(state: 5)
    var heap = DueHeap()
    var waiting: [Int64] = []
    for step in 0..<3_000 {
      if numbers.below(3) > 0 {
        let time = Int64(numbers.below(500))
        heap.push(.init(time: Timestamp(nanoseconds: time), exposure: 0, rule: Int32(step)))
        waiting.append(time)
        waiting.sort()
      } else {
        let limit = Int64(numbers.below(500))
        let found = heap.pop(through: Timestamp(nanoseconds: limit))?.time.nanoseconds
        #expect(found == waiting.first.flatMap { $0 <= limit ? $0 : nil })
        if found != nil { waiting.removeFirst() }
      }
      #expect(heap.first?.nanoseconds == waiting.first)
    }
  }

  @Test("sums belong to one visit of one surface, and are forgotten with a content or a surface")
  func sums() {
    var sums = VariantSums(rules: 2)
    let first = sums.row(of: 4, 0, visit: 1)
    let second = sums.row(of: 4, 1, visit: 1)
    sums[first, 0] = .seconds(1)
    sums[first, 1] = .seconds(2)
    sums[second, 0] = .seconds(3)
    #expect(sums.row(of: 4, 0, visit: 1) == first && sums[first, 1] == .seconds(2))
    sums.forget(4, 0)
    #expect(sums[first, 0] == .zero && sums[second, 0] == .zero && sums[first, 1] == .seconds(2))
    sums[second, 1] = .seconds(4)
    sums.forgetAll(in: 0, 1)
    #expect(sums[first, 1] == .zero && sums[second, 1] == .seconds(4))
    #expect(sums.row(of: 4, 1, visit: 2) == second && sums[second, 1] == .zero)
  }

  @Test("variants are sorted into ladders, and found again in the order of the book")
  func ladder() {
    let book = RuleBook(rules: [
      Rule(name: "a", fraction: 0.5, continuous: .seconds(2)), Rule(name: "b", fraction: 0.1),
      Rule(name: "a", fraction: 0.5, continuous: .seconds(1)), Rule(name: "a", fraction: 0.2, motion: .settled),
      Rule(name: "a", fraction: 0.25),
    ])
    let ladder = RuleLadder(book)
    #expect(ladder.origins == [4, 2, 0, 3, 1])
    #expect(ladder.families.map(\.rules) == [0..<3, 3..<4, 4..<5])
    #expect(ladder.isFollowed == [false, true, false, false, false])
    #expect(Tracker(variants: book).variantOutcomes.map(\.ledger.rule) == ["a", "b", "a", "a", "a"])
    #expect(Tracker(rules: book).variantOutcomes.isEmpty)
  }
}
