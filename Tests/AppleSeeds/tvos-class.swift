// SPDX-License-Identifier: MIT
// expects: UIToolbar
// checked for: tvos

import UIKit

@MainActor func isBar(_ view: UIView) -> Bool { view is UIToolbar }
