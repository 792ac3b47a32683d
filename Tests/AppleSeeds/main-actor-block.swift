// SPDX-License-Identifier: MIT
// expects: main actor-isolated property 'alpha' can not be

import UIKit

@MainActor func later(_ view: UIView) { let block: @Sendable () -> Void = { print(view.alpha) }; block() }
