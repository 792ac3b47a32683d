// SPDX-License-Identifier: MIT

import SightlineCore

/// A rectangle by its edges.
struct Box: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  static let everything = Box(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  var width: Double { right - left }
  var height: Double { bottom - top }
  var area: Double { width * height }
  /// Thinner than a millionth of a point is nothing (fine print 39).
  var isNothing: Bool { !(width >= 1e-6 && height >= 1e-6) }

  func moved(x: Double, y: Double) -> Box {
    Box(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension Box {
  init(_ rect: Rect) {
    self.init(left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height)
  }
}

extension Rect {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// What covers leave of a rectangle, found by cutting it along every cover edge and asking of each cell whether some
/// cover lies over it.
struct Remainder {
  var area = 0.0
  /// The bounding box of all that is left.
  var bounds: Box?

  init(of whole: Box, covers: [Box]) {
    let inside = covers.map { $0.intersection(whole) }.filter { !$0.isNothing }
    let columns = Self.cuts([whole.left, whole.right] + inside.flatMap { [$0.left, $0.right] })
    let rows = Self.cuts([whole.top, whole.bottom] + inside.flatMap { [$0.top, $0.bottom] })
    var isSeen = false
    for (left, right) in zip(columns, columns.dropFirst()) {
      for (top, bottom) in zip(rows, rows.dropFirst()) {
        let cell = Box(left: left, top: top, right: right, bottom: bottom)
        if inside.contains(where: { $0.left <= left && $0.right >= right && $0.top <= top && $0.bottom >= bottom }) {
          continue
        }
        area += cell.area
        bounds = bounds?.union(cell) ?? cell
        if !cell.isNothing { isSeen = true }
      }
    }
    if !isSeen {
      area = 0
      bounds = nil
    }
  }

  private static func cuts(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }
}
