// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// When the host looks, and when it must not.
enum PassContracts {
  static let all: [Contract] = [
    Contract("a notice asks nothing of the toolkit", proves: ["8.1 flag"]) { stage in
      let app = stage.app()
      let card = Scenery.oneCard(app)
      app.wait(1_500)
      let notices: [Notice<HeadlessView>] = [
        .scrolled(card), .moved(card), .scene(window: app.window, state: .active), .keyboard(frame: nil),
        .lowPower(false), .displayed(card, in: app.window), .ended(card, in: app.window), .phase(card, .dragging),
        .tapped(card), .reloaded(card), .changed, .scene(window: app.window, state: .inactive),
      ]
      for notice in notices {
        let before = app.system.calls
        app.session.noticed(notice)
        stage.expect(app.system.calls.since(before).total == 0, "\(notice) asked")
      }
    },
    Contract("all notices of a turn are one look", proves: ["8.1 one pass"]) { stage in
      let app = stage.app()
      let screen = Scenery.tracked("screen", in: app)
      app.show(screen)
      app.wait(1_450)
      let before = app.system.calls
      for _ in 0..<20 {
        app.session.noticed(.moved(screen.view))
        app.session.noticed(.changed)
        app.session.register(Scenery.card(), as: ExposedItem("other"))
      }
      app.turn()
      let looks = app.system.calls.since(before)[.facts]
      stage.expect(stage.isPlain ? looks == 1 : looks <= 1, "\(looks) looks")
    },
    Contract("a change without a notice is seen at the end of its turn", proves: ["8.1 unnoticed", "8.2 layout"]) {
      stage in
      let app = stage.app(.anyPixel)
      let card = Scenery.card()
      let box = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      box.addSubview(card)
      app.show(Scenery.screen(box))
      app.session.register(card, as: ExposedItem("card"))
      app.wait(1_500)
      let changes: [(String, change: @MainActor () -> Void, undo: @MainActor () -> Void, Double)] = [
        ("its frame", { card.frame.y = 719 }, { card.frame.y = 100 }, 0.5),
        ("what holds it", { box.frame.y = -225 }, { box.frame.y = 0 }, 0.5),
        ("a transform", { box.center.x += 195 }, { box.center.x -= 195 }, 0.5),
        ("hidden", { box.isHidden = true }, { box.isHidden = false }, 0),
        ("faded out", { card.alpha = 0 }, { card.alpha = 1 }, 0),
        ("taken out", { card.removeFromSuperview() }, { box.addSubview(card) }, -1),
        ("turned", { app.resize(to: .init(width: 844, height: 225)) }, { app.resize(to: .plain) }, 0.5),
      ]
      for change in changes {
        for (action, left) in [(change.change, change.3), (change.undo, 1)] {
          app.wait(1_430)
          action()
          if stage.isPlain, change.0 != "turned" { app.turn() } else { app.wait(2_500) }
          stage.expect(app.fraction(card) == left, "\(change.0): \(app.fraction(card)) instead of \(left)")
        }
      }
    },
    Contract("nothing is asked inside a callback of the toolkit", proves: ["8.1 no callback"]) { stage in
      let app = stage.app()
      let nosy = NosyView(frame: Rect(x: 0, y: 0, width: 390, height: 400))
      var asked = 0
      nosy.onCallback = { [weak nosy] in
        guard let nosy else { return }
        let before = app.system.calls
        app.session.track(nosy, as: "nosy")
        app.session.register(nosy.card, as: ExposedItem("card"))
        app.session.noticed(.reloaded(nosy))
        app.session.noticed(.changed)
        asked += app.system.calls.since(before).total
      }
      app.show(Scenery.screen(nosy))
      app.wait(2_500)
      nosy.setNeedsLayout()
      app.wait(1_500)
      stage.expect(nosy.callbacks >= 3, "it was called \(nosy.callbacks) times")
      stage.expect(asked == 0, "\(asked) questions inside")
      stage.expect(app, counted: ["card"])
    },
    Contract(
      "a list with changes that it has not laid out is left alone, and looked at when it has",
      proves: ["8.1 skips", "8.1 retries"]
    ) { stage in
      let app = stage.app()
      let list = BusyList(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      app.show(Scenery.screen(list))
      app.session.track(
        list, as: "list", identify: .live { place in ExposedItem("row \(place.item)") })
      list.isBusy = true
      app.wait(2_500)
      stage.expect(list.asked == 0, "it was asked \(list.asked) times")
      stage.expect(app.log.events.isEmpty, "and nothing was said of it")
      list.isBusy = false
      let freed = app.now
      app.wait(2_500)
      stage.expect(app, counted: ["row 0"])
      if stage.isPlain, let appear = app.log.events(.appear).first {
        stage.expect(appear.time - freed <= .milliseconds(100), "it was looked at again soon")
      }
    },
    Contract(
      "a view without a window, or in a scene that is away, is left alone", proves: ["8.1 skips", "8.1 background"]
    ) { stage in
      let app = stage.app()
      let (loose, away) = (BusyList(frame: Scenery.whole), BusyList(frame: Scenery.whole))
      app.show(Scenery.screen())
      let scene = app.openScene(root: Scenery.screen(away))
      app.session.track(loose, as: "loose", identify: .live { ExposedItem("loose \($0.item)") })
      app.session.track(away, as: "away", identify: .live { ExposedItem("away \($0.item)") })
      app.move(scene, to: .foregroundInactive, .background)
      app.wait(2_500)
      stage.expect(loose.asked + away.asked == 0, "asked \(loose.asked) and \(away.asked) times")
      app.window.rootController?.view.addSubview(loose)
      app.move(scene, to: .foregroundInactive, .foregroundActive)
      app.wait(2_500)
      stage.expect(app, counted: ["away 0", "loose 0"])
    },
    Contract("a main queue that never rests is looked at from a block of its own", proves: ["8.1 fresh block"]) {
      stage in
      let app = stage.app(also: [.mainQueueNeverRests])
      app.show(Scenery.screen())
      app.wait(2_010)
      let card = Scenery.card()
      app.window.rootController?.view.addSubview(card)
      app.session.register(card, as: ExposedItem("card"))
      let told = app.now
      app.wait(2_500)
      stage.expect(app, counted: ["card"])
      if stage.isPlain, let appear = app.log.events(.appear).first {
        stage.expect(appear.time - told <= .milliseconds(50), "\(appear.time - told) after it was told")
      }
    },
    Contract("bursts of scrolling are limited to so many looks a second", proves: ["8.1 rate"]) { stage in
      for rate in [30.0, 10] {
        var options = HostOptions()
        options.maximumPassesPerSecond = rate
        let app = stage.app(options: options)
        let list = Scenery.scroller(height: 100_000)
        app.show(Scenery.screen(list))
        app.session.track(list, as: "list")
        app.wait(1_500)
        let before = app.system.calls
        for _ in 0..<500 {
          list.contentOffset.y += 1
          app.wait(2)
        }
        let looks = Double(app.system.calls.since(before)[.facts])
        // The beat and the end of the burst come on top.
        stage.expect(
          looks <= (rate + 4) * (app.system.has(.timersTwice) ? 2 : 1), "\(looks) looks in a second, at most \(rate)")
        if stage.isPlain { stage.expect(looks >= rate * 0.8, "but \(looks) there were") }
        app.wait(2_500)
        stage.expect(app.lastOffset(of: "list") == 500, "and the last offset is known")
      }
    },
    Contract("an app at rest is looked at once a second, and not at all in low-power mode", proves: ["8.1 beat"]) {
      stage in
      let app = stage.app()
      let navigation = HeadlessNavigationController(root: Scenery.tracked("feed", in: app))
      app.show(navigation)
      app.wait(1_500)
      navigation.push(Scenery.tracked("detail", in: app))
      app.wait(3_000)
      for (isLowPower, most) in [(false, 10), (true, 0)] {
        app.setLowPower(isLowPower)
        app.wait(1_000)
        let before = app.system.calls
        for _ in 0..<10 { app.system.perform(after: .milliseconds(1)) {} }
        app.advance(to: app.now + .milliseconds(10_000))
        // Two surfaces; two turns that the test itself makes, and one more since the second comes so soon.
        let looks = app.system.calls.since(before)[.facts] / 2
        let own = 3
        let factor = app.system.has(.timersTwice) || app.system.has(.mainQueueNeverRests) ? 2 : 1
        stage.expect(looks <= (most + own) * factor, "\(looks) looks in ten seconds, low power: \(isLowPower)")
        if stage.isPlain { stage.expect(looks >= most, "\(looks) looks") }
      }
    },
    Contract("what falls due is told when it does", proves: ["8.1 deadlines"]) { stage in
      let app = stage.app(.mrcDisplay, .mrcVideo)
      var late: [TimeSpan] = []
      let listen = app.session.onEvents
      app.session.onEvents = { events in
        late += events.map { app.now - $0.time }
        listen?(events)
      }
      _ = Scenery.oneCard(app)
      app.wait(4_500)
      stage.expect(app, counted: ["card", "card"])
      stage.expect(late.allSatisfy { $0 >= .zero && $0 <= .milliseconds(stage.isPlain ? 0 : 1_300) }, "late by \(late)")
    },
    Contract("the system's layouts in the background move nothing", proves: ["8.1 background"]) { stage in
      let app = stage.app(also: [.backgroundSnapshotsLayOut])
      let fills = HeadlessView(frame: Scenery.whole)
      fills.fillsSuperview = true
      app.show(Scenery.screen(fills))
      app.session.track(fills, as: "screen")
      app.wait(1_500)
      let before = app.script.steps.count
      app.enterBackground(suspends: false)
      app.wait(5_000)
      let told = app.script.steps[before...].filter { step in
        switch step.input {
        case .window, .wake, .still: false
        default: true
        }
      }
      stage.expect(told.isEmpty, "\(told.map(\.input))")
    },
  ]
}

/// A view that talks to the session from inside the toolkit's callbacks, as apps do.
private final class NosyView: HeadlessView {
  let card = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 300))
  var onCallback: (() -> Void)?
  private(set) var callbacks = 0

  override func layoutSubviews() {
    if card.superview == nil { addSubview(card) }
    call()
  }

  override func didMoveToWindow() { call() }

  private func call() {
    callbacks += 1
    onCallback?()
  }
}

/// A list of one row that says for a while that it must not be asked.
private final class BusyList: HeadlessView {
  var isBusy = false
  private(set) var asked = 0
  private let row = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 300))

  override var kind: ChainLink.Kind { .scroll }

  override func layoutSubviews() {
    if row.superview == nil { addSubview(row) }
  }

  override func surfaceFacts() -> SurfaceFacts {
    SurfaceFacts(contentWidth: 390, contentHeight: 300, hasUncommittedUpdates: isBusy, itemCount: 1)
  }

  override func displayedViews() -> [DisplayedView] {
    asked += 1
    return [DisplayedView(view: row, place: CellPlace(section: 0, item: 0))]
  }
}
