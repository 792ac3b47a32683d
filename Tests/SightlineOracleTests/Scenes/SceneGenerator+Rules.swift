// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

extension SceneGenerator {
  mutating func ruleBook() -> RuleBook {
    let rules = (0..<(1 + random.below(5))).map { rule("r\($0)") }
    ruleNames = rules.map(\.name)
    onceRules = rules.filter { $0.repetition == .once }.map(\.name)
    var book = RuleBook(rules: rules)
    if random.chance(awkwardness) { book.rules.append(rule("r0")) }
    if random.chance(0.3) {
      for id in Self.surfaceIDs where random.chance(0.4) {
        book.surfaces[id] = ruleNames.filter { _ in random.chance(0.6) }
      }
    }
    if random.chance(0.6) {
      for reason in [VisitReason.push, .tab, .refresh, .sheet, .background] where random.chance(0.6) {
        let longerThan: TimeSpan? = random.chance(0.3) ? .milliseconds(random.pick([0, 100, 500, 1_000])) : nil
        book.visits.entries[reason] = .init(random.pick([.same, .new]), longerThan: longerThan)
      }
    }
    if random.chance(0.3) { book.inactive = .open }
    if random.chance(0.15) { book.record = .brief }
    if random.chance(0.1) { book.coverOpacity = random.pick([0.25, 0.75, 1]) }
    if random.chance(0.2) { book.slack = random.pick([0, 0.25, 1]) }
    if random.chance(0.35) { book.repetitionMemory = random.pick([0, 1, 1, 2, 3]) }
    return book
  }

  mutating func rule(_ name: String) -> Rule {
    var rule = Rule(name: name)
    if random.chance(0.2) { rule.version = "2" }
    rule.fraction = random.pick([0, 0, 0.25, 0.5, 0.5, 0.75, 1])
    if random.chance(0.3) { rule.of = random.pick([.viewport, .either]) }
    if random.chance(0.2) {
      rule.largeItem = .init(area: random.pick([4_096, 6_400, 16_384]), fraction: random.pick([0, 0.25, 0.3]))
    }
    if random.chance(0.2) { rule.minimumAlpha = random.pick([0, 0.25, 0.5, 1]) }
    if random.chance(0.55) { rule.continuous = .milliseconds(random.pick([50, 100, 150, 250, 500, 1_000])) }
    if random.chance(0.3) { rule.cumulative = .milliseconds(random.pick([100, 250, 500, 1_000, 1_500])) }
    if random.chance(0.4) { rule.motion = random.pick([.settled, .settled, .slowerThan(100), .slowerThan(320)]) }
    if random.chance(0.25) { rule.extent = random.pick([0.25, 0.5, 0.9, 1]) }
    rule.repetition = random.pick([
      .everyAppearance, .everyAppearance, .oncePerVisit, .oncePerSession, .cooldown(.milliseconds(500)),
      .cooldown(.milliseconds(1_000)), .once, .unlessAtPreviousStop, .unlessAtPreviousStop,
    ])
    rule.countsInteraction = random.chance(0.4)
    rule.reportsStretches = random.chance(0.7)
    if random.chance(0.2) { rule.sample = random.pick([0, 0.25, 0.5, 0.75]) }
    return rule
  }
}
