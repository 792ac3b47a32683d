// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite("The tracker as a value")
struct TrackerValueTests {
  private func started() -> Tracker {
    var tracker = Tracker(rules: RuleBook(rules: [.mrcDisplay]))
    tracker.apply(.surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 100, height: 200))), at: .zero)
    let items = (0..<5).map {
      ItemLine(id: "row-\($0)", frame: Rect(x: 0, y: Double($0) * 100, width: 100, height: 100))
    }
    tracker.apply(.items(surface: "feed", items: items, all: false), at: .zero)
    return tracker
  }

  @Test("a copy goes on by itself")
  func copy() {
    var original = started()
    var copy = original
    copy.apply(.scroll(surface: "feed", offset: Point(x: 0, y: 300), phase: nil), at: .seconds(0.5))
    copy.apply(.end, at: .seconds(2))
    original.apply(.end, at: .seconds(2))
    #expect(names(copy.takeEvents()) == ["row-3", "row-4"])
    #expect(names(original.takeEvents()) == ["row-0", "row-1"])
  }

  @Test("two trackers with the same inputs are equal, however often they were asked and woken")
  func equal() {
    var quiet = started()
    var busy = started()
    busy.advance(to: .seconds(0.1))
    _ = busy.nextDeadline
    _ = busy.explain(surface: "feed", item: "row-0")
    busy.advance(to: .seconds(1.5))
    for step in 1...3 {
      let input = Input.scroll(surface: "feed", offset: Point(x: 0, y: Double(step) * 7), phase: .dragging)
      quiet.apply(input, at: .seconds(1 + Double(step)))
      busy.advance(to: .seconds(0.9 + Double(step)))
      busy.apply(input, at: .seconds(1 + Double(step)))
    }
    #expect(quiet == busy)
    #expect(quiet.takeEvents() == busy.takeEvents())
    busy.apply(.scroll(surface: "feed", offset: Point(x: 0, y: 22), phase: .dragging), at: .seconds(5))
    #expect(quiet != busy)
  }

  @Test("taking measured events closes their time; taking what fell due does not")
  func closing() {
    var tracker = started()
    #expect(tracker.takeEvents().count == 2)
    #expect(tracker.apply(.still, at: .zero) == Timestamp(nanoseconds: 1))
    tracker.advance(to: .seconds(1))
    #expect(tracker.takeEvents().count == 2)
    #expect(tracker.apply(.still, at: .seconds(1)) == .seconds(1))
  }

  @Test("time that goes back is clamped and counted")
  func back() {
    var tracker = started()
    tracker.apply(.still, at: .seconds(3))
    #expect(tracker.apply(.still, at: .seconds(2)) == .seconds(3))
    #expect(tracker.takeDiagnostics().map(\.kind) == [.timeWentBack])
  }

  private func names(_ events: [Event]) -> [String] {
    events.compactMap { if case .impression = $0.kind { $0.item } else { nil } }
  }
}
