// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Where a surface lies and what that does to what is in it: computed from its chain, once for all its items.
///
/// The content coordinates that the engine is given are those of the view, turned, scaled and mirrored as they are on
/// screen (`linear`): so every length in a trace is one of the window, a zoomed or scaled list is measured in one
/// space, and the engine needs to know nothing of transforms.
struct SurfacePlace: EquatableInTests {
  /// What maps lengths of the view to those of the window.
  var linear = Affine.identity
  /// Maps the view's coordinates to those of the window.
  var toWindow = Affine.identity
  /// The bounds on screen, cut by what clips around the view: in window coordinates for a root surface, else in the
  /// content coordinates of the parent.
  var frame = Rect.zero
  /// The offset that puts the contents where they are.
  var offset = Point.zero
  /// The viewport within `frame`.
  var insets = Insets.zero
  /// The alphas around the view, up to the window, or up to the item of the parent that holds it.
  var alpha = 1.0
  /// Whether something around the view is hidden, within the same limits.
  var isHidden = false
  /// Turned so far that its upright box says nothing: its items cannot be measured.
  var isTurned = false
  /// The bounds of the view in its own coordinates.
  var bounds = Rect.zero

  /// Keeps the frame that was where the new one differs only in the last bits of a sum: a view's place is reckoned from
  /// its offset, too, and must not seem to move when it scrolls.
  mutating func steady(after before: SurfacePlace) {
    frame.x = Self.steady(frame.x, before.frame.x)
    frame.y = Self.steady(frame.y, before.frame.y)
    frame.width = Self.steady(frame.width, before.frame.width)
    frame.height = Self.steady(frame.height, before.frame.height)
  }

  private static func steady(_ new: Double, _ old: Double) -> Double { abs(new - old) < 1e-9 ? old : new }
}
