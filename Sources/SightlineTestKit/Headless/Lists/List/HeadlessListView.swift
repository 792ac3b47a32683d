// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
#endif

/// What tables and collection views have in common: counts, batches of changes, reuse, self-sizing, what is displayed.
///
/// Cells exist for what its bounds show alone. Changes are taken in at once (and checked as UIKit checks them) but come
/// to the cells in the next layout; until then the list has uncommitted updates, and whoever asks it for cells breaks
/// the rules (``HeadlessViolation``).
@MainActor
open class HeadlessListView: HeadlessScrollView {
  /// A cell and the item that it shows or is prepared for.
  struct Shown {
    var path: HeadlessPath
    var cell: HeadlessCell
    var needsConfiguring = false
    /// Whether it was told that it is displayed.
    var isTold = false

    var place: CellPlace { CellPlace(section: path.section, item: path.item) }
  }

  /// A header, footer or other view that is no cell.
  struct Supplement {
    var kind: String
    var place: CellPlace
    var view: HeadlessReusableView
    /// Whether it belongs to an item, not to a section.
    var isOfItem = false
  }

  enum Pending {
    case reload(ListCounts)
    case updates(UpdatePlan)
  }

  /// Where its contents come from. Setting it reloads.
  public var source = HeadlessListSource.empty {
    didSet { reloadData() }
  }
  /// Whether items run from right to left.
  public var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { invalidateLayout() } }
  }
  /// Whether the list is turned over, so that its first item is at its lower end: the list by a transform, and each cell
  /// by another one.
  public var isInverted = false {
    didSet { if isInverted != oldValue { turnOver() } }
  }
  /// Whether SwiftUI has made it, and keeps its delegate's place for itself.
  public internal(set) var isHosted = false
  /// Whether it prepares the cells of the next line before they are needed: configured and hidden.
  public var isPrefetchingEnabled = false
  /// Called before a view is shown.
  public var willDisplay: (@MainActor (HeadlessReusableView, CellPlace) -> Void)?
  /// Called when a view is shown no more. The place is not to be relied on.
  public var didEndDisplaying: (@MainActor (HeadlessReusableView, CellPlace) -> Void)?

  // What it shows.
  /// The displayed cells, in order of their paths.
  var cells: [Shown] = []
  /// Cells that are configured and hidden.
  var prepared: [Shown] = []
  var supplements: [Supplement] = []
  var scrollers: [HeadlessOrthogonalView] = []
  /// What is told of that: in order of places, as of the last layout.
  var published: [DisplayedView] = []
  var publishedCounts = ListCounts.none
  var generation: UInt64 = 0
  /// What is told instead until this turn is over (``HeadlessQuirk/visibleIndexPathsLag`` and its like).
  var lag: (displayed: [DisplayedView]?, counts: ListCounts, turn: UInt64)?

  // What it knows.
  /// The counts that it was told of last, and those for which it has laid itself out.
  var toldCounts = ListCounts.none
  var shownCounts = ListCounts.none
  var pending: [Pending] = []
  var collected = HeadlessUpdates()
  var updateDepth = 0
  var completions: [@MainActor () -> Void] = []
  /// Whether it is about its cells right now.
  var isUpdating = false
  /// The lengths of the items that were shown; NaN: not yet.
  var known: [[Double]] = []
  var provisional: Set<HeadlessPath> = []
  var map = ListMap()
  var needsMap = true
  var mapWidth = -1.0
  var lastStart = 0.0
  var isScrollingBack = false
  var isAtBeginning = false

  var pool = ReusePool()
  var cellMakers: [String: @MainActor () -> HeadlessCell] = [:]
  /// Views that went to the pool in this layout.
  var retired: [HeadlessReusableView] = []
  /// Views that may go to the pool only when the others have been taken from it.
  var held: [HeadlessReusableView] = []

  /// The way in which it scrolls.
  var direction: HeadlessLayout.Direction { .vertical }

  /// How a section is laid out.
  func sectionLayout(_ section: Int) -> HeadlessSectionLayout { HeadlessSectionLayout() }

  /// How cells of an identifier are made; plain ``HeadlessCell``s unless told.
  public func register(_ identifier: String, _ make: @escaping @MainActor () -> HeadlessCell) {
    cellMakers[identifier] = make
  }

  /// Lays everything out anew in the next layout, from estimates where cells size themselves.
  public func invalidateLayout() {
    needsMap = true
    known = known.map { Array(repeating: .nan, count: $0.count) }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateDisplay()
  }

  // MARK: For a toolkit

  override open func surfaceFacts() -> SurfaceFacts {
    var facts = super.surfaceFacts()
    facts.isList = true
    facts.hasUncommittedUpdates = hasUncommittedUpdates && !has(.uncommittedUpdatesHidden)
    facts.listGeneration = generation
    facts.itemCount = reportedCounts.total
    return facts
  }

  override open func displayedViews() -> [DisplayedView] {
    guard mayBeAsked("its displayed views") else { return [] }
    if let lag, let displayed = lag.displayed, isLagging { return displayed }
    return published
  }

  override open func countsAgree() -> Bool {
    if has(.listsThrowDuringUpdates), !mayBeAsked("its counts") { return false }
    return source.counts() == reportedCounts
  }

  private func turnOver() {
    transform =
      !isInverted
      ? .identity
      : direction == .vertical
        ? Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0) : Affine(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    setNeedsLayout()
  }
}
