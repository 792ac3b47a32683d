// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Looks for the background of a bar, a cell or a header among the views inside it: the strongest paint among those that
/// are as large as the whole.
///
/// Whoever walks the views asks at each whether to look at it, says what it is, and is told whether to go on into it.
public struct BackdropSearch: Sendable, EquatableInTests {
  /// The strongest paint so far.
  public private(set) var found = Paint.Kind.nothing
  /// How many more views are looked at.
  private var left = Self.most

  /// How many views are looked at in all.
  public static var most: Int { 32 }
  /// How deep: the views right inside the whole are 1.
  public static var deepest: Int { 3 }

  /// Makes a search that has found nothing.
  public init() {}

  /// Whether a view is to be looked at; it counts as one that is.
  /// - Parameter alpha: Its own alpha and those of the views around it, within the whole.
  public mutating func looks(at alpha: Double, isHidden: Bool, hasMask: Bool) -> Bool {
    guard left > 0, alpha > 0, !isHidden, !hasMask else { return false }
    left -= 1
    return true
  }

  /// Takes a view that is to be looked at; answers whether to look into it, too.
  ///
  /// - Parameters:
  ///   - frame: Where it lies in the whole.
  ///   - whole: The bounds of the whole.
  ///   - alpha: As above.
  ///   - clips: Whether nothing of what it contains can be larger than it is.
  ///   - depth: How deep it lies.
  ///   - paint: What it paints itself; asked where it is large enough.
  public mutating func take(
    _ frame: Rect, in whole: Rect, alpha: Double, clips: Bool, depth: Int, paint: () -> Paint.Kind
  ) -> Bool {
    if Self.fills(frame, whole) {
      found = found.stronger(than: paint().faded(by: alpha))
    } else if clips {
      return false
    }
    return depth < Self.deepest
  }

  /// Whether a view is as large as the whole, but for a line at its edges.
  private static func fills(_ frame: Rect, _ whole: Rect) -> Bool {
    let (slackX, slackY) = (min(1, whole.width / 4), min(1, whole.height / 4))
    return frame.x <= whole.x + slackX && frame.x + frame.width >= whole.x + whole.width - slackX
      && frame.y <= whole.y + slackY && frame.y + frame.height >= whole.y + whole.height - slackY
  }
}
