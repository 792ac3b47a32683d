// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// The system's keyboard in its own window.
@MainActor
final class HeadlessKeyboard {
  let window: HeadlessKeyboardWindow
  private let keys = HeadlessView(name: "keys")

  init(in scene: HeadlessScene) {
    window = HeadlessKeyboardWindow(in: scene, level: 10_000_000, name: "keyboard window")
    window.clips = false
    keys.background = .background(alpha: 1)
    window.addSubview(keys)
  }

  /// Lies there on the screen. Some systems give it a window as large as the screen.
  func lie(at frame: Rect, coversAll: Bool) {
    guard let scene = window.scene else { return }
    window.isHidden = false
    window.frame = coversAll ? scene.screen.bounds : frame
    keys.frame =
      coversAll ? frame : Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  }
}

/// A window that says what it is: its own notices tell of the keyboard, and it covers nothing else.
final class HeadlessKeyboardWindow: HeadlessWindow {
  override var isKeyboard: Bool { true }
}
