// SPDX-License-Identifier: MIT

import SightlineCore

/// The items of a scene as they stand at one moment: the model of the screen on which it is played.
struct CaseItems {
  struct Item: Equatable {
    var id: String
    var frame: Rect
    var content: String?
    var isHidden: Bool

    init(_ item: ExposureCase.Item) throws {
      id = item.id
      frame = try CaseConverter.rect(item.frame ?? [])
      content = item.content
      isHidden = item.hidden ?? false
    }
  }

  private(set) var all: [Item]
  /// Whether a reload was among the changes since this was last set to `false`.
  var isReloaded = false

  init(_ scene: ExposureCase) throws {
    all = try scene.items.map(Item.init)
  }

  /// Takes a change over; changes that are not of items do nothing.
  mutating func apply(_ change: ExposureCase.Change) throws {
    let named = change.items ?? []
    let ids = change.ids ?? []
    switch change.op {
    case "items":
      all = try named.map(Item.init)
      isReloaded = true
    case "insert": all += try named.map(Item.init)
    case "remove": all.removeAll { ids.contains($0.id) }
    case "move":
      for item in named {
        guard let place = all.firstIndex(where: { $0.id == item.id }) else { continue }
        all[place].frame = try CaseConverter.rect(item.frame ?? [])
      }
    case "item-visibility":
      for place in all.indices where ids.contains(all[place].id) { all[place].isHidden = change.hidden ?? true }
    default: break
    }
  }
}

extension CaseItems {
  /// In which direction a list can show these items: one after the other, without gaps, across the whole viewport.
  func axes(in viewport: Rect) -> Set<CaseList.Axis> {
    if all.contains(where: { $0.isHidden || $0.frame.width <= 0 || $0.frame.height <= 0 }) { return [] }
    let rows = all.sorted { $0.frame.y < $1.frame.y }.map { ($0.frame.y, $0.frame.height) }
    let columns = all.sorted { $0.frame.x < $1.frame.x }.map { ($0.frame.x, $0.frame.width) }
    var axes: Set<CaseList.Axis> = []
    if Self.isStack(rows), all.allSatisfy({ $0.frame.x == 0 && $0.frame.width == viewport.width }) {
      axes.insert(.vertical)
    }
    if Self.isStack(columns), all.allSatisfy({ $0.frame.y == 0 && $0.frame.height == viewport.height }) {
      axes.insert(.horizontal)
    }
    return axes
  }

  private static func isStack(_ spans: [(start: Double, length: Double)]) -> Bool {
    var end = 0.0
    for span in spans {
      if abs(span.start - end) > 1e-6 { return false }
      end += span.length
    }
    return true
  }
}
