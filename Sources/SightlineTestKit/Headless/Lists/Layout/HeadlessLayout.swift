// SPDX-License-Identifier: MIT

/// How a collection view lays out its sections.
@MainActor
public struct HeadlessLayout {
  /// The ways in which a list can scroll.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// The way in which it scrolls.
  public var direction: Direction
  /// How each section is laid out; asked whenever the list is laid out anew.
  public var section: @MainActor (_ section: Int) -> HeadlessSectionLayout

  /// Makes a layout of which each section has its own: a compositional layout.
  public init(
    direction: Direction = .vertical, section: @escaping @MainActor (_ section: Int) -> HeadlessSectionLayout
  ) {
    self.direction = direction
    self.section = section
  }

  /// One item after the other.
  public static func list(
    direction: Direction = .vertical, itemLength: Double = 44, isSelfSizing: Bool = false, spacing: Double = 0
  ) -> HeadlessLayout {
    let layout = HeadlessSectionLayout(itemLength: itemLength, isSelfSizing: isSelfSizing, spacing: spacing)
    return HeadlessLayout(direction: direction) { _ in layout }
  }

  /// Lines of several items of one width, as a flow layout makes them.
  public static func grid(
    direction: Direction = .vertical, columns: Int, itemLength: Double, isSelfSizing: Bool = false,
    spacing: Double = 0, itemSpacing: Double = 0
  ) -> HeadlessLayout {
    let layout = HeadlessSectionLayout(
      .lines(perLine: columns), itemLength: itemLength, isSelfSizing: isSelfSizing, spacing: spacing,
      itemSpacing: itemSpacing)
    return HeadlessLayout(direction: direction) { _ in layout }
  }
}
