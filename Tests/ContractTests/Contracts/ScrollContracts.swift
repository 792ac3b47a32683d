// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// How a scroll view moves, and what is known of that.
enum ScrollContracts {
  static let all: [Contract] = [
    Contract("a notice of an offset wakes, and what is told is what the view says", proves: ["8.2 scrolling"]) {
      stage in
      let app = stage.app()
      let list = Scenery.scroller(height: 10_000, cards: 14)
      Scenery.show(list, in: app)
      app.wait(2_500)
      let before = app.script.steps.count
      for _ in 0..<5 {
        app.session.noticed(.scrolled(list))
        app.wait(300)
      }
      stage.expect(app.motions(since: before).isEmpty, "nothing has moved: \(app.motions(since: before))")
      app.swipe(list, by: Point(x: 0, y: -400))
      app.settle()
      app.wait(2_500)
      let phases = app.phases(since: before)
      if stage.isPlain {
        stage.expect(phases.filter { $0 != .tracking } == [.dragging, .decelerating, .idle], "phases \(phases)")
      }
      stage.expect(phases.last == .idle, "it came to rest: \(phases)")
      stage.expect(app.lastOffset(of: "list") == list.contentOffset.y, "where it is")
    },
    Contract(
      "the end of what code moves is found a tenth of a second later, and marked as inferred",
      proves: ["8.2 inferred", "settle", "row 57"]
    ) { stage in
      let app = stage.app()
      let list = Scenery.scroller(height: 10_000, cards: 14)
      Scenery.show(list, in: app)
      app.wait(2_500)
      let before = app.script.steps.count
      let began = app.now
      app.scroll(list, to: Point(x: 0, y: 2_000), animated: true)
      app.wait(3_500)
      stage.expect(app.lastOffset(of: "list") == 2_000, "it is there")
      stage.expect(app.phases(since: before).last ?? .idle == .idle, "and at rest")
      stage.expect(app.session.isPhaseInferred(of: "list") == true, "which nobody has said")
      if stage.isPlain {
        stage.expect(app.phases(since: before) == [.animating, .idle], "phases \(app.phases(since: before))")
        let ended = app.motions(since: before).last?.time ?? .zero
        // 0.3 s of motion and the settle time; a look comes at most an interval later.
        let late = (ended - began).nanoseconds / 1_000_000
        stage.expect((400...500).contains(late), "told \(late) ms after it began")
      }
    },
    Contract("a jump changes no phase", proves: ["8.2 inferred", "row 57", "row 50"]) { stage in
      let app = stage.app(Rule(name: "still", fraction: 1, continuous: .milliseconds(1_000), motion: .settled))
      let list = Scenery.scroller(height: 10_000, cards: 14)
      Scenery.show(list, in: app)
      app.wait(2_500)
      app.scroll(list, to: Point(x: 0, y: 3_000))
      app.wait(3_500)
      stage.expect(app.phases(since: 0).isEmpty, "phases \(app.phases(since: 0))")
      stage.expect(app, counted: ["card 0", "card 1", "card 2", "card 11", "card 12"])
    },
    Contract("with a relay the end of an animation is told when it comes", proves: ["8.2 exact"]) { stage in
      let app = stage.app()
      let list = Scenery.scroller(height: 10_000, cards: 14)
      app.useRelay(on: list)
      Scenery.show(list, in: app)
      app.wait(2_500)
      let before = app.script.steps.count
      let began = app.now
      app.scroll(list, to: Point(x: 0, y: 2_000), animated: true)
      app.wait(3_500)
      stage.expect(app.phases(since: before).last ?? .idle == .idle, "it is at rest")
      guard stage.isPlain else { return }
      stage.expect(app.session.isPhaseInferred(of: "list") == false, "which was said")
      let ended = app.motions(since: before).last.map { ($0.time - began).nanoseconds / 1_000_000 } ?? 0
      stage.expect((299...340).contains(ended), "at its end: \(ended) ms")
    },
    Contract("a slow scroll that never stops counts each that stays long enough", proves: ["case 20"]) { stage in
      let app = stage.app(
        Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(1_000)),
        Rule(name: "still", fraction: 0.5, continuous: .milliseconds(2_500), motion: .settled))
      let list = Scenery.scroller(height: 20_000, cards: 16)
      Scenery.show(list, in: app)
      app.turn()
      // 100 points a second for seven seconds: a card of 280 points that comes in is half seen for eight and more.
      for _ in 0..<210 {
        list.contentOffset.y += 10.0 / 3
        app.wait(33)
      }
      let seen = app.log.contentsSeen(rule: "seen")
      stage.expect(["card 0", "card 1", "card 2", "card 3", "card 4"].allSatisfy(seen.contains), "\(seen)")
      stage.expect(!seen.contains("card 6"), "\(seen)")
      stage.expect(app, counted: [], rule: "still")
    },
  ]
}
