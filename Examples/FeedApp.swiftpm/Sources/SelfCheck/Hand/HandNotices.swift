// SPDX-License-Identifier: MIT

import UIKit

/// Hears the notices of scene, application and power, on whatever thread they come.
@MainActor
final class HandNotices {
  private var observers: [any NSObjectProtocol] = []

  private static let scene: [(NSNotification.Name, String)] = [
    (UIScene.willDeactivateNotification, "willDeactivate"),
    (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
    (UIScene.willEnterForegroundNotification, "willEnterForeground"),
    (UIScene.didActivateNotification, "didActivate"),
  ]
  private static let application: [(NSNotification.Name, String)] = [
    (UIApplication.willResignActiveNotification, "willResignActive"),
    (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
    (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
    (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
  ]

  init(_ watch: HandWatch, scene: @escaping @MainActor () -> UIWindowScene?) {
    for (name, word) in Self.scene {
      add(name) { isMain in
        watch.scene.told(word, ofScene: true, onMain: isMain, state: scene()?.activationState ?? .unattached)
      }
    }
    for (name, word) in Self.application {
      add(name) { isMain in
        watch.scene.told(word, ofScene: false, onMain: isMain, state: scene()?.activationState ?? .unattached)
      }
    }
    add(.NSProcessInfoPowerStateDidChange) { isMain in watch.lowPowerOnMain = isMain }
  }

  private func add(_ name: NSNotification.Name, _ call: @escaping @MainActor @Sendable (_ isMain: Bool) -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        if Thread.isMainThread {
          MainActor.assumeIsolated { call(true) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { call(false) } }
        }
      })
  }

  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
