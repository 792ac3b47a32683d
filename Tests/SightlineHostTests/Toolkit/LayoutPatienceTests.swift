// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Waiting for a layout")
struct LayoutPatienceTests {
  @Test("a list that is laid out is never waited for")
  func laidOut() {
    var patience = LayoutPatience()
    for _ in 0..<10 {
      let waits = patience.waits(needsLayout: false)
      #expect(!waits)
    }
  }

  @Test("a list that always wants to be laid out is waited for three times")
  func always() {
    var patience = LayoutPatience()
    let answers = (0..<8).map { _ in patience.waits(needsLayout: true) }
    #expect(answers == [true, true, true] + Array(repeating: false, count: 5))
  }

  @Test("one that was laid out in between is waited for again")
  func again() {
    var patience = LayoutPatience()
    for _ in 0..<9 { _ = patience.waits(needsLayout: true) }
    let answers = [patience.waits(needsLayout: false), patience.waits(needsLayout: true)]
    #expect(answers == [false, true])
  }
}
