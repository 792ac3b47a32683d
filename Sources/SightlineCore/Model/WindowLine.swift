// SPDX-License-Identifier: MIT

/// All that a host says of a window at once; it replaces what was said before.
public struct WindowLine: Sendable, Equatable {
  /// The id, unique among windows.
  public var id: String
  /// The window in screen space. Its own coordinates, in which root surfaces and covers lie, begin at its left upper
  /// corner.
  public var frame: Rect
  /// Device pixels a point; information only.
  public var scale: Double?
  /// The state of its scene; `nil` keeps the known one, and a new window is active (fine print 47).
  public var scene: SceneState?

  /// Makes a window line.
  public init(id: String, frame: Rect, scale: Double? = nil, scene: SceneState? = nil) {
    self.id = id
    self.frame = frame
    self.scale = scale
    self.scene = scene
  }
}
