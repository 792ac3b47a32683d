// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Views of a toolkit without views of its own, which ride on probes: rows that come and go, ids that change in place.
enum ProbeContracts {
  static let all: [Contract] = [
    Contract(
      "rows of a lazy stack that nobody has named count once in a visit, under their screen",
      proves: ["8.6 probe", "8.6 nearest", "row 52"]
    ) { stage in
      let feed = HostedFeed(stage.app(.seen(.oncePerVisit)), rows: 40)
      feed.app.show(feed.screen)
      feed.app.wait(3_500)
      stage.expect(feed.app, counted: FeedScreen.rows(0...3))
      for offset in [4_000.0, 0, 4_000, 0] {
        feed.app.scroll(feed.scroller, to: Point(x: 0, y: offset))
        feed.app.wait(3_500)
      }
      stage.expect(feed.app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
      stage.expect(feed.surfaces() == ["Screen/scroll"], "\(feed.surfaces())")
      stage.expect(feed.app.misuses.isEmpty, "\(feed.app.misuses)")
    },
    Contract(
      "rows that are made anew while they are on screen go on", proves: ["8.6 in place", "8.6 end", "row 31"]
    ) { stage in
      let feed = HostedFeed(stage.app(.seen(.oncePerVisit)), rows: 10)
      feed.app.show(feed.screen)
      feed.app.wait(2_500)
      for _ in 0..<3 {
        feed.stack.makeAnew()
        feed.app.wait(2_500)
      }
      stage.expect(feed.app, counted: FeedScreen.rows(0...3))
      stage.expect(feed.app.misuses.isEmpty, "\(feed.app.misuses)")
    },
    Contract("a row that shows something else is something else from then on", proves: ["8.6 in place"]) { stage in
      let app = stage.app(.seen(.everyAppearance))
      let row = HeadlessHostedView(
        ExposedItem("a"), in: app.session, frame: Rect(x: 0, y: 100, width: 390, height: 200))
      app.show(Scenery.screen(row, name: "Screen"))
      app.wait(2_500)
      row.update(ExposedItem("a"))
      app.wait(2_500)
      stage.expect(app, counted: ["a"])
      row.update(ExposedItem("b", content: "thing"))
      app.wait(2_500)
      stage.expect(app, counted: ["a", "thing"])
      stage.expect(app.appearances(of: "a") == 1, "a appeared \(app.appearances(of: "a")) times")
      stage.expect(app.endings(of: "a").count == 1, "a ended \(app.endings(of: "a"))")
    },
    Contract("what is taken out ends, whenever its modifier is", proves: ["8.6 end"]) { stage in
      let app = stage.app(.seen(.everyAppearance))
      let rows = [100.0, 400].map {
        HeadlessHostedView(
          ExposedItem("at \($0)"), in: app.session, frame: Rect(x: 0, y: $0, width: 390, height: 200))
      }
      app.show(Scenery.screen(rows, name: "Screen"))
      app.wait(2_500)
      rows[0].dismantle()
      rows[1].removeFromSuperview()
      app.wait(3_500)
      for id in ["at 100.0", "at 400.0"] {
        stage.expect(app.endings(of: id).count == 1, "\(id) ended \(app.endings(of: id))")
        stage.expect(app.session.explain(surface: "Screen", item: id) == nil, "\(id) is known")
      }
      rows[1].dismantle()
      app.wait(1_500)
      stage.expect(app, counted: ["at 100.0", "at 400.0"])
    },
    Contract(
      "rows of a hosted list count, whatever its class and whatever becomes of its cells",
      proves: ["8.6 probe", "row 53"]
    ) { stage in
      let app = stage.app(.seen(.oncePerVisit))
      let list = app.makeHostedList(rowHeight: 200, frame: Rect(x: 0, y: 0, width: 390, height: 800))
      var hosted: [ObjectIdentifier: HeadlessHostedView] = [:]
      list.source = HeadlessListSource(
        numberOfItems: { _ in 40 },
        configure: { cell, path in
          let item = ExposedItem("row-\(path.item)")
          if let row = hosted[ObjectIdentifier(cell)], row.superview === cell.contentView { return row.update(item) }
          let row = HeadlessHostedView(
            item, in: app.session, names: [], frame: Rect(x: 0, y: 0, width: 390, height: 200))
          cell.contentView.addSubview(row)
          hosted[ObjectIdentifier(cell)] = row
        })
      app.show(Scenery.screen(list, name: "Screen"))
      app.wait(2_500)
      stage.expect(app, counted: FeedScreen.rows(0...3))
      for offset in [4_000.0, 0, 4_000] {
        app.scroll(list, to: Point(x: 0, y: offset))
        app.wait(3_500)
      }
      stage.expect(app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
    },
    Contract("a view without size counts nothing, and counts when it has one", proves: ["8.6 probe", "case 3"]) {
      stage in
      let app = stage.app(.seen(.everyAppearance))
      let row = HeadlessHostedView(
        ExposedItem("a"), in: app.session, frame: Rect(x: 0, y: 100, width: 390, height: 0))
      app.show(Scenery.screen(row, name: "Screen"))
      app.wait(2_500)
      stage.expect(app, counted: [])
      row.frame = Rect(x: 0, y: 100, width: 390, height: 200)
      app.wait(2_500)
      stage.expect(app, counted: ["a"])
      row.frame = Rect(x: 0, y: 100, width: 0, height: 0)
      app.wait(2_500)
      row.frame = Rect(x: 0, y: 100, width: 390, height: 200)
      app.wait(2_500)
      stage.expect(app, counted: ["a", "a"])
    },
    Contract("what a modifier names as a cover covers what is below it, and not what is in it", proves: ["8.6 cover"]) {
      stage in
      let app = stage.app(.seen(.everyAppearance))
      let frame = Rect(x: 0, y: 100, width: 390, height: 200)
      let below = HeadlessHostedView(ExposedItem("below"), in: app.session, frame: frame)
      let panel = HeadlessView(frame: frame, name: "panel")
      let cover = HeadlessProbe(in: app.session, isBehind: true)
      panel.addSubview(cover)
      cover.cover()
      panel.addSubview(
        HeadlessHostedView(
          ExposedItem("in the panel"), in: app.session, frame: Rect(x: 0, y: 0, width: 390, height: 100)))
      app.show(Scenery.screen(below, panel, name: "Screen"))
      app.wait(2_500)
      stage.expect(app, counted: ["in the panel"])
      cover.dismantle()
      app.wait(3_500)
      stage.expect(app, counted: ["below", "in the panel"])
    },
  ]
}
