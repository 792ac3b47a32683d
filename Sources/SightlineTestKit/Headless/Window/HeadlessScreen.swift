// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The screen of a scene.
public struct HeadlessScreen: Sendable, Hashable {
  /// Its width in points.
  public var width: Double
  /// Its height in points.
  public var height: Double
  /// Device pixels a point.
  public var scale: Double
  /// What its corners, its camera and its home indicator take off the edges.
  public var safeArea: Insets

  /// Makes a screen.
  public init(width: Double, height: Double, scale: Double = 3, safeArea: Insets = .zero) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
  }

  /// A rectangle of 390 × 844 points without anything in its corners.
  public static let plain = HeadlessScreen(width: 390, height: 844)
  /// The same with what a phone without a home button takes off.
  public static let phone = HeadlessScreen(
    width: 390, height: 844, safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  /// A tablet in landscape.
  public static let tablet = HeadlessScreen(
    width: 1_180, height: 820, scale: 2, safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0))

  /// The whole screen.
  public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}
