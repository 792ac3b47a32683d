// SPDX-License-Identifier: MIT

import SightlineRecording
import UIKit

/// Recording as one switch, and rules that are data.
@MainActor
final class RecordingSwitch {
  let monitor: ExposureMonitor
  private let recorder: ExposureRecorder

  init(rules file: Data) throws {
    monitor = ExposureMonitor(rules: try ExposureRules(json: file, name: "rules.json"))
    recorder = ExposureRecorder(monitor)
    recorder.onFault = { fault in print(fault) }
  }

  func set(_ isOn: Bool, in folder: URL?) {
    guard isOn else { return recorder.stop() }
    var options = ExposureRecorder.Options()
    options.includesAttributes = true
    recorder.start(in: folder.map { .folder($0) } ?? .memory, options: options)
  }

  func trace() async throws -> Data { try await recorder.export().trace }
}
