// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("further decisions: within a batch")
struct DecisionBatchTests {
  @Test("D34: a tap on the old state is judged before the vetoes, resets and sessions of its batch")
  func tapFirst() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":1,"op":"veto","surface":"feed","item":"a","rule":"v","on":true}
      {"t":1,"op":"session"}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"tap","surface":"feed","item":"b"}
      {"t":3,"op":"reset","surface":"feed","item":"b"}
      {"t":3,"op":"tap","surface":"feed","item":"b"}
      {"t":4,"op":"tap","surface":"feed","item":"b"}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","continuous":9,"countsInteraction":true}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":1,"event":"impression","item":"a","viewableTime":1,"session":1}
        {"t":2,"event":"impression","item":"b","viewableTime":2,"session":2}
        {"t":4,"event":"impression","item":"b","viewableTime":1,"session":2}
        """#)
  }

  @Test("D34: vetoes, known and resets are applied in the order of their lines, before the new state is measured")
  func orderOfLines() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":0,"op":"known","rule":"v","contents":["a"]}
      {"t":0,"op":"reset"}
      {"t":0,"op":"known","rule":"v","contents":["b"]}
      {"t":0,"op":"veto","surface":"feed","item":"a","rule":"w","on":true}
      {"t":0,"op":"veto","surface":"feed","item":"a","rule":"w","on":false}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","repeat":"once"},{"name":"w"}]}"#)
    try scenario.gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","rule":"v","item":"a"}
        {"t":0,"event":"impression","rule":"w","item":"a"}
        {"t":0,"event":"impression","rule":"w","item":"b"}
        """#)
  }

  @Test("D35: a fraction a hair below a band's bound is in the band")
  func bandTolerance() throws {
    // 100.1 + 60.6 - 130.4 is 30.3 of 60.6, a half that doubles miss by a few times 1e-16.
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,400]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,100.1,100,60.6]]}
      {"t":0,"op":"scroll","surface":"feed","offset":[0,130.4]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(.disappear, events: #"{"t":2,"event":"disappear","meanFraction":0.5,"bands":[0,0,2,0]}"#)
  }

  @Test("D36: what was decided is carried over unmeasurable time only if it is viewable when it is seen again")
  func decidedOverUnmeasurable() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,100,{"measurable":false}]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":3,"op":"items","surface":"feed","items":[["a",0,0,100,100,{"measurable":false}]]}
      {"t":4,"op":"items","surface":"feed","items":[["a",0,60,100,100]]}
      {"t":5,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":6,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":0.5}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression"}
        {"t":5,"event":"impression"}
        """#)
  }

  @Test(
    "D37: an alpha that is no number hides the item and the surfaces in it; a bad frame is no matter if not measurable")
  func badAlpha() throws {
    let whole = Rect(x: 0, y: 0, width: 100, height: 100)
    let bad = Rect(x: .nan, y: 0, width: 100, height: 100)
    let script = ExposureScript()
      .at(
        0, .surface("feed", width: 100, height: 100), .item(ItemLine(id: "card", frame: whole), of: "feed"),
        .surface("shelf", width: 100, height: 100, in: "feed", item: "card"),
        .item(ItemLine(id: "x", frame: whole), of: "shelf")
      )
      .at(1, .item(ItemLine(id: "card", frame: whole, alpha: .nan), of: "feed"))
      .at(2, .item(ItemLine(id: "card", frame: whole), of: "feed"))
      .at(3, .item(ItemLine(id: "x", frame: bad, measurable: false), of: "shelf"))
      .at(4, .item(ItemLine(id: "x", frame: whole), of: "shelf"))
      .end(at: 5)
    let scenario = Scenario(script, book: RuleBook(rules: []))
    try scenario.gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"card"}
        {"t":0,"event":"appear","item":"x"}
        {"t":1,"event":"disappear","item":"card","cause":"hidden"}
        {"t":1,"event":"disappear","item":"x","cause":"hidden"}
        {"t":2,"event":"appear","item":"card"}
        {"t":2,"event":"appear","item":"x"}
        {"t":5,"event":"disappear","item":"card","cause":"end"}
        {"t":5,"event":"disappear","item":"x","cause":"end","visibleTime":2,"unmeasured":1}
        """#)
    #expect(scenario.diagnostics == [.badNumber])
  }

  @Test("D38: repetition is asked in the order of the events, whatever was seen first")
  func askedInOrder() throws {
    // Memory holds one key. Asked in the order of places, b is the last and stays; c takes its place later.
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,500,100,50],["b",0,50,100,50]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"phase","surface":"feed","phase":"idle"}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,700]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,75]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","motion":"settled","repeat":"oncePerSession"}]}"#,
      adjust: { $0.repetitionMemory = 1 }
    ).gives(
      .impression,
      events: #"""
        {"t":2,"event":"impression","item":"a","evicted":null}
        {"t":2,"event":"impression","item":"b","evicted":null}
        """#)
  }

  @Test(
    "D39: of a surface that is removed, a closed gate is the cause before being gone",
    arguments: [
      (#""op":"app","state":"inactive""#, "appInactive"), (#""op":"hide","surface":"feed""#, "hidden"),
      (#""op":"hide","surface":"shelf""#, "hidden"), (#""op":"pause","surface":"feed""#, "paused"),
      (#""op":"still""#, "removed"),
    ])
  func removedSurface(line: String, cause: String) throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,\#(line)}
      {"t":1,"op":"remove","surface":"shelf"}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(.disappear, events: #"{"t":1,"event":"disappear","item":"x","cause":"\#(cause)"}"#)
  }

  @Test("D40: an id twice in a line is applied one after the other")
  func twiceInALine() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,10,10,{"index":1,"attributes":{"k":1}}],["a",0,0,10,10]]}
      {"t":1,"op":"end"}
      """#, rules: Rules.any
    ).gives(.appear, events: #"{"t":0,"event":"appear","index":null,"attributes":{"k":1}}"#)
  }

  @Test("D40: a tap outside a stretch tells the sum where the rule has one")
  func tapTellsTheSum() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,60]}
      {"t":3,"op":"tap","surface":"feed","item":"a"}
      {"t":4,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":0.5,"cumulative":9,"countsInteraction":true}]}"#
    ).gives(.impression, events: #"{"t":3,"event":"impression","fraction":0.4,"viewableTime":2}"#)
  }

  @Test("D41: a removed surface returns with a new visit, whatever a hide before the removal said")
  func removedWhileHidden() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"feed","reason":"tab"}
      {"t":2,"op":"remove","surface":"feed"}
      {"t":3,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":3,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":4,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"tab":"same"}}"#
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","visit":1,"entries":1}
        {"t":4,"event":"disappear","visit":2,"entries":1}
        """#)
  }

  @Test("D42: a reset of everything also works on what goes away with its batch")
  func resetOfWhatGoes() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":3,"op":"reset"}
      {"t":3,"op":"remove","surface":"feed","items":["a"]}
      {"t":4,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":9,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","cumulative":4}]}"#
    ).gives(.impression, events: #"{"t":8,"event":"impression","viewableTime":4}"#)
  }

  @Test("D42: a reset of a surface forgets what was there before its batch, seen or not")
  func resetForgetsWhatWasThere() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}],["b",0,50,100,50,{"content":"q"}]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"items","surface":"feed","items":[["b",0,50,100,50,{"content":"r"}],["c",0,0,100,20,{"content":"s"}]]}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":2,"op":"reset","surface":"feed"}
      {"t":3,"op":"items","surface":"feed","items":[["d",0,500,100,20,{"content":"p"}],["e",0,520,100,20,{"content":"q"}]]}
      {"t":4,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","repeat":"oncePerSession"}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"a"}
        {"t":0,"event":"impression","item":"b"}
        {"t":3,"event":"impression","item":"d","content":"p"}
        {"t":3,"event":"impression","item":"e","content":"q"}
        """#)
  }

  @Test("D42: sums of what was there before the reset's batch start from zero; a stretch elsewhere goes on")
  func resetOfSumsElsewhere() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":0,"op":"items","surface":"shelf","items":[["b",0,500,100,50,{"content":"p"}]]}
      {"t":1,"op":"reset","surface":"shelf"}
      {"t":1,"op":"remove","surface":"shelf","items":["b"]}
      {"t":4,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"sum","cumulative":2},{"name":"stretch","continuous":1.5}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":1.5,"event":"impression","rule":"stretch","viewableTime":1.5}
        {"t":3,"event":"impression","rule":"sum","viewableTime":2}
        """#)
  }

  @Test("D40: the last scroll line of a batch is its report, and a bad offset is none")
  func badOffsetLast() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.1,"op":"scroll","surface":"feed","offset":[0,40],"phase":"dragging"}
      {"t":0.1,"op":"scroll","surface":"feed","offset":[0,1e999]}
      {"t":0.2,"op":"scroll","surface":"feed","offset":[0,10]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"slow","motion":{"slowerThan":60}}]}"#
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":0,"event":"impression"}
        {"t":0.1,"event":"disappear","cause":"scrolled"}
        {"t":0.2,"event":"impression"}
        {"t":1,"event":"disappear"}
        """#)
  }

  @Test("D40: changed and removed, or removed and back with another content, within a batch is removed")
  func changedAndRemoved() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"q"}]]}
      {"t":1,"op":"remove","surface":"feed","items":["a"],"reason":"offscreen"}
      {"t":1,"op":"remove","surface":"feed","items":["b"],"reason":"offscreen"}
      {"t":1,"op":"items","surface":"feed","items":[["b",0,50,100,50,{"content":"r"}]]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","item":"a","content":null,"cause":"removed"}
        {"t":1,"event":"disappear","item":"b","content":null,"cause":"removed"}
        {"t":2,"event":"disappear","item":"b","content":"r","cause":"end"}
        """#)
  }

  @Test("D40: a reset of a surface forgets its dropped keys; `known` concerns `once` rules only")
  func resetAndKnown() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"known","rule":"v","contents":["a"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100],["b",0,100,100,100],["c",0,200,100,100]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,200]}
      {"t":3,"op":"reset","surface":"feed"}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","repeat":"oncePerVisit"}]}"#,
      adjust: { $0.repetitionMemory = 1 }
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"a","evicted":null}
        {"t":1,"event":"impression","item":"b","evicted":null}
        {"t":2,"event":"impression","item":"c","evicted":1}
        {"t":3,"event":"impression","item":"c","evicted":null}
        {"t":4,"event":"impression","item":"a"}
        """#)
  }
}
