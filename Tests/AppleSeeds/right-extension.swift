// SPDX-License-Identifier: MIT
// expects: clean
// checked for: extension

import UIKit

@MainActor func state(_ view: UIView) -> UIScene.ActivationState? { view.window?.windowScene?.activationState }
