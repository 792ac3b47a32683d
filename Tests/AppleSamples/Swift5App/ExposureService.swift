// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// The one monitor of an app that is written in the Swift 5 mode: its rules, what it must not count, what becomes of what
/// it tells.
final class ExposureService: NSObject, ExposureMonitorDelegate {
  static let rules: ExposureRules = {
    var rules = ExposureRules(
      rules: [
        .mrcDisplay,
        ExposureRule(
          name: "read", version: "2", fraction: 0.8, of: .either, cumulative: .seconds(5), motion: .slowerThan(500),
          repetition: .cooldown(.seconds(60)), reportsStretches: true),
        ExposureRule(name: "first", repetition: .once),
      ],
      surfaces: ["feed": ["mrcDisplay", "read"]])
    rules.visits.entries[.background] = .init(.new, longerThan: .seconds(30))
    rules.inactive = .open
    return rules
  }()

  let monitor: ExposureMonitor
  var blocked: Set<String> = []
  private(set) var lines: [String] = []
  private var tokens: Set<ExposureToken> = []

  @MainActor
  override init() {
    var options = ExposureOptions()
    options.maximumPassesPerSecond = 20
    options.settleTime = .milliseconds(150)
    monitor = ExposureMonitor(rules: Self.rules, options: options, store: SeenStore())
    super.init()
    monitor.delegate = self
    monitor.onImpression = { [weak self] event in self?.lines.append(event.item) }
    monitor.onMisuse = { misuse in print(misuse.kind.rawValue, misuse.detail) }
    monitor.onDiagnostic = { diagnostic in print(diagnostic.kind) }
    monitor.veto = { [weak self] _, item in self?.blocked.contains(item.id) == true ? ["read"] : [] }
    monitor.observe(surface: "feed") { event in print(event.sequence, event.visit) }.store(in: &tokens)
  }

  func exposureMonitor(_ monitor: ExposureMonitor, didReport event: ExposureEvent) {
    switch event.kind {
    case .impression(let impression):
      lines.append("\(impression.rule.name) \(event.content ?? event.item) \(impression.fraction)")
    case .disappear(let record):
      lines.append("\(event.item) \(record.cause) \(record.visibleTime.seconds) \(record.seenExtent)")
    case .leave(let rule, let cause, let dwell):
      lines.append("\(event.item) \(rule.name) \(cause) \(dwell.seconds)")
    case .appear, .enter: break
    @unknown default: break
    }
  }

  func userHasLoggedIn() {
    monitor.beginSession()
    monitor.reset(rule: "read")
  }

  func userHasPulledToRefresh() { monitor.refresh("feed") }

  func block(_ item: String) {
    blocked.insert(item)
    monitor.setVeto(true, surface: "feed", item: item, rule: "read")
  }

  func priceHasCome(_ price: Double, for item: String) {
    monitor.setAttributes(["price": .number(price), "promoted": .bool(false)], surface: "feed", item: item)
  }

  func setAllowed(_ isAllowed: Bool) {
    if isAllowed { monitor.resume() } else { monitor.pause() }
  }

  func account() -> [String] {
    monitor.ledger.entries.map { "\($0.rule): \($0.detected) = \($0.reported) + \($0.repeated) + \($0.vetoed)" }
  }
}

/// What has been reported once and for all.
struct SeenStore: ExposureOnceStore {
  var seen: [String: Set<String>] = [:]

  func known(_ contents: [String], rule: String) -> [String] {
    contents.filter { seen[rule]?.contains($0) == true }
  }

  mutating func store(_ contents: [String], rule: String) {
    seen[rule, default: []].formUnion(contents)
  }
}
