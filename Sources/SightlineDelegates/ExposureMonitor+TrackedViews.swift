// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineUIKit
#endif

extension ExposureMonitor {
  /// The monitor of those ``TrackedTableView``s and others that were given none; kept by this. Set it where the app makes
  /// its monitor; views that are on screen by then are tracked from then on.
  public static var forTrackedViews: ExposureMonitor? {
    get { ListTracking.monitorForAll }
    set { ListTracking.monitorForAll = newValue }
  }
}
