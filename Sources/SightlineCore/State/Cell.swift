// SPDX-License-Identifier: MIT

/// The measurement of one item of which something is on screen, or which cannot be measured.
struct Cell: Sendable {
  var surface: Int32
  var slot: Int32
  var exposure: Int32 = -1
  /// The rules that apply: the item's own, else the surface's.
  var ruleSet: Int32 = 0
  /// The same as a mask of the first 64 rules.
  var ruleMask: UInt64 = 0
  /// The next cell of the same content.
  var next: Int32 = -1
  /// The item's box when it was measured, in content coordinates.
  var box = Box.nothing
  /// The box before the pass in which `box` changed.
  var oldBox = Box.nothing
  /// That pass.
  var boxPass: UInt32 = 0
  /// What the clips leave of it.
  var clip = Box.nothing
  /// The bounding box of what covers leave of that, relative to the item.
  var seen = Box.nothing
  /// Visible area; 0 where nothing is visible.
  var visible = 0.0
  /// The item's area.
  var area = 0.0
  /// The item's area with the edges moved in that are cut by no more than the slack.
  var decidingArea = 0.0
  /// Visible area over the item's area, exact.
  var fraction = 0.0
  /// The product of alphas.
  var alpha = 1.0
  var isUnmeasurable = false
  /// Found in the running pass.
  var pass: UInt32 = 0
  /// Taken off: kept until the batch has been reported, so that events can name it.
  var isDead = false

  /// Takes a new measurement.
  @inline(__always)
  mutating func take(_ part: VisiblePart, _ clip: Box) {
    self.clip = clip
    visible = part.visible
    area = part.area
    decidingArea = part.decidingArea
    seen = part.seen
    fraction = part.visible / part.area
  }

  @inline(__always)
  var isVisible: Bool { visible > 0 }
  /// The fraction that decides (fine print 39).
  @inline(__always)
  var decidingFraction: Double { decidingArea > 0 ? visible / decidingArea : 0 }
}
