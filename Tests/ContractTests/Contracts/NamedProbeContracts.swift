// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Names that modifiers give to surfaces, and what they mean.
enum NamedProbeContracts {
  static let all: [Contract] = [
    Contract(
      "a named scroll view is the surface of its rows, and nothing of them is told under another name",
      proves: ["8.6 name", "8.6 hints"]
    ) { stage in
      for areHeard in [true, false] {
        let app = stage.app(.seen(.oncePerVisit))
        let feed = HostedFeed(app, rows: 40, names: .init(feed: "feed", areHeard: areHeard))
        app.show(feed.screen)
        app.wait(3_500)
        app.scroll(feed.scroller, to: Point(x: 0, y: 4_000))
        app.wait(3_500)
        app.scroll(feed.scroller, to: .zero)
        app.wait(3_500)
        stage.expect(app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
        // What has heard of no name is told of as soon as it is there, so a name that comes late is late for it.
        if areHeard || stage.isPlain { stage.expect(feed.surfaces() == ["feed"], "\(feed.surfaces())") }
        stage.expect(app.misuses.isEmpty, "\(app.misuses)")
      }
    },
    Contract(
      "carousels without a name do not take the name of the feed around them",
      proves: ["8.6 name", "8.6 nearest", "row 51"]
    ) { stage in
      let app = stage.app(.seen(.oncePerVisit))
      let feed = HostedFeed(app, rows: 20, names: .init(feed: "feed"), carouselCards: 10)
      app.show(feed.screen)
      app.wait(3_500)
      for offset in [2_000.0, 0] {
        app.scroll(feed.scroller, to: Point(x: 0, y: offset))
        app.wait(3_500)
      }
      let rows = FeedScreen.rows(0...3) + FeedScreen.rows(10...13)
      stage.expect(app, counted: rows + rows.flatMap { row in (0...2).map { row + " card-\($0)" } })
      for row in rows {
        stage.expect(feed.surfaces(of: row) == ["feed"], "\(row): \(feed.surfaces(of: row))")
        let card = feed.surfaces(of: row + " card-0")
        stage.expect(card == ["feed/" + row], "card of \(row): \(card)")
      }
    },
    Contract("each carousel has its own name, whichever row shows it", proves: ["8.6 name", "8.6 in place", "row 51"]) {
      stage in
      let app = stage.app(.seen(.oncePerVisit))
      let names = HostedFeed.Names(feed: "feed", areCarouselsNamed: true)
      let feed = HostedFeed(app, rows: 20, names: names, carouselCards: 10)
      app.show(feed.screen)
      app.wait(3_500)
      for offset in [2_000.0, 0] {
        app.scroll(feed.scroller, to: Point(x: 0, y: offset))
        app.wait(3_500)
      }
      let rows = FeedScreen.rows(0...3) + FeedScreen.rows(10...13)
      stage.expect(app, counted: rows + rows.flatMap { row in (0...2).map { row + " card-\($0)" } })
      for row in rows {
        let card = feed.surfaces(of: row + " card-1")
        stage.expect(card == ["shelf of " + row], "card of \(row): \(card)")
      }
    },
    Contract("a name that changes, or goes, is gone", proves: ["8.6 name", "8.6 in place", "8.6 end"]) { stage in
      let app = stage.app(.seen(.oncePerVisit))
      let feed = HostedFeed(app, rows: 4, names: .init(feed: "feed"))
      app.show(feed.screen)
      app.wait(2_500)
      stage.expect(app, counted: FeedScreen.rows(0...3))
      feed.marker?.name("other", names: [])
      feed.stack.names = ["other"]
      app.wait(2_500)
      stage.expect(app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(0...3))
      stage.expect(feed.surfaces(of: "row-1") == ["feed", "other"], "\(feed.surfaces(of: "row-1"))")
      stage.expect(app.session.explain(surface: "feed", item: "row-1") == nil, "the old name is known")
      feed.marker?.dismantle()
      feed.stack.names = []
      app.wait(3_500)
      stage.expect(
        feed.surfaces(of: "row-1") == ["Screen/scroll", "feed", "other"], "\(feed.surfaces(of: "row-1"))")
      stage.expect(app.session.explain(surface: "other", item: "row-1") == nil, "the old name is known")
    },
    Contract("what holds items and no scroll view gives its name to its screen", proves: ["8.6 name"]) { stage in
      let app = stage.app(.seen(.everyAppearance))
      let card = HeadlessHostedView(
        ExposedItem("card"), in: app.session, names: ["detail"], frame: Rect(x: 0, y: 100, width: 390, height: 200))
      let marker = HeadlessProbe(in: app.session, isBehind: true)
      let background = HeadlessView(frame: Rect(x: 0, y: 50, width: 390, height: 700))
      background.addSubview(marker)
      marker.name("detail", names: [])
      app.show(Scenery.screen(background, card, name: "Screen"))
      app.wait(2_500)
      stage.expect(app, counted: ["card"])
      let surfaces = Set(app.log.events.map(\.surface))
      stage.expect(surfaces == ["detail"], "\(surfaces.sorted())")
    },
    Contract("what is presented from below a name does not have it", proves: ["8.6 hints", "8.6 name"]) { stage in
      let app = stage.app(.seen(.everyAppearance))
      let feed = HostedFeed(app, rows: 4, names: .init(feed: "feed"))
      app.show(feed.screen)
      app.wait(2_500)
      let scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      let stack = HeadlessLazyStack(
        in: scroller, of: app.session, names: ["feed"], rows: ["offer"], length: 300)
      let sheet = Scenery.screen(scroller, name: "Sheet")
      feed.screen.present(sheet, style: .fullScreen, animated: false)
      app.wait(3_500)
      let found = Set(app.log.events.filter { $0.item == "offer" }.map(\.surface))
      stage.expect(found == ["Sheet/scroll"], "\(found.sorted())")
      stage.expect(app, "offer", times: 1)
      stage.expect(stack.rows == ["offer"], "")
    },
  ]
}
