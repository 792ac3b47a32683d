// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: identity")
struct IdentityTests {
  @Test("fine print 1: a content in two cells is one thing, and losing one of them is nothing")
  func oneThing() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p"}],["b",0,80,100,40,{"content":"p"}]]}
      {"t":2,"op":"remove","surface":"feed","items":["a"]}
      {"t":3,"op":"remove","surface":"feed","items":["b"]}
      {"t":4,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      events: #"""
        {"t":0,"event":"appear","surface":"feed","item":"a","content":"p","fraction":1,"sequence":1}
        {"t":0,"event":"enter","rule":"v","item":"a","content":"p","fraction":1,"sequence":2}
        {"t":1,"event":"impression","rule":"v","item":"a","content":"p","fraction":1,"viewableTime":1,"sequence":3}
        {"t":3,"event":"leave","rule":"v","item":"b","content":"p","cause":"removed","dwell":3,"sequence":4}
        {"t":3,"event":"disappear","item":"b","content":"p","cause":"removed","visibleTime":3,"maxFraction":1}
        """#)
  }

  @Test("fine print 1: items without a content are things of their surfaces, whatever their ids")
  func thingsOfSurfaces() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"items","surface":"shelf","items":[["a",0,0,100,50]]}
      {"t":1,"op":"remove","surface":"feed","items":["a"]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","surface":"feed","item":"a","content":null}
        {"t":0,"event":"appear","surface":"shelf","item":"a","content":null}
        {"t":1,"event":"disappear","surface":"feed","item":"a","cause":"removed"}
        {"t":2,"event":"disappear","surface":"shelf","item":"a","cause":"end"}
        """#)
  }

