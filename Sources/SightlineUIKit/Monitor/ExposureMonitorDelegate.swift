// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// Is told what a monitor sees. Every method may be left out.
@preconcurrency @MainActor
public protocol ExposureMonitorDelegate: AnyObject {
  /// Something was reported.
  func exposureMonitor(_ monitor: ExposureMonitor, didReport event: ExposureEvent)
  /// The app uses the monitor in a way that cannot give good numbers.
  func exposureMonitor(_ monitor: ExposureMonitor, didFind misuse: ExposureMisuse)
}

extension ExposureMonitorDelegate {
  /// Does nothing.
  public func exposureMonitor(_ monitor: ExposureMonitor, didReport event: ExposureEvent) {}
  /// Does nothing.
  public func exposureMonitor(_ monitor: ExposureMonitor, didFind misuse: ExposureMisuse) {}
}
