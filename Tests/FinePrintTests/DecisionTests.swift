// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("further decisions: windows, gates, deadlines, what events carry")
struct DecisionTests {
  @Test("D1: window coordinates begin at the window's corner, and the window clips")
  func windowClips() throws {
    try Scenario(
      #"""
      {"t":0,"op":"window","id":"main","frame":[500,500,100,100],"scale":3}
      {"t":0,"op":"surface","id":"feed","frame":[50,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}
      {"t":1,"op":"window","id":"main","frame":[0,0,0,100]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","fraction":0.5}
        {"t":1,"event":"disappear","cause":"scrolled"}
        """#)
  }

  @Test("D2: the first window line turns the implicit window, covers and all, into the named one")
  func implicitWindow() throws {
    try Scenario(
      #"""
      {"t":0,"op":"app","state":"background"}
      {"t":0,"op":"covers","covers":[{"rect":[0,0,100,50]}]}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,1000]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,1000]]}
      {"t":1,"op":"window","id":"main","frame":[0,0,100,100]}
      {"t":2,"op":"surface","id":"side","window":"main","frame":[0,0,100,100]}
      {"t":2,"op":"items","surface":"side","items":[["b",0,0,100,100]]}
      {"t":3,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear,
      events: #"""
        {"t":1,"event":"appear","item":"a","fraction":0.05}
        {"t":2,"event":"appear","item":"b","fraction":0.5}
        """#)
  }

  @Test("D3: a root that names an unknown window is off screen until it is reported; a nested one's window is ignored")
  func unknownWindow() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"window","id":"main","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"feed","window":"other","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","window":"main","frame":[0,50,100,50],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"covers","window":"other","covers":[{"rect":[0,0,100,100]}]}
      {"t":1,"op":"covers","surface":"nobody","covers":[{"rect":[0,0,100,100]}]}
      {"t":2,"op":"window","id":"other","frame":[0,0,100,100]}
      {"t":3,"op":"app","state":"inactive"}
      {"t":4,"op":"end"}
      """#, rules: Rules.any)
    try scenario.gives(
      .appear, .disappear,
      events: #"""
        {"t":2,"event":"appear","item":"x","visit":1}
        {"t":3,"event":"disappear","item":"x","cause":"appInactive"}
        """#)
    #expect(scenario.diagnosticCounts == [.unknownWindow: 2, .unknownSurface: 1])
  }

  @Test("D4: removing a surface removes its items and keeps the surfaces in it, which wait off screen")
  func removingASurface() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,50,100,50],"parent":"feed"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"remove","surface":"feed"}
      {"t":2,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":3,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"appear","item":"x"}
        {"t":1,"event":"disappear","item":"a"}
        {"t":1,"event":"disappear","item":"x","cause":"hidden"}
        {"t":2,"event":"appear","item":"x","visit":2}
        {"t":3,"event":"disappear","item":"x","cause":"end"}
        """#)
  }

  @Test("D5: a surface back within a batch is as new, but its visit, its place and reported items' exposure go on")
  func backWithinABatch() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["s",0,0,100,50]]}
      {"t":1,"op":"remove","surface":"feed"}
      {"t":1,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"pause","surface":"feed"}
      {"t":2,"op":"covers","surface":"feed","covers":[{"rect":[0,0,100,100]}]}
      {"t":3,"op":"remove","surface":"feed"}
      {"t":3,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":3,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":4,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"a","visit":1}
        {"t":0,"event":"appear","item":"b","visit":1}
        {"t":0,"event":"appear","item":"s","visit":1}
        {"t":1,"event":"disappear","item":"b","cause":"removed"}
        {"t":2,"event":"disappear","item":"a","cause":"paused","visibleTime":2,"visit":1}
        {"t":3,"event":"appear","item":"a","visit":1}
        {"t":4,"event":"disappear","item":"a","cause":"end"}
        {"t":4,"event":"disappear","item":"s","cause":"end"}
        """#)
  }

  @Test("D6: pausing all is one flag, pausing a surface is another; either twice is once")
  func pauseFlags() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"pause"}
      {"t":2,"op":"pause"}
      {"t":3,"op":"resume","surface":"feed"}
      {"t":4,"op":"resume"}
      {"t":5,"op":"pause","surface":"feed"}
      {"t":6,"op":"resume"}
      {"t":7,"op":"resume","surface":"feed"}
      {"t":8,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear"}
        {"t":1,"event":"disappear","cause":"paused"}
        {"t":4,"event":"appear"}
        {"t":5,"event":"disappear","cause":"paused"}
        {"t":7,"event":"appear"}
        {"t":8,"event":"disappear","cause":"end"}
        """#)
  }

  @Test("D7: the session number is one more than the session lines so far")
  func sessions() throws {
    try Scenario(
      #"""
      {"t":0,"op":"session"}
      {"t":0,"op":"session"}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"session"}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","session":3}
        {"t":2,"event":"disappear","session":4}
        """#)
  }

  @Test("D8: a veto may come before its item, stays through another content, and goes with the item")
  func veto() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"veto","surface":"feed","item":"a","rule":"v","on":true}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"q"}]]}
      {"t":3,"op":"remove","surface":"feed","items":["a"]}
      {"t":4,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"r"}]]}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v"},{"name":"w"}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":1,"event":"impression","rule":"w"}
        {"t":2,"event":"impression","rule":"w","content":"q"}
        {"t":4,"event":"impression","rule":"v","content":"r"}
        {"t":4,"event":"impression","rule":"w","content":"r"}
        """#)
  }

  @Test("D9: deadlines are settled one by one in order of time; a speed that expires is a small batch of its own")
  func deadlines() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,1000]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,300]}
      {"t":3,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"due","continuous":1.15},
                  {"name":"slow","motion":{"slowerThan":100},"reportsStretches":true},
                  {"name":"slowLong","motion":{"slowerThan":100},"continuous":0.5}]}
        """#
    ).gives(
      .impression, .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","rule":"slow"}
        {"t":0,"event":"impression","rule":"slow"}
        {"t":0.5,"event":"impression","rule":"slowLong"}
        {"t":1,"event":"leave","rule":"slow","cause":"moving"}
        {"t":1.15,"event":"impression","rule":"due"}
        {"t":1.15,"event":"enter","rule":"slow"}
        {"t":1.15,"event":"impression","rule":"slow"}
        {"t":1.65,"event":"impression","rule":"slowLong"}
        {"t":3,"event":"leave","rule":"slow","cause":"end"}
        """#)
  }

  @Test("D9: silence begins strictly after the promised gap, at its deadline, and ends with the next input")
  func silence() throws {
    try Scenario(
      #"""
      {"t":0,"op":"trace","version":1,"maximumGap":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"wake"}
      {"t":1,"op":"still"}
      {"t":2.000000001,"op":"still"}
      {"t":3,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","continuous":1.5,"reportsStretches":true}]}"#
    ).gives(
      events: #"""
        {"t":0,"event":"appear"}
        {"t":0,"event":"enter"}
        {"t":1.5,"event":"impression"}
        {"t":2,"event":"leave","cause":"unmeasurable","dwell":2}
        {"t":2.000000001,"event":"enter"}
        {"t":3,"event":"leave","cause":"end"}
        {"t":3,"event":"disappear","visibleTime":2.999999999,"unmeasured":0.000000001}
        """#)
  }

  @Test("D10: in silence everything in an open appearance is unmeasurable")
  func allUnmeasurable() throws {
    try Scenario(
      #"""
      {"t":0,"op":"trace","version":1,"maximumGap":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50,{"content":"p"}]]}
      {"t":0,"op":"items","surface":"side","items":[["s",0,0,100,50]]}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":6,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":5,"event":"disappear","item":"a","cause":"scrolled","visibleTime":1,"unmeasured":4}
        {"t":5,"event":"disappear","item":"b","cause":"scrolled","visibleTime":1,"unmeasured":4}
        {"t":6,"event":"disappear","item":"s","cause":"end","visibleTime":2,"unmeasured":4}
        """#)
  }

  @Test("D11: an event carries what was last reported of its cell, changes in its own batch included")
  func carried() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"index":1,"attributes":{"k":1}}],["b",0,50,100,50,{"index":2,"attributes":{"k":1}}]]}
      {"t":1,"op":"attributes","surface":"feed","item":"a","attributes":{"k":2}}
      {"t":1,"op":"hide","surface":"feed"}
      {"t":2,"op":"show","surface":"feed"}
      {"t":3,"op":"attributes","surface":"feed","item":"b","attributes":{"k":3}}
      {"t":3,"op":"remove","surface":"feed","items":["b"]}
      {"t":4,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","item":"a","index":1,"attributes":{"k":2}}
        {"t":1,"event":"disappear","item":"b","index":2,"attributes":{"k":1}}
        {"t":3,"event":"disappear","item":"b","index":2,"attributes":{"k":3}}
        {"t":4,"event":"disappear","item":"a","index":1,"attributes":{"k":2}}
        """#)
  }

  @Test("D12: a tap's impression names the tapped cell with its own fraction, and the rule must apply to it")
  func tappedCell() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,40,{"content":"p"}],["b",0,80,100,40,{"content":"p"}],["c",0,40,100,40,{"content":"p","rules":["w"]}]]}
      {"t":1,"op":"tap","surface":"feed","item":"c"}
      {"t":2,"op":"tap","surface":"feed","item":"b"}
      {"t":3,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","continuous":9,"countsInteraction":true},{"name":"w","continuous":9}]}"#
    ).gives(
      .impression, events: #"{"t":2,"event":"impression","rule":"v","item":"b","fraction":0.5,"viewableTime":2}"#)
  }
}
