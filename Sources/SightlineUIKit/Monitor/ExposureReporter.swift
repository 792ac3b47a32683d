// SPDX-License-Identifier: MIT

import os

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What becomes of misuses that nobody listens to.
enum ExposureReporter {
  private static let log = Logger(subsystem: "Sightline", category: "misuse")

  static func write(_ misuse: Misuse) {
    log.error("\(misuse.detail, privacy: .public)")
  }
}
