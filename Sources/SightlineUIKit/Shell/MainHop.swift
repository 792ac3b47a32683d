// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Brings what was heard on any thread to the main actor.
enum MainHop {
  /// At once on the main thread, in a block of the main queue from any other.
  nonisolated static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
