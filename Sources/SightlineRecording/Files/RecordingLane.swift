// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Carries what is to be recorded off the main thread, in order, on one serial queue. Nobody waits for it.
final class RecordingLane: Sendable {
  private let queue = DispatchQueue(label: "Sightline.recording", qos: .utility)
  /// Touched on the queue alone.
  nonisolated(unsafe) private var work: RecordingWork?
  private let onFault: @Sendable (RecordingFault) -> Void

  /// Opens the place on its queue. `onFault` is called there, at most once.
  init(_ plan: RecordingWork.Plan, onFault: @escaping @Sendable (RecordingFault) -> Void) {
    self.onFault = onFault
    queue.async { [self] in
      work = RecordingWork(plan)
      tell(work?.change { _ in })
    }
  }

  /// Begins with what holds now.
  func begin(with inputs: [Input], at time: Timestamp) { change { $0.begin(with: inputs, at: time) } }

  /// Records an input.
  func take(_ input: Input, at time: Timestamp) { change { $0.take(input, at: time) } }

  /// Notes what was reported under a rule that counts once.
  func know(_ content: String, rule: String) { change { $0.know(content, rule: rule) } }

  /// Ends the recording.
  func end(at time: Timestamp) { change { $0.end(at: time) } }

  /// Waits until all that was asked for so far is done. For whoever keeps the system from suspending the app meanwhile.
  func wait() { queue.sync {} }

  /// Writes everything, and answers what is there.
  func recording() async throws -> ExposureRecording {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        tell(work?.change { $0.flush() })
        continuation.resume(with: Result { try work?.recording() ?? ExposureRecording() })
      }
    }
  }

  private func change(_ body: @escaping @Sendable (inout RecordingRing) -> Void) {
    queue.async { [self] in tell(work?.change(body)) }
  }

  private func tell(_ fault: RecordingFault?) {
    if let fault { onFault(fault) }
  }
}
