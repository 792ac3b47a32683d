// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// How often one thing counts, and what an app may say about it.
enum RepetitionContracts {
  static let all: [Contract] = [
    Contract("an item larger than the viewport counts by the viewport it fills", proves: ["case 4"]) { stage in
      let whole = Rule(name: "item", fraction: 0.5, continuous: .milliseconds(1_000))
      let viewport = Rule(name: "viewport", fraction: 0.5, of: .viewport, continuous: .milliseconds(1_000))
      let sizes: [(Double, Double)] = [(390, 2_000), (900, 2_000)]
      for (width, height) in sizes {
        let app = stage.app(whole, viewport)
        let card = HeadlessView(frame: Rect(x: 0, y: 0, width: width, height: height))
        let scroll = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
        (scroll.contentWidth, scroll.contentHeight) = (width, height)
        scroll.addSubview(card)
        app.show(Scenery.screen(scroll, name: "Screen"))
        app.session.track(scroll, as: "page")
        app.session.register(card, as: ExposedItem("card"))
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: [], rule: "item")
        stage.expect(app, counted: ["card"], rule: "viewport")
        stage.expect(app.misuses.map(\.kind) == [.ruleCannotHold], "\(app.misuses.map(\.kind))")
      }
    },
    Contract(
      "each scope of repetition lets a thing count again when it ends, and not before",
      proves: ["row 31", "row 33", "row 35", "row 36", "row 32"]
    ) { stage in
      let rules = [
        rule("always", .everyAppearance), rule("visit", .oncePerVisit), rule("session", .oncePerSession),
        rule("cooldown", .cooldown(.milliseconds(60_000))), rule("once", .once),
      ]
      let app = stage.app(book: RuleBook(rules: rules))
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
      app.show(Scenery.screen(card, name: "Screen"))
      app.session.register(card, as: ExposedItem("card"))
      @MainActor func look() {
        card.isHidden = false
        app.advance(by: .milliseconds(3_500))
        card.isHidden = true
        app.advance(by: .milliseconds(3_500))
      }
      @MainActor func counts() -> [Int] { rules.map { app.log.impressions(of: "card", rule: $0.name).count } }
      look()
      stage.expect(counts() == [1, 1, 1, 1, 1], "after the first look \(counts())")
      look()
      stage.expect(counts() == [2, 1, 1, 1, 1], "after the second \(counts())")
      app.session.beginSession()
      look()
      stage.expect(counts() == [3, 1, 2, 1, 1], "in a new session \(counts())")
      app.advance(by: .milliseconds(60_000))
      look()
      stage.expect(counts() == [4, 1, 2, 2, 1], "a minute later \(counts())")
    },
    Contract(
      "the memory of repetition is bounded, and says what its bound may have cost",
      proves: ["case 21", "row 38", "row 39"]
    ) { stage in
      let rule = rule("session", .oncePerSession)
      let app = stage.app(book: RuleBook(rules: [rule], repetitionMemory: 2))
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
      app.show(Scenery.screen(card, name: "Screen"))
      for name in ["a", "b", "c", "a"] {
        app.session.register(card, as: ExposedItem(name))
        app.advance(by: .milliseconds(3_500))
      }
      stage.expect(app, counted: ["a", "b", "c", "a"])
      let evicted = app.log.events(.impression).map { event -> Int? in
        guard case .impression(let impression) = event.kind else { return nil }
        return impression.evicted
      }
      stage.expect(evicted.last.map { $0 != nil } ?? false, "the last names what was dropped: \(evicted)")
      stage.expect(app.session.ledger.entries.first?.evicted ?? 0 > 0, "\(app.session.ledger)")
    },
    Contract("what is forgotten by hand counts again", proves: ["row 40"]) { stage in
      let app = stage.app(rule("session", .oncePerSession))
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
      app.show(Scenery.screen(card, name: "Screen"))
      app.session.register(card, as: ExposedItem("card"))
      app.advance(by: .milliseconds(3_500))
      app.session.reset()
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, "card", times: 2)
    },
    Contract("a veto holds what it names back, and is counted", proves: ["row 41"]) { stage in
      let app = stage.app(rule("seen", .everyAppearance))
      let views = [100.0, 400].map { HeadlessView(frame: Rect(x: 0, y: $0, width: 390, height: 200)) }
      app.session.vetoes = { _, item in item.id == "advert" ? ["seen"] : [] }
      app.show(Scenery.screen(views[0], views[1], name: "Screen"))
      app.session.register(views[0], as: ExposedItem("advert"))
      app.session.register(views[1], as: ExposedItem("post"))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["post"])
      let entry = app.session.ledger.entries.first
      stage.expect(entry?.detected == 2 && entry?.reported == 1 && entry?.vetoed == 1, "\(app.session.ledger)")
      app.session.register(views[0], as: ExposedItem("article"))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["post", "article"])
    },
    Contract("a key that comes back as another content is another thing", proves: ["case 21", "row 30"]) { stage in
      let app = stage.app(rule("session", .oncePerSession))
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
      app.show(Scenery.screen(card, name: "Screen"))
      for content in ["first", "second", "first"] {
        app.session.register(card, as: ExposedItem("slot", content: content))
        app.advance(by: .milliseconds(3_500))
      }
      stage.expect(app, counted: ["first", "second"])
    },
    Contract(
      "views that ride on a probe count, in hosting cells too, and follow their names",
      proves: ["row 52", "row 53"]
    ) { stage in
      let app = stage.app(rule("seen", .everyAppearance))
      let list = app.makeHostedList(rowHeight: 200, frame: Rect(x: 0, y: 0, width: 390, height: 800))
      list.source = HeadlessListSource(
        numberOfItems: { _ in 40 },
        configure: { cell, path in
          for view in cell.contentView.subviews { (view as? HeadlessHostedView)?.dismantle() }
          for view in cell.contentView.subviews { view.removeFromSuperview() }
          let hosted = HeadlessHostedView(
            ExposedItem("row-\(path.item)"), in: app.session, frame: Rect(x: 0, y: 0, width: 390, height: 200))
          cell.contentView.addSubview(hosted)
        })
      app.show(Scenery.screen(list, name: "Screen"))
      app.session.track(list, as: "feed")
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: FeedScreen.rows(0...3))
      app.scroll(list, to: Point(x: 0, y: 4_000))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
    },
  ]

  private static func rule(_ name: String, _ repetition: Rule.Repetition) -> Rule {
    Rule(name: name, fraction: 0.5, continuous: .milliseconds(1_000), repetition: repetition)
  }
}
