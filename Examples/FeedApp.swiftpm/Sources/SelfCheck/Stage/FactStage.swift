// SPDX-License-Identifier: MIT

import UIKit

/// Where checks build what they need: a window of its own above the app's, empty at the beginning of each, and ways to let
/// turns of the run loop and time pass.
@MainActor
final class FactStage {
  let scene: UIWindowScene
  let window: UIWindow
  /// The empty screen of this check.
  private(set) var screen = UIViewController()

  init(scene: UIWindowScene) {
    self.scene = scene
    window = UIWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: 1)
    window.backgroundColor = .black
  }

  /// An empty screen.
  func begin() async {
    dismissAtOnce(screen)
    screen = UIViewController()
    screen.view.backgroundColor = .black
    window.rootViewController = screen
    window.isHidden = false
    await turn()
  }

  func end() async {
    window.isHidden = true
    window.rootViewController = nil
    await turn()
  }

  /// Puts a view on the screen; its frame is the whole screen unless it has one.
  func show(_ view: UIView) {
    if view.frame.isEmpty { view.frame = screen.view.bounds }
    screen.view.addSubview(view)
  }

  /// Shows other screens instead.
  func show(_ controller: UIViewController) async {
    window.rootViewController = controller
    await turn()
  }

  // MARK: Time

  /// Waits for the end of the next turn of the main run loop, after Core Animation's commit.
  func turn() async {
    await withCheckedContinuation { continuation in
      TurnEnd.once(after: true) { continuation.resume() }
    }
  }

  func turns(_ count: Int) async {
    for _ in 0..<count { await turn() }
  }

  func wait(milliseconds: UInt64) async {
    try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  }

  /// Waits until something holds, turn by turn, for a while at most; answers whether it does.
  @discardableResult
  func wait(upTo milliseconds: Double, until holds: @MainActor () -> Bool) async -> Bool {
    let end = Clock.milliseconds + milliseconds
    while !holds() {
      guard Clock.milliseconds < end else { return false }
      await wait(milliseconds: 8)
    }
    return true
  }
}

/// A clock for differences.
enum Clock {
  static var milliseconds: Double { ProcessInfo.processInfo.systemUptime * 1_000 }
}
