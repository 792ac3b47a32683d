// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// Takes events off the main actor.
actor EventUploader {
  private(set) var names: [String] = []

  func take(_ event: ExposureEvent) {
    names.append(event.item)
  }
}

/// Reads two streams of a monitor.
@MainActor
final class EventPump {
  private let uploader = EventUploader()
  private var tasks: [Task<Void, Never>] = []

  func start(_ monitor: ExposureMonitor) {
    let all = monitor.events(bufferingNewest: 500)
    tasks.append(
      Task { [uploader] in
        for await event in all { await uploader.take(event) }
      })
    let seen = monitor.events(surface: "feed", impressionsOnly: true)
    tasks.append(
      Task {
        for await event in seen { print(event.time.nanoseconds, monitor.droppedEventCount) }
      })
  }

  func stop() {
    for task in tasks { task.cancel() }
    tasks = []
  }
}
