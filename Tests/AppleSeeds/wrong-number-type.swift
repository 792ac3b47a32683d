// SPDX-License-Identifier: MIT
// expects: cannot assign value of type

import UIKit

@MainActor func fade(_ view: UIView, _ by: Float) { view.alpha = by }
