// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineHost
#endif

extension ExposureMonitor {
  /// What it has of the host, for adapters of toolkits that draw without views.
  package var hostSession: AnyHostSession { session }
}
