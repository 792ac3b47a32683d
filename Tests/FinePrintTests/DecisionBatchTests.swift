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
}
