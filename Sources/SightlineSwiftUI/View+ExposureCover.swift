// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineProbes
#endif

extension View {
  /// Says that the view covers what is drawn before it: a banner, a floating player, a bar of your own. What SwiftUI draws
  /// cannot be seen from outside, so it covers nothing by itself.
  ///
  /// Items in the view are not covered by it.
  /// - Parameter opacity: From 0 to 1; `nil` is opaque.
  nonisolated public func exposureCover(opacity: Double? = nil) -> some View {
    modifier(ExposureCoverModifier(opacity))
  }
}

private struct ExposureCoverModifier: ViewModifier {
  let opacity: Double?

  nonisolated init(_ opacity: Double?) {
    self.opacity = opacity
  }

  func body(content: Content) -> some View {
    content.background { ExposureProbe(role: .cover(opacity: opacity)).hiddenFromUsers() }
  }
}
