// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Answers a session's questions about the views of UIKit: facts, never policy.
enum UIKitToolkit: Toolkit {
  /// Views and windows alike.
  typealias View = UIView

  /// How many turns of the main run loop have ended, and so were laid out. Shells count them; with several of them it
  /// runs faster, which costs no more than patience.
  static var turns: UInt64 = 0
}
