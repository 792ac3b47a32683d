// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineUIKit
#endif

extension UIView {
  /// What the view shows, for every monitor of the app. Set it where a cell is configured, each time; `nil` for a cell
  /// that shows nothing to be counted.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `exposure`.")
  @objc(sl_exposureItem) public var objectiveCExposureItem: SLExposureItem? {
    get { exposure.map { SLExposureItem($0) } }
    set { exposure = newValue?.item }
  }

  /// Says what the view shows, together with views inside it that count by themselves. Their events have the id
  /// `item/inner item`. A part that was made with a controller means the controller's view, which is never loaded for
  /// this: one that is not loaded yet is left out, and reported.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `setExposure(_:inner:)`.")
  @objc(sl_setExposureItem:parts:) public func setObjectiveCExposureItem(
    _ item: SLExposureItem?, parts: [SLExposurePart]
  ) {
    var inner: [(UIView, ExposureItem)] = []
    for part in parts {
      if let view = part.view ?? part.viewController?.viewIfLoaded {
        inner.append((view, part.item.item))
      } else if part.viewController != nil {
        ExposureRegistry.shared.report(.partWithoutView(part.item.item.id))
      }
    }
    setExposure(item?.item, inner: inner)
  }
}
