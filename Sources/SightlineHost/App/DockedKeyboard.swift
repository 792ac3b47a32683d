// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Tells a docked keyboard from one that floats, is split, undocked or hidden (UIKitFacts F59 to F61).
public enum DockedKeyboard {
  /// The part of the screen that a docked keyboard covers; `nil` where it is not docked, or not there.
  ///
  /// Docked means: as wide as the screen, and down to its lower edge or beyond it, as with a keyboard of keys of which
  /// only the bar shows. A floating one is narrow, an undocked or split one ends above the edge, a hidden one begins at
  /// or below it; for a frame of another orientation one of the three holds. Frames that are empty, or no numbers, are
  /// those of no keyboard.
  ///
  /// - Parameters:
  ///   - end: The frame in which its movement ends, in the coordinates of the screen.
  ///   - screen: The bounds of the screen, as it is held.
  public static func frame(end: Rect, screen: Rect) -> Rect? {
    guard end.width > 0, end.height > 0, screen.width > 0, screen.height > 0 else { return nil }
    let (right, bottom) = (screen.x + screen.width, screen.y + screen.height)
    let isWide = end.x <= screen.x + slack && end.x + end.width >= right - slack
    let isDown = end.y + end.height >= bottom - slack
    guard isWide, isDown, end.y < bottom - slack else { return nil }
    return Rect(x: end.x, y: end.y, width: end.width, height: min(end.height, bottom - end.y))
  }

  /// What a notice about the keyboard means for what is tracked.
  public enum Heard: Sendable, Hashable {
    /// It happens on a screen on which nothing is tracked.
    case elsewhere
    /// It covers this part of the screen, docked, or none.
    case covers(Rect?)
  }

  /// What a notice means.
  ///
  /// | the notice names a screen  | something is tracked on           | it gives a frame | it means                    |
  /// |----------------------------|-----------------------------------|------------------|-----------------------------|
  /// | yes                        | other screens alone               | any              | nothing                     |
  /// | yes                        | that screen, or nothing is        | yes              | ``frame(end:screen:)`` there |
  /// | no                         | screens                           | yes              | the same, on the first      |
  /// | no                         | none                              | any              | there is none               |
  /// | any                        | any but the first row             | no: it is hidden | there is none               |
  ///
  /// - Parameters:
  ///   - end: The frame in which its movement ends; `nil` where it is hidden.
  ///   - said: The screen that the notice names.
  ///   - own: The screens on which something is tracked, first tracked first.
  ///   - bounds: The bounds of a screen, as it is held.
  public static func heard<Screen: AnyObject>(
    end: Rect?, on said: Screen?, own: [Screen], bounds: (Screen) -> Rect
  ) -> Heard {
    if let said, !own.isEmpty, !own.contains(where: { $0 === said }) { return .elsewhere }
    guard let end, let screen = said ?? own.first else { return .covers(nil) }
    return .covers(frame(end: end, screen: bounds(screen)))
  }

  /// Frames are rounded to pixels, a third of a point at most.
  private static var slack: Double { 1 }
}
