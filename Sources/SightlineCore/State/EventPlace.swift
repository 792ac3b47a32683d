// SPDX-License-Identifier: MIT

/// Where a cell stands for the order of events: first the surface's place, then the item's, each as first reported.
struct EventPlace: Sendable, Comparable {
  var surface: Int64
  var item: Int64

  static func < (left: EventPlace, right: EventPlace) -> Bool {
    left.surface != right.surface ? left.surface < right.surface : left.item < right.item
  }
}
