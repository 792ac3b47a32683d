// SPDX-License-Identifier: MIT

import Sightline
import SightlineDelegates
import SightlineRecording
import UIKit

/// What the app has one of: the monitor, what was reported, the recording, and the settings that decide about them.
@MainActor
final class AppModel {
  static let shared = AppModel()

  /// What is switched on; kept across launches.
  private(set) var settings: Settings
  /// The one monitor of the app. Rules belong to a monitor for its life, so other rules mean another monitor.
  private(set) var monitor: ExposureMonitor
  /// What was reported lately.
  let journal = EventJournal()
  /// Called when there is another monitor, and all screens are to be made anew.
  var onRestart: (@MainActor () -> Void)?

  private var recorder: ExposureRecorder

  private init() {
    let settings = Settings.stored
    self.settings = settings
    monitor = ExposureMonitor(rules: settings.rules)
    recorder = ExposureRecorder(monitor)
    begin()
  }

  /// Takes other settings. Other rules begin everything anew; overlay and recording are switched at any time.
  func use(_ new: Settings) {
    let old = settings
    settings = new
    new.store()
    if old.choice != new.choice || old.customRules != new.customRules {
      recorder.stop()
      monitor.finish()
      monitor = ExposureMonitor(rules: new.rules)
      recorder = ExposureRecorder(monitor)
      journal.clear()
      begin()
      onRestart?()
    } else {
      switchOn(new)
    }
  }

  /// The recording of this launch and earlier ones, as a file that can be shared.
  func recording() async throws -> URL {
    let recording = try await recorder.export()
    let file = Folders.temporary.appendingPathComponent("feed-app.trace.jsonl")
    try recording.trace.write(to: file)
    return file
  }

  private func begin() {
    // The journal is held and the model is not: a closure of the monitor that held the model would keep both for ever.
    monitor.onEvent = { [journal] event in journal.add(event) }
    monitor.onMisuse = { [journal] misuse in journal.add(misuse) }
    ExposureMonitor.forTrackedViews = monitor
    switchOn(settings)
  }

  private func switchOn(_ settings: Settings) {
    monitor.showsOverlay = settings.showsOverlay
    if settings.isRecording, !recorder.isRecording {
      // From the first moment on where the switch was on at launch, so that a replay knows all that the app knows.
      recorder.start(in: .folder(Folders.caches.appendingPathComponent("exposures")))
    } else if !settings.isRecording {
      recorder.stop()
    }
  }
}
