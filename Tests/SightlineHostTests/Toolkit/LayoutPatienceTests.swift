// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Waiting for a layout")
struct LayoutPatienceTests {
  @Test("a list that is laid out is never waited for")
  func laidOut() {
    var patience = LayoutPatience()
    let answers = (0..<10).map { patience.waits(needsLayout: false, turn: $0) }
    #expect(!answers.contains(true))
  }

  @Test("a list that always wants to be laid out is waited for while three turns end")
  func always() {
    var patience = LayoutPatience()
    let answers = (0..<8).map { patience.waits(needsLayout: true, turn: $0) }
    #expect(answers == [true, true, true] + Array(repeating: false, count: 5))
  }

  @Test("while no turn ends it is waited for without end")
  func neverRests() {
    var patience = LayoutPatience()
    let answers = (0..<100).map { _ in patience.waits(needsLayout: true, turn: 7) }
    #expect(!answers.contains(false))
  }

  @Test("one that was laid out in between is waited for again")
  func again() {
    var patience = LayoutPatience()
    for turn in 0..<9 { _ = patience.waits(needsLayout: true, turn: UInt64(turn)) }
    let answers = [patience.waits(needsLayout: false, turn: 9), patience.waits(needsLayout: true, turn: 10)]
    #expect(answers == [false, true])
  }
}
