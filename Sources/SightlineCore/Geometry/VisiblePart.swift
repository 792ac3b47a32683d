// SPDX-License-Identifier: MIT

/// What covers and clips leave of one item.
struct VisiblePart: Sendable {
  /// The visible area, exact.
  var visible: Double
  /// The item's area.
  var area: Double
  /// The item's area with those edges moved in that are cut by no more than the slack (fine print 39).
  var decidingArea: Double
  /// The bounding box of what is visible, relative to the item.
  var seen: Box

  /// Measures an item of which no cover takes anything off; `visible` is to be set where one does.
  ///
  /// - Parameters:
  ///   - edges: What the clips, and covers that count as clips, leave.
  ///   - bounds: The bounding box of what is visible.
  @inline(__always)
  init(of box: Box, edges: Box, bounds: Box, slack: Double) {
    // An edge cut off by no more than the slack counts as whole for deciding.
    var deciding = box
    if Self.isSlack(edges.minX - box.minX, slack) { deciding.minX = edges.minX }
    if Self.isSlack(edges.minY - box.minY, slack) { deciding.minY = edges.minY }
    if Self.isSlack(box.maxX - edges.maxX, slack) { deciding.maxX = edges.maxX }
    if Self.isSlack(box.maxY - edges.maxY, slack) { deciding.maxY = edges.maxY }
    let width = 1 / box.width
    let height = 1 / box.height
    seen = Box(
      minX: (bounds.minX - box.minX) * width, minY: (bounds.minY - box.minY) * height,
      maxX: bounds.maxX == box.maxX ? 1 : (bounds.maxX - box.minX) * width,
      maxY: bounds.maxY == box.maxY ? 1 : (bounds.maxY - box.minY) * height)
    visible = edges.area
    area = box.area
    decidingArea = deciding.area
  }

  @inline(__always)
  static func isSlack(_ cut: Double, _ slack: Double) -> Bool {
    cut <= 0 || Comparison.reaches(slack, cut)
  }
}
