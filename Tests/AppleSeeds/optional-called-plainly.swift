// SPDX-License-Identifier: MIT
// expects: must be unwrapped

import UIKit

@MainActor func tell(_ view: UIScrollView) { view.delegate?.scrollViewDidScroll(view) }
