// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func observe(_ turn: @escaping @MainActor () -> Void) {
  let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
  let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities, true, 2_000_001) { _, _ in
    MainActor.assumeIsolated(turn)
  }
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
}
