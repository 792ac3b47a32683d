// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension ExposureMonitor {
  /// Tracks one view as an item: a banner, a card, a player.
  ///
  /// It belongs to the nearest tracked view around it, else to its screen, which is shown and hidden with its controller.
  /// A view that is registered again is registered anew.
  public func register(_ view: UIView, as item: ExposureItem) -> ExposureToken {
    begin(view, .item(item))
  }

  /// Tracks the view of a controller as an item. A view that is not loaded yet is registered as soon as it is; it is never
  /// loaded for this.
  public func register(_ controller: UIViewController, as item: ExposureItem) -> ExposureToken {
    begin(controller, .item(item))
  }
}
