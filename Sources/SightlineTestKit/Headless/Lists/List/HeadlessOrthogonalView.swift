// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineSimulation
#endif

/// The scroll view inside a collection view that a section which scrolls by itself has: its cells are its subviews.
@MainActor
final class HeadlessOrthogonalView: HeadlessScrollView {
  weak var list: HeadlessListView?
  var section: Int
  private var isAtBeginning = false

  init(_ section: Int, in list: HeadlessListView) {
    self.section = section
    self.list = list
    super.init(frame: .zero, name: "orthogonal section")
    insetAdjustment = .never
  }

  private var isHorizontal: Bool { list?.direction != .horizontal }
  private var isFlipped: Bool { isHorizontal && list?.isRightToLeft == true }
  private var flipLength: Double { max(contentWidth, bounds.width) }

  /// What it shows along its own direction, in the order of its items.
  var visibleSpan: (start: Double, end: Double) {
    if !isHorizontal { return (bounds.y, bounds.y + bounds.height) }
    if !isFlipped { return (bounds.x, bounds.x + bounds.width) }
    return (flipLength - bounds.x - bounds.width, flipLength - bounds.x)
  }

  /// Where something lies in its content, given its extents along and across the *list*.
  func rect(of span: ListSpan) -> Rect {
    guard isHorizontal else { return Rect(x: span.along, y: span.across, width: span.length, height: span.width) }
    let x = isFlipped ? flipLength - span.across - span.width : span.across
    return Rect(x: x, y: span.along, width: span.width, height: span.length)
  }

  func lay(in frame: Rect, ownLength: Double, isPaging: Bool) {
    if self.frame != frame { self.frame = frame }
    var wanted = traits
    wanted.isPaging = isPaging
    if wanted != traits { traits = wanted }
    if isHorizontal {
      contentHeight = bounds.height
      contentWidth = ownLength
    } else {
      contentWidth = bounds.width
      contentHeight = ownLength
    }
    if !isAtBeginning, isFlipped { setContentOffset(motion.geometry.farthest, animated: false) }
    isAtBeginning = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Its cells are its list's matter.
    list?.updateDisplay()
  }
}
