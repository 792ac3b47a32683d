// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("fine print: rules")
struct RuleTests {
  @Test("fine print 23: what a rule leaves out asks for nothing")
  func defaults() throws {
    let rule = try #require(try TraceText.rules(in: #"{"rules":[{"name":"v"}]}"#).rules.first)
    let whole = Rule(
      name: "v", version: "1", fraction: 0, of: .item, largeItem: nil, minimumAlpha: 0.1, continuous: .zero,
      cumulative: .zero, motion: .any, extent: 0, repetition: .everyAppearance, countsInteraction: false,
      reportsStretches: false, sample: 1)
    #expect(rule == whole)
    #expect(Rule(name: "v") == whole)
  }

  @Test("fine print 23: the presets are what their names say")
  func presets() {
    let second = TimeSpan.milliseconds(1_000)
    let large = Rule.LargeItem(area: 242_500, fraction: 0.3)
    let expected = [
      Rule(name: "anyPixel"),
      Rule(name: "fullyVisible", fraction: 1),
      Rule(name: "mrcDisplay", fraction: 0.5, largeItem: large, continuous: second),
      Rule(name: "mrcVideo", fraction: 0.5, continuous: .milliseconds(2_000)),
      Rule(name: "settled", fraction: 1, motion: .settled, repetition: .unlessAtPreviousStop),
      Rule(
        name: "settledView", fraction: 1, continuous: second, motion: .settled, repetition: .unlessAtPreviousStop),
    ]
    #expect(Rule.presets == expected)
  }

