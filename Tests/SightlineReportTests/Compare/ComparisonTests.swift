// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("comparing rules")
struct ComparisonTests {
  /// Item `a` is whole for 1.25 s; `b` is half visible for 1.25 s and 0.9 of it for half a second.
  static let feed = """
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,100,{"content":"p-1","index":120}]]}
    {"t":1.25,"op":"scroll","surface":"feed","offset":[0,40],"phase":"dragging"}
    {"t":1.75,"op":"scroll","surface":"feed","offset":[0,145]}
    {"t":2.5,"op":"end"}

    """

  static let base = Rule(name: "base", fraction: 0.5, continuous: .seconds(1))

  /// Compares rules that each have a book of their own.
  static func compare(
    _ traces: [String], _ rules: [Rule], examples: Int = 10
  ) -> RuleComparison {
    let compared = rules.enumerated().map { ComparedRule(name: $1.name, book: $0, rule: $1) }
    var comparison = RuleComparison(rules: compared, exampleLimit: examples)
    for (number, text) in traces.enumerated() {
      var trace: TraceComparison?
      var replay = TraceReplay(
        file: "trace \(number)", rules: rules.map { TraceComparison.reporting(RuleBook(rules: [$0])) },
        writesLines: false)
      let take = { (output: TraceReplay.Output) in
        switch output {
        case .head(_, let line): trace = TraceComparison(trace: "trace \(number)", line: line, rules: compared)
        case .events(let events, let lines, let book):
          #expect(lines.isEmpty)
          trace?.add(events, book: book)
        case .summary(_, let book):
          if book + 1 == rules.count, let over = trace.take() { comparison.add(over) }
        default: break
        }
      }
      replay.feed(Array(text.utf8), take)
      replay.finish(take)
    }
    return comparison
  }

  @Test("each rule is held against the first, with the reason of the one that did not count")
  func gainedAndLost() {
    let comparison = Self.compare(
      [Self.feed],
      [
        Self.base, Rule(name: "whole", fraction: 1, continuous: .seconds(1)),
        Rule(name: "brief", fraction: 0.1, continuous: .milliseconds(100)),
      ])
    #expect(comparison.traces == 1)
    #expect(comparison.total.seen == [2, 2, 2])
    #expect(comparison.total.counted == [2, 1, 2])
    #expect(comparison.total.impressions == [2, 1, 2])
    #expect(comparison.total.gained == [0, 0, 0] && comparison.total.lost == [0, 1, 0])
    #expect(
      comparison.lost[1] == [
        ComparisonExample(
          trace: "trace 0", line: 1, surface: "feed", item: "b", content: "p-1",
          time: Timestamp(nanoseconds: 1_000_000_000),
          reason: .area(0.9, need: 1))
      ])
  }

  @Test("what a rule gains is told with the reason of the first rule")
  func gained() {
    let comparison = Self.compare(
      [Self.feed], [Rule(name: "long", fraction: 0.5, continuous: .seconds(1.5)), Self.base])
    #expect(comparison.total.gained == [0, 1])
    #expect(comparison.gained[1].map(\.item) == ["a"])
    #expect(comparison.gained[1].first?.reason == .time(.seconds(1.25), need: .seconds(1.5)))
    #expect(comparison.misses[0].time.counts == [0, 1, 0, 0, 0, 0, 0])
  }

  @Test("surfaces and positions add up to the whole")
  func parts() {
    let comparison = Self.compare([Self.feed, Self.feed], [Self.base, .mrcVideo])
    #expect(comparison.surfaces.map(\.surface) == ["feed"])
    #expect(comparison.surfaces.first?.row == comparison.total)
    #expect(comparison.positions.map(\.position.text) == ["0", "100-199"])
    var sum = ComparisonRow(rules: 2)
    for part in comparison.positions { sum.merge(part.row) }
    #expect(sum == comparison.total)
  }

  @Test("sums over stretches of a visit are taken from the stretches, and begin anew with an impression")
  func cumulative() {
    let comparison = Self.compare(
      [Self.feed],
      [
        Rule(name: "two", fraction: 0.5, cumulative: .seconds(2)),
        Rule(name: "one", fraction: 0.5, cumulative: .seconds(1)),
      ])
    #expect(comparison.total.counted == [0, 2])
    #expect(
      comparison.gained[1].map(\.reason) == [
        .sum(.seconds(1.25), need: .seconds(2)), .sum(.seconds(1.75), need: .seconds(2)),
      ])
  }

  @Test("parts that were merged are what one pass finds, however they are cut", arguments: [1, 2, 3])
  func merged(_ cut: Int) {
    let traces = [Self.feed, Self.feed, Self.feed, Self.feed]
    let rules = [Self.base, .mrcVideo]
    let whole = Self.compare(traces, rules, examples: 3)
    // Names are numbered within a part, so what is merged is compared without them.
    var left = Self.compare(Array(traces[..<cut]), rules, examples: 3)
    left.merge(Self.compare(Array(traces[cut...]), rules, examples: 3))
    #expect(left.total == whole.total && left.traces == 4)
    #expect(left.misses == whole.misses)
    #expect(left.lost[1].count == 3 && whole.lost[1].count == 3)
    #expect(left.positions.map(\.row) == whole.positions.map(\.row))
  }
}
