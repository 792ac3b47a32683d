// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineProbes
  import SightlineUIKit
#endif

/// What the adapter of SwiftUI needs of monitors.
extension ExposureMonitor {
  /// The probes that this monitor watches.
  var probes: ProbeBoard {
    let board = hostSession.probes
    if board.onFirstListener == nil {
      board.onFirstListener = { [weak self, weak board] in
        _ = self?.addEventObserver { events in board?.deliver(events) }
      }
    }
    return board
  }

  /// All monitors of the app, in the order in which they were made.
  static var all: [ExposureMonitor] { ExposureRegistry.shared.living }

  /// Calls a closure with each monitor that is made from now on.
  static func whenMade(_ action: @escaping @MainActor (ExposureMonitor) -> Void) {
    ExposureRegistry.shared.whenAdded.append(action)
  }
}
