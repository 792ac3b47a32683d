// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("Patience with transitions")
struct TransitionPatienceTests {
  /// What is reported second by second, and what is believed of it with a patience of three.
  struct Course: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reported: [ScreenContext.Transition?]
    let believed: [ScreenContext.Transition?]
  }

  nonisolated static let courses = [
    Course(testDescription: "none", reported: [nil, nil], believed: [nil, nil]),
    Course(
      testDescription: "one that ends in time",
      reported: [.push, .push, .push, nil, .push, .push], believed: [.push, .push, .push, nil, .push, .push]),
    Course(
      testDescription: "one that does not end",
      reported: [.other, .other, .other, .other, .other, .other], believed: [.other, .other, .other, nil, nil, nil]),
    Course(
      testDescription: "one that comes during another that does not end, and is over",
      reported: [.other, .other, .other, .other, .push, .push, .other, .other],
      believed: [.other, .other, .other, nil, .push, .push, nil, nil]),
    Course(
      testDescription: "one that is reported anew after it has ended late",
      reported: [.pop, .pop, .pop, .pop, nil, .pop, .pop], believed: [.pop, .pop, .pop, nil, nil, .pop, .pop]),
    Course(
      testDescription: "one that becomes another one",
      reported: [.pop, .pop, .present, .present, .present, .present],
      believed: [.pop, .pop, .present, .present, .present, nil]),
  ]

  @Test("a transition is believed for so long, and then not before another one is reported", arguments: courses)
  func course(course: Course) {
    var patience = TransitionPatience()
    let span = TimeSpan.seconds(3)
    var now = Timestamp.zero
    var found: [ScreenContext.Transition?] = []
    for reported in course.reported {
      let believed = patience.believed(reported, at: now, patience: span)
      found.append(believed)
      #expect((patience.due(span) != nil) == (believed != nil))
      now = now + .seconds(1)
    }
    #expect(found == course.believed)
  }

  /// A screen over which another is pushed by an animation that takes an hour.
  private func push(lowPower: Bool) -> (app: HeadlessApp, began: Timestamp) {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    if lowPower { app.session.noticed(.lowPower(true)) }
    func page(_ name: String) -> HeadlessController {
      let page = HeadlessController(name: name)
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 300))
      page.view.addSubview(card)
      app.session.track(page.view, as: name)
      app.session.register(card, as: ExposedItem(name))
      return page
    }
    let navigation = HeadlessNavigationController(root: page("feed"))
    navigation.duration = .seconds(3_600)
    app.show(navigation)
    app.advance(by: .milliseconds(1_500))
    navigation.push(page("detail"))
    return (app, app.now)
  }

  @Test(
    "a screen whose transition never ends is judged without it after ten seconds, and that is told",
    arguments: [false, true])
  func endless(lowPower: Bool) {
    let (app, began) = push(lowPower: lowPower)
    app.advance(by: .milliseconds(9_900))
    #expect(app.log.impressions(of: "detail").isEmpty)
    #expect(app.log.events(.disappear).isEmpty)
    #expect(app.misuses.isEmpty)
    app.advance(by: .milliseconds(400))
    #expect(app.log.impressions(of: "detail").count == 1)
    #expect(app.log.events(.disappear).map(\.item) == ["feed"])
    #expect(app.log.events(.disappear).allSatisfy { $0.time - began >= .seconds(10) })
    app.advance(by: .seconds(30))
    #expect(app.misuses.map(\.kind) == [.endlessTransition, .endlessTransition])
    #expect(Set(app.misuses.map(\.surface)) == ["feed", "detail"])
    #expect(app.problems().isEmpty)
  }

  @Test("a page that a finger holds half turned for long is nobody's fault, and is seen again where it is")
  func held() {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    let (one, two) = (HeadlessController(name: "one"), HeadlessController(name: "two"))
    for page in [one, two] {
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 300))
      page.view.addSubview(card)
      app.session.track(page.view, as: page.name)
      app.session.register(card, as: ExposedItem(page.name))
    }
    let pages = HeadlessPageController(one)
    pages.after = { $0 === one ? two : nil }
    pages.before = { $0 === two ? one : nil }
    app.show(pages)
    app.advance(by: .milliseconds(1_500))
    let turn = pages.beginTurn()
    turn?.update(0.4)
    app.advance(by: .seconds(20))
    #expect(app.misuses.isEmpty)
    #expect(app.log.events(.disappear).isEmpty)
    #expect(app.log.impressions(of: "two").isEmpty)
    turn?.finish()
    app.advance(by: .milliseconds(1_500))
    #expect(app.log.events(.disappear).map(\.item) == ["one"])
    #expect(app.log.impressions(of: "two").count == 1)
    #expect(app.problems().isEmpty)
  }
}
