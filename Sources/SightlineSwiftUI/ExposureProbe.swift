// SPDX-License-Identifier: MIT

import SwiftUI

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineProbes
  import SightlineUIKit
#endif

/// A probe in the tree of SwiftUI: tells its view of UIKit what the modifier says, together with what the environment
/// knows of the surroundings.
struct ExposureProbe: UIViewRepresentable {
  /// What it stands for.
  let role: ProbeRequest.Role

  func makeUIView(context: Context) -> ExposureProbeView { ExposureProbeView() }

  func updateUIView(_ view: ExposureProbeView, context: Context) {
    let environment = context.environment
    let monitor = environment.exposureMonitor
    let names = environment.exposureSurfaceNames
    view.ask(
      ProbeRequest(
        role(in: environment),
        // Where not even a monitor has arrived, nothing may have.
        names: monitor == nil && names.isEmpty ? nil : names, holders: environment.exposureHolders,
        listeners: environment.exposureListeners),
      of: monitor)
  }

  static func dismantleUIView(_ view: ExposureProbeView, coordinator: Void) { view.dismantle() }

  private func role(in environment: EnvironmentValues) -> ProbeRequest.Role {
    guard case .item(var item?) = role, item.rules == nil else { return role }
    item.rules = environment.exposureRuleNames
    return .item(item)
  }
}

extension View {
  /// A probe takes no touches and is not seen by assistive technologies.
  func hiddenFromUsers() -> some View {
    allowsHitTesting(false).accessibilityHidden(true)
  }
}
