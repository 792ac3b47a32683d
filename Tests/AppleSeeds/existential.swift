// SPDX-License-Identifier: MIT
// expects: must be written 'any UIScrollViewDelegate'

import UIKit

let kind: Protocol = UIScrollViewDelegate.self
