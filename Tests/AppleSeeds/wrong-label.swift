// SPDX-License-Identifier: MIT
// expects: no exact matches in call

import UIKit

@MainActor func where_(_ view: UIView, _ other: UIView) -> CGRect { view.convert(view.bounds, into: other) }