  @Test("fine print 24: repetition is asked once in a stretch, when its time is complete, and held back till the next")
  func askedOnce() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2.5,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":10,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":11,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":13,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"cool","continuous":1,"repeat":{"cooldown":3}},{"name":"each","continuous":1}]}
        """#)
    try scenario.gives(
      .impression,
      events: #"""
        {"t":1,"event":"impression","rule":"cool"}
        {"t":1,"event":"impression","rule":"each"}
        {"t":3.5,"event":"impression","rule":"each"}
        {"t":12,"event":"impression","rule":"cool"}
        {"t":12,"event":"impression","rule":"each"}
        """#)
    let ledger = scenario.played.ledger
    var cool = Ledger.Entry(rule: "cool")
    (cool.detected, cool.reported, cool.repeated) = (3, 2, 1)
    var each = Ledger.Entry(rule: "each")
    (each.detected, each.reported) = (3, 3)
    #expect(ledger.entries == [cool, each])
  }

  @Test("fine print 25: the sum starts from zero with each visit and each time the rule is satisfied")
  func sums() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.6,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":1.6,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":4.7,"op":"hide","surface":"feed"}
      {"t":5,"op":"show","surface":"feed"}
      {"t":7,"op":"end"}
      """#, rules: #"{"rules":[{"name":"sum","cumulative":1}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":1.4,"event":"impression","viewableTime":1,"visit":1}
        {"t":2.8,"event":"impression","viewableTime":1,"visit":1}
        {"t":6,"event":"impression","viewableTime":1,"visit":2}
        """#)
  }

  @Test("fine print 25: with both times both must hold, and the sum is told")
  func bothTimes() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.6,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"both","continuous":0.5,"cumulative":1}]}"#
    ).gives(.impression, events: #"{"t":1.5,"event":"impression","viewableTime":1.1}"#)
  }

  @Test("fine print 26: a cooldown runs from the last reported impression, and exactly its length counts")
  func cooldown() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":3.999999999,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":4.5,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"cool","repeat":{"cooldown":2}}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression"}
        {"t":2,"event":"impression"}
        {"t":4.5,"event":"impression"}
        """#)
  }

  @Test("fine print 26: `once` holds over traces only where a store is named")
  func onceOverTraces() throws {
    let trace = #"""
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"end"}

      """#
    let run = try StreamRun(trace + trace, rules: #"{"rules":[{"name":"first","repeat":"once"}]}"#)
    let times = run.traces.map { trace in
      trace.events.filter { EventLog.Kind(of: $0) == .impression }.map(\.time)
    }
    #expect(times == [[.zero], [.zero]])
  }

  @Test("fine print 27: held back while there at the end of every rest since it was reported")
  func previousStop() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50],["c",0,100,100,50],["d",0,150,100,50]]}
      {"t":1,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,50],"phase":"idle"}
      {"t":3,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0],"phase":"idle"}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":6,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":7,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"settled","fraction":1,"motion":"settled","repeat":"unlessAtPreviousStop"}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"a"}
        {"t":0,"event":"impression","item":"b"}
        {"t":2,"event":"impression","item":"c"}
        {"t":4,"event":"impression","item":"a"}
        {"t":5,"event":"impression","item":"d"}
        """#)
  }

  @Test("fine print 28: a tap satisfies the rule at once, once in a stretch")
  func tap() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100],["b",0,100,100,100],["c",0,200,100,100],["d",0,80,100,100]]}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"tap","surface":"feed","item":"a"}
      {"t":2.5,"op":"tap","surface":"feed","item":"c"}
      {"t":3,"op":"tap","surface":"feed","item":"d"}
      {"t":4,"op":"tap","surface":"feed","item":"d"}
      {"t":7,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":7,"op":"tap","surface":"feed","item":"b"}
      {"t":8,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","fraction":0.9,"continuous":5,"countsInteraction":true},{"name":"any"}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","rule":"any","item":"a"}
        {"t":0,"event":"impression","rule":"any","item":"d"}
        {"t":1,"event":"impression","rule":"v","item":"a","fraction":1,"viewableTime":1}
        {"t":3,"event":"impression","rule":"v","item":"d","fraction":0.2,"viewableTime":0}
        {"t":7,"event":"impression","rule":"v","item":"b","fraction":1,"viewableTime":0}
        {"t":7,"event":"impression","rule":"any","item":"b"}
        """#)
  }

  @Test("fine print 28: repetition is asked of a tap as of any other")
  func tapAndRepetition() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":4,"op":"tap","surface":"feed","item":"a"}
      {"t":9,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","continuous":5,"countsInteraction":true,"repeat":"oncePerSession"}]}"#)
    try scenario.gives(.impression, events: #"{"t":1,"event":"impression"}"#)
    #expect(scenario.played.ledger.entries.map(\.detected) == [2])
    #expect(scenario.played.ledger.entries.map(\.repeated) == [1])
  }

  @Test("fine print 29: extent is asked when the time is complete; reached later, it counts at that moment")
  func extent() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,200]]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"read","continuous":1,"extent":1}]}"#
    ).gives(.impression, events: #"{"t":2,"event":"impression","fraction":0.5,"viewableTime":2}"#)
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,200]]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,100],"phase":"dragging"}
      {"t":3,"op":"phase","surface":"feed","phase":"idle"}
      {"t":9,"op":"end"}
      """#, rules: #"{"rules":[{"name":"read","continuous":1,"extent":1,"motion":"settled"}]}"#
    ).gives(.impression, events: #"{"t":4,"event":"impression","fraction":0.5,"viewableTime":1}"#)
  }

  @Test(
    "fine print 30: a large item also passes at the large item's fraction, whatever `of` is",
    arguments: ["item", "viewport", "either"])
  func largeItem(basis: String) throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,10,100,300]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,10,100,299.99]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,11,100,300]]}
      {"t":3,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v","fraction":1,"of":"\#(basis)","largeItem":{"area":30000,"fraction":0.3},
                   "reportsStretches":true}]}
        """#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","fraction":0.3}
        {"t":1,"event":"leave","dwell":1}
        """#)
  }

  @Test("fine print 31: the viewport's area is what is left of it, covers stay in, an entirely visible item passes")
  func viewport() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,60,100,80],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,200],["y",0,30,10,10]]}
      {"t":1,"op":"covers","covers":[{"rect":[0,60,100,20]}]}
      {"t":2,"op":"covers","covers":[{"rect":[0,60,100,30]}]}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","of":"viewport","fraction":0.5,"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","item":"x","fraction":0.2}
        {"t":0,"event":"enter","item":"y","fraction":1}
        {"t":2,"event":"leave","item":"x","cause":"covered","dwell":2}
        {"t":3,"event":"leave","item":"y","cause":"end"}
        """#)
  }
}
