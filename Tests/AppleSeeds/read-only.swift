// SPDX-License-Identifier: MIT
// expects: is a get-only property

import UIKit

@MainActor func move(_ view: UIView, _ window: UIWindow) { view.window = window }
