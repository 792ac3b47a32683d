// SPDX-License-Identifier: MIT

import SightlineCore

/// One frame of steady scrolling: ten rows visible, two of them cut, none comes or goes.
final class Tick: Workload {
  enum Taking {
    /// As a live host does: events are taken after each frame.
    case eachFrame
    /// The next deadline is asked for as well, as a host does that sets a timer.
    case withDeadline
    /// As a replay may do: inputs alone; each is measured when the next comes.
    case never
  }

  private var scene: Scene
  private let base: Double
  private let taking: Taking
  private let surface: String
  private let expectedVisible: Int?
  private var events = 0

  init(
    _ scene: Scene, count: Int, taking: Taking = .eachFrame, surface: String = "feed", expectedVisible: Int? = 10
  ) {
    self.scene = scene
    self.taking = taking
    self.surface = surface
    self.expectedVisible = expectedVisible
    base = Double(count / 2) * Scene.pitch
    // Two seconds in place, so that what counts at once has counted, then the rest is steady.
    self.scene.advance()
    self.scene.apply(.scroll(surface: surface, offset: Point(x: 0, y: base + 8), phase: .dragging))
    self.scene.advance(milliseconds: 3_000)
    self.scene.apply(.scroll(surface: surface, offset: Point(x: 0, y: base + 8), phase: .dragging))
    _ = self.scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, base: base, surface: surface, taking)
    sink(events)
  }

  /// The state is passed in, so that access checks of a class are made once and not at each tick.
  private static func run(
    _ scene: inout Scene, _ operations: Int, base: Double, surface: String, _ taking: Taking
  ) -> Int {
    var events = 0
    var step = 0
    for _ in 0..<operations {
      scene.advance()
      let offset = Point(x: 0, y: base + Double(8 + (step < 18 ? step : 36 - step)))
      step = step + 1 == 36 ? 0 : step + 1
      scene.tracker.apply(.scroll(surface: surface, offset: offset, phase: nil), at: scene.time)
      if taking != .never { events += scene.tracker.takeEvents().count }
      if taking == .withDeadline { sink(scene.tracker.nextDeadline) }
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    if events != 0 { return "a steady tick gave \(events) events" }
    guard let expectedVisible else { return nil }
    // Ending the session here and there would change the state, so a copy is closed.
    var copy = scene.tracker
    copy.apply(.end, at: scene.time)
    let open = copy.takeEvents().count { if case .disappear = $0.kind { true } else { false } }
    return open == expectedVisible ? nil : "\(expectedVisible) rows should be visible, found \(open)"
  }
}
