// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// How a collection view lays out one section. "Along" means the direction in which the list scrolls, "across" the other.
public struct HeadlessSectionLayout: Sendable {
  /// How the items of a section stand.
  public enum Arrangement: Sendable, Hashable {
    /// Lines across the list, one after the other along it, with so many items each; 1 is a list.
    case lines(perLine: Int)
    /// A section that scrolls by itself, across the list: a scroll view of its own that is `length` points long along
    /// the list, with so many items in each of its lines, each `itemLength` points long in its own direction.
    case orthogonal(length: Double, itemLength: Double, perLine: Int, isPaging: Bool)
  }

  /// How its items stand.
  public var arrangement: Arrangement
  /// The length of an item along the list in points, unless the source says it; an estimate where cells size
  /// themselves.
  public var itemLength: Double
  /// Whether a cell may have another length than was said, once it is shown (``HeadlessReusableView/fittingLength``).
  public var isSelfSizing: Bool
  /// Points between lines.
  public var spacing: Double
  /// Points between the items of a line.
  public var itemSpacing: Double
  /// Points around the items; header and footer lie outside of them.
  public var insets: Insets
  /// The length of the header; 0: there is none.
  public var headerLength: Double
  /// The length of the footer; 0: there is none.
  public var footerLength: Double
  /// Whether header and footer stay in sight as long as their section does.
  public var pins: Bool
  /// Other views of the section.
  public var supplements: [HeadlessSupplement]

  /// Makes the layout of a section.
  public init(
    _ arrangement: Arrangement = .lines(perLine: 1), itemLength: Double = 44, isSelfSizing: Bool = false,
    spacing: Double = 0, itemSpacing: Double = 0, insets: Insets = .zero, headerLength: Double = 0,
    footerLength: Double = 0, pins: Bool = false, supplements: [HeadlessSupplement] = []
  ) {
    self.arrangement = arrangement
    self.itemLength = itemLength
    self.isSelfSizing = isSelfSizing
    self.spacing = spacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.pins = pins
    self.supplements = supplements
  }

  /// How many items stand in a line.
  var perLine: Int {
    switch arrangement {
    case .lines(let perLine), .orthogonal(_, _, let perLine, _): max(1, perLine)
    }
  }
}
