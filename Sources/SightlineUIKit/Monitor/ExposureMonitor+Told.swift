// SPDX-License-Identifier: MIT

import Dispatch

#if SWIFT_PACKAGE
  package import SightlineCore
  import SightlineHost
#endif

extension ExposureMonitor {
  /// All that holds now, as inputs with the time of the last one: what a recording begins with.
  package var toldSoFar: (inputs: [Input], time: Timestamp)? { session.toldSoFar }

  /// The present moment, on the clock of the inputs.
  package var now: Timestamp { SystemScheduler().now }
}
