// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

/// That the random scenes are worth running: each outcome of the design turns up often.
@Suite struct SceneCoverageTests {
  @Test("random scenes reach every event, cause and outcome of repetition")
  func coverage() {
    var counts: [String: Int] = [:]
    for seed in 0..<2_000 as Range<UInt64> {
      let scene = SceneGenerator.scene(seed: seed)
      let result = SlowTracker.run(scene.inputs, rules: scene.book, maximumGap: scene.maximumGap)
      let taps = Set(
        scene.inputs.compactMap { line in
          if case .tap = line.input { line.time } else { nil }
        })
      for line in scene.inputs { Self.count(line.input, &counts) }
      for event in result.events { Self.count(event, scene.book, taps, &counts) }
      for entry in result.ledger.entries { Self.count(entry, &counts) }
    }
    let missing = Self.expected.filter { (counts[$0.key] ?? 0) < $0.value }
    #expect(missing.isEmpty, "\(missing.map { "\($0.key): \(counts[$0.key] ?? 0) of \($0.value)" })")
  }

  @Test("the slow engine itself is not changed by wake-ups, and its ledger adds up", arguments: 0..<8)
  func sanity(shard: Int) {
    for seed in 0..<200 as Range<UInt64> where seed % 8 == UInt64(shard) {
      let scene = SceneGenerator.scene(seed: seed)
      let result = SlowTracker.run(scene.inputs, rules: scene.book, maximumGap: scene.maximumGap)
      var woken: [TimedInput] = []
      for line in scene.inputs {
        if let last = woken.last, last.time < line.time {
          let middle = (line.time - last.time).nanoseconds / 3
          woken.append(TimedInput(time: last.time + TimeSpan(nanoseconds: middle), input: .wake))
          woken.append(TimedInput(time: line.time, input: .wake))
        }
        woken.append(line)
      }
      let again = SlowTracker.run(woken, rules: scene.book, maximumGap: scene.maximumGap)
      #expect(Comparison.difference(again.events, result.events) == nil, "seed \(seed)")
      #expect(again.ledger == result.ledger)
      for entry in result.ledger.entries {
        #expect(entry.detected == entry.reported + entry.repeated + entry.vetoed + entry.sampledOut)
      }
    }
  }

  static var expected: [String: Int] {
    var result = [
      "appear": 4_000, "enter": 4_000, "leave": 4_000, "impression": 4_000, "unmeasured": 200, "evicted": 100,
      "tapped": 100, "brief": 500, "visit 2": 500, "visit 3": 100, "session 2": 500, "late": 1_000,
      "repeated": 300, "vetoed": 50, "sampledOut": 200, "dropped": 200, "entries": 500, "part of extent": 500,
      "infinite opacity": 10, "negative infinite opacity": 10,
    ]
    for cause in Cause.allCases {
      result["disappear \(cause)"] = cause == .moving || cause == .unmeasurable ? 0 : 60
      result["leave \(cause)"] = 60
    }
    for repetition in ["everyAppearance", "oncePerVisit", "oncePerSession", "cooldown", "once", "unlessAtPreviousStop"]
    {
      result["impression \(repetition)"] = 300
    }
    return result
  }

  private static func count(_ input: Input, _ counts: inout [String: Int]) {
    guard case .covers(_, _, let covers) = input else { return }
    for opacity in covers.compactMap(\.opacity) where opacity.isInfinite {
      counts[opacity < 0 ? "negative infinite opacity" : "infinite opacity", default: 0] += 1
    }
  }

  private static func count(_ entry: Ledger.Entry, _ counts: inout [String: Int]) {
    counts["repeated", default: 0] += entry.repeated
    counts["vetoed", default: 0] += entry.vetoed
    counts["sampledOut", default: 0] += entry.sampledOut
    counts["dropped", default: 0] += entry.evicted
  }

  private static func count(_ event: Event, _ book: RuleBook, _ taps: Set<Timestamp>, _ counts: inout [String: Int]) {
    func add(_ name: String) { counts[name, default: 0] += 1 }
    if event.uncertainty == nil { add("brief") }
    add("visit \(event.visit)")
    add("session \(event.session)")
    switch event.kind {
    case .appear: add("appear")
    case .enter: add("enter")
    case .leave(_, let cause, _):
      add("leave")
      add("leave \(cause)")
    case .disappear(let record):
      add("disappear \(record.cause)")
      if record.unmeasured > .zero { add("unmeasured") }
      if let detail = record.detail, detail.entries > 1 { add("entries") }
      if record.seenExtent < 1 { add("part of extent") }
    case .impression(let impression):
      add("impression")
      guard let rule = book.rules.first(where: { $0.name == impression.rule.name }) else { return }
      add("impression \("\(rule.repetition)".prefix { $0 != "(" })")
      if impression.evicted != nil { add("evicted") }
      if rule.countsInteraction, taps.contains(event.time), impression.viewableTime < rule.continuous {
        add("tapped")
      }
      if impression.viewableTime > .zero { add("late") }
    @unknown default: break
    }
  }
}
