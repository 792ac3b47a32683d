// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// What `Sources/Sightline/Sightline.docc/HeadlessHost.md` shows, with the expectations that it shows.
@MainActor
@Suite("The page on the headless host")
struct HeadlessSampleTests {
  @Test("shows a test of a screen that passes")
  func screen() {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))

    let names = (1...100).map { "card-\($0)" }
    let feed = HeadlessTableView()
    feed.rowHeight = 300
    feed.source = HeadlessListSource(numberOfItems: { _ in names.count }) { cell, path in
      app.session.bind(cell, to: ExposedItem(names[path.item]))
    }
    app.session.track(feed, as: "feed")
    let navigation = HeadlessNavigationController(root: HeadlessController(feed))
    app.show(navigation)

    app.advance(by: .seconds(1.5))
    #expect(app.log.contentsSeen() == ["card-1", "card-2", "card-3"])

    navigation.push(HeadlessController())
    app.advance(by: .seconds(3))
    let swipe = navigation.beginInteractivePop()
    swipe?.update(0.4)
    app.advance(by: .seconds(2))
    swipe?.cancel()
    app.advance(by: .seconds(2))
    #expect(app.log.contentsSeen().count == 3)

    navigation.pop()
    app.settle()
    app.swipe(feed, by: Point(x: 0, y: -500))
    app.settle()
    app.advance(by: .seconds(1.5))
    #expect(app.log.contentsSeen().count > 3)

    app.finish()
    #expect(app.problems().isEmpty)
  }

  @Test("shows a screen that counts whatever the system does", arguments: HeadlessQuirk.allCases)
  func quirks(quirk: HeadlessQuirk) {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), quirks: [quirk])
    let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 250))
    let screen = HeadlessController()
    screen.view.addSubview(card)
    app.session.track(screen.view, as: "screen")
    app.session.register(card, as: ExposedItem("offer"))
    app.show(screen)
    app.advance(by: .seconds(4))
    #expect(app.log.impressions(of: "offer").count == 1)
  }
}
