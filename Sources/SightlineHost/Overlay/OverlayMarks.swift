// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What an overlay draws over one window: values alone, reckoned when asked for and at no other time.
///
/// All rectangles are upright, in points of the window. Marks have a stable order, so equal screens give equal marks:
/// surfaces as they were tracked, those found on the way after them; items from the top down, from the left, by id; covers
/// of the window first, then by surface.
public struct OverlayMarks: Sendable, EquatableInTests {
  /// One item.
  public struct ItemMark: Sendable, EquatableInTests {
    /// The surface that it is an item of.
    public var surface: String
    /// Its id.
    public var item: String
    /// All of it, seen or not.
    public var frame: Rect
    /// What clipping leaves of it; what covers take is not cut out, see ``OverlayMarks/covers``. Without size where
    /// nothing is left.
    public var visible: Rect
    /// The engine's fraction, which covers lessen.
    public var fraction: Double
    /// What it has come to.
    public var state: State
    /// A few words: id, fraction, what the state is about.
    public var label: String
  }

  /// One surface that is on screen.
  public struct SurfaceMark: Sendable, EquatableInTests {
    /// Its id.
    public var surface: String
    /// Its bounds as far as views around it leave them.
    public var frame: Rect
    /// Its viewport, within the window and the surfaces around it.
    public var viewport: Rect
    /// Whether its items are measured.
    public var isOpen: Bool
    /// Its id, and why it is not measured.
    public var label: String
  }

  /// Something that was recognised over a surface, or over everything in the window.
  public struct CoverMark: Sendable, EquatableInTests {
    /// The covered part.
    public var rect: Rect
    /// Whether it hides what is below it by the rules, or is only known.
    public var hides: Bool
    /// How it was recognised: `bar`, `keyboard`, …, with its opacity where it does not hide.
    public var label: String
  }

  /// The surfaces on screen.
  public var surfaces: [SurfaceMark] = []
  /// Their items, as far as they lie in the window.
  public var items: [ItemMark] = []
  /// What lies over them.
  public var covers: [CoverMark] = []
  /// How many marks are left out, for there are too many.
  public var leftOut = 0

  /// Makes marks of an empty window.
  public init() {}

  /// The most marks of each kind. Of more items those that can be seen come first.
  public static let limit = 200

  /// The smallest item at a point, the last drawn of equal ones: of what lies inside each other, the inner.
  public func item(at point: Point) -> ItemMark? {
    var found: ItemMark?
    for mark in items where mark.visible.holds(point) {
      let isLarger = found.map { mark.frame.area > $0.frame.area } ?? false
      if !isLarger { found = mark }
    }
    return found
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
  }
}
