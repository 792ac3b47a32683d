// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// A window of a scene. Its frame lies on the screen.
@MainActor
open class HeadlessWindow: HeadlessView {
  /// Windows of a higher level are drawn above.
  public var level: Double
  /// Device pixels a point.
  public var scale = 3.0
  /// Its scene.
  public internal(set) weak var scene: HeadlessScene?
  /// Among windows of one level the one shown later is drawn above.
  var order = 0

  /// Makes a visible window; without a frame, one as large as the screen.
  public init(in scene: HeadlessScene, level: Double = 0, frame: Rect? = nil, name: String = "window") {
    self.level = level
    super.init(frame: frame ?? scene.screen, name: name)
    self.scene = scene
    system = scene.system
    window = self
    clips = true
    order = (scene.windows.map(\.order).max() ?? 0) + 1
    scene.windows.append(self)
  }

  override public var kind: ViewLink<HeadlessView>.Kind { .window }
}
