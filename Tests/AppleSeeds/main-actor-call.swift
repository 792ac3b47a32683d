// SPDX-License-Identifier: MIT
// expects: call to main actor-isolated instance method 'removeFromSuperview()'

import UIKit

func take(_ view: UIView) { view.removeFromSuperview() }
