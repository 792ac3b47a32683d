// SPDX-License-Identifier: MIT
// expects: cannot convert value of type 'String'

import UIKit

@MainActor func add(_ observer: CFRunLoopObserver) {
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, "common")
}
