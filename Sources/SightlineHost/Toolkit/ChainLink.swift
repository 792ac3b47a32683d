// SPDX-License-Identifier: MIT

/// One step of a chain as a ``ChainBuffer`` keeps it: numbers alone, so that chains are kept and compared without counting
/// references, which is the dearest part of walking a tree.
public struct ChainLink: Sendable, EquatableInTests {
  /// The kinds of views that a chain can meet.
  public enum Kind: Sendable, EquatableInTests {
    /// Any other view.
    case plain
    /// A scroll view of any kind, lists included.
    case scroll
    /// A window.
    case window
  }

  /// The view.
  public var view: ObjectIdentifier
  /// What the view lies in; `nil` for a window and for a view that hangs nowhere.
  public var superview: ObjectIdentifier?
  /// How it lies there.
  public var geometry: ViewGeometry
  /// What kind of view it is.
  public var kind: Kind
  /// Whether it is the view of a controller.
  public var isScreen: Bool
  /// Where its buffer has the view itself; -1: nowhere.
  @usableFromInline var keptAt: Int

  @inlinable
  init(
    view: ObjectIdentifier, superview: ObjectIdentifier?, geometry: ViewGeometry, kind: Kind, isScreen: Bool,
    keptAt: Int
  ) {
    self.view = view
    self.superview = superview
    self.geometry = geometry
    self.kind = kind
    self.isScreen = isScreen
    self.keptAt = keptAt
  }
}
