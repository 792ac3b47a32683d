// SPDX-License-Identifier: MIT

/// What covers leave of a clipped item: exact areas, row by row between the edges of all covers.
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

  /// What the covers take of the box, by their left edges.
  private var hits = Rows<Box>()
  /// All upper and lower edges, in order.
  private var ys = Rows<Double>()

  /// What `covers` leave of `box`, or `nil` if no part at least ``Box/thinnest`` wide and high is left.
  mutating func rest(of box: Box, under covers: Rows<Box>) -> Rest? {
    hits.removeAll(keepingCapacity: true)
    for cover in covers where cover.meets(box) {
      let hit = cover.intersection(box)
      if hit == box { return nil }
      insert(hit)
    }
    if hits.isEmpty { return Rest(area: box.area, bounds: box) }
    findRows(box)
    var rest = Rest(area: 0, bounds: .nothing)
    var isVisible = false
    for row in 1..<ys.count where ys[row - 1] < ys[row] {
      addRow(from: ys[row - 1], to: ys[row], of: box, &rest, &isVisible)
    }
    return isVisible ? rest : nil
  }

  /// Adds what no cover takes of one row, in which every cover goes all the way from top to bottom or does not stand.
  private func addRow(from low: Double, to high: Double, of box: Box, _ rest: inout Rest, _ isVisible: inout Bool) {
    var x = box.minX
    for hit in hits where hit.minY <= low && hit.maxY >= high {
      if hit.minX > x {
        add(Box(minX: x, minY: low, maxX: hit.minX, maxY: high), &rest, &isVisible)
      }
      x = max(x, hit.maxX)
    }
    if x < box.maxX { add(Box(minX: x, minY: low, maxX: box.maxX, maxY: high), &rest, &isVisible) }
  }

  private func add(_ part: Box, _ rest: inout Rest, _ isVisible: inout Bool) {
    rest.area += part.area
    // A sliver that rounding leaves at an edge of a cover is not seen, so it does not widen what is.
    guard part.isVisible else { return }
    rest.bounds.formUnion(part)
    isVisible = true
  }

  /// Inserts by the left edge: the lists are short, and the library's sort may allocate.
  private mutating func insert(_ hit: Box) {
    hits.append(hit)
    hits.withUnsafeMutableBufferPointer { hits in
      var place = hits.count - 1
      while place > 0, hits[place - 1].minX > hit.minX {
        hits[place] = hits[place - 1]
        place -= 1
      }
      hits[place] = hit
    }
  }

  private mutating func findRows(_ box: Box) {
    ys.removeAll(keepingCapacity: true)
    addEdge(box.minY)
    addEdge(box.maxY)
    for hit in hits {
      addEdge(hit.minY)
      addEdge(hit.maxY)
    }
  }

  private mutating func addEdge(_ y: Double) {
    ys.append(y)
    ys.withUnsafeMutableBufferPointer { ys in
      var place = ys.count - 1
      while place > 0, ys[place - 1] > y {
        ys[place] = ys[place - 1]
        place -= 1
      }
      ys[place] = y
    }
  }
}
