// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineHost
#endif

/// What the adapter of SwiftUI needs of monitors.
extension ExposureMonitor {
  /// The probes that this monitor watches.
  package var probes: ProbeBoard {
    let board = session.probes
    if board.onFirstListener == nil {
      board.onFirstListener = { [weak self, weak board] in
        _ = self?.addEventObserver { events in board?.deliver(events) }
      }
    }
    return board
  }

  /// All monitors of the app, in the order in which they were made.
  package static var all: [ExposureMonitor] { ExposureRegistry.shared.living }

  /// Calls a closure with each monitor that is made from now on.
  package static func whenMade(_ action: @escaping @MainActor (ExposureMonitor) -> Void) {
    ExposureRegistry.shared.whenAdded.append(action)
  }
}
