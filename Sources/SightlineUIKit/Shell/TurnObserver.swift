// SPDX-License-Identifier: MIT

import CoreFoundation

/// Tells of the end of each turn of the main run loop, after Core Animation's commit.
///
/// Lives as long as it is held.
final class TurnObserver {
  private let observer: CFRunLoopObserver?

  /// Core Animation commits at 2,000,000 (UIKitFacts F1).
  private static let order: CFIndex = 2_000_001

  init(_ ended: @escaping @MainActor () -> Void) {
    let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
    observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities.rawValue, true, Self.order) { _, _ in
      MainActor.assumeIsolated(ended)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
