// SPDX-License-Identifier: MIT
// expects: cannot find '_UIScrollerImpContainerView' in scope

import UIKit

@MainActor func isBar(_ view: UIView) -> Bool { type(of: view) == _UIScrollerImpContainerView.self }
