// SPDX-License-Identifier: MIT

import SightlineCore

/// One frame of a host that lists only what is on screen: the whole list anew, one row gone and one come.
final class Listing: Workload {
  private var scene = Scene(count: 0)
  private let pages: [[ItemLine]]
  private var events = 0

  init(rows: Int = 10) {
    // Forwards and back again, so that it can go on for ever.
    let starts = Array(0..<500) + Array((1...500).reversed())
    pages = starts.map { Scene.rows($0..<$0 + rows) }
  }

  func reset() {
    scene = Scene(count: 0)
    scene.advance()
    scene.apply(.items(surface: "feed", items: pages[999], all: true))
    scene.apply(.scroll(surface: "feed", offset: Point(x: 0, y: Scene.pitch + 8), phase: .dragging))
    _ = scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, pages)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int, _ pages: [[ItemLine]]) -> Int {
    var events = 0
    var place = 0
    for _ in 0..<operations {
      scene.advance()
      let row = place < 500 ? place : 1_000 - place
      let offset = Point(x: 0, y: Double(row) * Scene.pitch + 8)
      scene.tracker.apply(.items(surface: "feed", items: pages[place], all: true), at: scene.time)
      scene.tracker.apply(.scroll(surface: "feed", offset: offset, phase: nil), at: scene.time)
      place = place + 1 == pages.count ? 0 : place + 1
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    events == operations * 2 ? nil : "2 events a frame were expected, found \(Double(events) / Double(operations))"
  }
}

/// A reload that changes nothing: the same hundred rows again.
final class Reload: Workload {
  private var scene = Scene(count: 100)
  private let rows = Scene.rows(0..<100)
  private var events = 0

  init() {
    scene.advance(milliseconds: 3_000)
    scene.apply(.scroll(surface: "feed", offset: Point(x: 0, y: 8), phase: .idle))
    _ = scene.tracker.takeEvents()
    scene.advance(milliseconds: 3_000)
    scene.apply(.still)
    _ = scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, rows)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int, _ rows: [ItemLine]) -> Int {
    var events = 0
    for _ in 0..<operations {
      scene.advance()
      scene.tracker.apply(.items(surface: "feed", items: rows, all: true), at: scene.time)
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    events == 0 ? nil : "a reload of the same rows gave \(events) events"
  }
}
