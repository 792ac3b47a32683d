// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// What lies over an item, and what only seems to.
///
/// The card is 390 by 250 points, 100 from the top; what lies over it takes a stated part of it away, whether its
/// screen is tracked or the card is registered by itself.
enum CoverContracts {
  static let all: [Contract] = [
    Contract("a window above covers with what it shows", proves: ["8.4 covers windows", "case 12"]) { stage in
      eachWay(stage) { app, card in
        let banner = HeadlessWindow(in: app.scene, level: 1, frame: Rect(x: 0, y: 0, width: 390, height: 225))
        banner.background = .background(alpha: 1)
        expect(stage, app, card, 0.5, "a banner over its upper half")
        banner.background = .nothing
        expect(stage, app, card, 1, "a banner that shows nothing")
        let content = Scenery.painted(Rect(x: 195, y: 0, width: 195, height: 225))
        banner.addSubview(content)
        expect(stage, app, card, 0.75, "a banner with content on the right")
        banner.isHidden = true
        expect(stage, app, card, 1, "a hidden banner")
        let below = HeadlessWindow(in: app.scene, level: -1)
        below.background = .background(alpha: 1)
        expect(stage, app, card, 1, "a window below")
      }
    },
    Contract("bars with a background cover, and glass ones do not", proves: ["8.4 covers bars"]) { stage in
      for isTracked in [true, false] {
        let app = stage.app()
        let isGlass = app.system.has(.barsTranslucentGlass)
        let (top, bottom) = (Scenery.card(0, height: 88), Scenery.card(844 - 98, height: 98))
        let screen = Scenery.screen(top, bottom)
        if isTracked { app.session.track(screen.view, as: "screen") }
        app.session.register(top, as: ExposedItem("top"))
        app.session.register(bottom, as: ExposedItem("bottom"))
        let navigation = HeadlessNavigationController(root: screen)
        let tabs = HeadlessTabController([navigation])
        app.show(tabs)
        let way = isTracked ? "tracked" : "alone"
        expect(stage, app, top, isGlass ? 1 : 0.5, "under the navigation bar, \(way)")
        expect(stage, app, bottom, isGlass ? 1 : 0.5, "under the tab bar, \(way)")
        navigation.bar.hasBackground = false
        tabs.bar.isHidden = true
        expect(stage, app, top, 1, "under a bar of glass, \(way)")
        expect(stage, app, bottom, 1, "without a tab bar, \(way)")
        navigation.toolbar.isHidden = false
        tabs.view.setNeedsLayout()
        expect(stage, app, bottom, isGlass ? 1 : 54.0 / 98, "under the toolbar, \(way)")
      }
    },
    Contract(
      "the docked keyboard covers, and a floating one does not",
      proves: ["8.4 covers keyboard", "8.2 scenes", "case 12"]
    ) { stage in
      for isTracked in [true, false] {
        let app = stage.app()
        let card = Scenery.card(844 - 400, height: 200)
        let screen = Scenery.screen(card)
        if isTracked { app.session.track(screen.view, as: "screen") }
        app.session.register(card, as: ExposedItem("card"))
        app.show(screen)
        expect(stage, app, card, 1, "without a keyboard")
        app.showKeyboard(height: 300)
        expect(stage, app, card, 0.5, "above the keyboard")
        app.hideKeyboard()
        expect(stage, app, card, 1, "when it is hidden again")
        app.floatKeyboard(at: Rect(x: 0, y: 444, width: 320, height: 200))
        expect(stage, app, card, 1, "with a floating keyboard")
      }
    },
    Contract("visual effects cover while they show any", proves: ["8.4 covers effects"]) { stage in
      eachWay(stage) { app, card in
        let effect = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 125), name: "blur")
        effect.background = .effect
        card.superview?.addSubview(effect)
        expect(stage, app, card, 0.5, "a blur over its upper half")
        effect.alpha = 0
        expect(stage, app, card, 1, "a blur that is faded out")
        effect.alpha = 1
        effect.background = .nothing
        expect(stage, app, card, 1, "an effect view without an effect")
      }
    },
    Contract("later siblings at every level cover, earlier ones do not", proves: ["8.4 covers siblings"]) { stage in
      eachWay(stage, boxes: 2) { app, card in
        var level = card
        var name = "the card"
        while let outer = level.superview {
          let after = cover(card, half: .upper, in: outer)
          expect(stage, app, card, 0.5, "a view drawn after \(name)")
          after.removeFromSuperview()
          let before = cover(card, half: .upper, in: outer)
          outer.sendSubviewToBack(before)
          expect(stage, app, card, 1, "a view drawn before \(name)")
          before.removeFromSuperview()
          name = "what holds " + name
          level = outer
        }
      }
    },
    Contract(
      "a background covers from an alpha of a half on, and so does an image without holes",
      proves: ["8.4 covers siblings", "8.4 dimming", "8.4 unknown"]
    ) { stage in
      let paints: [(Paint.Kind, alpha: Double, covers: Bool)] = [
        (.background(alpha: 1), 1, true), (.background(alpha: 0.5), 1, true), (.background(alpha: 0.49), 1, false),
        (.background(alpha: 1), 0.6, true), (.background(alpha: 0.7), 0.7, false), (.opaqueImage, 1, true),
        (.opaqueImage, 0.4, false), (.nothing, 1, false), (.bar(hasBackground: false), 1, false),
      ]
      eachWay(stage) { app, card in
        guard let outer = card.superview else { return }
        for (paint, alpha, covers) in paints {
          let view = cover(card, half: .upper, in: outer)
          (view.background, view.alpha) = (paint, alpha)
          expect(stage, app, card, covers ? 0.5 : 1, "\(paint) at \(alpha)")
          view.removeFromSuperview()
        }
      }
    },
    Contract("dimming covers only where the rules say that it does", proves: ["8.4 dimming"]) { stage in
      for (opacity, covers) in [(0.5, false), (0.3, true)] {
        let app = stage.app(book: RuleBook(rules: [Stage.rule], coverOpacity: opacity))
        let card = Scenery.oneCard(app)
        let dimming = Scenery.painted(Rect(x: 0, y: 0, width: 390, height: 844), alpha: 0.4, name: "dimming")
        app.window.addSubview(dimming)
        expect(stage, app, card, covers ? 0 : 1, "dimming of 0.4 where \(opacity) covers")
      }
    },
    Contract("a view and what is inside it never covers itself", proves: ["8.4 own"]) { stage in
      eachWay(stage) { app, card in
        card.background = .background(alpha: 1)
        let picture = Scenery.painted(Rect(x: 0, y: 0, width: 390, height: 250))
        let label = Scenery.painted(Rect(x: 0, y: 200, width: 390, height: 50))
        card.addSubview(picture)
        picture.addSubview(label)
        app.window.rootController?.view.background = .background(alpha: 1)
        app.window.background = .background(alpha: 1)
        expect(stage, app, card, 1, "a painted card on a painted screen")
        app.session.register(label, as: ExposedItem("label"))
        app.session.cover(label)
        expect(stage, app, card, 1, "what is inside it, named a cover")
        expect(stage, app, label, 1, "the cover itself")
      }
    },
    Contract("what the app names covers, until it takes it back", proves: ["8.4 covers named"]) { stage in
      eachWay(stage) { app, card in
        guard let outer = card.superview else { return }
        let drawing = cover(card, half: .upper, in: outer)
        drawing.background = .nothing
        expect(stage, app, card, 1, "a drawing")
        app.session.cover(drawing)
        expect(stage, app, card, 0.5, "a drawing that the app names")
        app.session.cover(drawing, opacity: 0.2)
        expect(stage, app, card, 1, "a faint one")
        app.session.cover(drawing, opacity: 0.8)
        expect(stage, app, card, 0.5, "a strong one")
        drawing.isHidden = true
        expect(stage, app, card, 1, "a hidden one")
        drawing.isHidden = false
        app.session.uncover(drawing)
        expect(stage, app, card, 1, "taken back")
      }
    },
    Contract("nothing unknown covers", proves: ["8.4 unknown"]) { stage in
      eachWay(stage) { app, card in
        guard let outer = card.superview else { return }
        let container = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "touch catcher")
        app.window.addSubview(container)
        let turned = cover(card, half: .upper, in: outer)
        turned.transform = Affine(a: 0.866_025_4, b: 0.5, c: -0.5, d: 0.866_025_4, tx: 0, ty: 0)
        let tilted = cover(card, half: .lower, in: outer)
        tilted.isFlat = false
        expect(stage, app, card, 1, "an empty view, one that is turned, one that is tilted")
      }
    },
    Contract("covers that overlap are taken off once", proves: ["8.4 covers siblings"]) { stage in
      eachWay(stage) { app, card in
        guard let outer = card.superview else { return }
        _ = cover(card, half: .upper, in: outer)
        _ = cover(card, half: .upper, in: outer)
        _ = cover(card, half: .left, in: outer)
        expect(stage, app, card, 0.25, "the upper half twice and the left half")
      }
    },
    Contract(
      "covers are searched for a few times a second while a list moves, and at once when a layout changes",
      proves: ["8.4 gathered"]
    ) { stage in
      let app = stage.app()
      let list = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      (list.contentWidth, list.contentHeight) = (390, 10_000)
      let card = Scenery.card(0)
      list.addSubview(card)
      let screen = Scenery.screen(list)
      app.session.track(list, as: "list")
      app.session.register(card, as: ExposedItem("card"))
      app.show(screen)
      app.wait(2_500)
      let before = app.system.calls
      for _ in 0..<100 {
        list.contentOffset.y += 1
        app.wait(20)
      }
      let calls = app.system.calls.since(before)
      stage.expect(calls[.windows] <= 11, "\(calls[.windows]) searches in two seconds")
      if stage.isPlain { stage.expect(calls[.facts] > 40, "though \(calls[.facts]) passes looked at the list") }
      list.contentOffset.y = 0
      app.wait(2_900)
      let floating = Scenery.painted(Rect(x: 0, y: 0, width: 390, height: 125))
      screen.view.addSubview(floating)
      app.turn()
      if stage.isPlain { stage.expect(app.fraction(card) == 0.5, "a new view covers at once") }
      expect(stage, app, card, 0.5, "a new view")
    },
  ]

  // MARK: How they are played

  /// With the screen tracked, with the card alone, and with both in a box.
  @MainActor
  private static func eachWay(
    _ stage: Stage, boxes: Int = 1, _ play: @MainActor (HeadlessApp, HeadlessView) -> Void
  ) {
    for isTracked in [true, false] {
      let app = stage.app(.anyPixel)
      let card = Scenery.card(100)
      var inner = card
      for box in 0..<boxes {
        let outer = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "box \(box)")
        outer.addSubview(inner)
        inner = outer
      }
      let screen = Scenery.screen(inner)
      if isTracked { app.session.track(screen.view, as: "screen") }
      app.session.register(card, as: ExposedItem("card"))
      app.show(screen)
      expect(stage, app, card, 1, "nothing")
      play(app, card)
    }
  }

  private enum Half { case upper, lower, left }

  /// A painted view over half of the card.
  @MainActor
  private static func cover(_ card: HeadlessView, half: Half, in outer: HeadlessView) -> HeadlessView {
    let box = card.convert(card.bounds, to: outer)
    let rect =
      switch half {
      case .upper: Rect(x: box.x, y: box.y, width: box.width, height: box.height / 2)
      case .lower: Rect(x: box.x, y: box.y + box.height / 2, width: box.width, height: box.height / 2)
      case .left: Rect(x: box.x, y: box.y, width: box.width / 2, height: box.height)
      }
    let view = Scenery.painted(rect, name: "cover")
    outer.addSubview(view)
    return view
  }

  /// What is left of a view when whatever was changed has been seen.
  @MainActor
  private static func expect(
    _ stage: Stage, _ app: HeadlessApp, _ view: HeadlessView, _ left: Double, _ text: String, line: Int = #line
  ) {
    app.wait(stage.isPlain ? 300 : 2_500)
    let found = app.fraction(view)
    stage.expect(abs(found - left) < 1e-9, "\(text): \(found) is left, should be \(left)", line: line)
  }
}
