// SPDX-License-Identifier: MIT
// expects: clean
// checked for: tvos

import UIKit

@MainActor func isBar(_ view: UIView) -> Bool {
  #if os(tvOS)
    return view is UINavigationBar
  #else
    return view is UIToolbar
  #endif
}
