// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// What is measured of views, and how much of it counts.
enum GeometryContracts {
  static let all: [Contract] = [
    Contract(
      "a view on the first screen counts without any scroll", proves: ["case 19", "8.1 unnoticed", "8.1 deadlines"]
    ) {
      stage in
      let app = stage.app()
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 250))
      app.show(Scenery.screen(card))
      app.session.register(card, as: ExposedItem("card"))
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["card"])
      if stage.isPlain {
        let impression = app.log.impressions(of: "card").first
        let appear = app.log.events(.appear).first
        stage.expect(
          impression?.time == appear.map { $0.time + .milliseconds(1_000) }, "counted a second after it appeared")
      }
    },
    Contract("exactly half of a view is half of it, and a hair less is not", proves: ["case 1"]) { stage in
      let places: [(Double, Bool)] = [(719, true), (719 + 1e-10, true), (719.51, false)]
      for (place, counts) in places {
        let app = stage.app()
        let card = HeadlessView(frame: Rect(x: 0, y: place, width: 390, height: 250))
        app.show(Scenery.screen(card))
        app.session.register(card, as: ExposedItem("card"))
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: counts ? ["card"] : [])
      }
    },
    Contract("with a threshold of 0 a pixel counts, and an edge that touches does not", proves: ["case 2"]) { stage in
      let places: [(Double, Bool)] = [(844, false), (2_000, false), (843, true)]
      for (place, counts) in places {
        let app = stage.app(Rule(name: "pixel", fraction: 0, continuous: .milliseconds(1_000)))
        let card = HeadlessView(frame: Rect(x: 0, y: place, width: 390, height: 250))
        app.show(Scenery.screen(card))
        app.session.register(card, as: ExposedItem("card"))
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: counts ? ["card"] : [])
      }
    },
    Contract("views without size, or with bad numbers, are never seen", proves: ["case 3"]) { stage in
      let bad = [
        Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 10, y: 10, width: 0, height: 50),
        Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
        Rect(x: 0, y: -.infinity, width: 10, height: 10),
      ]
      let app = stage.app(.anyPixel)
      let views = bad.map { HeadlessView(frame: $0) }
      let good = HeadlessView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
      app.show(Scenery.screen(views + [good]))
      for (position, view) in views.enumerated() { app.session.register(view, as: ExposedItem("bad-\(position)")) }
      app.session.register(good, as: ExposedItem("good"))
      app.advance(by: .milliseconds(1_500))
      stage.expect(app, counted: ["good"])
    },
    Contract("alpha is the product over a view and what it lies in", proves: ["case 6", "8.2 layout"]) { stage in
      let app = stage.app()
      let box = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 400))
      let faint = HeadlessView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let clear = HeadlessView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
      box.addSubview(faint)
      box.addSubview(clear)
      (box.alpha, faint.alpha) = (0.3, 0.3)
      app.show(Scenery.screen(box))
      app.session.register(faint, as: ExposedItem("faint"))
      app.session.register(clear, as: ExposedItem("clear"))
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["clear"])
      faint.alpha = 0.4
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["clear", "faint"])
    },
    Contract("a view un-hidden off screen is measured, and one counted already is asked again", proves: ["case 7"]) {
      stage in
      let app = stage.app(
        Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(1_000), repetition: .oncePerVisit))
      let below = HeadlessView(frame: Rect(x: 0, y: 900, width: 100, height: 100))
      let here = HeadlessView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
      below.isHidden = true
      app.show(Scenery.screen([below, here]))
      app.session.register(below, as: ExposedItem("below"))
      app.session.register(here, as: ExposedItem("here"))
      app.advance(by: .milliseconds(2_500))
      below.isHidden = false
      here.isHidden = true
      app.advance(by: .milliseconds(2_500))
      here.isHidden = false
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["here"])
      stage.expect(app.log.events(.appear).filter { $0.item == "here" }.count == 2, "it appeared twice")
    },
    Contract("scaled, mirrored and zoomed views are measured in one space", proves: ["case 5", "8.4 scaled"]) { stage in
      let transforms = [
        Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0), Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), Affine(a: 3, b: 0, c: 0, d: 3, tx: 0, ty: 0),
      ]
      for transform in transforms {
        let app = stage.app(Rule(name: "seen", fraction: 0.999))
        let box = HeadlessView(frame: Rect(x: 95, y: 322, width: 200, height: 200))
        box.transform = transform
        let card = HeadlessView(frame: Rect(x: 90, y: 90, width: 20, height: 20))
        box.addSubview(card)
        app.show(Scenery.screen(box))
        app.session.register(card, as: ExposedItem("card"))
        app.advance(by: .milliseconds(1_500))
        stage.expect(app, counted: ["card"])
      }
    },
    Contract("a view turned by more than a little is neither seen nor unseen", proves: ["case 5", "8.4 rotated"]) {
      stage in
      let turns: [(Double, Double, Bool)] = [(0.017_452, 0.999_848, true), (0.5, 0.866_025_4, false)]
      for (sine, cosine, counts) in turns {
        let app = stage.app()
        let card = HeadlessView(frame: Rect(x: 95, y: 322, width: 200, height: 200))
        card.transform = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        app.show(Scenery.screen(card))
        app.session.register(card, as: ExposedItem("card"))
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: counts ? ["card"] : [])
      }
    },
  ]
}
