// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

/// What an app may ask at any time; nothing is changed by it.
extension ExposureMonitor {
  /// Why what a view shows does or does not count, as of the last look; `nil` for a view that shows no item.
  public func explain(_ view: UIView) -> ExposureExplanation? { session.explain(view) }

  /// Why an item does or does not count, as of the last look; `nil` for one that is not known.
  public func explain(surface: String, item: String) -> ExposureExplanation? {
    session.explain(surface: surface, item: item)
  }

  /// The names under which what a view shows stands in events.
  public func exposure(of view: UIView) -> (surface: String, item: String)? { session.exposure(of: view) }

  /// What became of every impression so far.
  public var ledger: ExposureLedger { session.ledger }

  /// The fraction of a view's bounds that clipping leaves on screen now: geometry alone, without rules, covers or time.
  public func visibleFraction(of view: UIView) -> Double { ViewQuery<UIKitToolkit>.visibleFraction(of: view) }

  /// The fraction of a view's bounds that lies in another view's bounds and on screen.
  public func visibleFraction(of view: UIView, in other: UIView) -> Double {
    ViewQuery<UIKitToolkit>.visibleFraction(of: view, in: other)
  }

  /// Whether some area of a view lies in another view, or in its own window (`nil`), seen or not.
  public func intersects(_ view: UIView, _ other: UIView? = nil) -> Bool {
    guard let other else { return ViewQuery<UIKitToolkit>.intersectsWindow(view) }
    return ViewQuery<UIKitToolkit>.intersects(view, other)
  }

  /// Whether all of a view lies in another view, or in its own window (`nil`), seen or not.
  public func contains(_ view: UIView, in other: UIView? = nil) -> Bool {
    guard let other else { return ViewQuery<UIKitToolkit>.windowContains(view) }
    return ViewQuery<UIKitToolkit>.contains(other, view)
  }
}
