// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

let name = UIResponder.keyboardWillChangeFrameNotification
