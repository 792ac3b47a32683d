// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

@Suite("The recorder")
struct RecorderTests {
  private static let rules = RuleBook(
    rules: [
      Rule(name: "half", fraction: 0.5, continuous: .milliseconds(300), reportsStretches: true),
      Rule(name: "slow", cumulative: .milliseconds(500), motion: .slowerThan(400), repetition: .oncePerVisit),
      .settledView,
    ],
    visits: VisitPolicy([.background: .init(.new, longerThan: .milliseconds(700)), .push: .init(.same)]))

  @Test("replaying what it wrote gives the events taken from it, byte for byte", arguments: 0..<60)
  func replays(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let head = TraceHead(source: "test", maximumGap: seed % 3 == 0 ? .milliseconds(600) : nil)
    var recorder = Recorder(rules: Self.rules, head: head, recordsWakes: seed % 5 == 0)
    var events = EventWriter()
    var trace: [UInt8] = []
    var clock: Int64 = 0
    for input in HostScript.start { recorder.apply(input, at: .zero) }
    for _ in 0..<200 {
      // Now and then a host's clock goes back, or does not move.
      clock += random.pick([0, 0, 1, 16_000_000, 16_000_000, 90_000_000, 700_000_000, -40_000_000])
      let time = Timestamp(nanoseconds: clock)
      switch random.below(8) {
      case 0: recorder.advance(to: time)
      case 1: recorder.apply(.wake, at: time)
      default: recorder.apply(HostScript.input(&random), at: time)
      }
      if random.below(4) == 0 { for event in recorder.takeEvents() { events.write(event) } }
      if random.below(4) == 0 { for event in recorder.takeSettledEvents() { events.write(event) } }
      if random.below(9) == 0 { trace += recorder.takeBytes() }
    }
    let ends = seed % 2 == 0
    if ends { recorder.apply(.end, at: Timestamp(nanoseconds: clock + 5_000_000)) }
    for event in recorder.takeEvents() { events.write(event) }
    recorder.finish()
    recorder.finish()
    trace += recorder.takeBytes()

    let replay = ReplayOutcome(trace, rules: [Self.rules])
    #expect(replay.summaries.count == 1)
    let taken = text(events.bytes).split(separator: "\n")
    let replayed = text(replay.lines).split(separator: "\n")
    for (left, right) in zip(taken, replayed) where left != right {
      Issue.record("taken:    \(left)\nreplayed: \(right)")
      return
    }
    // Without an end, the replay goes on to close what is open.
    #expect(ends ? replayed.count == taken.count : replayed.count >= taken.count)
    #expect(events.bytes.count > 500)
  }

  @Test("a wake-up is written only if nothing came after it, unless all are asked for")
  func wakes() {
    var recorder = Recorder(rules: Self.rules)
    var full = Recorder(rules: Self.rules, recordsWakes: true)
    for (input, seconds) in [(Input.still, 1.0), (.wake, 2), (.still, 3), (.wake, 4), (.wake, 5)] {
      recorder.apply(input, at: .seconds(seconds))
      full.apply(input, at: .seconds(seconds))
    }
    recorder.finish()
    full.finish()
    #expect(times(recorder.takeBytes()) == ["0 trace", "1 still", "3 still", "5 wake"])
    #expect(times(full.takeBytes()) == ["0 trace", "1 still", "2 wake", "3 still", "4 wake", "5 wake"])
  }

  @Test("lines carry the time at which they count: clamped, and moved behind events taken")
  func effectiveTimes() {
    var recorder = Recorder(rules: Self.rules)
    #expect(recorder.apply(.still, at: .seconds(2)) == .seconds(2))
    #expect(recorder.apply(.still, at: .seconds(1)) == .seconds(2))
    _ = recorder.takeEvents()
    #expect(recorder.apply(.still, at: .seconds(2)) == Timestamp(nanoseconds: 2_000_000_001))
    #expect(times(recorder.takeBytes()) == ["0 trace", "2 still", "2 still", "2.000000001 still"])
  }

  @Test("after the end nothing is written")
  func end() {
    var recorder = Recorder(rules: Self.rules)
    recorder.apply(.end, at: .seconds(1))
    recorder.apply(.still, at: .seconds(2))
    recorder.advance(to: .seconds(3))
    recorder.finish()
    #expect(times(recorder.takeBytes()) == ["0 trace", "1 end"])
    #expect(recorder.takeBytes().isEmpty)
  }

  /// Time and op of each line.
  private func times(_ trace: [UInt8]) -> [String] {
    text(trace).split(separator: "\n").map { line in
      line.firstMatch(of: /"t":([-0-9.]+),"op":"([a-z]+)"/).map { "\($0.output.1) \($0.output.2)" } ?? ""
    }
  }
}
