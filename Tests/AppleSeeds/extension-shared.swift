// SPDX-License-Identifier: MIT
// expects: is unavailable in application extensions for iOS
// checked for: extension

import UIKit

@MainActor func state() -> UIApplication.State { UIApplication.shared.applicationState }
