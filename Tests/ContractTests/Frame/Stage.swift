// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Where a contract is played: makes its apps, and gathers what went wrong.
@MainActor
final class Stage {
  /// In what ways the system is not what one believes.
  let quirks: Set<HeadlessQuirk>
  private let seed: UInt64
  private(set) var failures: [String] = []
  /// The quirks that would have made a difference.
  private(set) var asked: Set<HeadlessQuirk> = []
  var apps: [HeadlessApp] = []

  init(quirks: Set<HeadlessQuirk> = [], seed: UInt64 = 1) {
    self.quirks = quirks
    self.seed = seed
  }

  /// Whether the system is as one believes it to be: then times are exact.
  var isPlain: Bool { quirks.isEmpty }

  /// All of some variants where the system is as one believes it to be; else one, another one for each quirk.
  func turns<Variant>(_ variants: [Variant]) -> [Variant] {
    guard !isPlain, !variants.isEmpty else { return variants }
    let places = HeadlessQuirk.allCases.indices.filter { quirks.contains(HeadlessQuirk.allCases[$0]) }
    return [variants[places.reduce(0, +) % variants.count]]
  }

  /// An app with the quirks that are being tried and, where a contract is about one, that one.
  func app(
    _ rules: Rule..., options: HostOptions = HostOptions(), screen: HeadlessScreen = .plain,
    visits: VisitPolicy = VisitPolicy(), store: (any OnceStore)? = nil, startingAt start: Timestamp = .zero,
    also own: Set<HeadlessQuirk> = []
  ) -> HeadlessApp {
    let book = RuleBook(rules: rules.isEmpty ? [Stage.rule] : rules, visits: visits)
    return app(book: book, options: options, screen: screen, store: store, startingAt: start, also: own)
  }

  /// An app with a whole book of rules.
  func app(
    book: RuleBook, options: HostOptions = HostOptions(), screen: HeadlessScreen = .plain,
    store: (any OnceStore)? = nil, startingAt start: Timestamp = .zero, also own: Set<HeadlessQuirk> = []
  ) -> HeadlessApp {
    let app = HeadlessApp(
      rules: book, options: options, screen: screen, quirks: quirks.union(own), seed: seed, startingAt: start,
      store: store)
    apps.append(app)
    return app
  }

  /// Half of an item for a second, in each stretch: what contracts use unless they say otherwise.
  static let rule = Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(1_000))

  /// Writes down what does not hold.
  func expect(_ holds: Bool, _ text: @autoclosure () -> String, line: Int = #line, file: String = #fileID) {
    if !holds { failures.append("\(file):\(line): \(text())") }
  }

  /// The contents that were counted, sorted, each as often as it was.
  func expect(
    _ app: HeadlessApp, counted: [String], rule: String? = nil, line: Int = #line, file: String = #fileID
  ) {
    let found = app.log.events(.impression).filter { rule == nil || $0.ruleName == rule }.map { $0.content ?? $0.item }
      .sorted()
    expect(found == counted.sorted(), "counted \(found), should be \(counted.sorted())", line: line, file: file)
  }

  /// How often one content was counted.
  func expect(
    _ app: HeadlessApp, _ content: String, times: Int, rule: String? = nil, line: Int = #line, file: String = #fileID
  ) {
    let found = app.log.impressions(of: content, rule: rule).count
    expect(found == times, "\(content) counted \(found) times, should be \(times)", line: line, file: file)
  }

  /// Ends all apps. What a live run reported must be what its replay reports, the engine's state must be sound, nothing
  /// may have been asked that the real toolkit answers with an exception.
  func close() -> [String] {
    for app in apps {
      if isPlain { failures += LateRecording.faults(app) }
      app.finish()
      failures += app.problems(everyWay: isPlain)
      if !failures.isEmpty { failures += ["what was reported:"] + app.log.lines.prefix(40) }
      asked.formUnion(app.system.asked)
    }
    apps = []
    return failures
  }
}
