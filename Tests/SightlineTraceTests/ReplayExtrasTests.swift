// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("What else a replay brings out")
struct ReplayExtrasTests {
  private static let trace = Array(
    """
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
    {"t":2,"op":"scroll","surface":"feed","offset":[0,500]}
    {"t":1,"op":"scroll","surface":"feed","offset":[0,0]}
    {"t":3,"op":"scroll","surface":"feed","offset":[0,0]}
    {"t":4,"op":"end"}

    """.utf8)

  private static func outputs(inputs: Bool, held: Bool) -> [TraceReplay.Output] {
    let rules = [RuleBook(rules: [.anyPixel]), RuleBook(rules: [Rule(name: "none", sample: 0)])]
    var replay = TraceReplay(file: "x", rules: rules, tracksInputs: inputs, tracksHeld: held)
    var outputs: [TraceReplay.Output] = []
    replay.feed(trace) { outputs.append($0) }
    replay.finish { outputs.append($0) }
    return outputs
  }

  @Test("every line comes once with the time at which it counts, before the events that it brings")
  func inputs() {
    var lines: [String] = []
    for output in Self.outputs(inputs: true, held: false) {
      switch output {
      case .input(_, let time, let line): lines.append("line \(line) at \(time.nanoseconds / 1_000_000_000)")
      case .events(let events, _, let book): lines.append("\(events.count) of \(book)")
      default: break
      }
    }
    // The line that goes back in time counts at that of the one before.
    #expect(
      lines == [
        "line 2 at 0", "line 3 at 0", "line 4 at 2", "2 of 0", "1 of 1", "line 5 at 2", "line 6 at 3", "line 7 at 4",
        "1 of 0", "1 of 1",
      ])
  }

  @Test("what a book holds back comes once, with the book's number")
  func held() {
    var held: [String] = []
    for output in Self.outputs(inputs: false, held: true) {
      guard case .held(let impressions, let book) = output else { continue }
      held += impressions.map { "\($0.rule) \($0.reason) of \(book)" }
    }
    #expect(held == ["none sampledOut of 1"])
  }

  @Test("nothing of it comes unasked")
  func unasked() {
    for output in Self.outputs(inputs: false, held: false) {
      switch output {
      case .input, .held, .fractions: Issue.record("\(output) was not asked for")
      default: break
      }
    }
  }
}
