// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineUIKit
#endif

/// Is told what a monitor sees, in Objective-C; in Swift `ExposureMonitorDelegate`.
@objc(SLExposureMonitorDelegate)
@preconcurrency @MainActor
public protocol SLExposureMonitorDelegate: NSObjectProtocol {
  /// Something was reported.
  @objc(exposureMonitor:didReportEvent:)
  optional func exposureMonitor(_ monitor: SLExposureMonitor, didReport event: SLExposureEvent)
  /// The app uses the monitor in a way that cannot give good numbers.
  @objc(exposureMonitor:didFindMisuse:)
  optional func exposureMonitor(_ monitor: SLExposureMonitor, didFind misuse: SLExposureMisuse)
}
