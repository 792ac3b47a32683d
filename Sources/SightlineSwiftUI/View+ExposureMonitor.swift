// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  public import SightlineUIKit
#endif

extension View {
  /// Lets a monitor watch the items below. Without it all monitors of the app do.
  ///
  /// ```swift
  /// let monitor = ExposureMonitor()
  ///
  /// var body: some View {
  ///   Feed().exposureMonitor(monitor)
  /// }
  /// ```
  nonisolated public func exposureMonitor(_ monitor: ExposureMonitor?) -> some View {
    environment(\.exposureMonitor, monitor)
  }
}
