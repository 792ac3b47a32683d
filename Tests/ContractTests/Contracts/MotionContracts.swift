// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// How motion is heard, inferred and ended; taps; questions about views.
enum MotionContracts {
  private static let settled = Rule(name: "settled", fraction: 1, continuous: .milliseconds(300), motion: .settled)

  static let all: [Contract] = [
    Contract(
      "what is whole at rest counts, and what only passes by does not", proves: ["settle", "8.2 scrolling", "case 20"]
    ) { stage in
      let feed = FeedScreen(stage.app(settled), .bound, rows: 200)
      feed.app.show(feed.screen)
      feed.app.advance(by: .milliseconds(2_500))
      stage.expect(feed.app, counted: FeedScreen.rows(0...3))
      feed.app.drag(feed.list, by: Point(x: 0, y: -700), over: .milliseconds(4_000))
      let moving = feed.app.log.events(.impression).count
      if stage.isPlain { stage.expect(moving == 4, "\(moving - 4) counted while a finger moved") }
      feed.app.settle()
      feed.app.advance(by: .milliseconds(3_500))
      let first = Int((feed.list.contentOffset.y / 200).rounded(.up))
      let last = Int((feed.list.contentOffset.y + 800) / 200) - 1
      stage.expect(last > first, "nothing whole at \(feed.list.contentOffset.y)")
      let seen = Set(feed.app.log.contentsSeen())
      for row in first...max(first, last) {
        stage.expect(seen.contains("row-\(row)"), "row-\(row) is whole at rest: \(seen.sorted())")
      }
    },
    Contract(
      "an animated scroll ends where two looks are equal, and is marked as inferred",
      proves: ["8.2 inferred", "settle"]
    ) {
      stage in
      let feed = FeedScreen(stage.app(settled), .bound, rows: 200)
      feed.app.show(feed.screen)
      feed.app.advance(by: .milliseconds(2_500))
      feed.app.scroll(feed.list, to: Point(x: 0, y: 2_000), animated: true)
      feed.app.advance(by: .milliseconds(3_500))
      stage.expect(feed.app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(10...13))
      guard stage.isPlain else { return }
      stage.expect(feed.app.session.isPhaseInferred(of: "feed") == true, "marked as inferred")
      let phases = feed.app.script.steps.compactMap { step -> ScrollPhase? in
        switch step.input {
        case .scroll(_, _, let phase): phase
        case .phase(_, let phase): phase
        default: nil
        }
      }
      stage.expect(phases == [.animating, .idle], "\(phases)")
    },
    Contract("with a relay phases are exact", proves: ["8.2 exact", "8.5 taps"]) { stage in
      let feed = FeedScreen(stage.app(settled), .bound, rows: 200)
      feed.app.show(feed.screen)
      feed.app.useRelay(on: feed.list)
      feed.app.advance(by: .milliseconds(2_500))
      feed.app.swipe(feed.list, by: Point(x: 0, y: -300), over: .milliseconds(120))
      feed.app.settle()
      if stage.isPlain {
        stage.expect(feed.app.session.isPhaseInferred(of: "feed") == false, "its end was said exactly")
      }
      feed.app.advance(by: .milliseconds(3_500))
      stage.expect(feed.app.log.contentsSeen().count > 4, "\(feed.app.log.contentsSeen())")
    },
    Contract("a tap on what is visible counts where the rule says so", proves: ["8.2 taps", "8.5 taps"]) { stage in
      let rule = Rule(name: "tapped", fraction: 0.5, continuous: .milliseconds(60_000), countsInteraction: true)
      let feed = FeedScreen(stage.app(rule), .bound, rows: 40)
      feed.app.show(feed.screen)
      feed.app.useRelay(on: feed.list)
      feed.app.advance(by: .milliseconds(2_500))
      guard let cell = feed.list.cell(at: HeadlessPath(0, 1)) else { return stage.expect(false, "no cell") }
      feed.app.tap(cell)
      feed.app.tap(cell.contentView)
      feed.app.advance(by: .milliseconds(500))
      stage.expect(feed.app, counted: ["row-1"])
    },
    Contract("small moves can be held back until they add up, and none are by default", proves: ["distance"]) { stage in
      guard stage.isPlain else { return }
      var looked: [Int] = []
      for least in [0.0, 44] {
        var options = HostOptions()
        options.minimumScrollDistance = least
        let feed = FeedScreen(stage.app(options: options), .bound, rows: 200)
        feed.app.show(feed.screen)
        feed.app.advance(by: .milliseconds(1_500))
        let before = feed.app.script.steps.count
        feed.app.drag(feed.list, by: Point(x: 0, y: -600), over: .milliseconds(6_000))
        feed.app.settle()
        feed.app.advance(by: .milliseconds(3_500))
        looked.append(feed.app.script.steps.count - before)
        let first = Int(feed.list.contentOffset.y / 200) + 1
        stage.expect(feed.app.log.contentsSeen().contains("row-\(first + 1)"), "\(feed.app.log.contentsSeen())")
      }
      stage.expect(looked[1] * 2 < looked[0], "inputs while scrolling: \(looked)")
    },
    Contract("where a view is can be asked, against its window and another view", proves: ["queries"]) { stage in
      guard stage.isPlain else { return }
      typealias Query = ViewQuery<HeadlessToolkit>
      let app = stage.app()
      let scroll = HeadlessScrollView(frame: Rect(x: 0, y: 44, width: 390, height: 400))
      (scroll.contentWidth, scroll.contentHeight) = (390, 2_000)
      let inside = HeadlessView(frame: Rect(x: 0, y: 350, width: 390, height: 100))
      let away = HeadlessView(frame: Rect(x: 0, y: 1_000, width: 390, height: 100))
      let beside = HeadlessView(frame: Rect(x: 0, y: 400, width: 100, height: 100))
      scroll.addSubview(inside)
      scroll.addSubview(away)
      let controller = HeadlessController()
      controller.view.addSubview(scroll)
      controller.view.addSubview(beside)
      stage.expect(Query.place(of: inside) == nil && Query.visibleFraction(of: inside) == 0, "in no window")
      app.show(controller)
      app.turn()
      stage.expect(Query.visibleFraction(of: inside) == 0.5, "\(Query.visibleFraction(of: inside)) is left by the clip")
      stage.expect(Query.visibleFraction(of: away) == 0, "scrolled away")
      stage.expect(!Query.intersectsWindow(away), "below the window")
      stage.expect(Query.windowContains(inside) && !Query.windowContains(away), "its bounds, seen or not")
      stage.expect(Query.intersects(inside, beside) && !Query.intersects(away, beside), "bounds against bounds")
      stage.expect(Query.contains(scroll, beside) == false && Query.contains(controller.view, beside), "contained")
      stage.expect(Query.visibleFraction(of: inside, in: beside) == 100.0 * 44 / 39_000, "of the item in the other")
      inside.alpha = 0
      stage.expect(Query.visibleFraction(of: inside) == 0, "transparent")
    },
  ]
}
