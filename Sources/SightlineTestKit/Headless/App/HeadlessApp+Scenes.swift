// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension HeadlessApp {
  /// Makes a controller the root of the main window and, the first time, launches the app.
  public func show(_ root: HeadlessController) {
    window.rootController = root
    if scene.activation == .unattached { launch() }
  }

  /// Opens another scene in the foreground, with a window of its own.
  public func openScene(screen: HeadlessScreen = .plain, root: HeadlessController? = nil) -> HeadlessScene {
    let scene = HeadlessScene(in: system, screen: screen)
    let window = HeadlessWindow(in: scene, name: "window \(scenes.count + 1)")
    scenes.append(scene)
    window.rootController = root
    move(scene, to: .foregroundInactive, .foregroundActive)
    return scene
  }

  /// Closes a scene and lets go of its windows.
  public func close(_ scene: HeadlessScene) {
    move(scene, to: .background)
    for window in scene.windows {
      window.rootController = nil
      window.close()
    }
    scene.activation = .unattached
    scenes.removeAll { $0 === scene }
    turn()
  }

  /// The user leaves the app: all scenes go to the background, the system takes its pictures, and suspends the app.
  public func enterBackground(suspends: Bool = true) {
    for scene in scenes { move(scene, to: .foregroundInactive, .background) }
    turn()
    if system.has(.backgroundSnapshotsLayOut) { takePictures() }
    isSuspended = suspends
  }

  /// The user comes back.
  public func enterForeground() {
    isSuspended = false
    for scene in scenes { move(scene, to: .foregroundInactive, .foregroundActive) }
    turn()
  }

  /// A call, a system prompt or the app switcher comes in between.
  public func resignActive() {
    for scene in scenes { move(scene, to: .foregroundInactive) }
    turn()
  }

  /// What came in between is gone.
  public func becomeActive() {
    for scene in scenes { move(scene, to: .foregroundActive) }
    turn()
  }

  /// Moves one scene through these states, with a notice for each.
  public func move(_ scene: HeadlessScene, to states: HeadlessScene.Activation...) {
    var notices: [SceneState] = []
    for state in states where state != scene.activation {
      scene.activation = state
      if let state = state.state { notices.append(state) }
    }
    if system.has(.sceneNoticesOutOfOrder) { notices.reverse() }
    for notice in notices {
      for window in scene.windows { system.post(.scene(window: window, state: notice)) }
    }
  }

  /// Low-power mode is switched on or off.
  public func setLowPower(_ isOn: Bool) {
    system.post(.lowPower(isOn))
  }

  /// The device is turned, or the window sized anew: bounds change at once, a coordinator runs for 0.3 s.
  public func resize(to screen: HeadlessScreen) {
    scene.screen = screen
    system.delaysCellLayout = system.has(.rotationTwoSteps)
    for window in scene.windows {
      window.give(safeArea: screen.safeArea)
      window.frame = screen.bounds
    }
    if let root = window.rootController {
      _ = HeadlessTransition(.other, of: [root], in: system, duration: .milliseconds(300), isInteractive: false) { _ in
      }
    }
    turn()
  }

  private func launch() {
    addSystemViews()
    if system.has(.launchedInBackground) {
      // For a push or a refresh: everything is made and laid out, and nobody sees it.
      move(scene, to: .background)
      turn()
      turn()
    }
    move(scene, to: .foregroundInactive, .foregroundActive)
  }

  /// What the system puts over an app without showing anything.
  private func addSystemViews() {
    if system.has(.systemWindowsOnTop) {
      let effects = HeadlessWindow(in: scene, level: 2_000, name: "text effects")
      effects.addSubview(HeadlessView(frame: effects.bounds, name: "system container"))
    }
    if system.has(.effectViewsFullScreen) {
      let effect = HeadlessView(frame: window.bounds, name: "effect")
      effect.background = .effect
      effect.alpha = 0
      effect.fillsSuperview = true
      window.addSubview(effect)
      let empty = HeadlessView(frame: window.bounds, name: "effect view without effect")
      empty.fillsSuperview = true
      window.addSubview(empty)
    }
  }

  /// The switcher wants pictures of both orientations.
  private func takePictures() {
    let sizes = scene.windows.map { $0.frame }
    for window in scene.windows {
      window.frame = Rect(x: 0, y: 0, width: window.bounds.height, height: window.bounds.width)
    }
    turn()
    for (window, frame) in zip(scene.windows, sizes) { window.frame = frame }
    turn()
  }
}
