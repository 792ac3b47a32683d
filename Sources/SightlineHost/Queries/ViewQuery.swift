// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Questions about where a view is at this moment. They read the views, know nothing of rules, covers or time, and
/// change nothing; for what counts ask ``HostSession/explain(_:)``.
///
/// Every rectangle is upright and in the coordinates of the window in which both views are. Views in no window, or in
/// two windows, have nothing in common: the answers are `nil`, 0 and `false`.
@MainActor
public enum ViewQuery<Kit: Toolkit> {
  /// Where a view lies, and what clipping leaves of it.
  public struct Answer: Sendable, Equatable {
    /// The view's bounds, all of them, seen or not.
    public var rect: Rect
    /// What is left of ``rect`` after everything around the view that clips, the window included; its size is zero where
    /// nothing is left.
    public var visible: Rect
    /// The product of the alphas of the view and what is around it; 0 where something is hidden.
    public var alpha: Double

    /// The area of ``visible`` over the area of ``rect``; 0 for a view without area, and where alpha is 0.
    public var fraction: Double {
      let area = rect.width * rect.height
      guard area > 0, area.isFinite, alpha > 0 else { return 0 }
      return visible.width * visible.height / area
    }
  }

  /// Where a view lies in its window.
  public static func place(of view: Kit.View) -> Answer? { located(view)?.answer }

  /// The fraction of a view that clipping leaves on screen: of its bounds, within its window.
  public static func visibleFraction(of view: Kit.View) -> Double { located(view)?.answer.fraction ?? 0 }

  /// The fraction of a view's bounds that lies in another view's bounds and on screen.
  public static func visibleFraction(of view: Kit.View, in other: Kit.View) -> Double {
    guard let (one, two) = both(view, other) else { return 0 }
    var answer = one
    answer.visible = ChainMath.intersection(one.visible, two.rect)
    return answer.fraction
  }

  /// Whether some area of a view's bounds lies in another's bounds, seen or not; edges that touch are not enough.
  public static func intersects(_ view: Kit.View, _ other: Kit.View) -> Bool {
    guard let (one, two) = both(view, other) else { return false }
    let common = ChainMath.intersection(one.rect, two.rect)
    return common.width > 0 && common.height > 0
  }

  /// Whether some area of a view's bounds lies in its own window.
  public static func intersectsWindow(_ view: Kit.View) -> Bool {
    guard let (answer, window) = located(view) else { return false }
    let common = ChainMath.intersection(answer.rect, window.bounds)
    return common.width > 0 && common.height > 0
  }

  /// Whether a view's bounds, which must have area, lie entirely in another's bounds, seen or not; edges may touch.
  public static func contains(_ other: Kit.View, _ view: Kit.View) -> Bool {
    guard let (one, two) = both(view, other) else { return false }
    return holds(two.rect, one.rect)
  }

  /// Whether a view's bounds, which must have area, lie entirely in its own window.
  public static func windowContains(_ view: Kit.View) -> Bool {
    guard let (answer, window) = located(view) else { return false }
    return holds(window.bounds, answer.rect)
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    // A hair is allowed, since rectangles that are moved there and back differ in their last digits.
    let hair = 1e-6
    return inner.width > 0 && inner.height > 0 && inner.x >= outer.x - hair && inner.y >= outer.y - hair
      && inner.x + inner.width <= outer.x + outer.width + hair
      && inner.y + inner.height <= outer.y + outer.height + hair
  }

  private static func both(_ view: Kit.View, _ other: Kit.View) -> (Answer, Answer)? {
    guard let one = located(view), let two = located(other), one.window.view === two.window.view else { return nil }
    return (one.answer, two.answer)
  }

  private static func located(_ view: Kit.View) -> (answer: Answer, window: (view: AnyObject, bounds: Rect))? {
    var chain = ChainBuffer()
    Kit.chains(of: [view], below: nil, into: &chain)
    guard let first = chain.steps.first, let last = chain.steps.last, last.kind == .window,
      let window = chain.view(of: last)
    else { return nil }
    var rect = first.geometry.bounds
    var visible = rect
    var alpha = 1.0
    for (position, link) in chain.steps.enumerated() {
      let geometry = link.geometry
      if position > 0, geometry.clips { visible = ChainMath.intersection(visible, geometry.bounds) }
      alpha *= geometry.isHidden ? 0 : geometry.alpha
      if link.kind == .window {
        visible = ChainMath.intersection(visible, geometry.bounds)
      } else {
        rect = geometry.toSuperview.box(of: rect)
        visible = geometry.toSuperview.box(of: visible)
      }
    }
    return (Answer(rect: rect, visible: visible, alpha: alpha), (window, last.geometry.bounds))
  }
}
