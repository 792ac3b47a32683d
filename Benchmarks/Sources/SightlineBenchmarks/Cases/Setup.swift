// SPDX-License-Identifier: MIT

import SightlineCore

/// A feed that is reported row by row, each with its carousel in a batch of its own: what one costs must not grow with
/// those that are there already.
final class SetupCarousels: Workload {
  private let lines: [[Input]]
  private var scene = Scene(count: 0)
  private var events = 0

  init(count: Int) {
    lines = (0..<count).map { row in
      let frame = Rect(x: 0, y: Double(row) * Scene.pitch, width: Scene.viewport.width, height: Scene.rowHeight)
      let cards = (0..<5).map { card in
        ItemLine(id: "card-\(row)-\(card)", frame: Rect(x: Double(card) * 120, y: 0, width: 112, height: 72))
      }
      return [
        .items(surface: "feed", items: [ItemLine(id: "row-\(row)", frame: frame)], all: false),
        .surface(SurfaceLine(id: "carousel-\(row)", frame: frame, parent: "feed", parentItem: "row-\(row)")),
        .items(surface: "carousel-\(row)", items: cards, all: false),
      ]
    }
  }

  func reset() {
    scene = Scene(count: 0)
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, lines)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int, _ lines: [[Input]]) -> Int {
    var events = 0
    for row in 0..<operations {
      scene.advance()
      for line in lines[row] { scene.tracker.apply(line, at: scene.time) }
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    // Ten rows show, the last by less than half, with four cards each, the last by less than half.
    let last = "card-\(operations - 1)-4"
    let isKnown = scene.tracker.explain(surface: "carousel-\(operations - 1)", item: last) != nil
    if !isKnown { return "\(last) is not known" }
    let expected = 10 * (1 + 4) + 9 * (1 + 3)
    return events == expected ? nil : "\(expected) events were expected, found \(events)"
  }
}

/// Surfaces that come to lie in each other in a ring, one a batch, until the last closes it.
final class SetupRing: Workload {
  private let lines: [Input]
  private var tracker = Tracker(rules: RuleBook(rules: [.mrcDisplay]))

  init(count: Int) {
    lines = (0..<count).map { index in
      .surface(SurfaceLine(id: "s\(index)", frame: Scene.viewport, parent: "s\((index + 1) % count)"))
    }
  }

  func reset() {
    tracker = Tracker(rules: RuleBook(rules: [.mrcDisplay]))
  }

  func run(_ operations: Int) {
    Self.run(&tracker, operations, lines)
    sink(tracker)
  }

  private static func run(_ tracker: inout Tracker, _ operations: Int, _ lines: [Input]) {
    for index in 0..<operations {
      tracker.apply(lines[index], at: .zero + .milliseconds(Int64(index)))
      sink(tracker.takeEvents())
    }
  }

  func fault(after operations: Int) -> String? {
    let found = tracker.takeDiagnostics().map(\.kind)
    return found == [.parentCycle] ? nil : "one ring was expected, found \(found)"
  }
}
