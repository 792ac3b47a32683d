// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: order")
struct OrderTests {
  private static let two = #"""
    {"rules":[{"name":"r1","reportsStretches":true},{"name":"r2","reportsStretches":true}]}
    """#

  @Test("fine print 8: contents come in the order of their places, each with its rules in the order of the file")
  func places() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"two","items":[["x",0,0,10,10]]}
      {"t":0,"op":"items","surface":"one","items":[["c",0,0,10,10],["a",0,20,10,10]]}
      {"t":1,"op":"end"}
      """#, rules: Self.two
    ).gives(
      events: #"""
        {"t":0,"event":"appear","surface":"one","item":"c"}
        {"t":0,"event":"enter","rule":"r1","surface":"one","item":"c"}
        {"t":0,"event":"enter","rule":"r2","surface":"one","item":"c"}
        {"t":0,"event":"appear","surface":"one","item":"a"}
        {"t":0,"event":"enter","rule":"r1","surface":"one","item":"a"}
        {"t":0,"event":"enter","rule":"r2","surface":"one","item":"a"}
        {"t":0,"event":"appear","surface":"two","item":"x"}
        {"t":0,"event":"enter","rule":"r1","surface":"two","item":"x"}
        {"t":0,"event":"enter","rule":"r2","surface":"two","item":"x"}
        {"t":0,"event":"impression","rule":"r1","surface":"one","item":"c"}
        {"t":0,"event":"impression","rule":"r2","surface":"one","item":"c"}
        {"t":0,"event":"impression","rule":"r1","surface":"one","item":"a"}
        {"t":0,"event":"impression","rule":"r2","surface":"one","item":"a"}
        {"t":0,"event":"impression","rule":"r1","surface":"two","item":"x"}
        {"t":0,"event":"impression","rule":"r2","surface":"two","item":"x"}
        {"t":1,"event":"leave","rule":"r1","surface":"one","item":"c"}
        {"t":1,"event":"leave","rule":"r2","surface":"one","item":"c"}
        {"t":1,"event":"disappear","surface":"one","item":"c"}
        {"t":1,"event":"leave","rule":"r1","surface":"one","item":"a"}
        {"t":1,"event":"leave","rule":"r2","surface":"one","item":"a"}
        {"t":1,"event":"disappear","surface":"one","item":"a"}
        {"t":1,"event":"leave","rule":"r1","surface":"two","item":"x"}
        {"t":1,"event":"leave","rule":"r2","surface":"two","item":"x"}
        {"t":1,"event":"disappear","surface":"two","item":"x"}
        """#)
  }

  @Test("fine print 8: an id that is gone after a batch loses its place, one that is back within it keeps it")
  func lostPlace() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["c",0,0,10,10],["a",0,20,10,10],["b",0,40,10,10]]}
      {"t":1,"op":"remove","surface":"one","items":["c"]}
      {"t":2,"op":"items","surface":"one","items":[["c",0,0,10,10]]}
      {"t":2.5,"op":"remove","surface":"one","items":["a"]}
      {"t":2.5,"op":"items","surface":"one","items":[["a",0,20,10,10]]}
      {"t":3,"op":"hide","surface":"one"}
      {"t":4,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","item":"c"}
        {"t":3,"event":"disappear","item":"a","visibleTime":3}
        {"t":3,"event":"disappear","item":"b"}
        {"t":3,"event":"disappear","item":"c"}
        """#)
  }

  @Test("fine print 8: an id twice in one line has the last frame at the first place, with a diagnostic")
  func twiceInALine() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["a",0,500,10,10],["b",0,20,10,10],["a",0,95,10,10]]}
      {"t":1,"op":"end"}
      """#, rules: Rules.any)
    try scenario.gives(
      .appear,
      events: #"""
        {"t":0,"event":"appear","item":"a","fraction":0.5}
        {"t":0,"event":"appear","item":"b","fraction":1}
        """#)
    #expect(scenario.diagnostics == [.duplicateItem])
  }
}
