// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a notice about a scene, an app or the host of an extension says, and the state that follows from it.
///
/// A session believes a notice only until it reads the state itself (F52, F54), so a notice that comes twice, late or
/// in the wrong order is put right by the next pass.
public enum SceneSignal: Sendable, Equatable, CaseIterable {
  /// It is about to come to the foreground, inactive at first.
  case willEnterForeground
  /// It is active.
  case didActivate
  /// It is about to become inactive.
  case willDeactivate
  /// It is in the background.
  case didEnterBackground
  /// The system has let go of it.
  case didDisconnect

  /// Whether what an app says of itself as a whole counts for a window: where no scene speaks for that window. An app
  /// with scenes says it, too, and may be active while one of its scenes is not.
  ///
  /// - Parameters:
  ///   - hasScene: Whether the window has a scene.
  ///   - isAttached: Whether that scene says in which state it is.
  public static func appSpeaks(forWindowWithScene hasScene: Bool, isAttached: Bool) -> Bool { !hasScene || !isAttached }

  /// The state that it means.
  public var state: SceneState {
    switch self {
    case .willEnterForeground, .willDeactivate: .inactive
    case .didActivate: .active
    case .didEnterBackground, .didDisconnect: .background
    }
  }
}
