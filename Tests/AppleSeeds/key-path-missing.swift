// SPDX-License-Identifier: MIT
// expects: has no member 'contentOffsets'

import UIKit

@MainActor func watch(_ view: UIScrollView) -> NSKeyValueObservation {
  view.observe(\.contentOffsets, options: [.new]) { _, _ in }
}
