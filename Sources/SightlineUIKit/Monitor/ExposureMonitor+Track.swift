// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension ExposureMonitor {
  /// Tracks a list, a scroll view or any other view.
  ///
  /// What a list shows is named where its cells are configured (``UIKit/UIView/exposure``) or by the cells themselves
  /// (``ExposureIdentifying``); so is what lies in any other view. A view that is tracked already is tracked anew.
  ///
  /// ```swift
  /// monitor.track(tableView, as: "feed").store(in: &tokens)
  /// ```
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - id: What to call it: the `surface` of its events. One id for each list.
  ///   - options: What is particular to it.
  ///   - messages: Whether the messages to its delegate are listened to; of lists and scroll views alone.
  /// - Returns: Ends the tracking when it is ended or let go.
  public func track(
    _ view: UIView, as id: String, options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched
  ) -> ExposureToken {
    begin(view, .surface(id: id, options, .byCells, messages))
  }

  /// Tracks a view whose cells are named in whatever way.
  package func track(
    _ view: UIView, as id: String, options: ExposureSurfaceOptions, naming identification: Identification,
    delegateMessages messages: ExposureDelegateMessages = .untouched
  ) -> ExposureToken {
    begin(view, .surface(id: id, options, identification, messages))
  }

  /// Tracks the view of a controller. A view that is not loaded yet is tracked as soon as it is; it is never loaded for
  /// this.
  public func track(
    _ controller: UIViewController, as id: String, options: ExposureSurfaceOptions = ExposureSurfaceOptions()
  ) -> ExposureToken {
    begin(controller, .surface(id: id, options, .byCells, .untouched))
  }
}
