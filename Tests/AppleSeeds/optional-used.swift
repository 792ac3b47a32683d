// SPDX-License-Identifier: MIT
// expects: must be unwrapped

import UIKit

@MainActor func level(_ view: UIView) -> UIWindow.Level { view.window.windowLevel }
