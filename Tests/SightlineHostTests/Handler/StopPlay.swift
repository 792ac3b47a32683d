// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// What LBTrackManager's scheme and ours say of one play.
struct StopPlay: CustomTestStringConvertible, Sendable {
  var name: String
  var policy = StopPolicy()
  var rows: [String] = StopPage.rows(1...20)
  var height: @Sendable (String) -> Double = { _ in 200 }
  var hasBar = false
  var play: @MainActor @Sendable (StopPage) -> Void
  var theirs: (exposed: [[String]], effective: [[String]])
  var ours: (exposed: [[String]], effective: [[String]])

  var testDescription: String { name }
}

/// The plays.
enum StopPlays {
  /// A banner over the first screen that nobody counts: LBTrackManager never reports what is there before a drag.
  private static let underBanner = ["plain banner"] + StopPage.rows(1...12)
  private static func bannerHeight(_ row: String) -> Double { row == "plain banner" ? 800 : 200 }

  private static let throughThePage: @MainActor @Sendable (StopPage) -> Void = { page in
    page.drag(800)
    page.wait(2_000)
    page.drag(800)
    page.wait(400)
    page.drag(800)
    page.wait(2_000)
    page.drag(-20)
  }

  private static let agreed = (
    exposed: [StopPage.rows(1...4), StopPage.rows(5...8), StopPage.rows(9...12)],
    effective: [StopPage.rows(1...4), StopPage.rows(9...12)]
  )

  static let agreements = [
    StopPlay(
      name: "drags to rows that are new, each kept for less or for more than the threshold", rows: underBanner,
      height: bannerHeight, play: throughThePage, theirs: agreed, ours: agreed),
    StopPlay(
      name: "the same, compared with the previous stop", policy: StopPolicy(repetition: .unlessAtPreviousStop),
      rows: underBanner, height: bannerHeight, play: throughThePage, theirs: agreed, ours: agreed),
    StopPlay(
      name: "back to rows that were gone at the previous stop, compared with that",
      policy: StopPolicy(repetition: .unlessAtPreviousStop), rows: underBanner, height: bannerHeight,
      play: { page in
        page.drag(800)
        page.wait(2_000)
        page.drag(400)
        page.wait(2_000)
        page.drag(-400)
        page.wait(2_000)
        page.drag(-20)
      },
      theirs: (agreedBack, agreedBack), ours: (agreedBack, agreedBack)),
  ]
  private static let agreedBack = [StopPage.rows(1...4), StopPage.rows(5...6), StopPage.rows(1...2)]

  private static let first = StopPage.rows(1...4)
  private static let next = StopPage.rows(5...8)

  static let losses = [
    StopPlay(
      name: "the first screen, which no drag has stopped at",
      play: { $0.wait(3_000) }, theirs: ([], []), ours: ([first], [first])),
    StopPlay(
      name: "what code scrolls to at once",
      play: { page in
        page.wait(300)
        page.app.scroll(page.table, to: Point(x: 0, y: 800))
        page.wait(3_000)
      }, theirs: ([], []), ours: ([first, next], [next])),
    StopPlay(
      name: "what code scrolls to with an animation",
      play: { page in
        page.wait(300)
        page.app.scroll(page.table, to: Point(x: 0, y: 800), animated: true)
        page.wait(3_000)
      }, theirs: ([], []), ours: ([first, next], [next])),
    StopPlay(
      name: "a stay that ends with the page",
      play: { page in
        page.drag(800)
        page.wait(3_000)
        page.navigation.push(HeadlessController(name: "Detail"))
        page.wait(3_000)
      }, theirs: ([next], []), ours: ([first, next], [next])),
    StopPlay(
      name: "a stay that ends with the app",
      play: { page in
        page.drag(800)
        page.wait(3_000)
        page.app.enterBackground()
        page.wait(60_000)
      }, theirs: ([next], []), ours: ([first, next], [next])),
    StopPlay(
      name: "rows that stay at a second stop, having been too short at the first",
      play: { page in
        page.drag(800)
        page.wait(300)
        page.drag(200)
        page.wait(3_000)
        page.drag(20)
      }, theirs: ([next, ["row 9"]], [["row 9"]]),
      ours: ([first, next, ["row 9"]], [["row 6", "row 7", "row 8", "row 9"]])),
    StopPlay(
      name: "rows that a reload brings",
      play: { page in
        page.drag(800)
        page.wait(3_000)
        page.rows = page.rows.map { "new \($0)" }
        page.table.reloadData()
        page.wait(3_000)
      }, theirs: ([next], []),
      ours: ([first, next, next.map { "new \($0)" }], [next, next.map { "new \($0)" }])),
    StopPlay(
      name: "rows in the places of others, told by their index paths",
      play: { page in
        page.drag(800)
        page.wait(3_000)
        // Four rows come in at the top; what was on screen is pushed down, and what was above is in its place.
        page.rows.insert(contentsOf: (1...4).map { "new \($0)" }, at: 0)
        page.table.insertItems(at: (0..<4).map { HeadlessPath(0, $0) })
        page.wait(200)
        // The drag now reports what stayed by index paths that mean other rows.
        page.drag(20)
        page.wait(3_000)
      }, theirs: ([next], [first]), ours: ([first, next], [next, ["row 2", "row 3", "row 4"]])),
    StopPlay(
      name: "a row under a bar is not exposed, however whole it lies in the list", hasBar: true,
      play: { page in
        // From the upper end, which is 44 points below the bar's, to where the fifth row begins at the screen's edge.
        page.drag(844)
        page.wait(3_000)
        page.drag(20)
      }, theirs: ([next], [next]), ours: ([StopPage.rows(1...3), StopPage.rows(6...8)], [StopPage.rows(6...8)])),
    StopPlay(
      name: "a row taller than the list, where the policy wants it to count",
      policy: StopPolicy(tallItemsFill: 0.8), rows: ["row 1", "tall", "row 3"],
      height: { $0 == "tall" ? 1_000 : 200 },
      play: { page in
        page.wait(300)
        page.drag(300)
        page.wait(3_000)
        page.drag(20)
      }, theirs: ([], []), ours: ([["row 1"], ["tall"]], [["tall"]])),
  ]
}
