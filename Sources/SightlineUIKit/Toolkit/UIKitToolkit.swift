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
}
