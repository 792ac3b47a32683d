// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Several windows and scenes.
enum SceneContracts {
  static let all: [Contract] = [
    Contract("one content in two windows is one thing", proves: ["case 22", "row 47"]) { stage in
      let app = stage.app()
      let card = Scenery.card()
      app.show(Scenery.screen(card))
      app.session.register(card, as: ExposedItem("first", content: "p-9"))
      let other = Scenery.card(-125)
      let scene = app.openScene(root: Scenery.screen(other))
      app.session.register(other, as: ExposedItem("second", content: "p-9"))
      app.wait(2_500)
      stage.expect(app, counted: ["p-9"])
      stage.expect(app.log.events(.appear).count == 1, "it appeared once")
      stage.expect(app.log.impressions(of: "p-9").first?.item == "first", "named where more of it is seen")
      app.close(scene)
      app.wait(2_500)
      stage.expect(app.log.events(.disappear).isEmpty, "it is still there in the first window")
      card.isHidden = true
      app.wait(2_500)
      stage.expect(app.log.events(.disappear).count == 1, "now it is gone")
      stage.expect(app, counted: ["p-9"])
    },
    Contract("each scene has a gate of its own", proves: ["row 47", "8.2 scenes", "8.1 skips"]) { stage in
      let app = stage.app(.patient)
      app.show(Scenery.tracked("one", in: app))
      let scene = app.openScene(root: Scenery.tracked("two", in: app))
      app.wait(1_500)
      app.move(scene, to: .foregroundInactive, .background)
      app.turn()
      app.wait(2_500)
      stage.expect(app.endings(of: "two") == [.appInactive], "two is gone: \(app.endings(of: "two"))")
      stage.expect(app, counted: ["one"])
      app.move(scene, to: .foregroundInactive, .foregroundActive)
      app.turn()
      app.wait(1_500)
      stage.expect(app, counted: ["one"])
      app.wait(3_500)
      stage.expect(app, counted: ["one", "two"])
      stage.expect(app.endings(of: "one").isEmpty, "one was there all the time")
    },
    Contract("a tracked view that moves to another window is seen there", proves: ["row 47", "8.2 window"]) { stage in
      let app = stage.app()
      let list = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      let card = Scenery.card()
      list.addSubview(card)
      app.show(Scenery.screen(list))
      app.session.track(list, as: "list")
      app.session.register(card, as: ExposedItem("card"))
      app.wait(2_500)
      let second = Scenery.screen()
      let scene = app.openScene(root: second)
      second.view.addSubview(list)
      app.wait(2_500)
      stage.expect(app, counted: ["card"])
      stage.expect(app.log.events(.disappear).isEmpty, "it is the same list")
      app.move(scene, to: .foregroundInactive, .background)
      app.turn()
      app.wait(2_500)
      stage.expect(app.endings(of: "card") == [.appInactive], "the gate is that of the new window")
    },
    Contract("a window that is hidden shows nothing", proves: ["8.2 window"]) { stage in
      let app = stage.app()
      app.show(Scenery.tracked("main", in: app))
      let banner = HeadlessWindow(in: app.scene, level: 1, frame: Rect(x: 0, y: 400, width: 390, height: 444))
      banner.rootController = Scenery.tracked("banner", in: app)
      app.wait(2_500)
      stage.expect(app, counted: ["banner", "main"])
      banner.isHidden = true
      app.wait(2_500)
      stage.expect(app.endings(of: "banner") == [.hidden], "hidden: \(app.endings(of: "banner"))")
      stage.expect(app.endings(of: "main").isEmpty, "the other window is not")
    },
    Contract(
      "the safe area, and its changes, narrow the viewport where one asks for it",
      proves: ["8.2 window", "8.4 viewport"]
    ) { stage in
      let insets = Insets(top: 200, left: 0, bottom: 0, right: 195)
      let choices: [(SurfaceOptions.Viewport, before: Double, after: Double)] = [
        (.bounds, 1, 1), (.safeArea, 1, 203.0 / 250), (.inset(insets), 0.1, 0.1), (.adjustedInsets, 1, 1),
      ]
      for (viewport, before, after) in choices {
        let app = stage.app(.anyPixel)
        let card = Scenery.card(0)
        let controller = Scenery.screen(card)
        app.session.track(controller.view, as: "screen", options: SurfaceOptions(viewport: viewport))
        app.session.register(card, as: ExposedItem("card"))
        app.show(controller)
        app.wait(1_500)
        // 50 of 250 points in the height, and half of the width.
        let expected = before
        stage.expect(app.session.explain(card)?.fraction == expected, "\(viewport): \(app.fraction(card))")
        app.resize(
          to: HeadlessScreen(width: 390, height: 844, safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0)))
        app.wait(2_500)
        let later = after
        stage.expect(abs(app.fraction(card) - later) < 1e-9, "\(viewport), with a safe area: \(app.fraction(card))")
      }
    },
  ]
}
