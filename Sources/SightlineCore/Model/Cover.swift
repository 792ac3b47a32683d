// SPDX-License-Identifier: MIT

/// A window rectangle that lies over items and may hide them.
///
/// Unknown never covers: a host reports only what it has recognised.
public struct Cover: Sendable, Equatable {
  /// How much a cover hides.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// Hides what is below it.
    case opaque
    /// Blurs what is below it; counts as hiding.
    case translucent
    /// Hides nothing.
    case transparent
  }

  /// An item that a cover does not hide; what lies in that item is excepted too (fine print 40).
  public struct Exception: Sendable, Equatable {
    /// The surface of the item, or `nil` for an item of that id in any surface.
    public var surface: String?
    /// The id of the item.
    public var item: String

    /// Makes an exception for `item`, in `surface` or anywhere.
    public init(surface: String? = nil, item: String) {
      self.surface = surface
      self.item = item
    }
  }

  /// The covered area in window coordinates.
  public var rect: Rect
  /// How much it hides; `nil` means opaque unless `opacity` says otherwise.
  public var kind: Kind?
  /// Opacity from 0 to 1; wins over `kind` and covers from ``RuleBook/coverOpacity`` on.
  public var opacity: Double?
  /// Items that it does not hide.
  public var except: [Exception]
  /// How the host recognised it, for explanations: `keyboard`, `bar`, …
  public var by: String?

  /// Makes a cover; without `kind` and `opacity` it is opaque.
  public init(rect: Rect, kind: Kind? = nil, opacity: Double? = nil, except: [Exception] = [], by: String? = nil) {
    self.rect = rect
    self.kind = kind
    self.opacity = opacity
    self.except = except
    self.by = by
  }

  /// Whether it hides what is below it where that takes this opacity, ``RuleBook/coverOpacity``.
  public func hides(from coverOpacity: Double) -> Bool {
    guard let opacity else { return kind != .transparent }
    return opacity.isFinite && Comparison.reaches(opacity, coverOpacity)
  }
}
