// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

/// An engine that judges many variants of rules at once, against an engine for each of them alone.
@Suite("variants of rules")
struct VariantTests {
  /// What one rule came to.
  private struct Outcome: Equatable, CustomStringConvertible {
    var ledger: Ledger.Entry
    var contents: Int
    var impressions: [VariantImpression]

    var description: String {
      let lines = impressions.map {
        "  \($0.time.nanoseconds) \($0.surface)/\($0.item) \($0.fraction) \($0.viewableTime.nanoseconds) "
          + "\($0.visit)/\($0.session)"
      }
      return "\(ledger) of \(contents)\n" + lines.joined(separator: "\n")
    }
  }

  private static let isThorough: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  // MARK: Engines

  private static func together(_ book: RuleBook, _ gap: TimeSpan?, _ inputs: [TimedInput]) -> [Outcome] {
    var tracker = Tracker(variants: book, maximumGap: gap, keepsImpressions: true)
    var impressions: [[VariantImpression]] = book.rules.map { _ in [] }
    for line in inputs {
      tracker.apply(line.input, at: line.time)
      for impression in tracker.takeVariantImpressions() { impressions[impression.rule].append(impression) }
    }
    _ = tracker.takeEvents()
    for impression in tracker.takeVariantImpressions() { impressions[impression.rule].append(impression) }
    return tracker.variantOutcomes.enumerated().map { place, outcome in
      Outcome(ledger: outcome.ledger, contents: outcome.contents, impressions: sorted(impressions[place]))
    }
  }

  private static func alone(
    _ rule: Int, _ book: RuleBook, _ gap: TimeSpan?, _ inputs: [TimedInput]
  ) -> Outcome {
    var only = book
    only.rules = [book.rules[rule]]
    only.rules[0].reportsStretches = false
    var tracker = Tracker(rules: only, maximumGap: gap)
    for line in inputs { tracker.apply(line.input, at: line.time) }
    var impressions: [VariantImpression] = []
    var contents: Set<String> = []
    for event in tracker.takeEvents() {
      guard case .impression(let impression) = event.kind else { continue }
      contents.insert(event.content.map { "content \($0)" } ?? "\(event.surface) \(event.item)")
      impressions.append(
        VariantImpression(
          rule: rule, time: event.time, surface: event.surface, item: event.item, fraction: impression.fraction,
          viewableTime: impression.viewableTime, visit: event.visit, session: event.session))
    }
    return Outcome(ledger: tracker.ledger.entries[0], contents: contents.count, impressions: sorted(impressions))
  }

  /// Those of one time have no order here: that is a matter of events.
  private static func sorted(_ impressions: [VariantImpression]) -> [VariantImpression] {
    impressions.sorted { left, right in
      left.time != right.time
        ? left.time < right.time : (left.surface, left.item) < (right.surface, right.item)
    }
  }

  // MARK: Random scenes

  @Test("on random scenes each comes to exactly what it comes to alone", arguments: 0..<8)
  func scenes(shard: Int) {
    var counted = 0
    var overflowed = 0
    for seed in 0..<UInt64(Self.isThorough ? 2_000 : 64) where seed % 8 == UInt64(shard) {
      let scene = SceneGenerator.scene(seed: seed)
      var generator = SceneGenerator(seed: seed &+ 1_000_003)
      var book = scene.book
      let names = book.rules.map(\.name)
      var rules: [Rule] = []
      for name in names {
        for _ in 0..<12 { rules.append(generator.rule(name)) }
        rules += Self.grid(generator.rule(name), steps: 3)
      }
      book.rules = rules
      let together = Self.together(book, scene.maximumGap, scene.inputs)
      #expect(together.count == rules.count)
      for place in rules.indices {
        let alone = Self.alone(place, book, scene.maximumGap, scene.inputs)
        counted += alone.impressions.count
        guard together[place] != alone else { continue }
        // Which content of one time is dropped first from a full memory is open (R4).
        if alone.ledger.evicted > 0 {
          overflowed += 1
          continue
        }
        Issue.record("seed \(seed), \(rules[place])\ntogether: \(together[place])\nalone: \(alone)\n\(scene.text)")
        return
      }
    }
    #expect(counted > 100)
    // Of more than ten thousand.
    #expect(overflowed <= 10)
  }

  private static func grid(_ base: Rule, steps: Int) -> [Rule] {
    var rules: [Rule] = []
    for fraction in 0...steps {
      for wait in 0...steps {
        var rule = base
        rule.fraction = Double(fraction) / Double(steps)
        rule.continuous = .milliseconds(Int64(wait) * 150)
        rules.append(rule)
      }
    }
    return rules
  }

  // MARK: Recordings

  @Test("on every recording each comes to exactly what it comes to alone", arguments: 0..<14)
  func recordings(number: Int) throws {
    let files = RepositoryFile.list("Examples/Traces", suffix: ".trace.jsonl")
    try #require(files.count == 14)
    let script = try TraceText.script(in: Array(Data(contentsOf: files[number]))).script
    let inputs = script.steps.map { TimedInput(time: $0.time, input: $0.input) }
    var book = Self.books[number % Self.books.count]
    book.rules = Self.hundreds()
    let together = Self.together(book, nil, inputs)
    // All of them take minutes without optimization.
    let stride = Self.isThorough ? 1 : 37
    for place in Swift.stride(from: number % stride, to: book.rules.count, by: stride) {
      let alone = Self.alone(place, book, nil, inputs)
      #expect(together[place] == alone, "\(files[number].lastPathComponent): \(book.rules[place])")
    }
    #expect(together.contains { !$0.impressions.isEmpty })
  }

  private static let books: [RuleBook] = {
    var policies = RuleBook(rules: [])
    policies.visits = VisitPolicy([.background: .init(.new, longerThan: .seconds(1)), .tab: .init(.same)])
    var open = RuleBook(rules: [], coverOpacity: 0.9, slack: 0)
    open.inactive = .open
    open.repetitionMemory = 5
    return [RuleBook(rules: []), policies, open]
  }()

  /// Several hundred rules of each kind.
  private static func hundreds() -> [Rule] {
    var rules: [Rule] = []
    let repetitions: [Rule.Repetition] = [
      .everyAppearance, .oncePerVisit, .oncePerSession, .cooldown(.seconds(3)), .once, .unlessAtPreviousStop,
    ]
    for repetition in repetitions {
      for rule in grid(Rule(name: "viewable", repetition: repetition), steps: 5) { rules.append(rule) }
    }
    for of in [Rule.Basis.item, .viewport, .either] {
      for fraction in [0.1, 0.3, 0.5, 0.9] {
        for large in [nil, Rule.LargeItem(area: 50_000, fraction: 0.2)] {
          for cumulative in [0, 0.5, 2] {
            rules.append(
              Rule(
                name: "viewable", fraction: fraction, of: of, largeItem: large, continuous: .milliseconds(200),
                cumulative: .seconds(cumulative)))
          }
        }
      }
    }
    for motion in [Rule.Motion.settled, .slowerThan(200), .slowerThan(1_000)] {
      for extent in [0, 0.5, 1] {
        for wait in [0, 0.3, 1] {
          rules.append(
            Rule(
              name: "viewable", fraction: 0.3, minimumAlpha: extent, continuous: .seconds(wait), motion: motion,
              extent: extent, repetition: wait == 1 ? .unlessAtPreviousStop : .everyAppearance, countsInteraction: true,
              sample: wait == 0.3 ? 0.5 : 1))
        }
      }
    }
    return rules
  }
}
