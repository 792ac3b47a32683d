// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What a token holds: something that an app has asked to be watched, from the call until its end.
@MainActor
final class ExposureHold {
  /// What the app has asked for; by reference, since that is the least code.
  indirect enum Request {
    case surface(id: String, SurfaceOptions, Identification?, ExposureDelegateMessages)
    case item(ExposedItem)
  }

  /// Under which it is found: one for a view as a surface, one for it as an item.
  struct Key: Hashable {
    var view: ObjectIdentifier
    var isItem: Bool

    var other: Key { Key(view: view, isItem: !isItem) }
  }

  let request: Request
  /// The controller whose view is waited for.
  private(set) weak var controller: UIViewController?
  /// Formed when tracking begins and never later: no weak reference is formed to a view in deallocation.
  private(set) weak var view: UIView?
  private(set) var key: Key?
  private(set) var registration: Registration?
  var relay: (any DelegateListening)?
  var isEnded = false

  init(_ request: Request, controller: UIViewController? = nil) {
    self.request = request
    self.controller = controller
  }

  func begin(_ view: UIView, _ registration: Registration) {
    self.view = view
    if case .surface = request {
      key = Key(view: ObjectIdentifier(view), isItem: false)
    } else {
      key = Key(view: ObjectIdentifier(view), isItem: true)
    }
    self.registration = registration
    controller = nil
  }
}
