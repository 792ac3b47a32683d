// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

/// What a scene and its application say while somebody leaves and comes back.
@MainActor
final class SceneWatch {
  /// The notices of a whole way to the home screen and back.
  private(set) var order: [String]?
  /// The states on such a way.
  private(set) var states: FactValues?
  /// The state while something lay over the app that did not take it away.
  private(set) var underControlCenter: String?
  /// Whether every notice came on the main thread.
  private(set) var isAlwaysMain = true
  private(set) var applicationCalls: [String] = []
  private(set) var traitChangesAway = 0

  private var calls: [String] = []
  private var gathered = FactValues()

  func told(_ word: String, ofScene isOfScene: Bool, onMain isMain: Bool, state: UIScene.ActivationState) {
    isAlwaysMain = isAlwaysMain && isMain
    guard isOfScene else {
      if word == "willResignActive" { applicationCalls = [] }
      applicationCalls.append(word)
      return
    }
    if word == "willDeactivate" { begin(state) }
    calls.append(word)
    switch word {
    case "didEnterBackground": gathered.set("away", Self.word(state))
    case "didActivate": end()
    default: break
    }
  }

  /// Looks at the state, many times a second as long as the app may.
  func look(_ state: UIScene.ActivationState) {
    if calls.isEmpty { gathered = ["inUse": .text(Self.word(state))] }
    if calls == ["willDeactivate"], gathered["leaving"] == nil, state != .foregroundActive {
      gathered.set("leaving", Self.word(state))
    }
  }

  func traitsChanged(_ state: UIScene.ActivationState) {
    if state == .background { traitChangesAway += 1 }
  }

  private func begin(_ state: UIScene.ActivationState) {
    calls = []
    traitChangesAway = 0
  }

  private func end() {
    if calls.contains("didEnterBackground") {
      (order, states) = (calls, gathered)
    } else if case .text(let state) = gathered["leaving"] {
      underControlCenter = state
    }
    calls = []
  }

  private static func word(_ state: UIScene.ActivationState) -> String {
    switch state {
    case .unattached: "unattached"
    case .foregroundActive: "foregroundActive"
    case .foregroundInactive: "foregroundInactive"
    case .background: "background"
    @unknown default: "unknown"
    }
  }
}
