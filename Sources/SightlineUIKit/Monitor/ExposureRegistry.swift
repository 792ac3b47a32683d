// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  package import SightlineHost
#endif

/// Knows all monitors that live, and all that was bound to views, so that what is configured before a monitor is made is
/// not lost.
@MainActor
package final class ExposureRegistry {
  package static let shared = ExposureRegistry()

  private struct WeakMonitor { weak var monitor: ExposureMonitor? }
  private var monitors: [WeakMonitor] = []
  private var lastNumber: UInt64 = 0
  private let bindings = NSHashTable<ExposureBinding>.weakObjects()
  /// Called with each monitor that is added.
  package var whenAdded: [@MainActor (ExposureMonitor) -> Void] = []

  /// All monitors of the app, in the order in which they were made.
  package var living: [ExposureMonitor] { monitors.compactMap(\.monitor) }

  func add(_ monitor: ExposureMonitor) {
    monitors.removeAll { $0.monitor == nil }
    #if DEBUG
      for entry in monitors {
        guard let old = entry.monitor else { continue }
        // One of the references is ours.
        old.session.noteSuccessor(references: Int(_getRetainCount(old)) - 1, hasClosures: old.hasClosures)
      }
    #endif
    monitors.append(WeakMonitor(monitor: monitor))
    // In the order in which they were made: a hash table has none.
    for binding in bindings.allObjects.arranged(by: { $0.number < $1.number }) { binding.tell(monitor.session) }
    for action in whenAdded { action(monitor) }
  }

  /// Tells every monitor of a misuse that concerns none of them alone.
  package func report(_ misuse: Misuse) {
    for entry in monitors { entry.monitor?.report(misuse) }
  }

  /// The number of the next binding.
  func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  func bound(_ binding: ExposureBinding) {
    bindings.add(binding)
    for entry in monitors {
      if let monitor = entry.monitor { binding.tell(monitor.session) }
    }
  }
}
