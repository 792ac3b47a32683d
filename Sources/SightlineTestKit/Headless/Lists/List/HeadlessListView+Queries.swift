// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
  import SightlineSimulation
#endif

extension HeadlessListView {
  /// Whether there are changes that have not come to the cells yet.
  public var hasUncommittedUpdates: Bool { !pending.isEmpty || updateDepth > 0 || isUpdating }

  /// How many sections it knows of.
  public var numberOfSections: Int { toldCounts.sections }

  /// How many items it knows of in a section.
  public func numberOfItems(in section: Int) -> Int {
    toldCounts.items.indices.contains(section) ? toldCounts.items[section] : 0
  }

  /// The paths of the displayed cells, in order; UIKit's `indexPathsForVisibleItems`.
  public var displayedPaths: [HeadlessPath] {
    guard mayBeAsked("the index paths of its visible cells") else { return [] }
    return cells.map(\.path)
  }

  /// The displayed cells, in order of their paths; UIKit's `visibleCells`.
  public var displayedCells: [HeadlessCell] {
    guard mayBeAsked("its visible cells") else { return [] }
    return cells.map(\.cell)
  }

  /// The displayed cell of an item.
  public func cell(at path: HeadlessPath) -> HeadlessCell? {
    guard mayBeAsked("the cell at \(path)") else { return nil }
    return cells.first { $0.path == path }?.cell
  }

  /// Which item a displayed cell shows.
  public func path(of cell: HeadlessView) -> HeadlessPath? {
    guard mayBeAsked("the index path of a cell") else { return nil }
    return cells.first { $0.cell === cell }?.path
  }

  /// The displayed header, footer or other supplementary view at a place.
  public func supplementaryView(at place: CellPlace, kind: String? = nil) -> HeadlessReusableView? {
    guard mayBeAsked("a supplementary view") else { return nil }
    return supplements.first { $0.place == place && (kind == nil || $0.kind == kind) }?.view
  }

  /// The scroll view of a displayed section that scrolls by itself.
  public func orthogonalScrollView(in section: Int) -> HeadlessScrollView? {
    scrollers.first { $0.section == section && $0.superview != nil }
  }

  /// Where the layout believes an item to be, in the content's coordinates.
  ///
  /// It is an estimate where the item was never shown, and does not follow a section that scrolls by itself: what UIKit's
  /// layout attributes say.
  public func layoutFrame(at path: HeadlessPath) -> Rect? {
    guard shownCounts.contains(path), map.sections.indices.contains(path.section) else { return nil }
    var span = map.span(of: path)
    if map.sections[path.section].isOrthogonal {
      let body = map.bodySpan(of: path.section)
      span.along += body.along
      span.across += body.across
    } else if has(.attributesOutOfDate) {
      span.length = source.estimatedLength?(path) ?? map.sections[path.section].layout.itemLength
    }
    return rect(of: span)
  }

  /// Where an item can be made to stand in the viewport.
  public enum ScrollPosition: Sendable, Hashable, CaseIterable {
    /// At its beginning.
    case beginning
    /// In its middle.
    case middle
    /// At its end.
    case end
  }

  /// Scrolls to an item, as far as its place is known.
  public func scrollToItem(at path: HeadlessPath, _ position: ScrollPosition = .beginning, animated: Bool) {
    layoutIfNeeded()
    guard shownCounts.contains(path), let frame = layoutFrame(at: path) else {
      violate("was asked to scroll to \(path), where no item is")
      return
    }
    let (room, insets) = (bounds, adjustedInsets)
    var goal = contentOffset
    if direction == .vertical {
      let space = room.height - insets.top - insets.bottom - frame.height
      goal.y = frame.y - insets.top - space * position.share
    } else {
      let space = room.width - insets.left - insets.right - frame.width
      goal.x = frame.x - insets.left - space * position.share
    }
    setContentOffset(motion.geometry.resting(near: goal), animated: animated)
  }

  // MARK: Rules

  var reportedCounts: ListCounts {
    if let lag, isLagging { return lag.counts }
    return shownCounts
  }

  var isLagging: Bool {
    guard let lag, let system else { return false }
    return system.turn <= lag.turn
  }

  /// Writes down a breach of the rules when it is about its cells, or has changes that have not come to them yet.
  func mayBeAsked(_ what: String) -> Bool {
    let isWaiting = (!pending.isEmpty || updateDepth > 0) && !has(.uncommittedUpdatesHidden)
    guard isUpdating || isWaiting else { return true }
    violate("was asked for \(what) while it updates its cells")
    return false
  }

  func violate(_ text: String) {
    system?.record(HeadlessViolation(text, in: name))
  }
}

extension HeadlessListView.ScrollPosition {
  fileprivate var share: Double {
    switch self {
    case .beginning: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
