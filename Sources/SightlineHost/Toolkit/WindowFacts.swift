// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a window says of itself and its scene.
public struct WindowFacts: Sendable, EquatableInTests {
  /// The window on its screen, in points.
  public var frame: Rect
  /// Device pixels a point.
  public var scale: Double
  /// The state of its scene; `nil` while the system has not said, which counts as closed.
  public var scene: SceneState?

  /// Makes the facts of a window.
  public init(frame: Rect, scale: Double = 1, scene: SceneState? = nil) {
    self.frame = frame
    self.scale = scale
    self.scene = scene
  }
}
