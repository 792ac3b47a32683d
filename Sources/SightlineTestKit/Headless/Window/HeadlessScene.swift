// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

/// A scene: some windows that come to the foreground and leave it together.
@MainActor
public final class HeadlessScene {
  /// Where a scene stands with the system.
  public enum Activation: Sendable, Hashable, CaseIterable {
    /// Not connected yet, or disconnected.
    case unattached
    /// On screen, receiving events.
    case foregroundActive
    /// On screen, interrupted.
    case foregroundInactive
    /// Not on screen.
    case background

    /// What it means to a session; `nil`: the system has not said.
    public var state: SceneState? {
      switch self {
      case .unattached: nil
      case .foregroundActive: .active
      case .foregroundInactive: .inactive
      case .background: .background
      }
    }
  }

  /// Where it stands; the app's calls change it.
  public internal(set) var activation: Activation
  /// Its windows, in the order in which they were made.
  public internal(set) var windows: [HeadlessWindow] = []
  /// Where the app runs.
  public let system: HeadlessSystem
  /// Its screen.
  public internal(set) var screen: HeadlessScreen

  /// Makes a scene without windows.
  public init(in system: HeadlessSystem, activation: Activation = .unattached, screen: HeadlessScreen = .plain) {
    self.system = system
    self.activation = activation
    self.screen = screen
  }

  /// Its windows as they are drawn: by level, then in the order in which they were shown.
  public var windowsInOrder: [HeadlessWindow] {
    // Of windows of one level nobody promises an order.
    let sign = system.has(.windowOrderUnknown) ? -1 : 1
    return windows.sorted { ($0.level, sign * $0.order) < ($1.level, sign * $1.order) }
  }
}
