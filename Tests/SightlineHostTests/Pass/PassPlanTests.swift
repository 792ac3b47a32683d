// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

/// The table of when a pass runs (design 8.1).
@Suite("When the pass runs")
struct PassPlanTests {
  private struct Case: CustomTestStringConvertible {
    var testDescription: String
    /// When a pass ran before, in milliseconds.
    var ran: Int64?
    /// At what trigger it ran.
    var by = PassPlan.Trigger.turn
    /// When a notice came after it, and whether it was urgent.
    var notice: (at: Int64, urgent: Bool)?
    var isInBackground = false
    var trigger: PassPlan.Trigger
    var now: Int64
    var answer: PassPlan.Answer
  }

  private static func at(_ milliseconds: Int64) -> Timestamp { .zero + .milliseconds(milliseconds) }

  private static let interval = TimeSpan.milliseconds(100)

  private static let cases = [
    Case(testDescription: "the first turn runs it", trigger: .turn, now: 0, answer: .run),
    Case(testDescription: "a turn an interval later", ran: 0, trigger: .turn, now: 100, answer: .run),
    Case(testDescription: "a turn too soon waits", ran: 0, trigger: .turn, now: 40, answer: .wait(until: at(100))),
    Case(
      testDescription: "a scroll too soon waits", ran: 0, notice: (40, false), trigger: .turn, now: 40,
      answer: .wait(until: at(100))),
    Case(
      testDescription: "what is urgent does not wait", ran: 0, notice: (40, true), trigger: .turn, now: 40,
      answer: .run),
    Case(
      testDescription: "the turn in which a fresh block ran is served", ran: 40, by: .freshBlock, trigger: .turn,
      now: 41,
      answer: .nothing),
    Case(
      testDescription: "the next turn is not, however soon it ends", ran: 40, trigger: .turn, now: 41,
      answer: .wait(until: at(140))),
    Case(
      testDescription: "a notice after the pass in one turn is not lost", ran: 40, notice: (41, false), trigger: .turn,
      now: 41, answer: .wait(until: at(140))),
    Case(
      testDescription: "a timer's notice in the turn of a pass runs it once more", ran: 40, notice: (40, true),
      trigger: .turn, now: 40, answer: .run),
    Case(
      testDescription: "a fresh block after two frames runs it", ran: 0, notice: (10, true), trigger: .freshBlock,
      now: 44, answer: .run),
    Case(
      testDescription: "a fresh block too early comes again", ran: 0, notice: (10, true), trigger: .freshBlock,
      now: 30, answer: .wait(until: at(10) + PassPlan.patience)),
    Case(
      testDescription: "a fresh block for scrolling keeps to the rate", ran: 0, notice: (10, false),
      trigger: .freshBlock, now: 44, answer: .wait(until: at(100))),
    Case(
      testDescription: "a fresh block whose notice was served does nothing", ran: 0, trigger: .freshBlock, now: 500,
      answer: .nothing),
  ]

  @Test("each trigger is answered as the table says", arguments: cases)
  private func table(_ row: Case) {
    var plan = PassPlan(interval: Self.interval)
    if let ran = row.ran { plan.ran(row.by, at: Self.at(ran)) }
    if let notice = row.notice { _ = plan.notice(urgent: notice.urgent, at: Self.at(notice.at)) }
    #expect(plan.answer(row.trigger, at: Self.at(row.now)) == row.answer)
  }

  @Test("nothing runs while every scene is in the background", arguments: PassPlan.Trigger.allCases)
  func background(trigger: PassPlan.Trigger) {
    var plan = PassPlan(interval: Self.interval)
    _ = plan.notice(urgent: true, at: .zero)
    plan.isInBackground = true
    #expect(plan.answer(trigger, at: Self.at(5_000)) == .nothing)
  }

  @Test("many notices ask for one fresh block, and for another after the pass")
  func freshBlocks() {
    var plan = PassPlan(interval: Self.interval)
    #expect(plan.notice(urgent: false, at: .zero) == Timestamp.zero + PassPlan.patience)
    #expect(plan.notice(urgent: false, at: Self.at(1)) == nil)
    plan.ran(.turn, at: Self.at(2))
    #expect(plan.notice(urgent: false, at: Self.at(3)) == Self.at(3) + PassPlan.patience)
  }

  @Test("in the background no fresh block is asked for, and afterwards the first notice asks")
  func noBlocksInBackground() {
    var plan = PassPlan(interval: Self.interval)
    plan.isInBackground = true
    #expect(plan.notice(urgent: true, at: .zero) == nil)
    plan.isInBackground = false
    #expect(plan.notice(urgent: true, at: Self.at(5)) == Self.at(5) + PassPlan.patience)
  }

  @Test("a pass that woke in a turn of its own starts no chain of passes")
  func noChain() {
    var plan = PassPlan(interval: Self.interval)
    plan.ran(.turn, at: .zero)
    guard case .wait(let time) = plan.answer(.turn, at: Self.at(50)) else {
      Issue.record("a skipped turn must be made up for")
      return
    }
    _ = plan.notice(urgent: true, at: time)
    #expect(plan.answer(.turn, at: time) == .run)
    plan.ran(.freshBlock, at: time)
    #expect(plan.answer(.turn, at: time) == .nothing)
    #expect(plan.answer(.turn, at: time + .milliseconds(1)) == .nothing)
  }
}
