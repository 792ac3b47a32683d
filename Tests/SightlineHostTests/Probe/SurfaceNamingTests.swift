// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost
@testable import SightlineProbes

/// Which scroll view a name means (design 8.6).
@Suite("The naming of surfaces")
struct SurfaceNamingTests {
  private final class Thing: Sendable {}
  private static let things = (0..<8).map { _ in Thing() }
  private static func id(_ number: Int) -> ObjectIdentifier { ObjectIdentifier(things[number]) }

  // Scroll views, and the screens that they lie in.
  private static let (feed, other, carousel, second) = (id(0), id(1), id(2), id(3))
  private static let (screen, sheet, window) = (id(4), id(5), id(6))

  private struct Case: CustomTestStringConvertible {
    var testDescription: String
    var markers: [SurfaceNaming.Marker]
    var scrollers: [SurfaceNaming.Scroller]
    var answers: [SurfaceNaming.Answer]
  }

  private static let whole = Rect(x: 0, y: 0, width: 390, height: 844)
  private static let safe = Rect(x: 0, y: 91, width: 390, height: 670)
  private static let bars = Insets(top: 91, left: 0, bottom: 83, right: 0)
  private static let shelf = Rect(x: 0, y: 300, width: 390, height: 180)

  private static func marker(
    _ name: String = "feed", _ rect: Rect = safe, in home: ObjectIdentifier = screen, around: ObjectIdentifier? = nil,
    has target: ObjectIdentifier? = nil, hasLooseItems: Bool = false
  ) -> SurfaceNaming.Marker {
    SurfaceNaming.Marker(
      name: name, rect: rect, home: home, around: around, target: target, hasLooseItems: hasLooseItems)
  }

  private static func scroller(
    _ view: ObjectIdentifier = feed, _ rect: Rect = whole, in homes: [ObjectIdentifier] = [screen, window],
    around: ObjectIdentifier? = nil, safeArea: Insets = bars, isPart: Bool = false, names: [[String]] = [["feed"]]
  ) -> SurfaceNaming.Scroller {
    SurfaceNaming.Scroller(
      view: view, rect: rect, homes: homes, around: around, safeArea: safeArea, isPart: isPart, names: names)
  }

