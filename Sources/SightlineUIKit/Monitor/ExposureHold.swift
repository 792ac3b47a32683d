// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What a token holds: something that an app has asked to be watched, from the call until its end.
@MainActor
final class ExposureHold {
  /// What the app has asked for.
  enum Request {
    case surface(id: String, SurfaceOptions, Identification?, ExposureDelegateMessages)
    case item(ExposedItem)
  }

  let request: Request
  /// The controller whose view is waited for.
  private(set) weak var controller: UIViewController?
  /// Formed when tracking begins and never later: no weak reference is formed to a view in deallocation.
  private(set) weak var view: UIView?
  private(set) var key: ObjectIdentifier?
  private(set) var registration: Registration?
  var relay: ListRelay?
  var isEnded = false

  init(_ request: Request, controller: UIViewController? = nil) {
    self.request = request
    self.controller = controller
  }

  func begin(_ view: UIView, _ registration: Registration) {
    self.view = view
    key = ObjectIdentifier(view)
    self.registration = registration
    controller = nil
  }
}
