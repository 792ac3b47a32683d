// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// A navigation bar, tab bar or toolbar. With a background it covers; without one, as since iOS 26, its buttons float
/// over the content and it covers nothing.
@MainActor
public final class HeadlessBar: HeadlessView {
  /// Whether it draws a background.
  public var hasBackground = true {
    didSet { paint() }
  }

  /// Makes a bar with a background.
  public init(name: String) {
    super.init(name: name)
    paint()
  }

  override public func didMoveToWindow() { paint() }

  private func paint() {
    let isGlass = system?.has(.barsTranslucentGlass) == true
    background = .bar(hasBackground: hasBackground && !isGlass)
  }
}
