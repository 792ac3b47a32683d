// SPDX-License-Identifier: MIT
// expects: clean
// checked for: catalyst

import UIKit

#if targetEnvironment(macCatalyst)
  @MainActor func isBar(_ view: UIView) -> Bool { view is UIToolbar }
#else
  #error("not for Mac Catalyst")
#endif
