// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

/// When a turn that has ended is looked at, given the loops that run inside one another.
@Suite("Run loops inside run loops")
struct TurnNestingTests {
  private enum Step {
    case enter
    /// A loop is about to wait, at that time in milliseconds; whether that is looked at.
    case wait(Int64, Bool)
    /// A loop ends.
    case exit(Int64, Bool)
    /// A block of the main queue runs.
    case block(Int64, Bool)
  }

  private struct Row: CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  private static let rows = [
    Row(testDescription: "one loop", steps: [.wait(0, true), .wait(10, true), .block(15, true), .wait(20, true)]),
    Row(
      testDescription: "a loop that ends and begins again in another mode",
      steps: [.wait(0, true), .exit(10, true), .enter, .wait(11, true), .exit(20, true), .enter, .wait(21, true)]),
    Row(
      testDescription: "a short loop inside a turn",
      steps: [
        .wait(0, true), .enter, .wait(10, false), .block(15, false), .exit(20, false), .block(25, true),
        .wait(30, true),
      ]),
    Row(
      testDescription: "many short loops inside one turn",
      steps: [
        .wait(0, true), .enter, .exit(400, false), .enter, .exit(800, false), .enter, .exit(999, false),
        .wait(1_200, true),
      ]),
    Row(
      testDescription: "a loop inside a turn for longer than a second",
      steps: [
        .wait(0, true), .enter, .wait(500, false), .wait(999, false), .wait(1_000, true), .block(1_100, true),
        .wait(1_200, true), .exit(1_300, true), .wait(1_400, true), .enter, .wait(1_500, false),
      ]),
    Row(
      testDescription: "a loop inside the turn in which listening began, as in a test that waits",
      steps: [.enter, .wait(0, true), .wait(100, true), .exit(200, true), .enter, .wait(300, true)]),
    Row(
      testDescription: "listening that began inside, and the loop around it",
      steps: [
        .wait(0, true), .exit(10, true), .wait(20, true), .enter, .wait(30, false), .exit(40, false), .wait(50, true),
      ]),
    Row(
      testDescription: "listening that began before any loop",
      steps: [.enter, .wait(0, true), .enter, .wait(10, false), .exit(20, false), .wait(30, true), .exit(40, true)]),
    Row(
      testDescription: "a loop that runs anew for each event",
      steps: [.enter, .exit(0, true), .enter, .exit(10, true), .enter, .wait(20, true), .exit(30, true)]),
    Row(
      testDescription: "loops three deep",
      steps: [
        .wait(0, true), .enter, .enter, .wait(10, false), .exit(20, false), .wait(30, false), .exit(40, false),
        .wait(50, true),
      ]),
  ]

  @Test("turns are looked at, and those inside them are not", arguments: rows)
  private func play(_ row: Row) {
    var nesting = TurnNesting()
    for (number, step) in row.steps.enumerated() {
      switch step {
      case .enter: nesting.entered()
      case .wait(let time, let expected):
        let looks = nesting.turnEnded(isExit: false, at: Timestamp(nanoseconds: time * 1_000_000))
        #expect(looks == expected, "step \(number)")
      case .exit(let time, let expected):
        let looks = nesting.turnEnded(isExit: true, at: Timestamp(nanoseconds: time * 1_000_000))
        #expect(looks == expected, "step \(number)")
      case .block(let time, let expected):
        let looks = nesting.mayLook(at: Timestamp(nanoseconds: time * 1_000_000))
        #expect(looks == expected, "step \(number)")
      }
    }
  }
}
