// SPDX-License-Identifier: MIT

extension SurfaceState {
  /// Derives the region of the content that can be seen; answers whether its size has changed.
  ///
  /// - Parameters:
  ///   - around: What can be seen of the content that holds the surface, or the window's bounds; `nil` clips nothing.
  ///   - parentShift: Added to window coordinates to get the coordinates of `around`.
  ///   - isGood: Whether the surfaces around can be reckoned with.
  @inline(__always)
  mutating func updateGeometry(around: Box?, shift parentShift: Point, isGood: Bool) -> Bool {
    let before = region
    guard let box, let insets, hasGoodOffset, isGood else {
      hasGoodGeometry = false
      region = .nothing
      return before.minX < before.maxX
    }
    hasGoodGeometry = true
    var visible = viewport(box, insets)
    let x = offset.x - box.minX
    let y = offset.y - box.minY
    if let around { visible = visible.intersection(around.shifted(x: x, y: y)) }
    shift = Point(x: parentShift.x + x, y: parentShift.y + y)
    region = visible
    return visible.width != before.width || visible.height != before.height
  }

  /// The bounds less the insets, of which negative ones count as zero, in content coordinates.
  @inline(__always)
  func viewport(_ box: Box, _ insets: Insets) -> Box {
    Box(
      minX: offset.x + max(0, insets.left), minY: offset.y + max(0, insets.top),
      maxX: offset.x + box.width - max(0, insets.right), maxY: offset.y + box.height - max(0, insets.bottom))
  }

  /// Takes a new offset; answers whether the surface was not yet marked as changed.
  @inline(__always)
  mutating func scroll(to new: Point) -> Bool {
    offset = new
    hasGoodOffset = new.x.isFinite && new.y.isFinite
    if isDirty { return false }
    isDirty = true
    return true
  }
}
