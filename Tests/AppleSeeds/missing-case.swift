// SPDX-License-Identifier: MIT
// expects: has no member 'foregroundIdle'

import UIKit

@MainActor func idle(_ scene: UIScene) -> Bool { scene.activationState == .foregroundIdle }
