// SPDX-License-Identifier: MIT

import Foundation
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Hears of scenes, for each of their windows; of the app, for windows without a scene; of the host of an extension.
///
/// Hears on whatever thread a notice comes (F55).
@MainActor
final class SceneNotices {
  /// The windows in which there is something tracked.
  private let tracked: @MainActor () -> [UIWindow]
  private let changed: @MainActor (UIWindow, SceneState) -> Void
  private var memory = SceneWindows<UIWindow>()
  private let tokens = NoticeTokens()

  init(
    tracked: @escaping @MainActor () -> [UIWindow], changed: @escaping @MainActor (UIWindow, SceneState) -> Void
  ) {
    self.tracked = tracked
    self.changed = changed
    hearScene(UIScene.willEnterForegroundNotification, .willEnterForeground)
    hearScene(UIScene.didActivateNotification, .didActivate)
    hearScene(UIScene.willDeactivateNotification, .willDeactivate)
    hearScene(UIScene.didEnterBackgroundNotification, .didEnterBackground)
    hearScene(UIScene.didDisconnectNotification, .didDisconnect)
    hearApp(UIApplication.willEnterForegroundNotification, .willEnterForeground)
    hearApp(UIApplication.didBecomeActiveNotification, .didActivate)
    hearApp(UIApplication.willResignActiveNotification, .willDeactivate)
    hearApp(UIApplication.didEnterBackgroundNotification, .didEnterBackground)
    #if !os(tvOS)
      hearApp(Notification.Name("NSExtensionHostWillEnterForegroundNotification"), .willEnterForeground)
      hearApp(Notification.Name("NSExtensionHostDidBecomeActiveNotification"), .didActivate)
      hearApp(Notification.Name("NSExtensionHostWillResignActiveNotification"), .willDeactivate)
      hearApp(Notification.Name("NSExtensionHostDidEnterBackgroundNotification"), .didEnterBackground)
    #endif
  }

  /// Remembers to which scene a window belongs: when that is gone, it may not have the window any more.
  func note(_ window: UIWindow) {
    memory.note(window, in: window.windowScene.map { ObjectIdentifier($0) })
  }

  private func hearScene(_ name: Notification.Name, _ signal: SceneSignal) {
    tokens.hear(name) { [weak self] notice in
      guard let scene = notice.object as? UIScene else { return }
      AnyThread.onMain { self?.heard(signal, of: scene) }
    }
  }

  private func hearApp(_ name: Notification.Name, _ signal: SceneSignal) {
    tokens.hear(name) { [weak self] _ in
      AnyThread.onMain { self?.heard(signal) }
    }
  }

  private func heard(_ signal: SceneSignal, of scene: UIScene) {
    let current = (scene as? UIWindowScene)?.windows ?? []
    let windows = memory.windows(of: ObjectIdentifier(scene), current: current, isGone: signal == .didDisconnect)
    for window in windows { changed(window, signal.state) }
  }

  /// An app with scenes says this of the app as a whole, and of each scene by itself.
  private func heard(_ signal: SceneSignal) {
    for window in tracked() {
      let scene = window.windowScene
      if SceneSignal.appSpeaks(
        forWindowWithScene: scene != nil, isAttached: scene.map { $0.activationState != .unattached } ?? false)
      {
        changed(window, signal.state)
      }
    }
  }
}
