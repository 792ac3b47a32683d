// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: geometry")
struct GeometryTests {
  /// The ids that enter under the rule `v` in a script, in order.
  private func entering(_ script: ExposureScript, rule: Rule, slack: Double = 0.5) -> [String] {
    var rule = rule
    rule.reportsStretches = true
    let scenario = Scenario(script.end(at: 1), book: RuleBook(rules: [rule], slack: slack))
    return EventLog(scenario.events).events(.enter).map(\.item)
  }

  private func feed(_ items: [(String, Rect)], covers: [Cover] = []) -> ExposureScript {
    let lines = items.map { ItemLine(id: $0.0, frame: $0.1) }
    return ExposureScript().at(
      0, .surface("feed", width: 100, height: 100), .items(surface: "feed", items: lines, all: false),
      .covers(surface: nil, window: nil, covers: covers))
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("fine print 39: an overlap lower or narrower than a millionth of a point is none")
  func thinOverlap() {
    let items = [
      ("low", rect(0, 99.999_999_5, 50, 50)), ("high", rect(50, 99.999_998, 50, 50)),
      ("narrow", rect(-49.999_999_5, 0, 50, 50)), ("wide", rect(-49.999_998, 50, 50, 50)),
    ]
    #expect(entering(feed(items), rule: .anyPixel) == ["high", "wide"])
  }

  @Test("fine print 39: what covers leave is none when thinner than that")
  func thinRest() {
    let items = [("a", rect(0, 0, 100, 50)), ("b", rect(0, 50, 100, 50))]
    let covers = [
      Cover(rect: rect(0, 0, 100, 49.999_999_5)), Cover(rect: rect(0, 50, 100, 49.999_998)),
    ]
    #expect(entering(feed(items, covers: covers), rule: .anyPixel) == ["b"])
  }

  @Test("fine print 39: an edge that clips cut by no more than the slack counts as whole, the fraction stays exact")
  func slack() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["within",0,-0.5,100,50],["both",-0.5,-0.25,101,50],["beyond",0,-0.51,100,50]]}
      {"t":1,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","fraction":1,"reportsStretches":true}]}"#
    ).gives(
      .enter,
      events: #"""
        {"t":0,"event":"enter","item":"within","fraction":0.99}
        {"t":0,"event":"enter","item":"both","fraction":0.985148514851485}
        """#)
  }

  @Test("fine print 39: a cover that enters by no more than the slack along a whole edge is treated as a clip")
  func coverAsClip() {
    let items = [("a", rect(0, 0, 100, 50)), ("b", rect(0, 50, 100, 50))]
    func whole(_ cover: Rect) -> [String] {
      entering(feed(items, covers: [Cover(rect: cover)]), rule: .fullyVisible)
    }
    #expect(whole(rect(0, 0, 100, 0.5)) == ["a", "b"], "along the whole upper edge of a")
    #expect(whole(rect(0, 0, 100, 0.6)) == ["b"], "by more than the slack")
    #expect(whole(rect(0, 0, 50, 0.5)) == ["b"], "along half of the edge")
    #expect(whole(rect(99.6, 0, 10, 100)) == ["a", "b"], "along the right edges of both")
    #expect(whole(rect(0, 49.7, 100, 0.6)) == ["a", "b"], "along the lower edge of a and the upper one of b")
    #expect(whole(rect(0, 20, 100, 0.5)) == ["b"], "in the middle of a")
  }

  @Test("fine print 39: of the viewport, the visible area is scaled alike")
  func slackOfViewport() {
    // 99.5 of 150 rows show: exact share 0.995; of the 149.5 that decide, scaled by 150 / 149.5, it is 0.99832….
    let script = feed([("a", rect(0, 0, 100, 150))], covers: [Cover(rect: rect(0, 0, 100, 0.5))])
    #expect(entering(script, rule: Rule(name: "v", fraction: 0.998, of: .viewport)) == ["a"])
    #expect(entering(script, rule: Rule(name: "v", fraction: 0.999, of: .viewport)) == [])
    #expect(entering(script, rule: Rule(name: "v", fraction: 0.998, of: .viewport), slack: 0.4) == [])
  }

  @Test("fine print 40: a surface's cover lies over the surface and all inside it, and over nothing else")
  func surfaceCover() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,50,100,50],"parent":"feed"}
      {"t":0,"op":"surface","id":"side","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["s",0,0,100,50]]}
      {"t":1,"op":"covers","surface":"feed","covers":[{"rect":[0,0,100,100],"kind":"opaque","by":"sheet"}]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","surface":"feed","item":"a","cause":"covered"}
        {"t":1,"event":"disappear","surface":"shelf","item":"x","cause":"covered"}
        {"t":2,"event":"disappear","surface":"side","item":"s","cause":"end"}
        """#)
  }

  @Test("fine print 40: exceptions name an item anywhere or in a surface, and take what lies in it")
  func exceptions() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["card",0,50,100,50]]}
      {"t":0,"op":"items","surface":"side","items":[["a",0,0,100,50],["card",0,50,100,50]]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,50,100,50],"parent":"feed","parentItem":"card"}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,0,100,50]]}
      {"t":1,"op":"covers","covers":[{"rect":[0,0,100,100],"except":["card",["feed","a"]]}]}
      {"t":2,"op":"covers","covers":[{"rect":[0,0,100,100],"except":[["side","card"]]}]}
      {"t":3,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .disappear,
      events: #"""
        {"t":1,"event":"disappear","surface":"side","item":"a","cause":"covered"}
        {"t":2,"event":"disappear","surface":"feed","item":"a","cause":"covered"}
        {"t":2,"event":"disappear","surface":"feed","item":"card","cause":"covered"}
        {"t":2,"event":"disappear","surface":"shelf","item":"x","cause":"covered"}
        {"t":3,"event":"disappear","surface":"side","item":"card","cause":"end"}
        """#)
  }

  @Test("fine print 40: opacity wins over kind, and a cover with neither is opaque")
  func opacity() {
    let items = [("a", rect(0, 0, 100, 50))]
    func covers(_ kind: Cover.Kind?, _ opacity: Double?) -> Bool {
      let cover = Cover(rect: rect(0, 0, 100, 100), kind: kind, opacity: opacity)
      return entering(feed(items, covers: [cover]), rule: .anyPixel).isEmpty
    }
    #expect(covers(nil, nil))
    #expect(covers(.opaque, nil))
    #expect(covers(.translucent, nil))
    #expect(!covers(.transparent, nil))
    #expect(!covers(.opaque, 0.49))
    #expect(covers(.transparent, 0.5))
    #expect(covers(nil, 0.5))
    #expect(!covers(nil, 0.2))
    #expect(!covers(.opaque, .nan), "unknown never covers")
  }

  @Test("fine print 40: insets that meet leave no viewport, negative ones count as 0")
  func insets() {
    func entering(_ insets: Insets) -> [String] {
      let line = SurfaceLine(id: "feed", frame: rect(0, 0, 100, 100), insets: insets)
      let script = ExposureScript().at(
        0, .surface(line),
        .items(
          surface: "feed",
          items: [
            ItemLine(id: "inside", frame: rect(0, 45, 100, 10)), ItemLine(id: "above", frame: rect(0, -20, 100, 20)),
          ], all: false))
      return self.entering(script, rule: .anyPixel)
    }
    #expect(entering(Insets(top: 40, left: 0, bottom: 40, right: 0)) == ["inside"])
    #expect(entering(Insets(top: 50, left: 0, bottom: 50, right: 0)) == [])
    #expect(entering(Insets(top: 70, left: 0, bottom: 70, right: 0)) == [])
    #expect(entering(Insets(top: 0, left: 60, bottom: 0, right: 60)) == [])
    #expect(entering(Insets(top: -50, left: -50, bottom: -50, right: -50)) == ["inside"])
  }

  @Test(
    "fine print 40: a bad number in a surface shows nothing, in a cover covers nothing, until the next line",
    arguments: [Double.nan, .infinity, -.infinity])
  func badNumbers(bad: Double) throws {
    let item = ItemLine(id: "a", frame: rect(0, 0, 100, 50))
    let script = ExposureScript()
      .at(0, .surface("feed", width: 100, height: 100), .item(item, of: "feed"))
      .at(1, .surface("feed", width: bad, height: 100))
      .at(2, .surface("feed", width: 100, height: 100))
      .at(3, .cover(x: bad, width: 100, height: 100))
      .at(4, .cover(width: 100, height: 100))
      .at(5, .uncovered)
      .at(6, .scroll("feed", y: bad))
      .at(7, .scroll("feed", y: 0))
      .at(8, .item(ItemLine(id: "a", frame: rect(0, bad, 100, 50)), of: "feed"))
      .at(9, .item(item, of: "feed"))
      .end(at: 10)
    let scenario = Scenario(script, book: RuleBook(rules: [.anyPixel]))
    try scenario.gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear"}
        {"t":1,"event":"disappear"}
        {"t":2,"event":"appear"}
        {"t":4,"event":"disappear","cause":"covered"}
        {"t":5,"event":"appear"}
        {"t":6,"event":"disappear"}
        {"t":7,"event":"appear"}
        {"t":8,"event":"disappear"}
        {"t":9,"event":"appear"}
        {"t":10,"event":"disappear","cause":"end"}
        """#)
    #expect(scenario.diagnostics == [.badNumber, .badNumber, .badNumber, .badNumber])
  }
}
