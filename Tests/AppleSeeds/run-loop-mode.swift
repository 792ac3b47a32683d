// SPDX-License-Identifier: MIT
// expects: cannot convert value of type 'RunLoop.Mode'

import UIKit

@MainActor func add(_ observer: CFRunLoopObserver) {
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, RunLoop.Mode.common)
}
