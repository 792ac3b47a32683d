// SPDX-License-Identifier: MIT

/// What a view that shows an image says of it, and whether that is known to have no holes.
///
/// | it fills the view | it moves, or is a symbol | its pixels have alpha | opaque |
/// |-------------------|--------------------------|-----------------------|--------|
/// | yes               | no                       | no                    | yes    |
/// | yes               | no                       | yes, or nobody knows  | no     |
/// | any other         |                          |                       | no     |
public struct ImageFacts: Sendable, EquatableInTests {
  /// Whether it is scaled so that nothing of the view is left free.
  public var fillsView: Bool
  /// Whether it changes by itself.
  public var isAnimated: Bool
  /// Whether it is a symbol, drawn as a shape.
  public var isSymbol: Bool
  /// Whether its pixels have alpha; `nil` where nobody says.
  public var hasAlpha: Bool?

  /// Makes facts.
  public init(fillsView: Bool, isAnimated: Bool = false, isSymbol: Bool = false, hasAlpha: Bool? = nil) {
    self.fillsView = fillsView
    self.isAnimated = isAnimated
    self.isSymbol = isSymbol
    self.hasAlpha = hasAlpha
  }

  /// Whether it hides all that is below the view.
  public var isOpaque: Bool { fillsView && !isAnimated && !isSymbol && hasAlpha == false }
}
