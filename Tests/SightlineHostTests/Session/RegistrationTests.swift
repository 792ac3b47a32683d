// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// What a registration stands for, and what ends with it.
@MainActor
@Suite("Registrations")
struct RegistrationTests {
  private let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
  private let screen = HeadlessController(name: "Page")
  private static let bounds = Rect(x: 0, y: 0, width: 390, height: 300)

  private func view(_ y: Double = 0, in outer: HeadlessView? = nil) -> HeadlessView {
    let view = HeadlessView(frame: Rect(x: 0, y: y, width: 390, height: 300))
    (outer ?? screen.view).addSubview(view)
    return view
  }

  private func names(_ views: HeadlessView...) -> [String?] { views.map { app.session.exposure(of: $0)?.surface } }

  @Test("what is excluded is refused, and so is everything after the end; nothing else is")
  func refused() {
    let list = view()
    #expect(!app.session.track(list, as: "feed").isRefused)
    app.session.exclude(list)
    #expect(app.session.track(list, as: "feed").isRefused)
    #expect(!app.session.register(list, as: ExposedItem("card")).isRefused)
    app.session.include(list)
    #expect(!app.session.track(list, as: "feed").isRefused)
    app.session.finish()
    #expect(app.session.track(list, as: "feed").isRefused)
    #expect(app.session.register(list, as: ExposedItem("card")).isRefused)
  }

  @Test("a scroll view that was found is the app's once it is tracked under the name it had, and ends with its token")
  func found() {
    let scroll = HeadlessScrollView(frame: Self.bounds)
    (scroll.contentWidth, scroll.contentHeight) = (390, 900)
    screen.view.addSubview(scroll)
    let card = view(in: scroll)
    app.session.track(screen.view, as: "page")
    app.session.register(card, as: ExposedItem("card"))
    app.show(screen)
    app.advance(by: .milliseconds(500))
    #expect(names(card) == ["page/scroll"])
    let registration = app.session.track(scroll, as: "page/scroll")
    app.advance(by: .milliseconds(500))
    #expect(names(card) == ["page/scroll"])
    #expect(app.appearances(of: "card") == 1)
    app.session.end(registration)
    scroll.removeFromSuperview()
    app.advance(by: .milliseconds(1_500))
    #expect(app.script.steps.contains { $0.input == .removeSurface("page/scroll", reason: .deleted) })
    #expect(app.misuses.isEmpty)
    #expect(app.problems().isEmpty)
  }

  @Test("another view that is tracked under the name of one that was found takes it, and that finds another")
  func taken() {
    let scroll = HeadlessScrollView(frame: Self.bounds)
    (scroll.contentWidth, scroll.contentHeight) = (390, 900)
    screen.view.addSubview(scroll)
    let (card, own) = (view(in: scroll), view(400))
    app.session.track(screen.view, as: "page")
    app.session.register(card, as: ExposedItem("card"))
    app.show(screen)
    app.advance(by: .milliseconds(500))
    let inner = view(in: own)
    app.session.register(inner, as: ExposedItem("inner"))
    let registration = app.session.track(own, as: "page/scroll")
    app.advance(by: .milliseconds(1_500))
    #expect(names(card, inner) == ["page/scroll.2", "page/scroll"])
    app.session.end(registration)
    app.advance(by: .milliseconds(1_500))
    #expect(names(card, inner) == ["page/scroll.2", "page"])
    #expect(app.misuses.isEmpty)
    #expect(app.problems().isEmpty)
  }

  @Test("a list that is tracked under the name of its screen has it, and what lies beside it belongs to another one")
  func screenName() {
    let (card, list) = (view(), view(400))
    app.session.register(card, as: ExposedItem("card"))
    app.show(screen)
    app.advance(by: .milliseconds(500))
    let inner = view(in: list)
    #expect(names(card) == ["Page"])
    let registration = app.session.track(list, as: "Page")
    app.session.register(inner, as: ExposedItem("inner"))
    app.advance(by: .milliseconds(1_500))
    #expect(names(card, inner) == ["Page.2", "Page"])
    app.session.end(registration)
    app.advance(by: .milliseconds(1_500))
    #expect(names(card, inner) == ["Page.2", "Page.2"])
    #expect(app.problems().isEmpty)
  }

  @Test("a scroll view that is found never takes the name of what the app tracks, be that in no window yet")
  func waiting() {
    let scroll = HeadlessScrollView(frame: Self.bounds)
    (scroll.contentWidth, scroll.contentHeight) = (390, 900)
    screen.view.addSubview(scroll)
    let card = view(in: scroll)
    let later = HeadlessView(frame: Self.bounds)
    app.session.track(later, as: "page/scroll")
    app.session.track(screen.view, as: "page")
    app.session.register(card, as: ExposedItem("card"))
    app.show(screen)
    app.advance(by: .milliseconds(1_500))
    #expect(names(card) == ["page/scroll.2"])
    let inner = view(in: later)
    app.session.register(inner, as: ExposedItem("inner"))
    later.center.y += 400
    screen.view.addSubview(later)
    app.advance(by: .milliseconds(1_500))
    #expect(names(card, inner) == ["page/scroll.2", "page/scroll"])
    #expect(app.problems().isEmpty)
  }

  @Test("windows that come and go leave no more names behind than there were at once")
  func windows() {
    app.show(screen)
    let card = view()
    app.session.register(card, as: ExposedItem("card"))
    app.advance(by: .milliseconds(500))
    for round in 0..<20 {
      let root = HeadlessController(name: "Other")
      let shown = HeadlessView(frame: Self.bounds)
      root.view.addSubview(shown)
      let scene = app.openScene(root: root)
      app.session.register(shown, as: ExposedItem("shown \(round)"))
      app.advance(by: .milliseconds(1_500))
      #expect(app.log.impressions(of: "shown \(round)").count == 1)
      app.close(scene)
      app.advance(by: .milliseconds(1_500))
    }
    var windows: Set<String> = []
    for step in app.script.steps { if case .window(let line) = step.input { windows.insert(line.id) } }
    #expect(windows == ["main", "window-2"])
    #expect(app.appearances(of: "card") == 1)
    #expect(app.problems().isEmpty)
  }
}

extension HeadlessApp {
  fileprivate func appearances(of item: String) -> Int { log.events(.appear).count { $0.item == item } }
}
