// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Where everything in one section lies, counted from its start.
struct SectionMap: Sendable {
  let layout: HeadlessSectionLayout
  /// The insets before the items, after them, and on both sides.
  let (lead, trail, near, far): (Double, Double, Double, Double)
  let width: Double
  /// The items; of a section that scrolls by itself in its own direction.
  var stack: LineStack

  /// - Parameter lengths: of its items, as far as they are known; of a section that scrolls by itself they do not count.
  init(_ layout: HeadlessSectionLayout, lengths: [Double], width: Double, direction: HeadlessLayout.Direction) {
    self.layout = layout
    self.width = width
    let insets = layout.insets
    (lead, trail, near, far) =
      direction == .vertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
    switch layout.arrangement {
    case .lines:
      stack = LineStack(
        lengths: lengths, perLine: layout.perLine, spacing: layout.spacing, itemSpacing: layout.itemSpacing,
        width: max(0, width - near - far))
    case .orthogonal(let length, let itemLength, _, _):
      stack = LineStack(
        lengths: Array(repeating: itemLength, count: lengths.count), perLine: layout.perLine, spacing: layout.spacing,
        itemSpacing: layout.itemSpacing, width: length)
    }
  }

  var isOrthogonal: Bool {
    if case .orthogonal = layout.arrangement { return true }
    return false
  }

  var bodyStart: Double { layout.headerLength + lead }

  /// The length of the items' part along the list.
  var bodyLength: Double {
    mutating get {
      guard case .orthogonal(let length, _, _, _) = layout.arrangement else { return stack.total }
      return stack.count == 0 ? 0 : length
    }
  }

  var length: Double {
    mutating get { bodyStart + bodyLength + trail + layout.footerLength }
  }

  /// Where an item of a section in lines lies.
  mutating func span(of item: Int) -> ListSpan {
    var span = stack.span(of: item)
    span.along += bodyStart
    span.across += near
    return span
  }

  /// Where the scroll view of a section that scrolls by itself lies; items keep away from its sides by the insets.
  mutating func bodySpan() -> ListSpan {
    ListSpan(along: bodyStart, across: 0, length: bodyLength, width: width)
  }

  /// Which items of a section in lines have a part between two offsets.
  mutating func items(from start: Double, to end: Double) -> Range<Int> {
    stack.items(from: start - bodyStart, to: end - bodyStart)
  }
}
