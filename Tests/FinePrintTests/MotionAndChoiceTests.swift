// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("fine print: motion, alpha, which rules apply")
struct MotionAndChoiceTests {
  @Test("fine print 32: speed is taken between the last two offsets, holds for 150 ms, and is 0 while idle")
  func speed() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,1000,1000]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[60,80]}
      {"t":2,"op":"scroll","surface":"feed","offset":[60,179]}
      {"t":3,"op":"scroll","surface":"feed","offset":[60,379]}
      {"t":3.1,"op":"phase","surface":"feed","phase":"idle"}
      {"t":4,"op":"scroll","surface":"feed","offset":[60,779]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","motion":{"slowerThan":100},"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter"}
        {"t":1,"event":"leave","cause":"moving","dwell":1}
        {"t":1.15,"event":"enter"}
        {"t":3,"event":"leave","cause":"moving","dwell":1.85}
        {"t":3.1,"event":"enter"}
        {"t":5,"event":"leave","cause":"end","dwell":1.9}
        """#)
  }

  @Test("fine print 32: every surface from the item outwards must be slower")
  func speedOutwards() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,1000],"parent":"feed"}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,1000]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,200]}
      {"t":2,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","motion":{"slowerThan":100},"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","item":"x"}
        {"t":1,"event":"leave","item":"x","cause":"moving"}
        {"t":1.15,"event":"enter","item":"x"}
        {"t":2,"event":"leave","item":"x","cause":"end"}
        """#)
  }

  @Test("fine print 33: what moves inside an item does not unsettle it")
  func movesInside() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["card",0,0,100,100]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed","parentItem":"card"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,100]]}
      {"t":1,"op":"phase","surface":"shelf","phase":"dragging"}
      {"t":2,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","motion":"settled","reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","item":"card"}
        {"t":0,"event":"enter","item":"x"}
        {"t":1,"event":"leave","item":"x","cause":"moving"}
        {"t":2,"event":"leave","item":"card","cause":"moving"}
        """#)
  }

  @Test("fine print 34: alpha is asked by rules and not by appearances; 0 is hidden")
  func alpha() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["none",0,0,10,10,{"alpha":0}],["less",0,10,10,10,{"alpha":-1}],["faint",0,20,10,10,{"alpha":0.05}],["more",0,30,10,10,{"alpha":7}]]}
      {"t":1,"op":"items","surface":"feed","items":[["faint",0,20,10,10,{"alpha":0}]]}
      {"t":2,"op":"end"}
      """#, rules: Rules.stretches
    ).gives(
      .appear, .enter, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"faint","fraction":1}
        {"t":0,"event":"appear","item":"more","fraction":1}
        {"t":0,"event":"enter","item":"more","fraction":1}
        {"t":1,"event":"disappear","item":"faint","cause":"hidden"}
        {"t":2,"event":"disappear","item":"more","cause":"end"}
        """#)
  }

  @Test("fine print 34: hidden and alpha of the parent item pass to the surface, its rectangle does not clip")
  func parentItem() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["card",0,0,10,10,{"alpha":0.5}]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed","parentItem":"card"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,100,{"alpha":0.5}]]}
      {"t":1,"op":"items","surface":"feed","items":[["card",0,0,10,10,{"alpha":0.6}]]}
      {"t":2,"op":"items","surface":"feed","items":[["card",0,0,10,10,{"hidden":true}]]}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","minimumAlpha":0.3,"reportsStretches":true}]}"#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"card","fraction":1}
        {"t":0,"event":"enter","item":"card","fraction":1}
        {"t":0,"event":"appear","item":"x","fraction":1}
        {"t":0,"event":"impression","item":"card"}
        {"t":1,"event":"enter","item":"x","fraction":1}
        {"t":1,"event":"impression","item":"x"}
        {"t":2,"event":"leave","item":"card","cause":"hidden"}
        {"t":2,"event":"disappear","item":"card","cause":"hidden"}
        {"t":2,"event":"leave","item":"x","cause":"hidden"}
        {"t":2,"event":"disappear","item":"x","cause":"hidden"}
        """#)
  }

  @Test("fine print 35: rules by surface do not pass on; an item's come before its line's, those before the file's")
  func whichRules() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,50,100,50],"parent":"feed"}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100],"rules":["r3"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["s",0,0,100,50],["t",0,50,100,50,{"rules":["r2","r1"]}]]}
      {"t":1,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"r1"},{"name":"r2"},{"name":"r3"}],"surfaces":{"feed":["r1"],"side":["r2"]}}"#
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":0,"event":"impression","rule":"r1","item":"a"}
        {"t":0,"event":"impression","rule":"r1","item":"x"}
        {"t":0,"event":"impression","rule":"r2","item":"x"}
        {"t":0,"event":"impression","rule":"r3","item":"x"}
        {"t":0,"event":"impression","rule":"r3","item":"s"}
        {"t":0,"event":"impression","rule":"r1","item":"t"}
        {"t":0,"event":"impression","rule":"r2","item":"t"}
        {"t":1,"event":"disappear","item":"a","longest":{"r1":1}}
        {"t":1,"event":"disappear","item":"x","longest":{"r1":1,"r2":1,"r3":1}}
        {"t":1,"event":"disappear","item":"s","longest":{"r3":1}}
        {"t":1,"event":"disappear","item":"t","longest":{"r1":1,"r2":1}}
        """#)
  }

  @Test("fine print 35: a rule taken away in a stretch ends it as removed; `longest` names every rule that applied")
  func ruleTakenAway() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100],"rules":["r1"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"surface","id":"feed","frame":[0,0,100,100],"rules":["r2","nobody"]}
      {"t":3,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"r1","reportsStretches":true},{"name":"r2","reportsStretches":true}]}"#)
    try scenario.gives(
      .enter, .leave, .disappear,
      events: #"""
        {"t":0,"event":"enter","rule":"r1"}
        {"t":1,"event":"leave","rule":"r1","cause":"removed","dwell":1}
        {"t":1,"event":"enter","rule":"r2"}
        {"t":3,"event":"leave","rule":"r2","cause":"end","dwell":2}
        {"t":3,"event":"disappear","longest":{"r1":1,"r2":2}}
        """#)
    #expect(scenario.diagnostics == [.unknownRule])
  }

  @Test("fine print 35: a rule that the file does not have is an error in the file")
  func unknownRuleInFile() {
    #expect(throws: TraceText.Unreadable.self) {
      try TraceText.rules(in: #"{"rules":[{"name":"v"}],"surfaces":{"feed":["w"]}}"#)
    }
  }
}
