// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A supplementary or decorating view that is neither header nor footer: a badge on each item, the background of a
/// section.
public struct HeadlessSupplement: Sendable {
  /// What a supplement belongs to.
  public enum Anchor: Sendable, Hashable {
    /// One view for the section; its place's item is 0.
    case section
    /// One view for each item of the section, shown while the item is. Not in sections that scroll by themselves.
    case item
  }

  /// The kind, by which its views are reused.
  public var kind: String
  /// What it belongs to.
  public var anchor: Anchor
  /// Whether it is drawn above the cells.
  public var isAbove: Bool
  /// Where it lies, given the frame of the item or of the whole section; both in the coordinates of the content.
  public var frame: @Sendable (Rect) -> Rect

  /// Makes a supplement.
  public init(
    _ kind: String, anchor: Anchor, isAbove: Bool = true, frame: @escaping @Sendable (Rect) -> Rect = { $0 }
  ) {
    self.kind = kind
    self.anchor = anchor
    self.isAbove = isAbove
    self.frame = frame
  }
}
