// SPDX-License-Identifier: MIT

import UIKit

/// Dies with the object that it is tied to, and says so in that moment, on whatever thread it is.
///
/// The object itself is never touched: no reference to one that is being deallocated may be formed.
final class DeathSentinel {
  private let number: Int
  private weak var relay: ListRelay?

  private init(_ number: Int, _ relay: ListRelay) {
    self.number = number
    self.relay = relay
  }

  deinit {
    relay?.heardOfDeath(number)
  }

  /// Ties a sentinel to an object that lives. The key is the tie's alone.
  static func tie(to object: AnyObject, key: UnsafeRawPointer, number: Int, for relay: ListRelay) {
    let sentinel = DeathSentinel(number, relay)
    objc_setAssociatedObject(object, key, sentinel, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Unties it; it says nothing.
  static func untie(from object: AnyObject, key: UnsafeRawPointer) {
    (objc_getAssociatedObject(object, key) as? DeathSentinel)?.relay = nil
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
  }
}
