// SPDX-License-Identifier: MIT

/// What a surface hands on to those in it: where it is shown, and what stands in the way from here outwards.
///
/// It follows from the surface's own lines and the surroundings of the surface around it. So a change spreads inwards
/// from where it happens, as far as it changes anything.
struct Surroundings: Sendable, Equatable {
  /// The window; -1 where the way out does not end in a reported root of a reported window.
  var window: Int32 = -1
  /// The outermost hidden surface, -1 if none is.
  var hidden: Int32 = -1
  /// The outermost surface that was hidden at some time in the open batch after having been shown, -1 if none was.
  var flapped: Int32 = -1
  var isPaused = false
  /// The alpha of the items that hold surfaces.
  var alpha = 1.0
  /// Whether one of these items is hidden, by alpha too.
  var isHiddenByItem = false

  /// Whether the surface is on screen (fine print 16).
  var isOnScreen: Bool { window >= 0 && hidden < 0 }

  /// Whether what can be seen of the items may differ, geometry aside.
  func showsOtherwise(than other: Surroundings) -> Bool {
    window != other.window || isOnScreen != other.isOnScreen || alpha != other.alpha
      || isHiddenByItem != other.isHiddenByItem
  }
}
