// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineTrace

/// Small rings, line by line. Random inputs go through rings in the tests of the slow engine's scenes.
@Suite("A recording of bounded size")
struct RecordingRingTests {
  private let book = RuleBook(rules: [Rule(name: "seen")])

  private func ring(
    total: Int = 64 << 10, segment: Int = 8 << 10, leftovers: [Int] = []
  ) -> RecordingRing {
    RecordingRing(
      head: TraceHead(source: "test", maximumGap: .seconds(1)),
      limits: RecordingLimits(totalBytes: total, segmentBytes: segment), filter: RecordingFilter(rules: book),
      leftovers: leftovers)
  }

  private func items(_ count: Int, from first: Int = 0) -> Input {
    .items(
      surface: "feed",
      items: (first..<first + count).map { ItemLine(id: "item-\($0)", frame: Rect(x: 0, y: 0, width: 10, height: 10)) },
      all: true)
  }

  private let feed = Input.surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 10, height: 10)))

  @Test("begins with what holds, at its time, and closes with an end")
  func lines() {
    var (ring, memory) = (ring(), RecordingMemory())
    ring.begin(with: [feed, items(1)], at: .seconds(5))
    ring.take(.scroll(surface: "feed", offset: Point(x: 0, y: 3), phase: nil), at: .seconds(6))
    ring.end(at: .seconds(7))
    memory.run(ring.takeEffects())
    #expect(
      String(decoding: memory.trace, as: UTF8.self) == """
        {"t":5,"op":"trace","version":1,"source":"test","maximumGap":1}
        {"t":5,"op":"surface","id":"feed","frame":[0,0,10,10]}
        {"t":5,"op":"items","surface":"feed","items":[["item-0",0,0,10,10]]}
        {"t":6,"op":"scroll","surface":"feed","offset":[0,3]}
        {"t":7,"op":"end"}

        """)
    #expect(ring.hasEnded)
    #expect(ring.fault == nil)
    ring.take(.still, at: .seconds(9))
    ring.end(at: .seconds(9))
    #expect(ring.takeEffects() == [])
  }

  @Test("begins with the first input where nothing was told before, and may end without any")
  func empty() {
    var (first, memory) = (ring(), RecordingMemory())
    first.take(feed, at: .seconds(2))
    first.take(.end, at: .seconds(3))
    memory.run(first.takeEffects())
    #expect(
      String(decoding: memory.trace, as: UTF8.self).split(separator: "\n").map { $0.prefix(6) } == [
        "{\"t\":2", "{\"t\":2", "{\"t\":3",
      ])
    var (second, other) = (ring(), RecordingMemory())
    second.end(at: .seconds(1))
    other.run(second.takeEffects())
    #expect(other.segments.count == 1)
    #expect(other.trace.split(separator: UInt8(ascii: "\n")).count == 2)
  }

  @Test("an end before the last input counts at that input")
  func early() {
    var (ring, memory) = (ring(), RecordingMemory())
    ring.take(feed, at: .seconds(2))
    ring.end(at: .seconds(1))
    memory.run(ring.takeEffects())
    #expect(String(decoding: memory.trace, as: UTF8.self).hasSuffix("{\"t\":2,\"op\":\"end\"}\n"))
  }

  @Test("hands bytes out now and then, and all of them when it is flushed")
  func flush() {
    var ring = ring()
    ring.take(feed, at: .zero)
    var appends = 0
    for step in 1...100 {
      ring.take(
        .scroll(surface: "feed", offset: Point(x: 0, y: Double(step)), phase: nil), at: .seconds(Double(step) / 100))
      appends += ring.takeEffects().count { if case .append = $0 { true } else { false } }
    }
    #expect(appends >= 1)
    #expect(appends <= 3)
    ring.flush()
    // Part of a time may be written: the rest of it goes into the same segment.
    ring.take(.phase(surface: "feed", phase: .dragging), at: .seconds(1))
    ring.flush()
    var memory = RecordingMemory()
    memory.run([.begin(segment: 1)] + ring.takeEffects())
    let text = String(decoding: memory.trace, as: UTF8.self)
    #expect(text.hasSuffix("\"phase\":\"dragging\"}\n"))
    #expect(ring.segments.count == 1)
  }

  @Test(
    "hands all out at once when the app goes to the background",
    arguments: [
      Input.app(.background), .window(WindowLine(id: "main", frame: .zero, scene: .background)),
    ])
  func background(input: Input) {
    var (ring, memory) = (ring(), RecordingMemory())
    ring.take(feed, at: .zero)
    ring.take(.phase(surface: "feed", phase: .dragging), at: .seconds(0.1))
    ring.take(input, at: .seconds(0.2))
    memory.run(ring.takeEffects())
    #expect(String(decoding: memory.trace, as: UTF8.self).contains("background"))
    ring.take(.app(.inactive), at: .seconds(0.3))
    ring.take(.app(.active), at: .seconds(0.4))
    #expect(ring.takeEffects() == [])
  }

  @Test("never holds more than it may, drops whole segments, the oldest first, and those of earlier recordings before")
  func bound() {
    var (ring, memory) = (ring(total: 20_000, segment: 5_000, leftovers: [3_000, 9_000, 4_000]), RecordingMemory())
    memory.run([.begin(segment: -2), .begin(segment: -1), .begin(segment: 0)])
    ring.begin(with: [feed, items(3)], at: .zero)
    var dropped: [Int] = []
    for step in 1...3_000 {
      let time = Timestamp.seconds(Double(step) / 10)
      ring.take(.scroll(surface: "feed", offset: Point(x: 0, y: Double(step)), phase: nil), at: time)
      #expect(ring.segments.reduce(0) { $0 + $1.bytes } <= 20_000)
      let effects = ring.takeEffects()
      for case .drop(let number) in effects { dropped.append(number) }
      memory.run(effects)
    }
    ring.end(at: .seconds(400))
    memory.run(ring.takeEffects())
    #expect(dropped == Array(-2...(dropped.count - 3)))
    #expect(dropped.count > 10)
    #expect(memory.segments.map(\.number) == ring.segments.map(\.number))
    #expect(memory.segments.map(\.bytes.count) == ring.segments.map(\.bytes))
    // It keeps most of what it may.
    #expect(ring.segments.reduce(0) { $0 + $1.bytes } > 12_000)
  }

  @Test("more than fits at once ends it, keeps what there was, and says what to do")
  func tooMuch() {
    var (ring, memory) = (ring(total: 20_000, segment: 5_000), RecordingMemory())
    ring.take(feed, at: .zero)
    ring.take(items(2), at: .seconds(1))
    ring.take(items(2_000, from: 10), at: .seconds(2))
    ring.take(.still, at: .seconds(3))
    ring.take(.still, at: .seconds(4))
    memory.run(ring.takeEffects())
    #expect(ring.hasEnded)
    guard case .tooMuchAtOnce(let bytes)? = ring.fault else { return #expect(Bool(false)) }
    #expect(bytes > 20_000)
    #expect(ring.fault.map(String.init(describing:))?.contains("raise RecordingLimits.totalBytes") == true)
    #expect(String(decoding: memory.trace, as: UTF8.self).contains("item-1"))
    #expect(memory.segments.map(\.number) == ring.segments.map(\.number))
  }

  @Test("a store that fails ends it, and nothing more is asked of it")
  func failure() {
    var ring = ring()
    ring.take(feed, at: .zero)
    ring.flush()
    ring.fail("the disk is full")
    #expect(ring.takeEffects() == [])
    ring.take(.still, at: .seconds(1))
    ring.flush()
    ring.end(at: .seconds(2))
    #expect(ring.takeEffects() == [])
    #expect(
      ring.fault.map(String.init(describing:)) == "the recording has ended: it cannot be stored (the disk is full)")
  }

  @Test("what was reported once is known in the segments that follow")
  func known() {
    var (ring, memory) = (ring(total: 1 << 20, segment: 4_096), RecordingMemory())
    ring.begin(with: [feed, items(3)], at: .zero)
    ring.know("item-1", rule: "first")
    ring.know("gone", rule: "first")
    for step in 1...200 {
      ring.take(.scroll(surface: "feed", offset: Point(x: 0, y: Double(step)), phase: nil), at: .seconds(Double(step)))
    }
    ring.end(at: .seconds(300))
    memory.run(ring.takeEffects())
    #expect(memory.segments.count > 2)
    for segment in memory.segments.dropFirst() {
      let text = String(decoding: segment.bytes, as: UTF8.self)
      #expect(
        text.contains(
          "{\"t\":\(text.dropFirst(5).prefix { $0 != "," }),\"op\":\"known\",\"rule\":\"first\",\"contents\":[\"item-1\"]}"
        ))
      #expect(!text.contains("gone"))
    }
  }

  @Test("limits that are too small for anything are raised")
  func limits() {
    #expect(
      RecordingLimits(totalBytes: -1, segmentBytes: 0).mended == RecordingLimits(totalBytes: 8_192, segmentBytes: 4_096)
    )
    #expect(RecordingLimits(totalBytes: 10_000, segmentBytes: 9_000).mended.segmentBytes == 5_000)
    #expect(RecordingLimits().mended == RecordingLimits())
  }
}