  private static let cases = [
    Case(
      testDescription: "the only scroll view below it, out under the bars", markers: [marker()],
      scrollers: [scroller()], answers: [.scroller(feed)]),
    Case(
      testDescription: "the only one below it, wherever it lies", markers: [marker()],
      scrollers: [scroller(feed, shelf)], answers: [.scroller(feed)]),
    Case(testDescription: "nothing, so far", markers: [marker()], scrollers: [], answers: [.nothing]),
    Case(
      testDescription: "never a carousel inside it, the feed being empty otherwise", markers: [marker()],
      scrollers: [scroller(carousel, safe, around: feed, safeArea: .zero), scroller()], answers: [.scroller(feed)]),
    Case(
      testDescription: "not even where the feed itself is not seen", markers: [marker()],
      scrollers: [scroller(carousel, safe, around: feed, safeArea: .zero)], answers: [.nothing]),
    Case(
      testDescription: "the carousel where the marker lies in the feed",
      markers: [marker(), marker("shelf", shelf, around: feed)],
      scrollers: [scroller(), scroller(carousel, shelf, around: feed, safeArea: .zero, names: [["feed", "shelf"]])],
      answers: [.scroller(feed), .scroller(carousel)]),
    Case(
      testDescription: "of two carousels in a row the one that has heard of it",
      markers: [marker("shelf", shelf, around: feed)],
      scrollers: [
        scroller(carousel, shelf, around: feed, names: [["feed"]]),
        scroller(second, safe, around: feed, names: [["feed", "shelf"]]),
      ], answers: [.scroller(second)]),
    Case(
      testDescription: "of two that have heard of it the one that is where it is", markers: [marker()],
      scrollers: [scroller(other, shelf), scroller(feed)], answers: [.scroller(feed)]),
    Case(
      testDescription: "neither of two that are elsewhere", markers: [marker("feed", whole)],
      scrollers: [
        scroller(feed, Rect(x: 0, y: 0, width: 390, height: 400)),
        scroller(other, Rect(x: 0, y: 400, width: 390, height: 444)),
      ], answers: [.unclear]),
    Case(
      testDescription: "one that has heard nothing where it is", markers: [marker()],
      scrollers: [scroller(feed, names: []), scroller(other, shelf, names: [])], answers: [.scroller(feed)]),
    Case(
      testDescription: "none that has heard nothing elsewhere", markers: [marker()],
      scrollers: [scroller(other, shelf, names: [])], answers: [.nothing]),
    Case(
      testDescription: "none that has heard of others", markers: [marker()],
      scrollers: [scroller(feed, names: [["other"]]), scroller(other, names: [[]])], answers: [.nothing]),
    Case(
      testDescription: "the nearest name of two around one scroll view", markers: [marker("page"), marker("feed")],
      scrollers: [scroller(names: [["page", "feed"]])], answers: [.nothing, .scroller(feed)]),
    Case(
      testDescription: "nothing that is presented from below it", markers: [marker()],
      scrollers: [scroller(other, in: [sheet, window])], answers: [.nothing]),
    Case(
      testDescription: "in a window without controllers too", markers: [marker("feed", safe, in: window)],
      scrollers: [scroller(other, in: [window])], answers: [.scroller(other)]),
    Case(
      testDescription: "what it has, though another one would do", markers: [marker("feed", whole, has: other)],
      scrollers: [scroller(feed), scroller(other, shelf)], answers: [.scroller(other)]),
    Case(
      testDescription: "not what it has once that has moved into another one", markers: [marker(has: carousel)],
      scrollers: [scroller(), scroller(carousel, shelf, around: feed)], answers: [.scroller(feed)]),
    Case(
      testDescription: "one of two markers with one name: the one that has something",
      markers: [marker("feed", shelf), marker("feed", whole, has: other)],
      scrollers: [scroller(feed), scroller(other)], answers: [.taken, .scroller(other)]),
    Case(
      testDescription: "the screen, where there are items and no scroll view", markers: [marker(hasLooseItems: true)],
      scrollers: [], answers: [.screen]),
    Case(
      testDescription: "the scroll view where it is, though items lie beside that",
      markers: [marker(hasLooseItems: true)], scrollers: [scroller()], answers: [.scroller(feed)]),
    Case(
      testDescription: "the screen, where items lie beside a smaller scroll view",
      markers: [marker(hasLooseItems: true)], scrollers: [scroller(feed, shelf)], answers: [.screen]),
    Case(
      testDescription: "nothing for items in a scroll view around it",
      markers: [marker("part", shelf, around: feed, hasLooseItems: true)], scrollers: [scroller()],
      answers: [.unclear]),
    Case(
      testDescription: "the pages of a pager, not the list that holds them", markers: [marker()],
      scrollers: [scroller(carousel, safe, around: feed, isPart: true), scroller()], answers: [.scroller(carousel)]),
    Case(
      testDescription: "the list that has several parts", markers: [marker()],
      scrollers: [
        scroller(carousel, shelf, around: feed, isPart: true), scroller(second, shelf, around: feed, isPart: true),
        scroller(),
      ], answers: [.scroller(feed)]),
  ]

  @Test("means", arguments: cases)
  private func table(scene: Case) {
    #expect(SurfaceNaming.answers(scene.markers, scene.scrollers) == scene.answers)
  }

  @Test("says the same in whatever order markers and scroll views are known", arguments: cases)
  private func order(scene: Case) {
    let answers = SurfaceNaming.answers(scene.markers.reversed(), scene.scrollers.reversed())
    #expect(answers == scene.answers.reversed())
  }

  private struct Edge: CustomTestStringConvertible {
    var testDescription: String
    var scroller: Rect
    var isWhere: Bool
  }

  private static let edges = [
    Edge(testDescription: "the same rectangle", scroller: safe, isWhere: true),
    Edge(
      testDescription: "half a point off", scroller: Rect(x: 0.5, y: 91.5, width: 389, height: 669), isWhere: true),
    Edge(testDescription: "two points smaller", scroller: Rect(x: 2, y: 93, width: 386, height: 666), isWhere: false),
    Edge(testDescription: "out into all of the safe area", scroller: whole, isWhere: true),
    Edge(
      testDescription: "out at the top alone", scroller: Rect(x: 0, y: 0, width: 390, height: 761), isWhere: true),
    Edge(
      testDescription: "out further than the safe area", scroller: Rect(x: 0, y: -10, width: 390, height: 854),
      isWhere: false),
    Edge(
      testDescription: "out where there is no safe area", scroller: Rect(x: -20, y: 91, width: 430, height: 670),
      isWhere: false),
    Edge(testDescription: "without size", scroller: Rect(x: 0, y: 91, width: 390, height: 0), isWhere: false),
    Edge(
      testDescription: "with a bad number", scroller: Rect(x: 0, y: .nan, width: 390, height: 670), isWhere: false),
  ]

  @Test("takes a scroll view to be where its marker is", arguments: edges)
  private func edge(edge: Edge) {
    #expect(SurfaceNaming.isWhere(Self.marker(), is: Self.scroller(Self.feed, edge.scroller)) == edge.isWhere)
  }
}
