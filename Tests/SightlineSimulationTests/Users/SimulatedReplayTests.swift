// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineSimulation
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("A simulated trace, replayed")
struct SimulatedReplayTests {
  private static let book = RuleBook(rules: [
    .mrcDisplay, .anyPixel, .settledView, Rule(name: "seen", fraction: 0.3, continuous: .milliseconds(200)),
  ])
  /// Those that do not look back over visits: a carousel that was away with its row begins another one.
  private static let forgetful = RuleBook(rules: [
    .mrcDisplay, .anyPixel, Rule(name: "still", fraction: 1, continuous: .seconds(1), motion: .settled),
  ])

  @Test(
    "reads as it was written, breaks no contract, and gives the same events however it is played",
    arguments: SimulationSample.all)
  func proof(sample: SimulationSample) throws {
    for session in [sample.session(seed: 3, listing: .recycled), sample.session(seed: 4, listing: .whole)] {
      let reading = try TraceText.script(in: session.bytes())
      #expect(reading.warnings.isEmpty)
      let steps = session.lines.map { ExposureScript.Step(time: $0.time, input: $0.input) }
      #expect(TraceText.text(of: reading.script, head: session.head) == session.bytes())
      var tracker = Tracker(rules: Self.book)
      for step in steps { tracker.apply(step.input, at: step.time) }
      let events = tracker.takeEvents()
      #expect(tracker.takeDiagnostics().isEmpty)
      #expect(EventContract.violations(events, ledger: tracker.ledger).isEmpty)
      #expect(events.count > 2, "\(session)")
    }
    #if !DEBUG
      let short = sample.session(seed: 5, seconds: 12, rate: 60)
      let script = ExposureScript(short.lines.map { ExposureScript.Step(time: $0.time, input: $0.input) })
      let faults = ReplayProof.faults(of: ReplayCheck(script: script, rules: Self.book, maximumGap: nil))
      #expect(faults.isEmpty, "\(faults.prefix(3))")
    #endif
  }

  @Test("says the same whether items are told of while displayed or all at once", arguments: SimulationSample.all)
  func listings(sample: SimulationSample) {
    for seed in SimulationSample.seeds {
      let recycled = Self.story(sample.session(seed: seed, listing: .recycled))
      let whole = Self.story(sample.session(seed: seed, listing: .whole))
      #expect(recycled.count > 1)
      let missing = whole.subtracting(recycled).sorted()
      let more = recycled.subtracting(whole).sorted()
      #expect(missing == [], "seed \(seed)")
      #expect(more == [], "seed \(seed)")
    }
  }

  /// What was seen when; visits of carousels differ, since they come and go with their rows.
  private static func story(_ session: SimulatedSession) -> Set<String> {
    var tracker = Tracker(rules: forgetful)
    session.run { tracker.apply($0, at: $1) }
    var story: Set<String> = []
    for event in tracker.takeEvents() {
      let place = "\(event.time.nanoseconds) \(event.surface) \(event.item) \(event.content ?? "")"
      switch event.kind {
      case .appear(let fraction): story.insert("\(place) appears \(fraction)")
      case .disappear(let record): story.insert("\(place) disappears \(record.visibleTime.seconds)")
      case .impression(let impression): story.insert("\(place) \(impression.rule.name) \(impression.fraction)")
      default: break
      }
    }
    return story
  }
}
