// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineProbes
  public import SightlineUIKit
#endif

extension EnvironmentValues {
  /// The monitor that watches what is below; `nil`: all monitors of the app do.
  public var exposureMonitor: ExposureMonitor? {
    get { self[ExposureMonitorKey.self] }
    set { self[ExposureMonitorKey.self] = newValue }
  }

  /// The names that modifiers around have given to surfaces, outermost first.
  var exposureSurfaceNames: [String] {
    get { self[ExposureSurfaceNamesKey.self] }
    set { self[ExposureSurfaceNamesKey.self] = newValue }
  }

  /// The ids of the items around, outermost first.
  var exposureHolders: [String] {
    get { self[ExposureHoldersKey.self] }
    set { self[ExposureHoldersKey.self] = newValue }
  }

  /// The names of the rules for items below; `nil` leaves it to their surfaces.
  var exposureRuleNames: [String]? {
    get { self[ExposureRuleNamesKey.self] }
    set { self[ExposureRuleNamesKey.self] = newValue }
  }

  /// Who wants to hear of the items below.
  var exposureListeners: [ProbeListener] {
    get { self[ExposureListenersKey.self] }
    set { self[ExposureListenersKey.self] = newValue }
  }
}

private struct ExposureMonitorKey: EnvironmentKey {
  static let defaultValue: ExposureMonitor? = nil
}

private struct ExposureSurfaceNamesKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

private struct ExposureHoldersKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

private struct ExposureRuleNamesKey: EnvironmentKey {
  static let defaultValue: [String]? = nil
}

private struct ExposureListenersKey: EnvironmentKey {
  static let defaultValue: [ProbeListener] = []
}
