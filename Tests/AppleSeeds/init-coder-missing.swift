// SPDX-License-Identifier: MIT
// expects: 'required' initializer 'init(coder:)' must be provided

import UIKit

final class Beacon: UIView { init(size: CGFloat) { super.init(frame: CGRect(x: 0, y: 0, width: size, height: size)) } }
