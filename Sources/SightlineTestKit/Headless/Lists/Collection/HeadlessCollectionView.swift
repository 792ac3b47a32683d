// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineRelayPlan
#endif

/// A collection view: sections laid out as its layout says, cells prepared ahead.
@MainActor
open class HeadlessCollectionView: HeadlessListView {
  /// How its sections are laid out.
  public var layout: HeadlessLayout {
    didSet {
      invalidateLayout()
      isAtBeginning = isAtBeginning && layout.direction == oldValue.direction
    }
  }

  /// Makes a collection view without items.
  public init(_ layout: HeadlessLayout = .list(), frame: Rect = .zero, name: String = "collection view") {
    self.layout = layout
    super.init(frame: frame, name: name)
    isPrefetchingEnabled = true
  }

  override public var relayView: RelayView { isHosted ? .swiftUI : .collectionView }

  override var direction: HeadlessLayout.Direction { layout.direction }

  override func sectionLayout(_ section: Int) -> HeadlessSectionLayout {
    var layout = layout.section(section)
    if has(.headersFloatOverCells) { layout.pins = true }
    return layout
  }
}
