// SPDX-License-Identifier: MIT

import SightlineCore

/// The floor that every case is compared with: intersect ten rectangles with the viewport and compare, nothing else.
final class Floor: Workload {
  private let items: [Rect] = opaque(Scene.rows(0..<10).map(\.frame))
  private let offsets: [Double] = opaque((0..<36).map { Double(8 + ($0 < 18 ? $0 : 36 - $0)) })
  private var viewable = [Bool](repeating: false, count: 10)
  private var changes = 0

  func reset() {
    viewable = [Bool](repeating: false, count: 10)
    changes = 0
  }

  func run(_ operations: Int) {
    changes = Self.run(items, offsets, &viewable, operations)
    sink(changes)
  }

  private static func run(_ items: [Rect], _ offsets: [Double], _ viewable: inout [Bool], _ operations: Int) -> Int {
    var changes = 0
    var place = 0
    for _ in 0..<operations {
      let top = offsets[place]
      place = place + 1 == offsets.count ? 0 : place + 1
      changes += tick(items, top: top, viewable: &viewable)
    }
    return changes
  }

  @inline(never)
  private static func tick(_ items: [Rect], top: Double, viewable: inout [Bool]) -> Int {
    var changes = 0
    let bottom = top + Scene.viewport.height
    for index in items.indices {
      let item = items[index]
      let width = min(item.x + item.width, Scene.viewport.width) - max(item.x, 0)
      let height = min(item.y + item.height, bottom) - max(item.y, top)
      let area = width > 0 && height > 0 ? width * height : 0
      let holds = area / (item.width * item.height) >= 0.5
      if holds != viewable[index] {
        viewable[index] = holds
        changes += 1
      }
    }
    return changes
  }

  func fault(after operations: Int) -> String? {
    changes == 9 && viewable == [Bool](repeating: true, count: 9) + [false]
      ? nil : "nine rows should have become viewable once, found \(changes) changes"
  }
}
