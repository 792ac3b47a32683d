// SPDX-License-Identifier: MIT

import Sightline
import SightlineRecording
import UIKit

/// What can be switched.
struct Settings: Hashable, Sendable {
  /// The name of a preset, or ``custom``.
  var choice = ExposureRule.mrcDisplay.name
  /// Rules as JSON, used where ``choice`` is ``custom``.
  var customRules = Settings.example
  var showsOverlay = false
  var isRecording = false

  static let custom = "custom"

  /// Rules are data: this could come from a server.
  static let example = """
    {"version":1,
     "rules":[{"name":"seen","fraction":0.5,"continuous":1,"repeat":"oncePerVisit"},
              {"name":"read","fraction":0.8,"continuous":3,"motion":"settled"}],
     "surfaces":{"feed":["seen","read"]},
     "visits":{"push":"same","tab":"new"}}
    """

  /// The rules that are meant; the default where the JSON is wrong, which the editor does not let through.
  var rules: ExposureRules {
    if choice == Self.custom { return (try? Self.parsed(customRules)) ?? ExposureRules(rules: [.mrcDisplay]) }
    return ExposureRules(rules: ExposureRule.presets.filter { $0.name == choice })
  }

  /// The rules in a text, or an error that says where and what.
  static func parsed(_ text: String) throws(ExposureRulesError) -> ExposureRules {
    try ExposureRules(json: Data(text.utf8))
  }
}

extension Settings {
  /// What an earlier launch has stored.
  static var stored: Settings {
    let defaults = UserDefaults.standard
    var settings = Settings()
    if let choice = defaults.string(forKey: "rules") { settings.choice = choice }
    if let text = defaults.string(forKey: "customRules") { settings.customRules = text }
    settings.showsOverlay = defaults.bool(forKey: "overlay")
    settings.isRecording = defaults.bool(forKey: "recording")
    return settings
  }

  func store() {
    let defaults = UserDefaults.standard
    defaults.set(choice, forKey: "rules")
    defaults.set(customRules, forKey: "customRules")
    defaults.set(showsOverlay, forKey: "overlay")
    defaults.set(isRecording, forKey: "recording")
  }
}
