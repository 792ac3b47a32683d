// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("What a body throws")
struct ThrowingBodyTests {
  private struct Stop: Error, Equatable {
    var count: Int
  }

  private static let lines = Array(
    """
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
    {"t":1,"op":"scroll","surface":"feed","offset":[0,80],"phase":"dragging"}
    {"t":2,"op":"end"}

    """.utf8)

  @Test("what the body of a reader throws comes out, at whichever element it is thrown", arguments: 1...5)
  func reader(stopAt: Int) {
    #expect(throws: Stop(count: stopAt)) {
      var reader = TraceReader(file: "a")
      var count = 0
      try reader.feed(Self.lines) { _ in
        count += 1
        if count == stopAt { throw Stop(count: count) }
      }
    }
  }

  @Test("what the body of a replay throws comes out, at whichever output it is thrown", arguments: 1...3)
  func replay(stopAt: Int) {
    #expect(throws: Stop(count: stopAt)) {
      var replay = TraceReplay(file: "a", rules: [RuleBook(rules: [.anyPixel])])
      var count = 0
      let body: (TraceReplay.Output) throws -> Void = { _ in
        count += 1
        if count == stopAt { throw Stop(count: count) }
      }
      try replay.feed(Self.lines, body)
      try replay.finish(body)
    }
  }
}
