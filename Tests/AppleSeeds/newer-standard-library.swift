// SPDX-License-Identifier: MIT
// expects: is only available in iOS 16.0 or newer

import UIKit

func wait() async throws { try await Task.sleep(for: .seconds(1)) }
