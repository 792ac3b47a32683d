// SPDX-License-Identifier: MIT
// expects: cannot find type 'NSView' in scope

import UIKit

@MainActor func frame(_ view: NSView) -> CGRect { view.frame }
