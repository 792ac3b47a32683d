// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  public import SightlineDelegates
  import SightlineHost
  import SightlineUIKit
#endif

// What the views that track themselves have in Objective-C beside `exposureID`.

extension SLExposureMonitor {
  /// Makes this the monitor of those tracked views that were given none: `SLTrackedTableView` and the like. It is kept.
  @objc public func useForTrackedViews() { ExposureMonitor.forTrackedViews = monitor }
}

extension TrackedTableView {
  /// Gives the table a monitor of its own.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `exposureMonitor`.")
  @objc(setExposureMonitor:options:)
  public func setObjectiveCMonitor(_ monitor: SLExposureMonitor?, options: SLExposureSurfaceOptions?) {
    // In this order a view that had no monitor is not tracked twice.
    exposureOptions = options?.options ?? ExposureSurfaceOptions()
    exposureMonitor = monitor?.monitor
  }
}

extension TrackedCollectionView {
  /// Gives the collection view a monitor of its own.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `exposureMonitor`.")
  @objc(setExposureMonitor:options:)
  public func setObjectiveCMonitor(_ monitor: SLExposureMonitor?, options: SLExposureSurfaceOptions?) {
    // In this order a view that had no monitor is not tracked twice.
    exposureOptions = options?.options ?? ExposureSurfaceOptions()
    exposureMonitor = monitor?.monitor
  }
}

extension TrackedScrollView {
  /// Gives the scroll view a monitor of its own.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `exposureMonitor`.")
  @objc(setExposureMonitor:options:)
  public func setObjectiveCMonitor(_ monitor: SLExposureMonitor?, options: SLExposureSurfaceOptions?) {
    // In this order a view that had no monitor is not tracked twice.
    exposureOptions = options?.options ?? ExposureSurfaceOptions()
    exposureMonitor = monitor?.monitor
  }
}
