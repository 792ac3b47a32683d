// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("further decisions: geometry, extent, speed, records, order")
struct DecisionGeometryTests {
  @Test(
    "D20: hidden and alpha 0 win over not measurable, a closed gate over both; an unknown parent item hides nothing")
  func shown() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100],"parentItem":"nobody"}
      {"t":0,"op":"items","surface":"feed","items":[["card",0,0,100,50]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,50],"parent":"feed","parentItem":"later"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"items","surface":"shelf","items":[["x",0,0,100,50,{"measurable":false}]]}
      {"t":2,"op":"items","surface":"feed","items":[["later",0,0,100,50,{"alpha":0}]]}
      {"t":3,"op":"items","surface":"feed","items":[["later",0,0,100,50]]}
      {"t":4,"op":"items","surface":"shelf","items":[["x",0,500,100,50]]}
      {"t":5,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":6,"op":"items","surface":"shelf","items":[["x",0,500,100,50,{"measurable":false}]]}
      {"t":7,"op":"app","state":"background"}
      {"t":8,"op":"end"}
      """#, rules: #"{"rules":[]}"#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"card"}
        {"t":0,"event":"appear","item":"x"}
        {"t":2,"event":"disappear","item":"x","cause":"hidden","visibleTime":1,"unmeasured":1}
        {"t":3,"event":"appear","item":"later"}
        {"t":5,"event":"appear","item":"x"}
        {"t":7,"event":"disappear","item":"card","cause":"appInactive"}
        {"t":7,"event":"disappear","item":"later","cause":"appInactive"}
        {"t":7,"event":"disappear","item":"x","cause":"appInactive","visibleTime":1,"unmeasured":1}
        """#)
  }

  @Test(
    "D21: frames that cannot be reckoned with, and areas below zero, are never visible",
    arguments: [
      (Rect(x: 0, y: 0, width: 1e200, height: 1e200), true), (Rect(x: 1e308, y: 0, width: 1.7e308, height: 10), true),
      (Rect(x: .nan, y: 0, width: 10, height: 10), true), (Rect(x: 0, y: 0, width: .infinity, height: 10), true),
      (Rect(x: 50, y: 50, width: -20, height: 10), false), (Rect(x: 50, y: 50, width: -20, height: -20), false),
      (Rect(x: 0, y: 0, width: 0, height: 10), false),
    ])
  func badFrames(frame: Rect, diagnosed: Bool) throws {
    let script = ExposureScript()
      .at(
        0, .surface("feed", width: 100, height: 100), .item(ItemLine(id: "a", frame: frame), of: "feed"),
        .rows(["b"], of: "feed", y: 20, width: 10, height: 10)
      )
      .end(at: 1)
    let scenario = Scenario(script, book: RuleBook(rules: [.anyPixel]))
    try scenario.gives(.appear, events: #"{"t":0,"event":"appear","item":"b"}"#)
    #expect(scenario.diagnostics == (diagnosed ? [.badNumber] : []))
  }

  @Test("D21: an offset or alpha that is no number hides until the next line of its kind; a bad cover covers nothing")
  func badOffset() throws {
    let script = ExposureScript()
      .at(
        0, .surface("feed", width: 100, height: 100), .surface("shelf", y: 50, width: 100, height: 50, in: "feed"),
        .rows(["x"], of: "shelf", width: 100, height: 50)
      )
      .at(1, .scroll("feed", y: .nan))
      .at(2, .phase(surface: "feed", phase: .idle))
      .at(3, .scroll("feed", y: 0))
      .at(4, .item(ItemLine(id: "x", frame: Rect(x: 0, y: 0, width: 100, height: 50), alpha: .nan), of: "shelf"))
      .at(5, .rows(["x"], of: "shelf", width: 100, height: 50))
      .at(6, .cover(y: 50, width: 100, height: -50))
      .end(at: 7)
    let scenario = Scenario(script, book: RuleBook(rules: []))
    try scenario.gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"x"}
        {"t":1,"event":"disappear","item":"x"}
        {"t":3,"event":"appear","item":"x"}
        {"t":4,"event":"disappear","item":"x"}
        {"t":5,"event":"appear","item":"x"}
        {"t":7,"event":"disappear","item":"x","cause":"end"}
        """#)
    #expect(scenario.diagnostics == [.badNumber, .badNumber])
  }

  @Test("D22: overlapping covers are subtracted once, and the area left is exact")
  func union() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"covers","covers":[{"rect":[0,0,60,60]},{"rect":[40,40,60,60]},{"rect":[45,45,10,10]}]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":1,"op":"covers","covers":[{"rect":[0,0,100,50]},{"rect":[0,50,50,50]},{"rect":[50,50,50,49.9999995]}]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","fraction":0.32}
        {"t":1,"event":"disappear","cause":"covered","maxFraction":0.32}
        """#)
  }

  @Test("D23: each edge is judged by its whole cut; covers are judged against what the clips left")
  func wholeCut() throws {
    // Each cut of the upper edge is within the slack, their sum is not; the cut of the lower edge is.
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"covers","covers":[{"rect":[0,0,100,0.4]},{"rect":[0,99.7,100,1]}]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,-0.3,100,50],["b",0,49.7,100,50.3]]}
      {"t":1,"op":"covers","covers":[{"rect":[0,0,100,0.2]},{"rect":[0,0,100,0.1]}]}
      {"t":2,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":1,"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","item":"b"}
        {"t":1,"event":"enter","item":"a","fraction":0.99}
        {"t":2,"event":"leave","item":"a","cause":"end"}
        {"t":2,"event":"leave","item":"b","cause":"end"}
        """#)
  }

  @Test("D23: a large item is large by its own area")
  func ownArea() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,-0.5,100,300]]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":1,"largeItem":{"area":30000,"fraction":0.33}}]}"#
    ).gives(.impression, events: #"{"t":0,"event":"impression","item":"a"}"#)
  }

  @Test("D24: comparisons have a relative tolerance of a billionth, fraction 0 or less is any pixel, NaN never holds")
  func comparisons() throws {
    let script = ExposureScript()
      .at(
        0, .surface("feed", width: 100, height: 100),
        .item(ItemLine(id: "a", frame: Rect(x: 0, y: 50, width: 100, height: 100)), of: "feed")
      )
      .end(at: 1)
    func counts(_ fraction: Double) -> Bool {
      let book = RuleBook(rules: [Rule(name: "v", fraction: fraction)])
      return !EventLog(Scenario(script, book: book).events).events(.impression).isEmpty
    }
    #expect(counts(0.5))
    #expect(counts(0.5 * (1 + 0.9e-9)))
    #expect(!counts(0.5 * (1 + 2e-9)))
    #expect(counts(0))
    #expect(counts(-1))
    #expect(!counts(.nan))
  }

  @Test("D25: the extent is one box over all cells, each relative to its own frame; edges within the slack are reached")
  func extentOfCells() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,-50,100,100,{"content":"p"}],["b",0,80,50,40,{"content":"p"}]]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","extent":1},{"name":"w","extent":0.9}]}"#
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":0,"event":"impression","rule":"v","fraction":0.5}
        {"t":0,"event":"impression","rule":"w","fraction":0.5}
        {"t":1,"event":"disappear","seenExtent":1}
        """#)
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,-0.4,100,100.8],["b",-0.6,0,100,50]]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","extent":1}]}"#
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":0,"event":"impression","item":"a"}
        {"t":1,"event":"disappear","item":"a","seenExtent":0.992063492063492}
        {"t":1,"event":"disappear","item":"b","seenExtent":0.994}
        """#)
  }

  @Test("D26: the first report is an offset of 0, an equal offset is speed 0, the last of a batch counts")
  func speedBasics() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,1000]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":1.05,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,900]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,510]}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","motion":{"slowerThan":100},"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter"}
        {"t":1,"event":"leave","cause":"moving"}
        {"t":1.05,"event":"enter"}
        {"t":3,"event":"leave","cause":"end","dwell":1.95}
        """#)
  }

  @Test("D27: without any rule an item still appears and disappears")
  func noRules() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100],"rules":[]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      events: #"""
        {"t":0,"event":"appear"}
        {"t":1,"event":"disappear","longest":{}}
        """#)
  }

  @Test("D28: a tap's uncertainty is the gap before its batch, that of the end the gap before the end's")
  func tapUncertainty() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.5,"op":"still"}
      {"t":2,"op":"tap","surface":"feed","item":"a"}
      {"t":2.25,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","continuous":9,"countsInteraction":true,"reportsStretches":true}]}"#
    ).gives(
      .impression, .leave, .disappear,
      events: #"""
        {"t":2,"event":"impression","uncertainty":1.5}
        {"t":2.25,"event":"leave","uncertainty":0.25}
        {"t":2.25,"event":"disappear","uncertainty":0.25}
        """#)
  }

  @Test("D29: mean, bands and maximum are of the content's largest fraction; entries are of the surface's visit")
  func contentRecord() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,75,100,100,{"content":"p"}]]}
      {"t":1,"op":"items","surface":"side","items":[["b",0,0,100,100,{"content":"p"}]]}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":3,"op":"remove","surface":"side","items":["b"]}
      {"t":4,"op":"items","surface":"side","items":[["b",0,0,100,100,{"content":"p"}]]}
      {"t":5,"op":"scroll","surface":"side","offset":[0,500]}
      {"t":6,"op":"scroll","surface":"side","offset":[0,0]}
      {"t":7,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","surface":"feed","item":"a","fraction":0.25}
        {"t":3,"event":"disappear","surface":"side","item":"b","maxFraction":1,"meanFraction":0.75,"bands":[0,1,0,2],"entries":1}
        {"t":4,"event":"appear","surface":"side","item":"b"}
        {"t":5,"event":"disappear","surface":"side","entries":1}
        {"t":6,"event":"appear","surface":"side"}
        {"t":7,"event":"disappear","surface":"side","entries":2}
        """#)
  }

  @Test("D30: the cause is that of the last named cell, on the new state of all else")
  func causeOfTheNamedCell() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}],["b",0,75,100,50,{"content":"p"}]]}
      {"t":1,"op":"remove","surface":"feed","items":["b"]}
      {"t":1,"op":"covers","covers":[{"rect":[0,0,100,100]}]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(.disappear, events: #"{"t":1,"event":"disappear","item":"a","cause":"covered"}"#)
    // Neither the old frame below the cover nor the new one outside the viewport would be seen: it was scrolled.
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,200,100,50]]}
      {"t":1,"op":"covers","covers":[{"rect":[0,0,100,100]}]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(.disappear, events: #"{"t":1,"event":"disappear","item":"a","cause":"scrolled"}"#)
  }

  @Test("D31: a content's place in a batch is the smallest that any of its events names")
  func smallestPlace() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["a",0,0,100,20,{"content":"p","rules":["r1"]}],["b",0,20,100,20]]}
      {"t":0,"op":"items","surface":"two","items":[["c",0,0,100,20,{"content":"p"}]]}
      {"t":1,"op":"app","state":"background"}
      {"t":2,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"r1","reportsStretches":true},{"name":"r2","reportsStretches":true}]}
        """#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","surface":"one","item":"a"}
        {"t":0,"event":"enter","rule":"r1","surface":"one","item":"a"}
        {"t":0,"event":"enter","rule":"r2","surface":"two","item":"c"}
        {"t":0,"event":"appear","item":"b"}
        {"t":0,"event":"enter","rule":"r1","item":"b"}
        {"t":0,"event":"enter","rule":"r2","item":"b"}
        {"t":0,"event":"impression","rule":"r1","item":"a"}
        {"t":0,"event":"impression","rule":"r2","item":"c"}
        {"t":0,"event":"impression","rule":"r1","item":"b"}
        {"t":0,"event":"impression","rule":"r2","item":"b"}
        {"t":1,"event":"leave","rule":"r1","item":"a"}
        {"t":1,"event":"leave","rule":"r2","item":"c"}
        {"t":1,"event":"disappear","item":"a"}
        {"t":1,"event":"leave","rule":"r1","item":"b"}
        {"t":1,"event":"leave","rule":"r2","item":"b"}
        {"t":1,"event":"disappear","item":"b"}
        """#)
  }

  @Test("D32: what is unknown is diagnosed where a line names it, and skipped")
  func diagnostics() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100],"rules":["v","x"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"rules":["v","y"]}]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"nobody"}
      {"t":1,"op":"tap","surface":"feed","item":"z"}
      {"t":1,"op":"attributes","surface":"feed","item":"z","attributes":{}}
      {"t":1,"op":"remove","surface":"feed","items":["z"]}
      {"t":1,"op":"veto","surface":"feed","item":"z","rule":"v","on":true}
      {"t":2,"op":"scroll","surface":"gone","offset":[0,0]}
      {"t":2,"op":"phase","surface":"gone","phase":"idle"}
      {"t":2,"op":"show","surface":"gone"}
      {"t":2,"op":"pause","surface":"gone"}
      {"t":2,"op":"remove","surface":"gone","items":["z"]}
      {"t":2,"op":"tap","surface":"gone","item":"z"}
      {"t":3,"op":"end"}
      """#, rules: Rules.any)
    try scenario.gives(
      .appear, .impression,
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"impression","rule":"v","item":"a"}
        """#)
    #expect(scenario.diagnosticCounts == [.unknownRule: 2, .unknownItem: 2, .unknownSurface: 6])
  }

  @Test("D33: what the end closes stands in the order of leaves and disappears, with or without an end")
  func closing() throws {
    let start = #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["b",0,0,100,20],["a",0,20,100,20]]}
      {"t":1,"op":"items","surface":"feed","items":[["b",0,0,100,20],["a",0,20,100,20]]}
      """#
    for trace in [start, start + "\n" + #"{"t":1,"op":"end"}"#] {
      try Scenario(trace, rules: Rules.stretches).gives(
        .leave, .disappear,
        events: #"""
          {"t":1,"event":"leave","item":"b","cause":"end","dwell":1}
          {"t":1,"event":"disappear","item":"b","cause":"end","visibleTime":1}
          {"t":1,"event":"leave","item":"a","cause":"end","dwell":1}
          {"t":1,"event":"disappear","item":"a","cause":"end","visibleTime":1}
          """#)
    }
  }
}
