// SPDX-License-Identifier: MIT
// expects: has no member '_viewDelegate'

import UIKit

@MainActor func owner(_ view: UIView) -> AnyObject? { view._viewDelegate }
