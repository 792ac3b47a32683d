// SPDX-License-Identifier: MIT

import UIKit

/// Observers at the end of a turn of the main run loop, before and after Core Animation's commit.
@MainActor
enum TurnEnd {
  /// Calls once at the end of this turn, or of the next one that ends.
  static func once(after isAfter: Bool, _ call: @escaping @MainActor () -> Void) {
    let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
    let order = isAfter ? 2_000_001 : 1_999_999
    let observer = CFRunLoopObserverCreateWithHandler(nil, activities, false, order) { _, _ in
      MainActor.assumeIsolated { call() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Runs the main run loop in the mode in which a finger scrolls, and answers how often an observer of the common modes
  /// was called meanwhile.
  static func callsInTrackingMode(milliseconds: Double) -> Int {
    var calls = 0
    let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 2_000_001) {
      _, _ in MainActor.assumeIsolated { calls += 1 }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    let end = Clock.milliseconds + milliseconds
    while Clock.milliseconds < end {
      RunLoop.main.run(mode: .tracking, before: Date(timeIntervalSinceNow: 0.02))
    }
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    return calls
  }
}
