// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func shows(_ controller: UISplitViewController) -> Bool {
  if #available(iOS 26.0, tvOS 26.0, *) { return controller.isShowing(.primary) }
  return controller.displayMode != .secondaryOnly
}
