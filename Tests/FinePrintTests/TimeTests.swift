// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: time")
struct TimeTests {
  @Test("fine print 9: a tap on an item of the old state stands with what fell due, after it")
  func tapAfterDue() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"hide","surface":"feed"}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"tapped","continuous":5,"countsInteraction":true},{"name":"long","continuous":1}]}"#
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":1,"event":"impression","rule":"long","item":"a","viewableTime":1}
        {"t":1,"event":"impression","rule":"tapped","item":"a","viewableTime":1}
        {"t":1,"event":"disappear","item":"a","cause":"hidden"}
        """#)
  }

  @Test("fine print 9: several that fell due between two inputs are in order of time, not of place")
  func orderOfTime() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,500,100,50],["b",0,50,100,50]]}
      {"t":0.5,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":3,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      .impression,
      events: #"""
        {"t":1,"event":"impression","item":"b"}
        {"t":1.5,"event":"impression","item":"a"}
        """#)
  }

  @Test("fine print 9: the end is measured with its batch, then closes what is open after all else of that time")
  func end() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,20]]}
      {"t":0.5,"op":"items","surface":"feed","items":[["b",0,20,100,20],["c",0,100,100,20]]}
      {"t":1,"op":"items","surface":"feed","items":[["c",0,40,100,20]]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"long","continuous":1},{"name":"once"}]}"#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"impression","rule":"once","item":"a"}
        {"t":0.5,"event":"appear","item":"b"}
        {"t":0.5,"event":"impression","rule":"once","item":"b"}
        {"t":1,"event":"impression","rule":"long","item":"a"}
        {"t":1,"event":"appear","item":"c"}
        {"t":1,"event":"impression","rule":"once","item":"c"}
        {"t":1,"event":"disappear","item":"a","cause":"end","visibleTime":1}
        {"t":1,"event":"disappear","item":"b","cause":"end","visibleTime":0.5}
        {"t":1,"event":"disappear","item":"c","cause":"end","visibleTime":0}
        """#)
  }

  @Test("fine print 10: only taking events that were measured at a time closes it")
  func closing() {
    let surface = Input.surface("feed", width: 100, height: 100)
    var tracker = Tracker(rules: RuleBook(rules: [.mrcDisplay]))
    tracker.apply(surface, at: .seconds(0))
    tracker.apply(.rows(["a"], of: "feed", width: 100, height: 50), at: .seconds(0))

    _ = tracker.takeSettledEvents()
    #expect(tracker.apply(.still, at: .seconds(0)) == .seconds(0), "taking settled events closes nothing")
    tracker.advance(to: .seconds(0))
    #expect(tracker.apply(.still, at: .seconds(0)) == .seconds(0), "a wake-up closes nothing")
    _ = tracker.takeEvents()
    #expect(tracker.apply(.still, at: .seconds(0)) == Timestamp(nanoseconds: 1), "taking a measured batch closes it")

    tracker.advance(to: .seconds(1))
    let due = tracker.takeEvents()
    #expect(due.map(\.time) == [.seconds(1)])
    #expect(tracker.apply(.still, at: .seconds(1)) == .seconds(1), "taking what fell due closes nothing")
  }

  @Test("fine print 11: a trace without an end is closed at its last line, a wake included")
  func noEnd() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"wake"}
      """#, rules: Rules.half
    ).gives(
      .impression, .disappear,
      events: #"""
        {"t":1,"event":"impression","item":"a"}
        {"t":2,"event":"disappear","item":"a","cause":"end","visibleTime":2}
        """#)
  }

  @Test("fine print 11: an input with a time before the last wake is clamped to it")
  func clampedToAWake() throws {
    let script = ExposureScript()
      .at(0, .surface("feed", width: 100, height: 100), .rows(["a"], of: "feed", width: 100, height: 50))
      .wait(until: 2)
      .at(1.5, .remove(surface: "feed", items: ["a"], reason: .deleted))
      .end(at: 3)
    let scenario = Scenario(script, book: RuleBook(rules: [.anyPixel]))
    try scenario.gives(
      .disappear, events: #"{"t":2,"event":"disappear","item":"a","cause":"removed","visibleTime":2}"#)
    #expect(scenario.diagnostics == [.timeWentBack])
  }

  @Test("fine print 12: uncertainty is the gap before the batch that brought the change or began the stretch")
  func uncertainty() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["z",0,50,100,50]]}
      {"t":0.4,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.9,"op":"wake"}
      {"t":1.2,"op":"still"}
      {"t":1.7,"op":"wake"}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":5,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"z","uncertainty":0}
        {"t":0,"event":"enter","item":"z","uncertainty":0}
        {"t":0.4,"event":"appear","item":"a","uncertainty":0.4}
        {"t":0.4,"event":"enter","item":"a","uncertainty":0.4}
        {"t":1,"event":"impression","item":"z","uncertainty":0}
        {"t":1.4,"event":"impression","item":"a","uncertainty":0.4}
        {"t":2,"event":"leave","item":"a","uncertainty":0.8}
        {"t":2,"event":"disappear","item":"a","uncertainty":0.8}
        {"t":5,"event":"leave","item":"z","uncertainty":3}
        {"t":5,"event":"disappear","item":"z","uncertainty":3}
        """#)
  }

  @Test("fine print 12: what another deadline brings has the uncertainty of the batch that set it")
  func uncertaintyOfDeadlines() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"phase","surface":"feed","phase":"dragging"}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,300]]}
      {"t":0.1,"op":"scroll","surface":"feed","offset":[0,50]}
      {"t":1,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","motion":{"slowerThan":100},"reportsStretches":true}]}"#
    ).gives(
      .enter, .leave,
      events: #"""
        {"t":0,"event":"enter","uncertainty":0}
        {"t":0.1,"event":"leave","cause":"moving","dwell":0.1,"uncertainty":0.1}
        {"t":0.25,"event":"enter","uncertainty":0.1}
        {"t":1,"event":"leave","cause":"end","uncertainty":0.9}
        """#)
    try Scenario(
      #"""
      {"t":0,"op":"trace","version":1,"maximumGap":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.2,"op":"still"}
      {"t":3,"op":"end"}
      """#, rules: Rules.stretches
    ).gives(
      .enter, .leave, .disappear,
      events: #"""
        {"t":0,"event":"enter","uncertainty":0}
        {"t":1.2,"event":"leave","cause":"unmeasurable","dwell":1.2,"uncertainty":0.2}
        {"t":3,"event":"enter","uncertainty":2.8}
        {"t":3,"event":"leave","cause":"end","dwell":0,"uncertainty":2.8}
        {"t":3,"event":"disappear","cause":"end","visibleTime":1.2,"unmeasured":1.8,"uncertainty":2.8}
        """#)
  }

  @Test("fine print 13: a session ends nothing; what is judged on the old state carries the session that was")
  func session() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"session"}
      {"t":1,"op":"tap","surface":"feed","item":"a"}
      {"t":2,"op":"session"}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":2,"op":"items","surface":"feed","items":[["b",0,0,100,50]]}
      {"t":4,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v","fraction":0.5,"continuous":1,"reportsStretches":true},
                  {"name":"tapped","continuous":9,"countsInteraction":true}]}
        """#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a","session":1}
        {"t":0,"event":"enter","item":"a","session":1}
        {"t":1,"event":"impression","rule":"v","item":"a","session":1}
        {"t":1,"event":"impression","rule":"tapped","item":"a","session":1}
        {"t":2,"event":"leave","item":"a","session":2,"dwell":2}
        {"t":2,"event":"disappear","item":"a","session":2}
        {"t":2,"event":"appear","item":"b","session":3}
        {"t":2,"event":"enter","item":"b","session":3}
        {"t":3,"event":"impression","rule":"v","item":"b","session":3}
        {"t":4,"event":"leave","item":"b","session":3}
        {"t":4,"event":"disappear","item":"b","session":3}
        """#)
  }

  @Test("fine print 14: more than nine decimals are rounded halves to even, and times may be negative")
  func decimals() throws {
    try Scenario(
      #"""
      {"t":-1,"op":"trace","version":1}
      {"t":-1,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":-1,"op":"items","surface":"feed","items":[["a",0,0,100,20]]}
      {"t":0.0000000005,"op":"remove","surface":"feed","items":["a"]}
      {"t":0.0000000015,"op":"items","surface":"feed","items":[["b",0,20,100,20]]}
      {"t":0.0000000025,"op":"items","surface":"feed","items":[["c",0,40,100,20]]}
      {"t":0.00000000250000001,"op":"items","surface":"feed","items":[["d",0,60,100,20]]}
      {"t":1,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      .appear,
      events: #"""
        {"t":-1,"event":"appear","item":"a"}
        {"t":0.000000002,"event":"appear","item":"b"}
        {"t":0.000000002,"event":"appear","item":"c"}
        {"t":0.000000003,"event":"appear","item":"d"}
        """#)
  }

  @Test("fine print 14: a half of a nanosecond after zero is zero")
  func halfToEven() throws {
    let scenario = try Scenario(
      #"""
      {"t":-1,"op":"trace","version":1}
      {"t":-1,"op":"still"}
      {"t":0.0000000005,"op":"still"}
      {"t":0.0000000015,"op":"still"}
      {"t":0.0000000025,"op":"still"}
      {"t":0.0000000035,"op":"still"}
      """#, rules: Rules.any)
    #expect(scenario.script.steps.prefix(5).map(\.time.nanoseconds) == [-1_000_000_000, 0, 2, 2, 4])
  }

  @Test("fine print 15: a promised gap is kept by a line that says nothing; silence beyond it is unmeasured")
  func maximumGap() throws {
    try Scenario(
      #"""
      {"t":0,"op":"trace","version":1,"maximumGap":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"still"}
      {"t":2,"op":"still"}
      {"t":3,"op":"remove","surface":"feed","items":["a"]}
      {"t":3,"op":"end"}
      """#, rules: Rules.stretches
    ).gives(
      .disappear, .leave,
      events: #"""
        {"t":3,"event":"leave","item":"a","cause":"removed","dwell":3}
        {"t":3,"event":"disappear","item":"a","cause":"removed","visibleTime":3,"unmeasured":null}
        """#)
    try Scenario(
      #"""
      {"t":0,"op":"trace","version":1,"maximumGap":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"wake"}
      {"t":3,"op":"remove","surface":"feed","items":["a"]}
      {"t":3,"op":"end"}
      """#, rules: Rules.stretches
    ).gives(
      .disappear, .leave,
      events: #"""
        {"t":1,"event":"leave","item":"a","cause":"unmeasurable","dwell":1}
        {"t":3,"event":"disappear","item":"a","cause":"removed","visibleTime":1,"unmeasured":2}
        """#)
  }
}
