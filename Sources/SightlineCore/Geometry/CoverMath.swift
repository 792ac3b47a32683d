// SPDX-License-Identifier: MIT

/// What covers leave of a clipped item: exact areas by the grid of all cover edges.
///
/// A value with scratch space, so that a steady scroll under covers allocates nothing.
struct CoverMath: Sendable {
  /// What is left of a box.
  struct Rest: Sendable, Equatable {
    /// The uncovered area; overlapping covers are taken off once.
    var area: Double
    /// The bounding box of the uncovered parts.
    var bounds: Box
  }

  private var hits: [Box] = []
  private var xs: [Double] = []
  private var ys: [Double] = []

  /// What `covers` leave of `box`, or `nil` if no part at least ``Box/thinnest`` wide and high is left.
  mutating func rest(of box: Box, under covers: [Box]) -> Rest? {
    hits.removeAll(keepingCapacity: true)
    for cover in covers where cover.meets(box) { hits.append(cover.intersection(box)) }
    if hits.isEmpty { return Rest(area: box.area, bounds: box) }
    if hits.contains(where: { $0 == box }) { return nil }
    fillGrid(box)
    return sumGrid()
  }

  private mutating func fillGrid(_ box: Box) {
    xs.removeAll(keepingCapacity: true)
    ys.removeAll(keepingCapacity: true)
    xs.append(box.minX)
    xs.append(box.maxX)
    ys.append(box.minY)
    ys.append(box.maxY)
    for hit in hits {
      xs.append(hit.minX)
      xs.append(hit.maxX)
      ys.append(hit.minY)
      ys.append(hit.maxY)
    }
    CoverMath.sortUnique(&xs)
    CoverMath.sortUnique(&ys)
  }

  private func sumGrid() -> Rest? {
    var area = 0.0
    var bounds = Box.nothing
    var isVisible = false
    for row in 0..<(ys.count - 1) {
      let low = ys[row]
      let high = ys[row + 1]
      for column in 0..<(xs.count - 1) {
        let cell = Box(minX: xs[column], minY: low, maxX: xs[column + 1], maxY: high)
        if isCovered(cell) { continue }
        area += cell.area
        bounds.formUnion(cell)
        isVisible = isVisible || cell.isVisible
      }
    }
    return isVisible ? Rest(area: area, bounds: bounds) : nil
  }

  private func isCovered(_ cell: Box) -> Bool {
    for hit in hits where hit.contains(cell) { return true }
    return false
  }

  /// Sorts by insertion: the lists are short, and the library's sort may allocate.
  private static func sortUnique(_ values: inout [Double]) {
    var count = values.count
    for end in 1..<count {
      let value = values[end]
      var place = end
      while place > 0, values[place - 1] > value {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = value
    }
    var kept = 1
    for next in 1..<count where values[next] != values[kept - 1] {
      values[kept] = values[next]
      kept += 1
    }
    count -= kept
    values.removeLast(count)
  }
}
