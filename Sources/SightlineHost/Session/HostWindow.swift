// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a session knows of a window.
@MainActor
final class HostWindow {
  /// The first window is called `main`, others by their number. One that comes takes the name of one that is gone.
  let id: String
  private(set) weak var view: AnyObject?
  private(set) var key: ObjectIdentifier
  /// What the engine was told.
  var line: WindowLine?
  /// What the last pass found.
  var facts: WindowFacts?
  /// The covers over everything in it, as the engine was told.
  var covers: [Cover] = []
  /// The pass in which it was looked at last.
  var pass: UInt64 = 0
  /// What a notice said of its scene after the last look.
  var scene: SceneState?

  init(id: String, view: AnyObject) {
    self.id = id
    self.view = view
    key = ObjectIdentifier(view)
  }

  /// Stands for another window, with what the engine knows of the one that is gone.
  func adopt(_ view: AnyObject) {
    self.view = view
    key = ObjectIdentifier(view)
    facts = nil
    scene = nil
    pass = 0
  }
}
