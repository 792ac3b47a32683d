// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCore

/// Counts work instead of measuring time: how many surfaces one line makes the engine look at.
@Suite("What a line about one surface costs")
struct StructureWorkTests {
  /// What is looked at on account of one batch.
  private struct Work: Equatable, CustomStringConvertible {
    var derived: Int
    var measured: Int
    var description: String { "\(derived) derived, \(measured) measured" }
  }

  private static let carousel = SurfaceLine(
    id: "new", frame: Rect(x: 0, y: 160, width: 400, height: 72), parent: "feed", parentItem: "row-2")
  private static let row = ItemLine(id: "row-5", frame: Rect(x: 0, y: 400, width: 400, height: 72), alpha: 0.5)

  /// A feed of rows with a carousel in each, ten of them on screen.
  private static func feed(of count: Int) -> Tracker {
    var rules = Rule.presets
    rules.append(Rule(name: "sum", cumulative: .seconds(1)))
    var tracker = Tracker(rules: RuleBook(rules: rules))
    tracker.apply(
      .window(WindowLine(id: "main", frame: Rect(x: 0, y: 0, width: 400, height: 800))), at: .zero)
    tracker.apply(.surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 400, height: 800))), at: .zero)
    for row in 0..<count {
      let frame = Rect(x: 0, y: Double(row) * 80, width: 400, height: 72)
      tracker.apply(.items(surface: "feed", items: [ItemLine(id: "row-\(row)", frame: frame)], all: false), at: .zero)
      let line = SurfaceLine(id: "carousel-\(row)", frame: frame, parent: "feed", parentItem: "row-\(row)")
      tracker.apply(.surface(line), at: .zero)
      let card = ItemLine(id: "card-\(row)", frame: Rect(x: 0, y: 0, width: 112, height: 72))
      tracker.apply(.items(surface: "carousel-\(row)", items: [card], all: false), at: .zero)
    }
    _ = tracker.takeEvents()
    return tracker
  }

  private func work(_ input: Input, after: [Input], among count: Int) -> Work {
    var tracker = Self.feed(of: count)
    for (place, input) in (after + [input]).enumerated() {
      tracker.apply(input, at: .seconds(Double(place + 1)))
      _ = tracker.takeEvents()
    }
    #expect(tracker.checkInvariants() == [])
    return Work(
      derived: tracker.engine.surfaces.count { $0.derivedRound == tracker.engine.round },
      measured: tracker.engine.surfaces.count { $0.pass == tracker.engine.pass })
  }

  @Test(
    "does not depend on how many others there are",
    arguments: [
      ([], .surface(carousel)),
      ([.surface(carousel)], .removeSurface("new", reason: .deleted)),
      ([], .surface(SurfaceLine(id: "apart", frame: Rect(x: 0, y: 0, width: 9, height: 9), parent: "nobody"))),
      ([], .hide(surface: "carousel-3", reason: .push)),
      ([.hide(surface: "carousel-3", reason: .push)], .show(surface: "carousel-3", reason: nil)),
      ([], .pause(surface: "carousel-3")),
      ([], .items(surface: "feed", items: [row], all: false)),
      ([], .window(WindowLine(id: "other", frame: Rect(x: 0, y: 0, width: 9, height: 9), scene: .background))),
      (
        [.window(WindowLine(id: "other", frame: Rect(x: 0, y: 0, width: 9, height: 9)))],
        .surface(SurfaceLine(id: "apart", window: "other", frame: Rect(x: 0, y: 0, width: 9, height: 9)))
      ),
    ] as [([Input], Input)])
  func oneLine(after: [Input], input: Input) {
    let few = work(input, after: after, among: 20)
    #expect(work(input, after: after, among: 400) == few)
    // The new one and, where the feed itself has a line, what is visible in it.
    #expect(few.derived <= 2 && few.measured <= 12, "\(few)")
  }

  @Test("is the same for each surface of a ring, which is told once", arguments: [50, 500])
  func ring(of count: Int) {
    var tracker = Tracker(rules: RuleBook(rules: Rule.presets))
    var work = 0
    for index in 0..<count {
      let line = SurfaceLine(
        id: "s\(index)", frame: Rect(x: 0, y: 0, width: 9, height: 9), parent: "s\((index + 1) % count)")
      tracker.apply(.surface(line), at: .seconds(Double(index)))
      _ = tracker.takeEvents()
      work += tracker.engine.surfaces.count { $0.derivedRound == tracker.engine.round }
      work += tracker.engine.surfaces.count { $0.pass == tracker.engine.pass }
    }
    #expect(work <= 6 * count, "\(work)")
    #expect(tracker.takeDiagnostics().map(\.kind) == [.parentCycle])
    #expect(tracker.engine.surfaces.count { $0.isInRing } == count)
    #expect(tracker.checkInvariants() == [])
    // One of them leaves, and none is in a ring any more.
    tracker.apply(.surface(SurfaceLine(id: "s7", frame: Rect(x: 0, y: 0, width: 9, height: 9))), at: .seconds(1_000))
    _ = tracker.takeEvents()
    #expect(tracker.engine.surfaces.count { !$0.isInRing && $0.isOnScreen } == count)
    #expect(tracker.checkInvariants() == [])
  }

  @Test("surfaces may lie in each other to any depth, and a stack is never used up", arguments: [false, true])
  func deepNest(isReversed: Bool) {
    let count = 20_000
    var tracker = Tracker(rules: RuleBook(rules: [.anyPixel]))
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    for index in isReversed ? Array((0..<count).reversed()) : Array(0..<count) {
      let parent = index == 0 ? nil : "s\(index - 1)"
      tracker.apply(.surface(SurfaceLine(id: "s\(index)", frame: frame, parent: parent)), at: .zero)
    }
    tracker.apply(.items(surface: "s\(count - 1)", items: [ItemLine(id: "a", frame: frame)], all: false), at: .zero)
    tracker.apply(.scroll(surface: "s0", offset: Point(x: 0, y: 20), phase: nil), at: .seconds(1))
    tracker.apply(.scroll(surface: "s0", offset: Point(x: 0, y: 0), phase: nil), at: .seconds(2))
    tracker.apply(.hide(surface: "s0", reason: nil), at: .seconds(3))
    tracker.apply(.show(surface: "s0", reason: nil), at: .seconds(4))
    tracker.apply(.removeSurface("s1", reason: .deleted), at: .seconds(5))
    tracker.apply(.end, at: .seconds(6))
    let times = tracker.takeEvents().compactMap { event in
      if case .impression = event.kind { event.time } else { nil }
    }
    #expect(times == [.zero, .seconds(2), .seconds(4)])
  }
}
