// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

/// Random scenes through recordings.
@Suite("A recording of random scenes")
struct RecordingTests {
  private static var scenes: Range<UInt64> {
    #if DEBUG
      0..<150
    #else
      0..<1_500
    #endif
  }

  @Test("a ring holds no more than it may, and what it holds reads, follows on and says what was told")
  func ring() throws {
    var (cuts, drops) = (0, 0)
    for seed in Self.scenes {
      // Three scenes, one after the other, are long enough for several segments.
      let scene = SceneGenerator.scene(seed: seed * 3)
      let steps = Self.played(scene, SceneGenerator.scene(seed: seed * 3 + 1), SceneGenerator.scene(seed: seed * 3 + 2))
      let limits = RecordingLimits(totalBytes: seed % 2 == 0 ? 8_192 : 1 << 20, segmentBytes: 4_096)
      let ring = try #require(Self.recorded(steps, scene.book, limits, flushes: seed % 3 == 0))
      guard ring.fault == nil else { continue }
      cuts += ring.memory.segments.count - 1
      for segment in ring.memory.segments {
        let reading = try TraceText.script(in: segment.bytes)
        #expect(reading.warnings.isEmpty)
      }
      let joined = try TraceText.script(in: ring.memory.trace).script.steps
      guard ring.memory.segments.first?.number != 1 else {
        #expect("\(joined)" == "\(steps)", "seed \(seed)")
        continue
      }
      drops += 1
      // What was dropped is replaced by its digest.
      let start = try #require(joined.first).time
      let later = steps.filter { $0.time > start }
      #expect("\(joined.suffix(later.count))" == "\(later)", "seed \(seed)")
      var digest = InputDigest()
      for step in steps where step.time <= start { digest.take(step.input, at: step.time) }
      #expect("\(joined.dropLast(later.count).map(\.input))" == "\(digest.inputs())", "seed \(seed)")
    }
    #expect(cuts > Self.scenes.count / 4)
    #expect(drops > Self.scenes.count / 10)
  }

  @Test("under a salt everything is reported as without, under other names", arguments: [false, true])
  func salt(includesSurfaces: Bool) {
    let salt = RecordingSalt("a text", includesSurfaces: includesSurfaces)
    var count = 0
    for seed in Self.scenes {
      var scene = SceneGenerator.scene(seed: seed)
      // A sample is chosen by the text of a content.
      for place in scene.book.rules.indices { scene.book.rules[place].sample = 1 }
      let filter = RecordingFilter(includesAttributes: true, salt: salt, rules: scene.book)
      func events(_ change: (Input) -> Input) -> [Event] {
        var tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
        for line in scene.inputs { tracker.apply(change(line.input), at: line.time) }
        return tracker.takeEvents()
      }
      let plain = events { $0 }.map { event in
        var event = event
        event.surface = salt.surface(event.surface)
        event.item = salt.text(event.item)
        event.content = event.content.map { salt.text($0) }
        return event
      }
      count += plain.count
      let difference = Comparison.difference(events { filter.input($0) }, plain)
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
    #expect(count > Self.scenes.count)
  }

  @Test("without attributes everything is reported as with them, but for the attributes")
  func attributes() {
    for seed in Self.scenes {
      let scene = SceneGenerator.scene(seed: seed)
      let filter = RecordingFilter(rules: scene.book)
      func events(_ change: (Input) -> Input) -> [Event] {
        var tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
        for line in scene.inputs { tracker.apply(change(line.input), at: line.time) }
        return tracker.takeEvents().map { event in
          var event = event
          event.attributes = nil
          return event
        }
      }
      let difference = Comparison.difference(events { filter.input($0) }, events { $0 })
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
  }

  // MARK: Plays

  /// Scenes one after the other without their ends, at the times at which a tracker lets their inputs count.
  private static func played(_ scenes: Scene...) -> [ExposureScript.Step] {
    var tracker = Tracker(rules: RuleBook(rules: []))
    var steps: [ExposureScript.Step] = []
    var begin = TimeSpan.zero
    for scene in scenes {
      for line in scene.inputs where line.input != .end {
        // Waking tells nothing, and numbers that are none are written as others.
        if case .wake = line.input { continue }
        if "\(line.input)".contains("nan") || "\(line.input)".contains("inf") { continue }
        let time = tracker.apply(line.input, at: line.time + begin)
        steps.append(ExposureScript.Step(time: time, input: line.input))
      }
      begin = (steps.last.map { $0.time - .zero } ?? .zero) + .seconds(2)
    }
    return steps
  }

  private static func recorded(
    _ steps: [ExposureScript.Step], _ book: RuleBook, _ limits: RecordingLimits, flushes: Bool
  ) -> (memory: RecordingMemory, fault: RecordingFault?)? {
    var ring = RecordingRing(
      head: TraceHead(source: "test"), limits: limits, filter: RecordingFilter(includesAttributes: true, rules: book))
    var memory = RecordingMemory()
    for (place, step) in steps.enumerated() {
      ring.take(step.input, at: step.time)
      if flushes, place % 7 == 0 { ring.flush() }
      memory.run(ring.takeEffects())
      if ring.segments.reduce(0, { $0 + $1.bytes }) > limits.totalBytes { return nil }
    }
    ring.flush()
    memory.run(ring.takeEffects())
    if memory.segments.map(\.bytes.count) != ring.segments.map(\.bytes) { return nil }
    return (memory, ring.fault)
  }
}
