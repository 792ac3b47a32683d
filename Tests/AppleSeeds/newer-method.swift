// SPDX-License-Identifier: MIT
// expects: is only available in iOS 26.0 or newer

import UIKit

@MainActor func shows(_ controller: UISplitViewController) -> Bool { controller.isShowing(.primary) }