  @Test("fine print 2: the visit is that of the surface of the cell that the event names")
  func visitOfTheNamedCell() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,60]}
      {"t":0,"op":"surface","id":"two","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"two","items":[["b",0,0,100,100,{"content":"p"}]]}
      {"t":0.5,"op":"hide","surface":"two"}
      {"t":0.6,"op":"show","surface":"two"}
      {"t":3,"op":"items","surface":"one","items":[["a",0,0,100,100,{"content":"p"}]]}
      {"t":4,"op":"remove","surface":"two","items":["b"]}
      {"t":5,"op":"remove","surface":"one","items":["a"]}
      {"t":6,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      .enter, .leave, .impression,
      events: #"""
        {"t":0,"event":"enter","surface":"two","item":"b","visit":1}
        {"t":0.5,"event":"leave","surface":"two","item":"b","cause":"hidden","dwell":0.5,"visit":1}
        {"t":0.6,"event":"enter","surface":"two","item":"b","visit":2}
        {"t":1.6,"event":"impression","surface":"two","item":"b","visit":2}
        {"t":5,"event":"leave","surface":"one","item":"a","cause":"removed","dwell":4.4,"visit":1}
        """#)
  }

  @Test("fine print 3: an event names the cell with the largest fraction, the first of equals, the last one at the end")
  func namedCell() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,40,{"content":"p"}],["b",0,40,100,40,{"content":"p"}]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,30]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,80]}
      {"t":4,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","fraction":0.5,"continuous":2,"reportsStretches":true}]}"#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a","fraction":1}
        {"t":0,"event":"enter","item":"a","fraction":1}
        {"t":2,"event":"impression","item":"b","fraction":1,"viewableTime":2}
        {"t":3,"event":"leave","item":"b","cause":"scrolled","dwell":3}
        {"t":3,"event":"disappear","item":"b","cause":"scrolled"}
        """#)
  }

  @Test("fine print 3: appear names the best of the visible cells, a rule's events the best of those that satisfy it")
  func namedCellOfARule() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,40,{"content":"p","alpha":0.05}],["b",0,80,100,40,{"content":"p"}]]}
      {"t":2,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a","fraction":1}
        {"t":0,"event":"enter","item":"b","fraction":0.5}
        {"t":1,"event":"impression","item":"b","fraction":0.5}
        {"t":2,"event":"leave","item":"b","cause":"end"}
        {"t":2,"event":"disappear","item":"a","cause":"end"}
        """#)
  }

  @Test("fine print 4: another content under an id ends the old one as removed, also when the id turns up elsewhere")
  func anotherContent() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"q"}]]}
      {"t":2,"op":"items","surface":"shelf","items":[["a",0,0,100,50]]}
      {"t":4,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"r"}]]}
      {"t":5,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","surface":"feed","item":"a","content":null}
        {"t":2,"event":"disappear","surface":"feed","item":"a","content":null,"cause":"removed","visibleTime":2}
        {"t":2,"event":"appear","surface":"feed","item":"a","content":"q"}
        {"t":2,"event":"appear","surface":"shelf","item":"a","content":null}
        {"t":4,"event":"disappear","surface":"feed","item":"a","content":"q","cause":"removed","visibleTime":2}
        {"t":4,"event":"appear","surface":"feed","item":"a","content":"r"}
        {"t":5,"event":"disappear","surface":"feed","item":"a","content":"r","cause":"end"}
        {"t":5,"event":"disappear","surface":"shelf","item":"a","cause":"end"}
        """#)
  }

  @Test("fine print 5: an item line replaces all but the attributes, which go with the content")
  func itemLineReplaces() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"index":3,"alpha":0.5,"attributes":{"k":1}}]]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"q"}]]}
      {"t":3,"op":"attributes","surface":"feed","item":"a","attributes":{"y":1}}
      {"t":3.5,"op":"attributes","surface":"feed","item":"a","attributes":{"z":2}}
      {"t":4,"op":"remove","surface":"feed","items":["a"]}
      {"t":5,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","minimumAlpha":0.6,"reportsStretches":true}]}"#
    ).gives(
      .appear, .enter, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"a","content":null,"index":3,"attributes":{"k":1}}
        {"t":1,"event":"enter","item":"a","content":null,"index":null,"attributes":{"k":1}}
        {"t":2,"event":"disappear","item":"a","content":null,"cause":"removed","attributes":{"k":1}}
        {"t":2,"event":"appear","item":"a","content":"q","attributes":null}
        {"t":2,"event":"enter","item":"a","content":"q","attributes":null}
        {"t":4,"event":"disappear","item":"a","content":"q","cause":"removed","attributes":{"z":2}}
        """#)
  }

  @Test("fine print 6: removed and inserted at one time keeps its exposure")
  func removedAndInserted() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.5,"op":"remove","surface":"feed","items":["a"]}
      {"t":0.5,"op":"items","surface":"feed","items":[["a",0,10,100,50]]}
      {"t":3,"op":"end"}
      """#, rules: Rules.half
    ).gives(
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"enter","item":"a"}
        {"t":1,"event":"impression","item":"a"}
        {"t":3,"event":"leave","item":"a","dwell":3}
        {"t":3,"event":"disappear","item":"a","visibleTime":3}
        """#)
  }

  @Test("fine print 6: a surface that comes back at one time begins with offset 0, shown and idle")
  func surfaceComesBack() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,200,100,50]]}
      {"t":0,"op":"scroll","surface":"feed","offset":[0,200],"phase":"dragging"}
      {"t":1,"op":"remove","surface":"feed"}
      {"t":1,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"hide","surface":"feed"}
      {"t":3,"op":"remove","surface":"feed"}
      {"t":3,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":3,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":4,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","motion":"settled","reportsStretches":true}]}"#
    ).gives(
      .appear, .enter, .leave, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":1,"event":"enter","item":"a"}
        {"t":2,"event":"leave","item":"a","cause":"hidden","dwell":1}
        {"t":2,"event":"disappear","item":"a","cause":"hidden","visibleTime":2}
        {"t":3,"event":"appear","item":"a"}
        {"t":3,"event":"enter","item":"a"}
        {"t":4,"event":"leave","item":"a","cause":"end"}
        {"t":4,"event":"disappear","item":"a","cause":"end"}
        """#)
  }

  @Test("fine print 7: without a content, an id that turns up in another surface ends as moved and begins anew")
  func movedToAnotherSurface() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,100,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,50,{"content":"p"}]]}
      {"t":1,"op":"remove","surface":"feed","items":["a","b"]}
      {"t":1,"op":"items","surface":"shelf","items":[["a",0,0,100,50],["b",0,50,100,50,{"content":"p"}]]}
      {"t":5,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"v","fraction":0.5,"continuous":2,"reportsStretches":true}]}"#
    ).gives(
      events: #"""
        {"t":0,"event":"appear","surface":"feed","item":"a"}
        {"t":0,"event":"enter","surface":"feed","item":"a"}
        {"t":0,"event":"appear","surface":"feed","item":"b"}
        {"t":0,"event":"enter","surface":"feed","item":"b"}
        {"t":1,"event":"leave","surface":"feed","item":"a","cause":"moved","dwell":1}
        {"t":1,"event":"disappear","surface":"feed","item":"a","cause":"moved"}
        {"t":1,"event":"appear","surface":"shelf","item":"a"}
        {"t":1,"event":"enter","surface":"shelf","item":"a"}
        {"t":2,"event":"impression","surface":"shelf","item":"b","viewableTime":2}
        {"t":3,"event":"impression","surface":"shelf","item":"a","viewableTime":2}
        {"t":5,"event":"leave","surface":"shelf","item":"a","cause":"end"}
        {"t":5,"event":"disappear","surface":"shelf","item":"a"}
        {"t":5,"event":"leave","surface":"shelf","item":"b","cause":"end","dwell":5}
        {"t":5,"event":"disappear","surface":"shelf","item":"b","visibleTime":5}
        """#)
  }
}
