// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func state() -> UIApplication.State { UIApplication.shared.applicationState }
