// SPDX-License-Identifier: MIT

/// What the system says of a window's scene.
public enum SceneState: String, Sendable, Equatable, CaseIterable {
  /// In the foreground and receiving events: items can be seen.
  case active
  /// In the foreground but interrupted (a call, the app switcher); whether that closes the gate is data
  /// (``RuleBook/inactive``).
  case inactive
  /// Not on screen.
  case background
}
