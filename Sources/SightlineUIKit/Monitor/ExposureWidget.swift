// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// A widget of a page: a view, or the controller of one.
@preconcurrency @MainActor
public protocol ExposureWidget: AnyObject {}

extension UIView: ExposureWidget {}
extension UIViewController: ExposureWidget {}

extension ExposureMonitor {
  /// Tracks a scroll view together with the widgets in it, each by its id.
  ///
  /// ```swift
  /// monitor.track(scrollView, as: "home", widgets: ["banner": bannerView, "offers": offersController])
  ///   .store(in: &tokens)
  /// ```
  ///
  /// Rules without a fraction (`.anyPixel`) report a widget when it first comes on screen, however it
  /// comes there. One that is hidden is not in the way of others. The view of a controller is never loaded for this.
  /// - Parameters:
  ///   - scrollView: The scroll view; held weakly, as the widgets are.
  ///   - id: The `surface` of the events.
  ///   - widgets: The widgets, anywhere in the scroll view.
  ///   - options: What is particular to it.
  public func track(
    _ scrollView: UIScrollView, as id: String, widgets: KeyValuePairs<String, any ExposureWidget>,
    options: ExposureSurfaceOptions = ExposureSurfaceOptions()
  ) -> ExposureToken {
    begin(scrollView, as: id, options: options, widgets: widgets.map { ($0.value, ExposureItem($0.key)) })
  }

  package func begin(
    _ scrollView: UIScrollView, as id: String, options: ExposureSurfaceOptions,
    widgets: [(any ExposureWidget, ExposureItem)]
  ) -> ExposureToken {
    var holds = [hold(scrollView, .surface(id: id, options, .byCells, .untouched))]
    for (widget, item) in widgets {
      if let view = widget as? UIView { holds.append(hold(view, .item(item))) }
      if let controller = widget as? UIViewController { holds.append(hold(controller, .item(item))) }
    }
    return ExposureToken { [weak self] in
      for hold in holds { self?.end(hold) }
    }
  }
}
