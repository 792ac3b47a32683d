// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// The scroll view that SwiftUI makes of a `ScrollView`: it lays out what it shows whenever its offset changes.
@MainActor
public final class HeadlessHostedScrollView: HeadlessScrollView {
  /// What it shows.
  weak var stack: HeadlessLazyStack?

  override public func layoutSubviews() {
    super.layoutSubviews()
    stack?.setNeedsLayout()
  }
}
