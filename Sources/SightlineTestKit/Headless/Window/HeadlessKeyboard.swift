// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// The system's keyboard in its own window, which is as large as the screen.
@MainActor
final class HeadlessKeyboard {
  let window: HeadlessKeyboardWindow
  private let keys = HeadlessView(name: "keys")

  init(in scene: HeadlessScene) {
    window = HeadlessKeyboardWindow(in: scene, level: 10_000_000, name: "keyboard window")
    window.addSubview(keys)
    // Where another process draws the keys, there is nothing in the window that could be recognised.
    if !window.isUnknown { keys.background = .background(alpha: 1) }
  }

  func lie(at frame: Rect) {
    window.isHidden = false
    keys.frame = frame
  }
}

/// A window that says what it is: its own notices tell of the keyboard, and it covers nothing else. Under
/// ``HeadlessQuirk/keyboardWindowCoversAll`` it does not even say so.
final class HeadlessKeyboardWindow: HeadlessWindow {
  var isUnknown: Bool { system?.has(.keyboardWindowCoversAll) == true }

  override var isKeyboard: Bool { !isUnknown }
}
