// SPDX-License-Identifier: MIT
// expects: cannot convert value of type 'CFRunLoopActivity'

import UIKit

let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.exit, true, 0) { _, _ in }
