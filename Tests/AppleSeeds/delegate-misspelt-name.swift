// SPDX-License-Identifier: MIT
// expects: nearly matches optional requirement

import UIKit

@MainActor final class Owner: NSObject, UIScrollViewDelegate {
  func scrollViewDidScrol(_ scrollView: UIScrollView) {}
}
