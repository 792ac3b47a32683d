// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineHost
  package import UIKit
#else
  import UIKit
#endif

/// What hears for monitors what a scroll view tells its delegate; there is one for a view.
@MainActor
package protocol DelegateListening: AnyObject, Sendable {
  /// The one of a view.
  static func of(_ view: UIScrollView) -> Self
  /// Lets a session hear the view's messages. Once more: under this name.
  func join(_ session: AnyHostSession, as surface: String, report: @escaping @MainActor (Misuse) -> Void)
  /// Lets a session hear nothing more.
  func leave(_ session: AnyHostSession)
  /// Looks whether the delegate is what it ought to be; at the end of each turn.
  func lookIntoSlot()
}
