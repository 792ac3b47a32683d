// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

extension QuirkProbe {
  /// The times in milliseconds at which a session that looks at a card is told of a change made just before.
  @MainActor
  private static func seen(_ stage: HeadlessStage, changes: Int = 1, every: TimeSpan = .milliseconds(100)) -> String {
    let card = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 100))
    stage.a.view.addSubview(card)
    stage.app.show(stage.a)
    _ = stage.app.session.track(stage.a.view, as: "screen")
    _ = stage.app.session.register(card, as: ExposedItem("card"))
    stage.app.advance(by: .seconds(2.05))
    let before = stage.app.script.steps.count
    for change in 1...changes {
      card.frame = Rect(x: 0, y: Double(change), width: 390, height: 100)
      stage.app.advance(by: every)
    }
    stage.app.advance(by: .seconds(2))
    return stage.app.script.steps[before...].map { "\($0.time.nanoseconds / 1_000_000)" }.joined(separator: " ")
  }

  @MainActor
  private static func scenes(_ stage: HeadlessStage) -> HeadlessApp {
    let app = stage.app
    app.show(stage.a)
    _ = app.session.track(stage.a.view, as: "screen")
    app.turn()
    return app
  }

  /// The states of scenes of which the session hears meanwhile.
  @MainActor
  private static func states(_ app: HeadlessApp, _ action: () -> Void) -> [String] {
    var states: [String] = []
    app.system.onHeard = { notice in
      if case .scene(_, let state) = notice { states.append(state.rawValue) }
    }
    action()
    app.system.onHeard = nil
    return states
  }

  static let system = [
    QuirkProbe(.passesDropped, "2050 2150 2283 2350", "2150 2250 2350") { seen($0, changes: 4) },
    QuirkProbe(.framesOnePassStale, "2050", "2150") { seen($0) },
    QuirkProbe(.mainQueueNeverRests, "2050", "2700") { seen($0) },
    QuirkProbe(.observerBeforeCommit, "1 layouts", "0 layouts") { stage in
      let view = Layouter()
      stage.a.view.addSubview(view)
      stage.app.show(stage.a)
      _ = stage.app.session.track(view, as: "view")
      view.onFacts = { view.layoutsWhenAsked = view.layoutsWhenAsked ?? view.layouts }
      stage.app.turn()
      return "\(view.layoutsWhenAsked ?? -1) layouts"
    },
    QuirkProbe(.timersLate, "1000", "1021") { stage in wake(stage).time },
    QuirkProbe(.timersTwice, "3 turns", "5 turns") { stage in wake(stage).turns },
    QuirkProbe(.sceneNoticesOutOfOrder, "inactive background", "background inactive") { stage in
      let app = scenes(stage)
      return states(app) { app.move(app.scene, to: .foregroundInactive, .background) }.joined(separator: " ")
    },
    QuirkProbe(.sceneNoticesMissing, "8", "4") { stage in
      let app = scenes(stage)
      let told = states(app) {
        for _ in 0..<4 { app.move(app.scene, to: .foregroundInactive, .foregroundActive) }
      }
      return "\(told.count)"
    },
    QuirkProbe(.sceneNoticesOffMain, "1 then 1", "0 then 1") { stage in
      let app = scenes(stage)
      let first = states(app) { app.move(app.scene, to: .foregroundInactive) }
      return "\(first.count) then \(first.count + states(app) { app.turn() }.count)"
    },
    QuirkProbe(.launchedInBackground, "inactive active", "background inactive active") { stage in
      states(stage.app) { stage.app.show(stage.a) }.joined(separator: " ")
    },
    QuirkProbe(.backgroundSnapshotsLayOut, "0 layouts", "2 layouts") { stage in
      let view = Layouter()
      view.fillsSuperview = true
      stage.a.view.addSubview(view)
      stage.app.show(stage.a)
      stage.app.turn()
      let before = view.layouts
      stage.app.enterBackground()
      return "\(view.layouts - before) layouts"
    },
    QuirkProbe(.keyboardWindowCoversAll, "known", "unknown") { stage in
      stage.app.show(stage.a)
      stage.app.showKeyboard()
      var above: [AnyObject] = []
      HeadlessToolkit.windows(above: stage.app.window, into: &above)
      guard let window = above.first as? HeadlessView else { return "none" }
      return HeadlessToolkit.paint(of: window).isKeyboard ? "known" : "unknown"
    },
    QuirkProbe(.keyboardFrameStale, "508.0, none", "54.0, 844.0") { stage in
      stage.app.show(stage.a)
      var frames: [String] = []
      stage.app.system.onHeard = { notice in
        if case .keyboard(let frame) = notice { frames.append(frame.map { "\($0.y)" } ?? "none") }
      }
      stage.app.showKeyboard()
      stage.app.turn()
      stage.app.hideKeyboard()
      return "\(frames.first ?? ""), \(frames.last ?? "")"
    },
    QuirkProbe(.systemWindowsOnTop, "1", "2") { stage in
      stage.app.show(stage.a)
      return "\(stage.app.scene.windowsInOrder.count)"
    },
    QuirkProbe(.windowOrderUnknown, "window other", "other window") { stage in
      _ = HeadlessWindow(in: stage.app.scene, name: "other")
      return stage.app.scene.windowsInOrder.map(\.name).joined(separator: " ")
    },
    QuirkProbe(.effectViewsFullScreen, "1", "3") { stage in
      stage.app.show(stage.a)
      return "\(stage.app.window.subviews.count)"
    },
    QuirkProbe(.contentOffsetNotObserved, "1", "0") { stage in
      let scroller = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      scroller.contentHeight = 1_000
      stage.a.view.addSubview(scroller)
      stage.app.show(stage.a)
      var count = 0
      stage.app.system.onHeard = { if case .scrolled = $0 { count += 1 } }
      stage.app.scroll(scroller, to: Point(x: 0, y: 500))
      return "\(count)"
    },
    QuirkProbe(.offsetNoticesOffMain, "1 then 1", "0 then 1") { stage in
      let scroller = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      scroller.contentHeight = 1_000
      stage.a.view.addSubview(scroller)
      stage.app.show(stage.a)
      stage.app.turn()
      var count = 0
      stage.app.system.onHeard = { if case .scrolled = $0 { count += 1 } }
      scroller.bounds.y = 500
      let first = count
      stage.app.turn()
      return "\(first) then \(count)"
    },
    QuirkProbe(.callbacksDoubled, "10", "20") { display($0) },
    QuirkProbe(.callbacksMissing, "10", "6") { display($0) },
    QuirkProbe(.callbacksLate, "10", "0") { display($0) },
    QuirkProbe(.beaconNoticesMissing, "1", "0") { moves($0, reload: false) },
    QuirkProbe(.beaconRemoved, "1", "0") { moves($0, reload: true) },
  ]

  /// How many display notices come in the turn in which a table shows its first rows.
  @MainActor
  private static func display(_ stage: HeadlessStage) -> String {
    let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 100, height: 1_000))
    table.rowHeight = 100
    table.source = HeadlessListSource(numberOfItems: { _ in 100 }, configure: { _, _ in })
    stage.a.view.addSubview(table)
    stage.app.show(stage.a)
    stage.app.useRelay(on: table)
    var count = 0
    stage.app.system.onHeard = { if case .displayed = $0 { count += 1 } }
    stage.app.turn()
    return "\(count)"
  }

  /// How often a session would hear that a view in a window has another safe area.
  @MainActor
  private static func moves(_ stage: HeadlessStage, reload: Bool) -> String {
    stage.app.show(stage.a)
    stage.app.turn()
    if reload { stage.app.system.post(.reloaded(stage.a.view)) }
    var count = 0
    let view = stage.a.view
    stage.app.system.onHeard = { notice in
      if case .moved(let moved) = notice, moved === view { count += 1 }
    }
    view.removeFromSuperview()
    return "\(count)"
  }

  @MainActor
  private static func wake(_ stage: HeadlessStage) -> (time: String, turns: String) {
    let view = Layouter()
    let app = HeadlessApp(
      rules: RuleBook(rules: [Rule(name: "seen", fraction: 0.5, continuous: .seconds(1))]),
      quirks: stage.app.system.quirks)
    let screen = HeadlessController()
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    screen.view.addSubview(view)
    app.show(screen)
    app.setLowPower(true)
    _ = app.session.track(screen.view, as: "screen")
    _ = app.session.register(view, as: ExposedItem("card"))
    _ = app.session.track(view, as: "view")
    app.advance(by: .milliseconds(900))
    let before = app.system.turn
    var times: [Timestamp] = []
    view.onFacts = { times.append(app.now) }
    app.advance(by: .milliseconds(400))
    times.removeAll { $0 < .seconds(0.95) }
    let first = times.first ?? .zero
    return ("\(first.nanoseconds / 1_000_000)", "\(app.system.turn - before) turns")
  }
}

private final class Layouter: HeadlessView {
  var layouts = 0
  var layoutsWhenAsked: Int?
  var onFacts: (() -> Void)?

  override func layoutSubviews() { layouts += 1 }

  override func surfaceFacts() -> SurfaceFacts {
    onFacts?()
    return super.surfaceFacts()
  }
}
