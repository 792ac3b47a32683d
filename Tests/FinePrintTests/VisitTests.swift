// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("fine print: visits and gates")
struct VisitTests {
  @Test("fine print 16: a surface is on screen while it and all around it are reported and shown")
  func onScreen() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,50,50]]}
      {"t":1,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":2,"op":"hide","surface":"feed"}
      {"t":3,"op":"show","surface":"feed"}
      {"t":4,"op":"remove","surface":"feed"}
      {"t":5,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":6,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":1,"event":"appear","surface":"shelf","item":"x","visit":1}
        {"t":2,"event":"disappear","surface":"shelf","item":"x","cause":"hidden","visit":1}
        {"t":3,"event":"appear","surface":"shelf","item":"x","visit":2}
        {"t":4,"event":"disappear","surface":"shelf","item":"x","cause":"hidden","visit":2}
        {"t":5,"event":"appear","surface":"shelf","item":"x","visit":3}
        {"t":6,"event":"disappear","surface":"shelf","item":"x","cause":"end","visit":3}
        """#)
  }

  @Test("fine print 16: surfaces in a ring of parents are off the screen")
  func ring() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","frame":[0,0,100,100],"parent":"one"}
      {"t":0,"op":"items","surface":"two","items":[["x",0,0,50,50]]}
      {"t":1,"op":"surface","id":"one","frame":[0,0,100,100],"parent":"two"}
      {"t":2,"op":"end"}
      """#, rules: Rules.any)
    try scenario.gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"x"}
        {"t":1,"event":"disappear","item":"x","cause":"hidden"}
        """#)
    #expect(scenario.diagnostics.contains(.parentCycle))
  }

  @Test("fine print 17: a closed scene or a pause ends no visit; hiding does unless the policy says not")
  func gatesAndVisits() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"app","state":"background"}
      {"t":2,"op":"app","state":"active"}
      {"t":3,"op":"pause","surface":"feed"}
      {"t":4,"op":"resume","surface":"feed"}
      {"t":5,"op":"hide","surface":"feed"}
      {"t":6,"op":"show","surface":"feed"}
      {"t":7,"op":"hide","surface":"feed","reason":"push"}
      {"t":8,"op":"show","surface":"feed","reason":"pop"}
      {"t":9,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"push":"same"}}"#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":1,"event":"disappear","cause":"appInactive","visit":1}
        {"t":2,"event":"appear","visit":1}
        {"t":3,"event":"disappear","cause":"paused","visit":1}
        {"t":4,"event":"appear","visit":1}
        {"t":5,"event":"disappear","cause":"hidden","visit":1}
        {"t":6,"event":"appear","visit":2}
        {"t":7,"event":"disappear","cause":"hidden","visit":2}
        {"t":8,"event":"appear","visit":2}
        {"t":9,"event":"disappear","cause":"end","visit":2}
        """#)
  }

  @Test("fine print 18: a hide and show at one time change nothing")
  func flap() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.5,"op":"hide","surface":"feed","reason":"push"}
      {"t":0.5,"op":"show","surface":"feed","reason":"pop"}
      {"t":3,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":0,"event":"enter","visit":1}
        {"t":1,"event":"impression","visit":1,"viewableTime":1}
        {"t":3,"event":"leave","visit":1,"dwell":3}
        {"t":3,"event":"disappear","visit":1,"visibleTime":3}
        """#)
  }

  @Test("fine print 18: unless the policy names the reason and calls it new, then all ends and begins at that time")
  func refresh() throws {
    let rules = #"""
      {"rules":[{"name":"v","fraction":0.5,"continuous":1,"reportsStretches":true}],"visits":{"refresh":"new"}}
      """#
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.5,"op":"hide","surface":"feed","reason":"refresh"}
      {"t":0.5,"op":"show","surface":"feed"}
      {"t":3,"op":"end"}
      """#, rules: rules
    ).gives(
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":0,"event":"enter","visit":1}
        {"t":0.5,"event":"leave","cause":"hidden","dwell":0.5,"visit":1}
        {"t":0.5,"event":"disappear","cause":"hidden","visibleTime":0.5,"visit":1}
        {"t":0.5,"event":"appear","visit":2}
        {"t":0.5,"event":"enter","visit":2}
        {"t":1.5,"event":"impression","visit":2}
        {"t":3,"event":"leave","visit":2,"dwell":2.5}
        {"t":3,"event":"disappear","visit":2,"visibleTime":2.5}
        """#)
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":0,"op":"items","surface":"two","items":[["b",0,0,100,50,{"content":"p"}]]}
      {"t":0.5,"op":"hide","surface":"one","reason":"refresh"}
      {"t":0.5,"op":"show","surface":"one"}
      {"t":3,"op":"end"}
      """#, rules: rules
    ).gives(
      events: #"""
        {"t":0,"event":"appear","surface":"one","item":"a","visit":1}
        {"t":0,"event":"enter","surface":"one","item":"a","visit":1}
        {"t":1,"event":"impression","surface":"one","item":"a","viewableTime":1,"visit":2}
        {"t":3,"event":"leave","surface":"one","item":"a","dwell":3,"visit":2}
        {"t":3,"event":"disappear","surface":"one","item":"a","visibleTime":3,"visit":2}
        """#)
  }

  @Test("fine print 19: the reason is that of the hide, else of the show, nested that of the outermost hidden surface")
  func reasons() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"shelf","reason":"push"}
      {"t":2,"op":"show","surface":"shelf","reason":"tab"}
      {"t":3,"op":"hide","surface":"shelf"}
      {"t":4,"op":"show","surface":"shelf","reason":"push"}
      {"t":5,"op":"hide","surface":"shelf"}
      {"t":6,"op":"show","surface":"shelf"}
      {"t":7,"op":"hide","surface":"shelf","reason":"tab"}
      {"t":7,"op":"hide","surface":"feed","reason":"push"}
      {"t":8,"op":"show","surface":"feed"}
      {"t":8,"op":"show","surface":"shelf"}
      {"t":9,"op":"hide","surface":"shelf","reason":"tab"}
      {"t":10,"op":"show","surface":"shelf","reason":"push"}
      {"t":11,"op":"hide","surface":"shelf","reason":"page"}
      {"t":12,"op":"show","surface":"shelf"}
      {"t":13,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"push":"same","tab":"new"}}"#
    ).gives(
      .appear,
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":2,"event":"appear","visit":1}
        {"t":4,"event":"appear","visit":1}
        {"t":6,"event":"appear","visit":2}
        {"t":8,"event":"appear","visit":2}
        {"t":10,"event":"appear","visit":3}
        {"t":12,"event":"appear","visit":4}
        """#)
  }

  @Test("fine print 19: `longerThan` is strict")
  func longerThan() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"feed","reason":"push"}
      {"t":2,"op":"show","surface":"feed"}
      {"t":3,"op":"hide","surface":"feed","reason":"push"}
      {"t":4.000000001,"op":"show","surface":"feed"}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"push":{"longerThan":1,"is":"same"}}}"#
    ).gives(
      .appear,
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":2,"event":"appear","visit":2}
        {"t":4.000000001,"event":"appear","visit":2}
        """#)
  }

  @Test("fine print 19: an unknown reason is an error in the policy, in a trace a warning and `other`")
  func unknownReason() throws {
    let rules = RuleBookReader.read(Array(#"{"rules":[{"name":"v"}],"visits":{"swipe":"new"}}"#.utf8), file: "rules")
    #expect(rules.book == nil)
    #expect(rules.problems.count == 1)
    let lines = #"""
      {"t":0,"op":"trace","version":1}
      {"t":1,"op":"hide","surface":"feed","reason":"swipe"}
      """#
    let reading = try TraceText.script(in: Array(lines.utf8))
    #expect(reading.warnings.count == 1)
    #expect(reading.script.steps.map(\.input) == [.hide(surface: "feed", reason: .other)])
  }

  @Test(
    "fine print 20: a long time in the background makes a new visit of every surface, of hidden ones at their return")
  func background() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["b",0,0,100,50]]}
      {"t":1,"op":"app","state":"background"}
      {"t":31,"op":"app","state":"active"}
      {"t":40,"op":"hide","surface":"side","reason":"push"}
      {"t":50,"op":"app","state":"inactive"}
      {"t":51,"op":"app","state":"background"}
      {"t":80,"op":"app","state":"inactive"}
      {"t":82,"op":"app","state":"active"}
      {"t":83,"op":"show","surface":"side"}
      {"t":90,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v"}],"visits":{"background":{"longerThan":30,"is":"new"},"push":"same"}}"#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","surface":"feed","visit":1}
        {"t":0,"event":"appear","surface":"side","visit":1}
        {"t":1,"event":"disappear","surface":"feed","cause":"appInactive","visit":1}
        {"t":1,"event":"disappear","surface":"side","cause":"appInactive","visit":1}
        {"t":31,"event":"appear","surface":"feed","visit":1}
        {"t":31,"event":"appear","surface":"side","visit":1}
        {"t":40,"event":"disappear","surface":"side","cause":"hidden","visit":1}
        {"t":50,"event":"disappear","surface":"feed","cause":"appInactive","visit":1}
        {"t":82,"event":"appear","surface":"feed","visit":2}
        {"t":83,"event":"appear","surface":"side","visit":2}
        {"t":90,"event":"disappear","surface":"feed","cause":"end","visit":2}
        {"t":90,"event":"disappear","surface":"side","cause":"end","visit":2}
        """#)
  }

  @Test("fine print 20: whether an inactive scene closes the gate is data", arguments: ["closes", "open"])
  func inactive(word: String) throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"app","state":"inactive"}
      {"t":2,"op":"app","state":"background"}
      {"t":3,"op":"end"}
      """#, rules: "{\"rules\":[{\"name\":\"v\"}],\"inactive\":\"\(word)\"}")
    try scenario.gives(
      .disappear,
      events: word == "closes"
        ? #"{"t":1,"event":"disappear","cause":"appInactive"}"# : #"{"t":2,"event":"disappear","cause":"appInactive"}"#)
  }

  @Test("fine print 21: visits are counted for each surface id, also over its removal")
  func countedOverRemoval() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"remove","surface":"feed"}
      {"t":2,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":2,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"items","surface":"side","items":[["b",0,0,100,50]]}
      {"t":3,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear,
      events: #"""
        {"t":0,"event":"appear","surface":"feed","visit":1}
        {"t":2,"event":"appear","surface":"feed","visit":2}
        {"t":2,"event":"appear","surface":"side","visit":1}
        """#)
  }

  @Test("fine print 22: a pause holds for what lies inside; all and one paused must both be resumed")
  func pauses() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"pause","surface":"feed"}
      {"t":2,"op":"resume","surface":"feed"}
      {"t":3,"op":"pause"}
      {"t":4,"op":"pause","surface":"feed"}
      {"t":5,"op":"resume"}
      {"t":6,"op":"resume","surface":"feed"}
      {"t":7,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"x"}
        {"t":1,"event":"disappear","item":"x","cause":"paused"}
        {"t":2,"event":"appear","item":"x"}
        {"t":3,"event":"disappear","item":"x","cause":"paused"}
        {"t":6,"event":"appear","item":"x"}
        {"t":7,"event":"disappear","item":"x","cause":"end"}
        """#)
  }

  @Test(
    "fine print 22: cumulative time survives a pause and a closed scene, continuous time does not",
    arguments: [#""op":"pause""#, #""op":"app","state":"background""#])
  func survives(closing: String) throws {
    let opening = closing.contains("pause") ? #""op":"resume""# : #""op":"app","state":"active""#
    let trace = #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,\#(closing)}
      {"t":2,\#(opening)}
      {"t":5,"op":"end"}
      """#
    try Scenario(
      trace, rules: #"{"rules":[{"name":"sum","cumulative":1.5},{"name":"run","continuous":1.5}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":2.5,"event":"impression","rule":"sum","viewableTime":1.5}
        {"t":3.5,"event":"impression","rule":"run","viewableTime":1.5}
        """#)
  }
}
