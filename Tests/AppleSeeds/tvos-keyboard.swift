// SPDX-License-Identifier: MIT
// expects: is unavailable in tvOS
// checked for: tvos

import UIKit

let name = UIResponder.keyboardWillChangeFrameNotification
