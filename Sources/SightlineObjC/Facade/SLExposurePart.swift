// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineUIKit
#endif

/// A view, or a controller's view, with what it shows: a part of a cell, or a widget of a page.
@objc(SLExposurePart)
public final class SLExposurePart: NSObject {
  /// What it shows.
  @objc public let item: SLExposureItem
  /// The view; held weakly.
  @objc public private(set) weak var view: UIView?
  /// The controller whose view it is; held weakly.
  @objc public private(set) weak var viewController: UIViewController?

  /// A view.
  @objc public init(view: UIView, item: SLExposureItem) {
    self.view = view
    self.item = item
  }

  /// The view of a controller. It is never loaded for this.
  @objc public init(viewController: UIViewController, item: SLExposureItem) {
    self.viewController = viewController
    self.item = item
  }
}
