// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// The beat of 1 Hz wakes a phone, so it must have something to look at.
@MainActor
@Suite("The beat")
struct BeatTests {
  private let app: HeadlessApp
  private let screen = HeadlessController(name: "Page")
  private static let bounds = Rect(x: 0, y: 0, width: 390, height: 300)

  init() {
    app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    app.show(screen)
    app.advance(by: .milliseconds(500))
  }

  /// How many passes run while nothing happens for ten seconds: none, or about one in each.
  private func passes() -> Int {
    app.advance(by: .milliseconds(1_500))
    var count = 0
    app.session.onStep = { if $0 == .passBegan { count += 1 } }
    app.advance(by: .milliseconds(10_000))
    app.session.onStep = nil
    // A call that lets time pass is a turn of its own, and is looked at.
    return max(0, count - 1)
  }

  private func added(_ view: HeadlessView = HeadlessView(frame: bounds)) -> HeadlessView {
    screen.view.addSubview(view)
    return view
  }

  @Test("does not begin before something is tracked, and ends when the last of it has ended")
  func tracked() {
    #expect(passes() == 0)
    let registration = app.session.track(added(), as: "feed")
    #expect((9...11).contains(passes()))
    app.session.end(registration)
    #expect(passes() == 0)
    app.session.track(added(), as: "grid")
    #expect((9...11).contains(passes()))
  }

  @Test("ends when what is tracked dies without a word")
  func died() {
    var view: HeadlessView? = HeadlessView(frame: Self.bounds)
    if let view { app.session.track(added(view), as: "feed") }
    #expect((9...11).contains(passes()))
    view?.removeFromSuperview()
    view = nil
    #expect(passes() == 0)
  }

  @Test("waits with a registered view for its window, and not with one that is only bound while nothing is tracked")
  func loose() {
    let (bound, registered) = (added(), HeadlessView(frame: Self.bounds))
    app.session.bind(bound, to: ExposedItem("bound"))
    #expect(passes() == 0)
    let registration = app.session.register(registered, as: ExposedItem("card"))
    #expect((9...11).contains(passes()))
    app.session.end(registration)
    #expect(passes() == 0)
    app.session.track(screen.view, as: "page")
    #expect((9...11).contains(passes()))
    #expect(app.log.impressions(of: "bound").count == 1)
  }

  @Test("begins with what is tracked in low-power mode or in the background when that is over")
  func lowPower() {
    app.session.noticed(.lowPower(true))
    app.session.track(added(), as: "feed")
    #expect(passes() == 0)
    app.session.noticed(.lowPower(false))
    #expect((9...11).contains(passes()))
    app.finish()
    #expect(passes() == 0)
  }
}
