// SPDX-License-Identifier: MIT
// expects: has no member 'didActivate'

import UIKit

let name = UIScene.didActivate
