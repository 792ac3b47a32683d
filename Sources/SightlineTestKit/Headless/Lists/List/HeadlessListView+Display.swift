// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineSimulation
#endif

extension HeadlessListView {
  /// Takes in what has changed and shows what belongs into the bounds.
  func updateDisplay() {
    guard !isUpdating, bounds.width > 0, bounds.height > 0 else { return }
    isUpdating = true
    commit()
    makeMap()
    showCells()
    placeCells()
    showSupplements()
    prepareCells()
    clearRetired()
    clearScrollers()
    noteDirection()
    isUpdating = false
    publish()
  }

  // MARK: Geometry

  /// What it shows along its direction, in the order of its items.
  var visibleSpan: (start: Double, end: Double) {
    guard direction == .horizontal else { return (bounds.y, bounds.y + bounds.height) }
    if !isRightToLeft { return (bounds.x, bounds.x + bounds.width) }
    return (flipLength - bounds.x - bounds.width, flipLength - bounds.x)
  }

  /// The width in which everything is mirrored for right to left.
  private var flipLength: Double {
    direction == .vertical ? mapWidth : max(contentWidth, bounds.width)
  }

  private var innerWidth: Double {
    direction == .vertical
      ? max(0, bounds.width - contentInset.left - contentInset.right)
      : max(0, bounds.height - contentInset.top - contentInset.bottom)
  }

  func rect(of span: ListSpan) -> Rect {
    var rect =
      direction == .vertical
      ? Rect(x: span.across, y: span.along, width: span.width, height: span.length)
      : Rect(x: span.along, y: span.across, width: span.length, height: span.width)
    if isRightToLeft { rect.x = flipLength - rect.x - rect.width }
    return rect
  }

  private func makeMap() {
    guard needsMap || mapWidth != innerWidth else { return }
    // Cells that size themselves do so anew for another width.
    if mapWidth != innerWidth { known = known.map { Array(repeating: .nan, count: $0.count) } }
    if known.count != shownCounts.sections { known = shownCounts.items.map { Array(repeating: .nan, count: $0) } }
    needsMap = false
    mapWidth = innerWidth
    map = ListMap(
      (0..<shownCounts.sections).map { section in
        let layout = sectionLayout(section)
        return SectionMap(
          layout, lengths: lengths(in: section, layout), width: mapWidth, direction: direction)
      })
  }

  private func lengths(in section: Int, _ layout: HeadlessSectionLayout) -> [Double] {
    let count = shownCounts.items[section]
    let believed = layout.isSelfSizing ? source.estimatedLength : source.length
    if believed == nil, !layout.isSelfSizing { return Array(repeating: layout.itemLength, count: count) }
    return (0..<count).map { item in
      let length = known[section][item]
      return length.isNaN ? believed?(HeadlessPath(section, item)) ?? layout.itemLength : length
    }
  }

  func sizeContent() {
    let length = map.length
    // Along its direction last, since that may move the offset.
    if direction == .vertical {
      contentWidth = mapWidth
      contentHeight = length
    } else {
      contentHeight = mapWidth
      contentWidth = length
      if isRightToLeft, !isAtBeginning {
        motion.setOffset(Point(x: motion.geometry.farthest.x, y: contentOffset.y), animated: false, at: now)
      }
    }
    isAtBeginning = isAtBeginning || length > 0
    follow()
  }

  // MARK: Self-sizing

  /// Asks a cell that sizes itself how long it is; answers whether anything has moved.
  func measure(_ shown: Shown) -> Bool {
    let (section, item) = (shown.path.section, shown.path.item)
    let layout = map.sections[section].layout
    guard layout.isSelfSizing, !map.sections[section].isOrthogonal, known[section][item].isNaN else { return false }
    let span = map.span(of: shown.path)
    let length = settledLength(realLength(of: shown, span) ?? span.length, believed: span.length, shown.path)
    known[section][item] = length
    let growth = map.setLength(length, of: shown.path)
    guard growth != 0 else { return length != span.length }
    // What is cut off at the upper edge grows upwards: the eye stays where it is.
    if span.along < visibleSpan.start { shift(by: growth) }
    return true
  }

  private func realLength(of shown: Shown, _ span: ListSpan) -> Double? {
    let length = source.length?(shown.path) ?? shown.cell.fittingLength?(span.width)
    return length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Under ``HeadlessQuirk/estimatesNeverSettle`` the first answer is half wrong, until the next turn.
  private func settledLength(_ real: Double, believed: Double, _ path: HeadlessPath) -> Double {
    guard has(.estimatesNeverSettle), real != believed, let system, provisional.insert(path).inserted else {
      return real
    }
    system.perform { [weak self] in self?.measureAgain(path) }
    return (real + believed) / 2
  }

  private func measureAgain(_ path: HeadlessPath) {
    guard provisional.contains(path), known.indices.contains(path.section) else { return }
    guard known[path.section].indices.contains(path.item) else { return }
    known[path.section][path.item] = .nan
    setNeedsLayout()
  }

  private func shift(by length: Double) {
    // Right to left, what comes later lies further left, and the content grows with it.
    if direction == .horizontal, isRightToLeft { return }
    motion.shift(
      by: direction == .vertical ? Point(x: 0, y: length) : Point(x: length, y: 0), at: now)
  }

  private func noteDirection() {
    let start = visibleSpan.start
    if start != lastStart { isScrollingBack = start < lastStart }
    lastStart = start
  }
}
