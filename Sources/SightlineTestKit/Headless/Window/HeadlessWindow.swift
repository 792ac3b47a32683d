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
  public var scale: Double
  /// Its scene, which keeps it.
  public internal(set) weak var scene: HeadlessScene?
  /// What it shows.
  public var rootController: HeadlessController? {
    didSet { showRoot(insteadOf: oldValue) }
  }
  /// What is presented in it, the one presented first in front.
  public internal(set) var presentations: [HeadlessPresentation] = []
  /// Among windows of one level the one shown later is drawn above.
  var order: Int

  private let stage = HeadlessView(name: "window stage")

  /// Makes a visible window; without a frame, one as large as the screen.
  public init(in scene: HeadlessScene, level: Double = 0, frame: Rect? = nil, name: String = "window") {
    self.level = level
    scale = scene.screen.scale
    order = (scene.windows.map(\.order).max() ?? 0) + 1
    super.init(frame: frame ?? scene.screen.bounds, name: name)
    self.scene = scene
    system = scene.system
    window = self
    clips = true
    givenSafeArea = scene.screen.safeArea
    scene.windows.append(self)
  }

  override public var kind: ChainLink.Kind { .window }

  /// Takes it out of its scene.
  public func close() {
    scene?.windows.removeAll { $0 === self }
    scene = nil
  }

  private func showRoot(insteadOf old: HeadlessController?) {
    guard old !== rootController else { return }
    if let old {
      old.rootOf = nil
      old.forward(.willDisappear)
      old.view.removeFromSuperview()
      old.forward(.didDisappear)
    }
    guard let rootController else { return }
    rootController.rootOf = self
    if stage.superview == nil {
      stage.fillsSuperview = true
      insertSubview(stage, at: 0)
    }
    rootController.forward(.willAppear)
    rootController.view.fillsSuperview = true
    stage.attach(rootController.view)
    rootController.forward(.didAppear)
  }
}
