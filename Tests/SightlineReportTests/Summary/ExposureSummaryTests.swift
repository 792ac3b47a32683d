// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("a summary")
struct ExposureSummaryTests {
  /// `a` is whole for 1 s, then gone, and whole again from 3 s to 5 s; `b` comes at 1 s and stays. An hour later `c`
  /// shows a quarter for 2 s.
  static let trace = """
    {"t":10,"op":"trace","version":1}
    {"t":10,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":10,"op":"items","surface":"feed","items":[["a",0,0,100,100],["b",0,200,100,100,{"content":"p","index":7}],["c",0,400,100,100]]}
    {"t":11,"op":"scroll","surface":"feed","offset":[0,200]}
    {"t":13,"op":"scroll","surface":"feed","offset":[0,0]}
    {"t":15,"op":"scroll","surface":"feed","offset":[0,900]}
    {"t":3610.5,"op":"scroll","surface":"feed","offset":[0,325]}
    {"t":3612.5,"op":"end"}

    """

  static let rule = Rule(name: "viewable", fraction: 0.5, continuous: .seconds(1))

  static func summary(_ traces: [String], rules: [Rule] = [rule]) -> ExposureSummary {
    var whole = ExposureSummary(rules: rules)
    for text in traces {
      var summary = ExposureSummary(rules: rules)
      var replay = TraceReplay(file: "a trace", rules: [RuleBook(rules: rules)], writesLines: false)
      let take = { (output: TraceReplay.Output) in
        switch output {
        case .head(let head, _): summary.begin(at: head.time)
        case .events(let events, _, _): summary.add(events)
        case .summary: summary.end()
        default: break
        }
      }
      replay.feed(Array(text.utf8), take)
      replay.finish(take)
      whole.merge(summary)
    }
    return whole
  }

  @Test("exposures, dwell, extent and impressions are those that can be reckoned by hand")
  func total() {
    let summary = Self.summary([Self.trace])
    #expect(summary.traces == 1)
    #expect(summary.total.items == 3)
    #expect(summary.total.exposures == 4)
    #expect(summary.total.whole == 3)
    // 1, 2, 2 and 2 seconds.
    #expect(summary.total.dwell.quantile(0.25) == .seconds(1))
    #expect(summary.total.dwell.quantile(0.5) == .seconds(2))
    #expect(summary.total.meanDwell == .seconds(1.75))
    #expect(summary.total.meanExtent == 3.25 / 4)
    // `a` twice and `b` once, each a second after it came.
    #expect(summary.total.rules[0].counted == 2)
    #expect(summary.total.rules[0].impressions == 3)
    #expect(summary.total.rules[0].timeToImpression.count == 3)
    #expect(summary.total.rules[0].timeToImpression.quantile(1) == .seconds(1))
    #expect(summary.total.share(0) == 2.0 / 3)
  }

  @Test("positions are indexes, else the order of being seen; hours are those of the trace")
  func groups() {
    let summary = Self.summary([Self.trace])
    #expect(summary.positions.map(\.position.text) == ["0", "2", "7"])
    #expect(summary.positions.map(\.figures.exposures) == [2, 1, 1])
    #expect(summary.hours.map(\.hour) == [0, 1])
    #expect(summary.hours.map(\.figures.exposures) == [3, 1])
    #expect(summary.items.map(\.item) == ["a", "b", "c"])
    #expect(summary.items.map(\.figures.exposures) == [2, 1, 1])
    #expect(summary.itemsByExposures.first?.item == "a")
  }

  @Test("every split adds up to the whole, over several traces too")
  func sums() {
    let summary = Self.summary([Self.trace, Self.trace, ComparisonTests.feed])
    #expect(summary.traces == 3 && summary.items.count == 4)
    func sum(_ parts: [ExposureFigures]) -> ExposureFigures {
      parts.reduce(into: ExposureFigures(rules: 1)) { $0.merge($1) }
    }
    for parts in [
      summary.surfaces.map(\.figures), summary.positions.map(\.figures), summary.hours.map(\.figures),
      summary.items.map(\.figures),
    ] { #expect(sum(parts) == summary.total) }
  }

  @Test("an impression that comes again in one appearance does not count as another time to the first")
  func again() {
    let trace = """
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,80]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":5,"op":"end"}

      """
    let figures = Self.summary([trace]).total
    #expect(figures.exposures == 1 && figures.rules[0].impressions == 2 && figures.rules[0].counted == 1)
    #expect(figures.rules[0].timeToImpression.count == 1)
  }
}
