// SPDX-License-Identifier: MIT

import SightlineCore

/// One frame of a fling through ten thousand rows: most frames bring two rows and take two away.
final class Fling: Workload {
  static let rows = 10_000
  static let step = 160.0
  static let frames = 4_990

  private let base = Scene(count: rows)
  private var scene: Scene
  private var events = 0

  init() {
    scene = base
  }

  func reset() {
    scene = base
    scene.advance()
    scene.apply(.scroll(surface: "feed", offset: Point(x: 0, y: 8), phase: .decelerating))
    _ = scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int) -> Int {
    var events = 0
    for frame in 1...operations {
      scene.advance()
      let offset = Point(x: 0, y: 8 + Double(frame) * step)
      scene.tracker.apply(.scroll(surface: "feed", offset: offset, phase: nil), at: scene.time)
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    events == operations * 4 ? nil : "4 events a frame were expected, found \(Double(events) / Double(operations))"
  }
}
