// SPDX-License-Identifier: MIT

import SightlineCore

/// A jump to a far place: ten rows go, ten others come.
final class Jump: Workload {
  private var scene: Scene
  private let offsets: [Double]
  private var events = 0

  init(count: Int) {
    scene = Scene(count: count)
    var generator = SeededGenerator(seed: 7)
    // Alternately in the upper and the lower half, so that no two neighbours share a row.
    let half = count / 2 - 20
    offsets = (0..<1_024).map { step in
      let row = Int.random(in: 0..<half, using: &generator) + (step.isMultiple(of: 2) ? 0 : half + 20)
      return Double(row) * Scene.pitch + 8
    }
    scene.advance()
    scene.apply(.scroll(surface: "feed", offset: Point(x: 0, y: offsets[1_023]), phase: .idle))
    _ = scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, offsets)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int, _ offsets: [Double]) -> Int {
    var events = 0
    for step in 0..<operations {
      scene.advance()
      let offset = Point(x: 0, y: offsets[step & 1_023])
      scene.tracker.apply(.scroll(surface: "feed", offset: offset, phase: nil), at: scene.time)
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func reset() {
    // Back to where the first jump comes from.
    scene.advance()
    scene.apply(.scroll(surface: "feed", offset: Point(x: 0, y: offsets[1_023]), phase: nil))
    _ = scene.tracker.takeEvents()
  }

  func fault(after operations: Int) -> String? {
    events == operations * 20 ? nil : "20 events a jump were expected, found \(Double(events) / Double(operations))"
  }
}
