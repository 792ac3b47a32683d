// SPDX-License-Identifier: MIT

import SightlineCore

/// A page of 50 rows appended below a long list, as an endless feed does.
final class Append: Workload {
  static let page = 50

  private let base: Scene
  private let pages: [[ItemLine]]
  private var scene: Scene
  private var events = 0

  init(count: Int, pages: Int) {
    base = Scene(count: count)
    self.pages = (0..<pages).map { page in
      Scene.rows(count + page * Self.page..<count + (page + 1) * Self.page)
    }
    scene = base
  }

  func reset() {
    scene = base
    // The first change after a copy pays for the copy, which no app does at each page.
    scene.advance()
    scene.apply(.items(surface: "feed", items: Scene.rows(0..<1), all: false))
    _ = scene.tracker.takeEvents()
  }

  func run(_ operations: Int) {
    events = Self.run(&scene, operations, pages)
    sink(events)
  }

  private static func run(_ scene: inout Scene, _ operations: Int, _ pages: [[ItemLine]]) -> Int {
    var events = 0
    for page in 0..<operations {
      scene.advance()
      scene.tracker.apply(.items(surface: "feed", items: pages[page], all: false), at: scene.time)
      events += scene.tracker.takeEvents().count
    }
    return events
  }

  func fault(after operations: Int) -> String? {
    // Ten impressions fall due once a second has passed; nothing else happens.
    guard events <= 10 else { return "pages below the screen gave \(events) events" }
    let last = "row-\(pages[operations - 1][0].id.dropFirst(4))"
    return scene.tracker.explain(surface: "feed", item: last) == nil ? "\(last) is not known" : nil
  }
}
