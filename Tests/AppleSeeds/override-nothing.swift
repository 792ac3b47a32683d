// SPDX-License-Identifier: MIT
// expects: does not override any

import UIKit

final class Beacon: UIView { override func didMoveToWindows() {} }
