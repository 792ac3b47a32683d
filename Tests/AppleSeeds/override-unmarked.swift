// SPDX-License-Identifier: MIT
// expects: requires an 'override' keyword

import UIKit

final class Beacon: UIView { func didMoveToWindow() {} }
