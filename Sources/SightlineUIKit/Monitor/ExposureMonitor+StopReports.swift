// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
  package import SightlineHost
#endif

extension ExposureMonitor {
  /// What a handler is to be told of events.
  package func stopReports(of events: [Event]) -> [StopReport] { session.stopReports(of: events) }
}
