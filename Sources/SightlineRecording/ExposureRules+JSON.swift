// SPDX-License-Identifier: MIT

public import Foundation

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineTrace
#endif

/// What is wrong with a file of rules: an app that fetches one keeps the rules that it has.
public struct ExposureRulesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the file: where, what was found, what to write instead.
  public var problems: [String]

  /// All of it, a line each.
  public var description: String { problems.joined(separator: "\n") }
}

extension RuleBook {
  /// Reads rules from JSON that the app ships or fetches, so that what counts, and which list uses which rule, changes
  /// without a release. `Documentation/RulesFormat.md` has the format.
  ///
  /// ```swift
  /// let rules = try ExposureRules(json: Data(contentsOf: url), name: "rules.json")
  /// let monitor = ExposureMonitor(rules: rules)
  /// ```
  /// - Parameters:
  ///   - json: The whole file. A key that nobody knows is an error, since a misspelled one would silently change what
  ///     counts.
  ///   - name: What to call the file in messages.
  public init(json: Data, name: String = "rules.json") throws(ExposureRulesError) {
    let reading = RuleBookReader.read([UInt8](json), file: name)
    guard let book = reading.book else {
      throw ExposureRulesError(problems: reading.problems.map(\.description))
    }
    self = book
  }
}
