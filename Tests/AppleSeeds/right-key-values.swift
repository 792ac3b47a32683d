// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func watch(_ view: UIScrollView) -> NSKeyValueObservation {
  view.observe(\.contentOffset, options: [.new]) { _, _ in }
}
