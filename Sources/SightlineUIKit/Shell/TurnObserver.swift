// SPDX-License-Identifier: MIT

import CoreFoundation

/// Tells of the end of each turn of the main run loop, after Core Animation's commit, and of loops that begin.
///
/// Lives as long as it is held.
final class TurnObserver {
  /// What a run loop does.
  enum Moment: Sendable {
    /// It begins.
    case entry
    /// It is about to wait.
    case beforeWaiting
    /// It ends.
    case exit
  }

  private let observer: CFRunLoopObserver?

  /// Core Animation commits at 2,000,000 (UIKitFacts F1).
  private static let order: CFIndex = 2_000_001

  init(_ seen: @escaping @MainActor (Moment) -> Void) {
    let activities: CFRunLoopActivity = [.entry, .beforeWaiting, .exit]
    observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities.rawValue, true, Self.order) {
      _, activity in
      let moment: Moment = activity == .entry ? .entry : activity == .exit ? .exit : .beforeWaiting
      MainActor.assumeIsolated { seen(moment) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
