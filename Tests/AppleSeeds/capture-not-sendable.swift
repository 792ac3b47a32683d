// SPDX-License-Identifier: MIT
// expects: sending 'box' risks causing data races

import UIKit

final class Box { var value = 0 }
func later(_ box: Box) { DispatchQueue.main.async { box.value = 1 } }
