// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@testable import SightlineHost

@MainActor
@Suite("The marks of an overlay")
struct OverlayMarksTests {
  typealias Query = ViewQuery<HeadlessToolkit>

  static func card(_ y: Double, height: Double = 100) -> HeadlessView {
    HeadlessView(frame: Rect(x: 0, y: y, width: 390, height: height))
  }

  /// An app with one tracked screen of cards, named card-0 and so on.
  static func app(_ rules: [Rule], _ cards: [HeadlessView]) -> (app: HeadlessApp, screen: HeadlessController) {
    let app = HeadlessApp(rules: RuleBook(rules: rules))
    let screen = HeadlessController(name: "screen")
    for (number, card) in cards.enumerated() {
      screen.view.addSubview(card)
      app.session.register(card, as: ExposedItem("card-\(number)"))
    }
    app.session.track(screen.view, as: "screen")
    app.show(screen)
    app.advance(by: .milliseconds(100))
    return (app, screen)
  }

  static func states(_ app: HeadlessApp) -> [OverlayMarks.State] {
    app.session.overlay(in: app.window).items.map(\.state)
  }

  @Test("every item is marked where its view is, in nested and scrolled surfaces, too", arguments: 0..<3)
  func places(depth: Int) throws {
    let fixture = CostFixture()
    fixture.surfaces[depth].contentOffset = Point(x: 0, y: 83.5)
    fixture.pass()
    let marks = fixture.app.session.overlay(in: fixture.app.window)
    var views: [String: HeadlessView] = [:]
    for (depth, surface) in fixture.surfaces.enumerated() {
      for view in surface.subviews {
        if let exposure = fixture.app.session.exposure(of: view), exposure.surface == "surface-\(depth)" {
          views[exposure.item] = view
        }
      }
    }
    #expect(views.count == 50)
    #expect(marks.surfaces.map(\.surface) == ["surface-0", "surface-1", "surface-2"])
    #expect(marks.surfaces.allSatisfy { $0.isOpen && $0.label == $0.surface })
    #expect(marks.items.count > 20)
    for mark in marks.items {
      let view = try #require(views[mark.item])
      let place = try #require(Query.place(of: view))
      #expect(mark.frame == place.rect)
      #expect(mark.visible == place.visible)
      #expect(mark.fraction == fixture.app.session.explain(view)?.fraction)
    }
    let left = views.filter { item, _ in !marks.items.contains { $0.item == item } }
    for (_, view) in left { #expect(!Query.intersectsWindow(view)) }
  }

  @Test("a card goes from visible over viewable to counted, and is counted before when it comes back")
  func course() {
    let rule = Rule(name: "second", fraction: 0.5, continuous: .milliseconds(1_000), repetition: .oncePerVisit)
    let card = Self.card(804)
    let (app, _) = Self.app([rule], [card])
    #expect(Self.states(app) == [.visible])
    func move(to y: Double) {
      card.center.y = y + 50
      app.advance(by: .milliseconds(50))
    }
    move(to: 700)
    #expect(Self.states(app).map(\.tint) == [.running])
    app.advance(by: .milliseconds(250))
    app.session.noticed(.changed)
    app.turn()
    guard case .viewable(let progress)? = Self.states(app).first else { return #expect(Bool(false), "it is viewable") }
    #expect(abs(progress - 0.3) < 0.05)
    app.advance(by: .milliseconds(900))
    #expect(Self.states(app) == [.counted])
    move(to: 804)
    #expect(Self.states(app) == [.counted])
    move(to: 844)
    #expect(Self.states(app) == [])
    move(to: 700)
    #expect(Self.states(app) == [.countedBefore])
    app.session.reset()
    app.advance(by: .milliseconds(50))
    #expect(Self.states(app).first?.tint == .running)
  }

  @Test("what the app vetoes is held back, what is turned is not measurable, what is covered is unseen")
  func obstacles() {
    let (vetoed, turned, covered) = (Self.card(0), Self.card(200), Self.card(400))
    turned.transform = Affine(a: 0.7071, b: 0.7071, c: -0.7071, d: 0.7071, tx: 0, ty: 0)
    let (app, screen) = Self.app([.anyPixel], [vetoed, turned, covered])
    app.session.setVeto(true, surface: "screen", item: "card-0", rule: "anyPixel")
    let cover = Self.card(390, height: 120)
    cover.background = .background(alpha: 1)
    screen.view.addSubview(cover)
    let mist = Self.card(0, height: 50)
    mist.background = .background(alpha: 0.25)
    screen.view.addSubview(mist)
    vetoed.isHidden = true
    app.turn()
    vetoed.isHidden = false
    app.advance(by: .milliseconds(500))
    let marks = app.session.overlay(in: app.window)
    var states: [String: OverlayMarks.State] = [:]
    for mark in marks.items { states[mark.item] = mark.state }
    #expect(states == ["card-0": .heldBack, "card-1": .unmeasurable, "card-2": .unseen])
    #expect(
      marks.covers.sorted { $0.rect.y < $1.rect.y } == [
        OverlayMarks.CoverMark(rect: Rect(x: 0, y: 0, width: 390, height: 50), hides: false, label: "background 25 %"),
        OverlayMarks.CoverMark(rect: Rect(x: 0, y: 390, width: 390, height: 120), hides: true, label: "background"),
      ])
  }

  @Test("a surface says why it is not measured, one that is hidden is not marked at all")
  func surfaces() {
    let (app, screen) = Self.app([.anyPixel], [Self.card(0)])
    func marks() -> OverlayMarks { app.session.overlay(in: app.window) }
    #expect(marks().surfaces.map(\.label) == ["screen"])
    #expect(marks().surfaces.first?.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    app.session.pause("screen")
    app.turn()
    #expect(marks().surfaces.map(\.label) == ["screen (paused)"])
    #expect(marks().surfaces.map(\.isOpen) == [false])
    #expect(marks().items.map(\.state) == [.unseen])
    app.session.resume("screen")
    app.window.rootController = HeadlessController(name: "other")
    app.advance(by: .milliseconds(500))
    #expect(marks() == OverlayMarks())
    #expect(app.session.trackedWindows.isEmpty)
    app.window.rootController = screen
    app.advance(by: .milliseconds(500))
    #expect(marks().surfaces.map(\.label) == ["screen"])
  }

  @Test("each window has its own marks, and an unknown one has none")
  func windows() {
    let (app, _) = Self.app([.anyPixel], [Self.card(0)])
    let other = HeadlessController(name: "other")
    let card = Self.card(300)
    other.view.addSubview(card)
    app.session.register(card, as: ExposedItem("elsewhere"))
    let untracked = HeadlessWindow(in: app.scene, level: 1, frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let scene = app.openScene(root: other)
    app.advance(by: .milliseconds(500))
    #expect(app.session.trackedWindows.map(\.name) == [app.window.name] + scene.windows.map(\.name))
    #expect(app.session.overlay(in: app.window).items.map(\.item) == ["card-0"])
    #expect(scene.windows.flatMap { app.session.overlay(in: $0).items.map(\.item) } == ["elsewhere"])
    #expect(app.session.overlay(in: untracked) == OverlayMarks())
  }

  @Test("equal screens give equal marks, from the top down, however the views are ordered")
  func order() {
    let cards = (0..<8).map { Self.card(Double(700 - $0 * 100)) }
    let (app, screen) = Self.app([.anyPixel], cards)
    let before = app.session.overlay(in: app.window)
    #expect(before.items.map(\.item) == (0..<8).reversed().map { "card-\($0)" })
    screen.view.insertSubview(cards[3], at: 0)
    app.session.noticed(.changed)
    app.advance(by: .milliseconds(500))
    #expect(app.session.overlay(in: app.window) == before)
  }

  @Test("of too many items those that can be seen are marked, and the rest is counted", arguments: [150, 260])
  func limit(seen: Int) {
    let seenCards = (0..<seen).map { HeadlessView(frame: Rect(x: Double($0), y: Double($0), width: 10, height: 10)) }
    let clipped = HeadlessView(frame: Rect(x: 0, y: 600, width: 390, height: 100))
    clipped.clips = true
    // Below the lower edge of what clips them.
    let unseenCards = (0..<100).map { HeadlessView(frame: Rect(x: Double($0), y: 120, width: 10, height: 10)) }
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    let screen = HeadlessController(name: "screen")
    let list = HeadlessScrollView(frame: Rect(x: 0, y: 600, width: 390, height: 100))
    list.contentHeight = 1_000
    screen.view.addSubview(list)
    for (number, card) in seenCards.enumerated() {
      screen.view.addSubview(card)
      app.session.register(card, as: ExposedItem("seen-\(number)"))
    }
    for (number, card) in unseenCards.enumerated() {
      list.addSubview(card)
      app.session.register(card, as: ExposedItem("unseen-\(number)"))
    }
    app.session.track(screen.view, as: "screen")
    app.session.track(list, as: "list")
    app.show(screen)
    app.advance(by: .milliseconds(500))
    let marks = app.session.overlay(in: app.window)
    #expect(marks.items.count == OverlayMarks.limit)
    #expect(marks.leftOut == seen + 100 - OverlayMarks.limit)
    #expect(marks.items.count { $0.item.hasPrefix("seen") } == min(seen, OverlayMarks.limit))
  }

  @Test("the keyboard is marked once for the window, a bar once for all surfaces below it")
  func covers() {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    let screen = HeadlessController(name: "screen")
    let lists = [0.0, 400].map { HeadlessScrollView(frame: Rect(x: 0, y: $0, width: 390, height: 400)) }
    for (number, list) in lists.enumerated() {
      screen.view.addSubview(list)
      app.session.track(list, as: "list-\(number)")
    }
    let bar = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 88))
    bar.background = .bar(hasBackground: true)
    screen.view.addSubview(bar)
    app.show(screen)
    app.showKeyboard(height: 300)
    app.advance(by: .milliseconds(1_000))
    #expect(
      app.session.overlay(in: app.window).covers == [
        OverlayMarks.CoverMark(rect: Rect(x: 0, y: 544, width: 390, height: 300), hides: true, label: "keyboard"),
        OverlayMarks.CoverMark(rect: Rect(x: 0, y: 0, width: 390, height: 88), hides: true, label: "bar"),
      ])
  }

  @Test("asking for marks changes nothing: the events are those of an app that does not ask")
  func harmless() {
    func events(asks: Bool) -> String {
      let (app, _) = Self.app([.mrcDisplay, .settled], (0..<8).map { Self.card(Double($0) * 120) })
      for _ in 0..<20 {
        app.advance(by: .milliseconds(100))
        if asks { _ = app.session.overlay(in: app.window) }
      }
      app.session.finish()
      return app.log.description
    }
    let quiet = events(asks: false)
    #expect(quiet.contains("impression"))
    #expect(events(asks: true) == quiet)
  }
}
