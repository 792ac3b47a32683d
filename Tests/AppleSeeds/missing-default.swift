// SPDX-License-Identifier: MIT
// expects: switch must be exhaustive

import UIKit

@MainActor func isSeen(_ scene: UIScene) -> Bool {
  switch scene.activationState {
  case .foregroundActive, .foregroundInactive: true
  case .background: false
  }
}
