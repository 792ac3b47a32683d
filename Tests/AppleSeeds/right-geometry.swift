// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func part(_ view: UIView, of other: UIView) -> Double {
  let rect = view.convert(view.bounds, to: other).intersection(other.bounds.inset(by: other.safeAreaInsets))
  return rect.isNull ? 0 : rect.width * rect.height
}
