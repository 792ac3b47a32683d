// SPDX-License-Identifier: MIT

/// What a view draws by itself, as far as that is known. What is not in this list is unknown, and unknown never covers
/// (design 3, 8.4).
public struct Paint: Sendable, EquatableInTests {
  /// What was recognised.
  public enum Kind: Sendable, EquatableInTests {
    /// Nothing that is known to cover: an empty container, a shape, text, an image with holes.
    case nothing
    /// A background colour of this alpha, 0 to 1.
    case background(alpha: Double)
    /// An image known to have no holes.
    case opaqueImage
    /// A visual effect: a blur or a material.
    case effect
    /// A navigation bar, tab bar, toolbar or search bar; without a background of its own it covers nothing.
    case bar(hasBackground: Bool)
  }

  /// What was recognised.
  public var kind: Kind
  /// How the view lies in its superview; of a window, on the screen.
  public var geometry: ViewGeometry
  /// Whether the system's keyboard lives in it. It is told by its own notices, never by its window.
  public var isKeyboard: Bool

  /// Makes the paint of a view.
  @inlinable
  public init(_ kind: Kind, geometry: ViewGeometry, isKeyboard: Bool = false) {
    self.kind = kind
    self.geometry = geometry
    self.isKeyboard = isKeyboard
  }
}
