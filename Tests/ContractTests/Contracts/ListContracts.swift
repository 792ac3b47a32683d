// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Tables and collection views: which rows count, whatever the list does to its cells.
enum ListContracts {
  /// Long enough that a change in the middle is seen before it is up, whatever is late.
  private static let slow = Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(2_000))

  static let all: [Contract] = [
    Contract(
      "rows on the first screen count, and those below do not",
      proves: ["case 19", "row 49", "8.3 diffable", "8.3 bound", "8.3 closure", "8.4 views"]
    ) { stage in
      each(stage, rows: 20) { feed in
        feed.app.advance(by: .milliseconds(2_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...3))
      }
    },
    Contract("a throw over hundreds of rows counts those where it began and where it rests", proves: ["case 20"]) {
      stage in
      // How cells get their names under each quirk is what other contracts are about; here they take turns.
      for naming in stage.turns(FeedScreen.Naming.allCases) {
        let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 200))
        table.rowHeight = 50
        let feed = FeedScreen(stage.app(), naming, rows: 2_000, list: table)
        feed.app.show(feed.screen)
        feed.app.advance(by: .milliseconds(2_500))
        feed.app.swipe(feed.list, by: Point(x: 0, y: -1_200), over: .milliseconds(50))
        if stage.isPlain {
          feed.app.settle()
        } else {
          // Caught when it has lost most of its speed: it rests at once.
          feed.app.advance(by: .milliseconds(1_100))
          feed.app.drag(feed.list, by: Point(x: 0, y: -1), over: .milliseconds(34))
        }
        feed.app.advance(by: .milliseconds(3_500))
        let counted = feed.app.log.contentsSeen()
        let first = Int(feed.list.contentOffset.y / 50)
        stage.expect(first > 200, "thrown to row \(first)")
        let last = Set(counted.compactMap { Int($0.dropFirst(4)) }.filter { $0 > 3 })
        stage.expect(last.count >= 4 && last.count <= 6, "counted at the end: \(last.sorted())")
        stage.expect(last.allSatisfy { $0 >= first - 1 && $0 <= first + 5 }, "at \(first): \(last.sorted())")
      }
    },
    Contract("programmatic scrolling is seen, animated or not", proves: ["case 19", "row 57"]) { stage in
      for animated in [false, true] {
        each(stage, rows: 40) { feed in
          feed.app.advance(by: .milliseconds(2_500))
          feed.app.scroll(feed.list, to: Point(x: 0, y: 4_000), animated: animated)
          feed.app.advance(by: .milliseconds(3_500))
          stage.expect(feed.app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
        }
      }
    },
    Contract("rows inserted above keep the clocks of those that move", proves: ["case 16", "row 37"]) { stage in
      each(stage, rows: 20, slow) { feed in
        feed.app.advance(by: .milliseconds(600))
        feed.insert(["new"], at: 0)
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...2) + ["new"])
        if stage.isPlain {
          let appear = feed.app.log.events(.appear).first { $0.item == "row-0" }
          let impression = feed.app.log.impressions(of: "row-0").first
          stage.expect(impression?.time == appear.map { $0.time + .milliseconds(2_000) }, "its clock ran on")
        }
      }
    },
    Contract("a row that moves on screen keeps its clock", proves: ["case 16", "row 37"]) { stage in
      each(stage, rows: 20, slow) { feed in
        feed.app.advance(by: .milliseconds(600))
        feed.move(from: 0, to: 2)
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...3))
        stage.expect(
          feed.app.log.events(.appear).filter { $0.item == "row-0" }.count == 1, "row-0 appeared once")
      }
    },
    Contract("a row deleted during its dwell is not counted, and the next takes its place", proves: ["case 16"]) {
      stage in
      each(stage, rows: 20, slow) { feed in
        feed.app.advance(by: .milliseconds(600))
        feed.delete(at: 1)
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: ["row-0", "row-2", "row-3", "row-4"])
        let causes = feed.app.log.events(.disappear).filter { $0.item == "row-1" }.map(cause)
        if stage.isPlain { stage.expect(causes == [.removed], "ended by \(causes)") }
      }
    },
    Contract("a reload that shows the same rows changes nothing", proves: ["row 30", "row 56"]) { stage in
      each(stage, rows: 20, slow) { feed in
        feed.app.advance(by: .milliseconds(600))
        feed.reload()
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...3))
        if stage.isPlain {
          stage.expect(feed.app.log.events(.appear).count == 4, "\(feed.app.log.events(.appear).count) appeared")
        }
      }
    },
    Contract("other rows in the same places, in the same cells, are other rows", proves: ["case 15", "row 56"]) {
      stage in
      each(stage, rows: 20, slow) { feed in
        feed.app.advance(by: .milliseconds(600))
        feed.ids = (0..<20).map { "other-\($0)" }
        feed.reload()
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: (0...3).map { "other-\($0)" })
        feed.ids = (0..<20).map { "third-\($0)" }
        feed.reload()
        feed.app.advance(by: .milliseconds(4_500))
        stage.expect(feed.app, counted: (0...3).map { "other-\($0)" } + (0...3).map { "third-\($0)" })
      }
    },
    Contract("one id in two rows of one snapshot counts once, and is told", proves: ["case 16", "misuse"]) { stage in
      let app = stage.app()
      let feed = FeedScreen(app, .closure, rows: 20)
      feed.ids[2] = "row-0"
      app.show(feed.screen)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["row-0", "row-1", "row-3"])
      stage.expect(app.misuses.map(\.kind) == [.duplicateItem], "\(app.misuses.map(\.kind))")
    },
    Contract("ids that look like index paths are told, once", proves: ["8.3 index path", "misuse"]) { stage in
      let app = stage.app()
      let feed = FeedScreen(app, .closure, rows: 20)
      feed.ids[0] = "0-0"
      app.show(feed.screen)
      app.advance(by: .milliseconds(2_500))
      app.advance(by: .milliseconds(2_500))
      stage.expect(
        app.misuses.filter { $0.kind == .idLooksLikeIndexPath }.map(\.subject) == ["0-0"], "\(app.misuses)")
    },
    Contract(
      "a model changed before its list was told gives no row a wrong name", proves: ["8.3 model first", "8.3 closure"]
    ) { stage in
      let app = stage.app()
      let feed = FeedScreen(app, .closure, rows: 20)
      app.show(feed.screen)
      app.advance(by: .milliseconds(600))
      feed.ids = (0..<9).map { "other-\($0)" }
      app.advance(by: .milliseconds(2_500))
      stage.expect(app.log.contentsSeen().allSatisfy { $0.hasPrefix("row") }, "\(app.log.contentsSeen())")
      feed.reload()
      app.advance(by: .milliseconds(3_500))
      stage.expect(
        app.log.contentsSeen().filter { !$0.hasPrefix("row") } == (0...3).map { "other-\($0)" },
        "\(app.log.contentsSeen())")
    },
    Contract("a closure is asked once for each cell that is newly shown", proves: ["8.3 closure"]) { stage in
      let app = stage.app()
      let feed = FeedScreen(app, .closure, rows: 200)
      app.show(feed.screen)
      app.advance(by: .milliseconds(500))
      let first = feed.asked
      app.advance(by: .milliseconds(2_000))
      if stage.isPlain {
        stage.expect(feed.asked == first, "asked \(feed.asked - first) times more without a change")
        stage.expect(first <= 6, "asked \(first) times for the first screen")
      }
      app.scroll(feed.list, to: Point(x: 0, y: 2_000))
      app.advance(by: .milliseconds(2_500))
      if stage.isPlain { stage.expect(feed.asked - first <= 6, "asked \(feed.asked - first) times for the next") }
      stage.expect(app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(10...13))
    },
    Contract("cells prepared ahead, and cells kept after they left, do not count", proves: ["case 18", "row 55"]) {
      stage in
      each(stage, rows: 40) { feed in
        feed.list.isPrefetchingEnabled = true
        feed.app.advance(by: .milliseconds(2_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...3))
        feed.app.scroll(feed.list, to: Point(x: 0, y: 4_000))
        feed.app.advance(by: .milliseconds(3_500))
        stage.expect(feed.app, counted: FeedScreen.rows(0...3) + FeedScreen.rows(20...23))
      }
    },
    Contract("a cell configured again in place shows something else", proves: ["8.3 reconfigure", "8.3 bound"]) {
      stage in
      let app = stage.app()
      let feed = FeedScreen(app, .bound, rows: 20)
      feed.contents["row-0"] = "draft"
      app.show(feed.screen)
      app.advance(by: .milliseconds(2_500))
      feed.contents["row-0"] = "sent"
      feed.list.reconfigureItems(at: [HeadlessPath(0, 0)])
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["draft", "sent"] + FeedScreen.rows(1...3))
    },
    Contract("rows that size themselves are measured as they are, not as estimated", proves: ["8.4 views"]) { stage in
      let app = stage.app(Rule(name: "seen", fraction: 1, continuous: .milliseconds(1_000)))
      let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      table.estimatedRowHeight = 44
      let screen = HeadlessController()
      screen.view.addSubview(table)
      table.source = HeadlessListSource(
        numberOfItems: { _ in 50 }, length: { $0.item.isMultiple(of: 2) ? 300 : 150 }, estimatedLength: { _ in 44 },
        configure: { cell, path in app.session.bind(cell, to: ExposedItem("row-\(path.item)")) })
      app.session.track(table, as: "feed")
      app.show(screen)
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: FeedScreen.rows(0...2))
    },
    Contract("rotation, insets and bounces: what is on screen counts", proves: ["case 19", "8.2 layout"]) { stage in
      each(stage, rows: 40) { feed in
        feed.app.advance(by: .milliseconds(2_500))
        feed.list.frame = Rect(x: 0, y: 0, width: 800, height: 390)
        feed.app.advance(by: .milliseconds(3_500))
        feed.list.contentInset = Insets(top: 100, left: 0, bottom: 0, right: 0)
        feed.app.swipe(feed.list, by: Point(x: 0, y: 300))
        feed.app.settle()
        feed.app.advance(by: .milliseconds(3_500))
        let seen = feed.app.log.contentsSeen()
        stage.expect(Set(seen).isSuperset(of: FeedScreen.rows(0...3)), "\(seen)")
        stage.expect(Set(seen).isSubset(of: FeedScreen.rows(0...4)), "\(seen)")
      }
    },
  ]

  private static func cause(_ event: Event) -> Cause? {
    guard case .disappear(let record) = event.kind else { return nil }
    return record.cause
  }

  /// Plays the same for the three ways in which cells get their names.
  @MainActor
  static func each(_ stage: Stage, rows: Int, _ rule: Rule = Stage.rule, _ play: (FeedScreen) -> Void) {
    for naming in FeedScreen.Naming.allCases {
      let feed = FeedScreen(stage.app(rule), naming, rows: rows)
      feed.app.show(feed.screen)
      play(feed)
    }
  }
}
