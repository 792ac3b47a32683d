// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("fine print: records")
struct RecordTests {
  @Test("fine print 41: unmeasurable time keeps the appearance, is counted apart, and allows no second impression")
  func unmeasurable() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50,{"measurable":false}]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"measurable":false}]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":4,"op":"remove","surface":"feed","items":["a"]}
      {"t":5,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"half","continuous":0.5},{"name":"long","continuous":1.5,"reportsStretches":true}]}
        """#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"enter","rule":"long","item":"a"}
        {"t":0.5,"event":"impression","rule":"half","item":"a"}
        {"t":1,"event":"leave","rule":"long","item":"a","cause":"unmeasurable","dwell":1}
        {"t":2,"event":"enter","rule":"long","item":"a"}
        {"t":2,"event":"appear","item":"b"}
        {"t":2,"event":"enter","rule":"long","item":"b"}
        {"t":2.5,"event":"impression","rule":"half","item":"b"}
        {"t":3.5,"event":"impression","rule":"long","item":"a","viewableTime":1.5}
        {"t":3.5,"event":"impression","rule":"long","item":"b","viewableTime":1.5}
        {"t":4,"event":"leave","rule":"long","item":"a","cause":"removed","dwell":2}
        {"t":4,"event":"disappear","item":"a","cause":"removed","visibleTime":3,"unmeasured":1,"bands":[0,0,0,3],"meanFraction":1,"longest":{"half":2,"long":2}}
        {"t":5,"event":"leave","rule":"long","item":"b","cause":"end","dwell":3}
        {"t":5,"event":"disappear","item":"b","cause":"end","visibleTime":3,"unmeasured":null}
        """#)
  }

  @Test("fine print 41: a content is unmeasurable only when no cell of it is seen")
  func unmeasurableCell() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}],["b",0,50,100,50,{"content":"p"}]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p","measurable":false}]]}
      {"t":2,"op":"remove","surface":"feed","items":["b"]}
      {"t":3,"op":"remove","surface":"feed","items":["a"]}
      {"t":4,"op":"end"}
      """#, rules: Rules.stretches
    ).gives(
      .leave, .disappear,
      events: #"""
        {"t":2,"event":"leave","item":"b","dwell":2}
        {"t":3,"event":"disappear","item":"b","cause":"removed","visibleTime":2,"unmeasured":1}
        """#)
  }

  @Test("fine print 43: mean and bands are weighted by visible time; the bounds belong to the upper band")
  func meanAndBands() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,25]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,50]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,75]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,80]}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":6,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":5,"event":"disappear","cause":"scrolled","visibleTime":5,"maxFraction":1,"meanFraction":0.54,"bands":[1,1,1,2]}
        """#)
  }

  @Test("fine print 43: an appearance of no length has its largest fraction; entries count within the visit")
  func entries() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"hide","surface":"feed"}
      {"t":4,"op":"show","surface":"feed"}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,25]}
      {"t":4,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","entries":1,"visit":1}
        {"t":3,"event":"disappear","entries":2,"visit":1}
        {"t":4,"event":"disappear","entries":1,"visit":2,"visibleTime":0,"maxFraction":0.5,"meanFraction":0.5,"bands":[0,0,0,0]}
        """#)
  }

  @Test("fine print 43: the seen extent is kept relative to the item's size")
  func seenExtent() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,50,100,100],["b",0,0,100,50]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,50,100,200]]}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":3,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":2,"event":"disappear","item":"a","seenExtent":0.5,"meanFraction":0.375}
        {"t":3,"event":"disappear","item":"b","seenExtent":1}
        """#)
  }

  @Test("fine print 44: lines have their keys in one order and numbers in their shortest form")
  func lines() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0.25,"op":"items","surface":"feed","items":[["a",0,0,100,400,{"content":"p","index":4,"attributes":{"n":1e15,"m":-0.0,"k":1e-7,"w":12.50,"s":"x"}}]]}
      {"t":3.5,"op":"remove","surface":"feed","items":["a"]}
      {"t":4,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","version":"2","fraction":0.25,"continuous":1,"reportsStretches":true}]}"#)
    let place = #""surface":"feed","item":"a","content":"p","index":4,"#
    let rest = #""attributes":{"n":1000000000000000,"m":0,"k":0.0000001,"w":12.5,"s":"x"}}"#
    #expect(
      TraceText.lines(of: scenario.events) == [
        #"{"t":0.25,"event":"appear",\#(place)"fraction":0.25,"visit":1,"session":1,"sequence":1,"#
          + #""uncertainty":0.25,\#(rest)"#,
        #"{"t":0.25,"event":"enter","rule":"v","ruleVersion":"2",\#(place)"fraction":0.25,"#
          + #""visit":1,"session":1,"sequence":2,"uncertainty":0.25,\#(rest)"#,
        #"{"t":1.25,"event":"impression","rule":"v","ruleVersion":"2",\#(place)"fraction":0.25,"#
          + #""viewableTime":1,"visit":1,"session":1,"sequence":3,"uncertainty":0.25,\#(rest)"#,
        #"{"t":3.5,"event":"leave","rule":"v","ruleVersion":"2",\#(place)"cause":"removed","dwell":3.25,"#
          + #""visit":1,"session":1,"sequence":4,"uncertainty":3.25,\#(rest)"#,
        #"{"t":3.5,"event":"disappear",\#(place)"cause":"removed","visibleTime":3.25,"longest":{"v":3.25},"#
          + #""maxFraction":0.25,"meanFraction":0.25,"bands":[0,3.25,0,0],"#
          + #""seenExtent":0.25,"entries":1,"visit":1,"session":1,"sequence":5,"#
          + #""uncertainty":3.25,\#(rest)"#,
      ])
  }

  @Test("fine print 44: numbers are the shortest text that reads back as the same")
  func shortest() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,300],["b",0,0,10000000000,100000000]]}
      {"t":0,"op":"end"}
      """#, rules: #"{"record":"brief","rules":[]}"#)
    let lines = TraceText.lines(of: scenario.events.filter { EventLog.Kind(of: $0) == .appear })
    #expect(lines.map { $0.contains(#""fraction":0.3333333333333333,"#) } == [true, false])
    #expect(lines.last?.contains(#""fraction":0.00000000000001,"#) == true)
  }

  @Test("fine print 44: a brief record leaves out mean, bands, entries and uncertainty")
  func brief() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"end"}
      """#, rules: #"{"record":"brief","rules":[{"name":"v"}]}"#)
    #expect(
      TraceText.lines(of: scenario.events) == [
        #"{"t":0,"event":"appear","surface":"feed","item":"a","fraction":1,"visit":1,"session":1,"sequence":1}"#,
        #"{"t":0,"event":"impression","rule":"v","ruleVersion":"1","surface":"feed","item":"a","fraction":1,"#
          + #""viewableTime":0,"visit":1,"session":1,"sequence":2}"#,
        #"{"t":2,"event":"disappear","surface":"feed","item":"a","cause":"end","visibleTime":2,"longest":{"v":2},"#
          + #""maxFraction":1,"seenExtent":1,"visit":1,"session":1,"sequence":3}"#,
      ])
  }

  @Test("fine print 45: a summary counts lines after the trace line and events, from 1 for each trace")
  func summary() throws {
    let trace = #"""
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"wake"}
      {"t":2,"op":"end"}
      {"t":3,"op":"still"}

      """#
    let run = try StreamRun(trace + trace, rules: Rules.any)
    #expect(run.traces.compactMap(\.summary?.inputs) == [4, 4])
    #expect(run.traces.compactMap(\.summary?.events) == [3, 3])
    #expect(run.traces.map { $0.events.map(\.sequence) } == [[1, 2, 3], [1, 2, 3]])
    let ledgers = run.traces.compactMap(\.summary?.ledger.entries.first)
    #expect(ledgers.map(\.detected) == [1, 1])
    #expect(ledgers.map(\.reported) == [1, 1])
  }

  @Test("fine print 45: after an error nothing is closed, no summary comes, and the rest is not read")
  func afterAnError() throws {
    let run = try StreamRun(
      #"""
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"jump"}
      {"t":2,"op":"end"}
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"end"}

      """#, rules: Rules.any)
    #expect(run.errors.map(\.line) == [4])
    #expect(run.traces.count == 1)
    #expect(run.traces.allSatisfy { $0.summary == nil })
    let closed = run.traces.flatMap(\.events).filter { EventLog.Kind(of: $0) == .disappear }
    #expect(closed.isEmpty)
  }
}
