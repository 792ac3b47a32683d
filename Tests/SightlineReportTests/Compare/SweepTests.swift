// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("a sweep")
struct SweepTests {
  private static let axes = [
    SweepAxis(.fraction, numbers: [0.25, 0.5, 1], labels: ["0.25", "0.5", "1"]),
    SweepAxis(.repetition, words: ["everyAppearance", "once"]),
    SweepAxis(.continuous, numbers: [0, 0.5, 1, 1.5], labels: ["0", "0.5", "1", "1.5"]),
  ]

  private static let rules = [
    ComparedRule(name: "base", book: 0, rule: Rule(name: "base", fraction: 0.5, continuous: .seconds(1))),
    ComparedRule(name: "still", book: 0, rule: Rule(name: "still", motion: .settled)),
  ]

  private static let plan = SweepPlan(rules: rules, axes: axes, books: [RuleBook(rules: rules.map(\.rule))])

  private static func sweep(_ bytes: [UInt8], _ plan: SweepPlan) -> Sweep {
    var sweep = Sweep(plan)
    var seen = SeenItems()
    var replay = TraceReplay(file: "a trace", rules: plan.books, writesLines: false, hasVariants: true)
    let take = { (output: TraceReplay.Output) in
      switch output {
      case .head: seen = SeenItems()
      case .events(let events, _, _): seen.add(events)
      case .summary(let summary, let book): sweep.add(book: book, seen: seen.count, summary.variants)
      default: break
      }
    }
    replay.feed(bytes, take)
    replay.finish(take)
    return sweep
  }

  @Test("combinations change the last axis fastest, and each axis sets its part of the rule alone")
  func plan() {
    let plan = Self.plan
    #expect(plan.books[0].rules.count == 2 * (1 + 24))
    #expect(
      plan.books[0].rules.map(\.name) == Array(repeating: "base", count: 25) + Array(repeating: "still", count: 25))
    #expect(plan.places(0) == [0, 0, 0] && plan.places(1) == [0, 0, 1] && plan.places(23) == [2, 1, 3])
    let rule = plan.books[0].rules[1 + 13]
    #expect(rule.fraction == 0.5 && rule.continuous == .seconds(0.5) && rule.repetition == .once)
    #expect(plan.combination(of: Self.rules[0].rule) == 10)
    #expect(plan.combination(of: Self.rules[1].rule) == nil)
  }

  @Test("every cell is what the engine counts when it replays that rule alone")
  func cells() throws {
    for file in ["feed-read", "tabs-switch"] {
      let bytes = try RepositoryFile.bytes("Examples/Traces/\(file).trace.jsonl")
      let sweep = Self.sweep(bytes, Self.plan)
      for (part, rule) in Self.rules.enumerated() {
        for combination in 0..<24 {
          let variant = Self.plan.books[0].rules[part * 25 + 1 + combination]
          let alone = ComparisonTests.compare([String(decoding: bytes, as: UTF8.self)], [variant])
          let cell = sweep.parts[part].cells[combination]
          #expect(cell.counted == alone.total.counted[0], "\(file), \(rule.name), \(variant)")
          #expect(cell.impressions == alone.total.impressions[0])
          #expect(sweep.parts[part].seen == alone.total.seen[0])
        }
      }
    }
  }

  @Test("merged parts are the whole")
  func merged() {
    let bytes = Array(ComparisonTests.feed.utf8)
    var left = Self.sweep(bytes, Self.plan)
    left.merge(Self.sweep(bytes + bytes, Self.plan))
    #expect(left == Self.sweep(bytes + bytes + bytes, Self.plan))
    #expect(left.traces == 3)
  }
}
