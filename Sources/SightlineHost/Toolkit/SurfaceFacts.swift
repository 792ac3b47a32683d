// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a tracked view says of itself at one moment. Equal facts mean that nothing moved.
public struct SurfaceFacts: Sendable, Equatable {
  /// The content offset of a scroll view, zero of another view, in points of its content.
  public var offset: Point
  /// The size of its contents; of a plain view its own size.
  public var contentWidth: Double
  /// The height of its contents.
  public var contentHeight: Double
  /// A finger rests on it.
  public var isTracking: Bool
  /// A finger has moved it and still holds it.
  public var isDragging: Bool
  /// It moves on after a drag.
  public var isDecelerating: Bool
  /// It displays cells by itself: a table or a collection view, empty or not.
  public var isList: Bool
  /// A list with changes that it has not laid out; it must not be asked for cells.
  public var hasUncommittedUpdates: Bool
  /// What the safe area takes off its bounds.
  public var safeArea: Insets
  /// What its adjusted content insets take off its bounds.
  public var adjustedInsets: Insets
  /// Changes whenever the displayed views, their places or the counts change; equal numbers mean an equal list.
  ///
  /// A reload in place that gives the same cells other items may leave it as it is: that is heard from a relay, from
  /// binding, or from the app (``Notice/reloaded(_:)``).
  public var listGeneration: UInt64
  /// How many items the list has in all; 0 for other views.
  public var itemCount: Int

  /// Makes the facts of a view at rest, without insets.
  public init(
    offset: Point = .zero, contentWidth: Double = 0, contentHeight: Double = 0, isTracking: Bool = false,
    isDragging: Bool = false, isDecelerating: Bool = false, isList: Bool = false, hasUncommittedUpdates: Bool = false,
    safeArea: Insets = .zero, adjustedInsets: Insets = .zero, listGeneration: UInt64 = 0, itemCount: Int = 0
  ) {
    self.offset = offset
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    self.isList = isList
    self.hasUncommittedUpdates = hasUncommittedUpdates
    self.safeArea = safeArea
    self.adjustedInsets = adjustedInsets
    self.listGeneration = listGeneration
    self.itemCount = itemCount
  }
}
