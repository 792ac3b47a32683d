// SPDX-License-Identifier: MIT

import UIKit

/// Knows all monitors that live, and all that was bound to views, so that what is configured before a monitor is made is
/// not lost.
@MainActor
final class ExposureRegistry {
  static let shared = ExposureRegistry()

  private struct WeakMonitor { weak var monitor: ExposureMonitor? }
  private var monitors: [WeakMonitor] = []
  private let bindings = NSHashTable<ExposureBinding>.weakObjects()

  func add(_ monitor: ExposureMonitor) {
    monitors.removeAll { $0.monitor == nil }
    monitors.append(WeakMonitor(monitor: monitor))
    for binding in bindings.allObjects { binding.tell(monitor.session) }
  }

  func bound(_ binding: ExposureBinding) {
    bindings.add(binding)
    for entry in monitors {
      if let monitor = entry.monitor { binding.tell(monitor.session) }
    }
  }
}
