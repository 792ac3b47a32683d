// SPDX-License-Identifier: MIT
// expects: main actor-isolated property 'bounds' can not be referenced

import UIKit

func size(_ view: UIView) -> CGSize { view.bounds.size }
