// SPDX-License-Identifier: MIT
// expects: has no member 'layoutSubview'

import UIKit

let selector = #selector(UIView.layoutSubview)
