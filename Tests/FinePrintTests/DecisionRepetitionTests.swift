// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("further decisions: repetition and visits")
struct DecisionRepetitionTests {
  @Test("D13: a visit's memory is by surface, a session's and a cooldown's are by content alone")
  func scopes() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":1,"op":"remove","surface":"feed","items":["a"]}
      {"t":2,"op":"items","surface":"side","items":[["b",0,0,100,50,{"content":"p"}]]}
      {"t":3,"op":"session"}
      {"t":4,"op":"hide","surface":"side"}
      {"t":5,"op":"show","surface":"side"}
      {"t":6,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"visit","repeat":"oncePerVisit"},{"name":"session","repeat":"oncePerSession"},
                  {"name":"cool","repeat":{"cooldown":3}},{"name":"once","repeat":"once"}]}
        """#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","rule":"visit"}
        {"t":0,"event":"impression","rule":"session"}
        {"t":0,"event":"impression","rule":"cool"}
        {"t":0,"event":"impression","rule":"once"}
        {"t":2,"event":"impression","rule":"visit"}
        {"t":5,"event":"impression","rule":"visit"}
        {"t":5,"event":"impression","rule":"session"}
        {"t":5,"event":"impression","rule":"cool"}
        """#)
  }

  @Test("D14: the sum runs in the surface of the best cell; satisfied, it is zero everywhere and the rest counts on")
  func sumBySurface() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":0,"op":"items","surface":"side","items":[["b",0,90,100,20,{"content":"p"}]]}
      {"t":1,"op":"remove","surface":"feed","items":["a"]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}]]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"sum","cumulative":1.5}]}"#
    ).gives(.impression, events: #"{"t":2.5,"event":"impression","surface":"feed","viewableTime":1.5}"#)
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":6,"op":"end"}
      """#, rules: #"{"rules":[{"name":"sum","cumulative":3.5}]}"#
    ).gives(.impression, events: #"{"t":3.5,"event":"impression","viewableTime":3.5}"#)
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":6,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":9,"op":"end"}
      """#, rules: #"{"rules":[{"name":"sum","cumulative":3}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":3,"event":"impression","viewableTime":3}
        {"t":7,"event":"impression","viewableTime":3}
        """#)
  }

  @Test(
    "D15: a reset works on the items there now, or on all that is remembered for its surface, or on everything",
    arguments: [
      (#""surface":"feed","item":"a""#, ["a"]), (#""surface":"feed""#, ["a", "b"]), (#""item":"s""#, ["s"]),
      (#""rule":"v""#, ["a", "b", "s"]), (#""rule":"w""#, []), (#""op":"reset""#, ["a", "b", "s"]),
    ])
  func resets(fields: String, again: [String]) throws {
    let line = fields.contains("op") ? fields : #""op":"reset","# + fields
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["s",0,0,100,50]]}
      {"t":2,\#(line)}
      {"t":4,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","continuous":1,"repeat":"oncePerVisit"},{"name":"w","continuous":9}]}"#)
    let first = ["a", "b", "s"].map { #"{"t":1,"event":"impression","rule":"v","item":"\#($0)"}"# }
    let second = again.map { #"{"t":3,"event":"impression","rule":"v","item":"\#($0)","viewableTime":1}"# }
    try scenario.gives(.impression, events: (first + second).joined(separator: "\n"))
  }

  @Test("D15: a reset lets a tap satisfy the rule again in the same appearance")
  func resetAndTap() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,80,100,100]]}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"tap","surface":"feed","item":"a"}
      {"t":3,"op":"reset"}
      {"t":4,"op":"tap","surface":"feed","item":"a"}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":0.5,"countsInteraction":true}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":1,"event":"impression","fraction":0.2,"viewableTime":0}
        {"t":4,"event":"impression","fraction":0.2,"viewableTime":0}
        """#)
  }

  @Test(
    "D16: what was not there when a rest ended is forgotten, whatever ended the rest",
    arguments: [
      [#""op":"phase","surface":"feed","phase":"tracking""#, #""op":"phase","surface":"feed","phase":"idle""#],
      [#""op":"app","state":"background""#, #""op":"app","state":"active""#],
      [#""op":"hide","surface":"feed","reason":"push""#, #""op":"show","surface":"feed""#],
      [#""op":"pause""#, #""op":"resume""#],
    ])
  func restEnds(by lines: [String]) throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,50]}
      {"t":2,\#(lines[0])}
      {"t":3,\#(lines[1])}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":5,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v","fraction":1,"motion":"settled","repeat":"unlessAtPreviousStop"}],
         "visits":{"push":"same"}}
        """#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"a"}
        {"t":0,"event":"impression","item":"b"}
        {"t":4,"event":"impression","item":"a"}
        """#)
  }

  @Test("D16: idle before and after one batch is no end of a rest; what cannot be measured at its end stays as it is")
  func restGoesOn() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":2,"op":"phase","surface":"feed","phase":"idle"}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":4,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"measurable":false}]]}
      {"t":5,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":6,"op":"phase","surface":"feed","phase":"idle"}
      {"t":7,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":8,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","fraction":1,"motion":"settled","repeat":"unlessAtPreviousStop"}]}"#
    ).gives(.impression, events: #"{"t":0,"event":"impression","item":"a"}"#)
  }

  @Test("D17: a surface hidden and shown at one time concerns those in it, by the outermost one's reason")
  func flapOutside() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"feed"}
      {"t":1,"op":"show","surface":"feed","reason":"refresh"}
      {"t":1,"op":"hide","surface":"shelf","reason":"push"}
      {"t":1,"op":"show","surface":"shelf","reason":"push"}
      {"t":2,"op":"hide","surface":"shelf","reason":"push"}
      {"t":2,"op":"show","surface":"shelf","reason":"refresh"}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"refresh":"new"}}"#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"x","visit":1}
        {"t":1,"event":"disappear","item":"x","cause":"hidden","visit":1}
        {"t":1,"event":"appear","item":"x","visit":2}
        {"t":3,"event":"disappear","item":"x","cause":"end","visit":2}
        """#)
  }

  @Test("D18: the absence runs from off screen to on screen; removal asks nobody and begins a new visit")
  func absence() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,0,100,100],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"feed","reason":"tab"}
      {"t":2,"op":"hide","surface":"shelf","reason":"push"}
      {"t":3,"op":"show","surface":"feed"}
      {"t":12,"op":"show","surface":"shelf"}
      {"t":13,"op":"hide","surface":"feed","reason":"tab"}
      {"t":23,"op":"show","surface":"feed"}
      {"t":24,"op":"remove","surface":"feed"}
      {"t":25,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":26,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v"}],"visits":{"tab":{"longerThan":10,"is":"same"},"push":"same","other":"same"}}
        """#
    ).gives(
      .appear,
      events: #"""
        {"t":0,"event":"appear","visit":1}
        {"t":12,"event":"appear","visit":1}
        {"t":23,"event":"appear","visit":2}
        {"t":25,"event":"appear","visit":3}
        """#)
  }

  @Test(
    "D18: the reason of a hide outlives the surface that was hidden; a ring is no hide",
    arguments: [
      // Put into a hidden surface, which is then removed and comes back shown.
      (#"{"t":0,"op":"surface","id":"shelf","frame":[0,0,100,200]}"#, 1),
      // The hidden one lies in the very surface that is put into it.
      (#"{"t":0,"op":"surface","id":"shelf","frame":[0,0,100,200],"parent":"feed"}"#, 2),
    ])
  func hiddenSurfaceRemoved(shelf: String, visit: Int) throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,200]}
      \#(shelf)
      {"t":0,"op":"surface","id":"inner","frame":[0,0,100,200],"parent":"feed"}
      {"t":0,"op":"items","surface":"inner","items":[["k",0,0,50,50]]}
      {"t":0,"op":"hide","surface":"shelf","reason":"tab"}
      {"t":0.5,"op":"surface","id":"feed","frame":[0,0,100,200],"parent":"shelf"}
      {"t":5,"op":"remove","surface":"shelf"}
      {"t":5,"op":"surface","id":"shelf","frame":[0,0,100,200]}
      {"t":6,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"}],"visits":{"tab":"same"}}"#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"k","visit":1}
        {"t":0.5,"event":"disappear","item":"k","cause":"hidden","visit":1}
        {"t":5,"event":"appear","item":"k","visit":\#(visit)}
        {"t":6,"event":"disappear","item":"k","visit":\#(visit)}
        """#)
  }

  @Test("D19: the background is per window; an inactive moment between does not end it; what is still open restarts")
  func backgroundByWindow() throws {
    try Scenario(
      #"""
      {"t":0,"op":"window","id":"left","frame":[0,0,100,100]}
      {"t":0,"op":"window","id":"right","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"one","window":"left","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","window":"right","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["a",0,0,100,50]]}
      {"t":0,"op":"items","surface":"two","items":[["b",0,0,100,50]]}
      {"t":1,"op":"window","id":"left","frame":[0,0,100,100],"scene":"background"}
      {"t":5,"op":"window","id":"left","frame":[0,0,100,100],"scene":"inactive"}
      {"t":12,"op":"window","id":"left","frame":[0,0,100,100],"scene":"active"}
      {"t":13,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v"}],"inactive":"open","visits":{"background":{"longerThan":10,"is":"new"}}}
        """#
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"a","visit":1}
        {"t":0,"event":"appear","item":"b","visit":1}
        {"t":1,"event":"disappear","item":"a","cause":"appInactive","visit":1}
        {"t":5,"event":"appear","item":"a","visit":1}
        {"t":12,"event":"disappear","item":"a","cause":"hidden","visit":1}
        {"t":12,"event":"appear","item":"a","visit":2}
        {"t":13,"event":"disappear","item":"a","cause":"end","visit":2}
        {"t":13,"event":"disappear","item":"b","cause":"end","visit":1}
        """#)
  }
}
