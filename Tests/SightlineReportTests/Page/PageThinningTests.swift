// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import Testing

@testable import SightlineReport

@Suite("The size of a page")
struct PageThinningTests {
  /// Someone reads and flings through a grid of three columns and 500 items for some time, at 60 Hz.
  static func feed(seconds: Int, items: Int = 500) -> String {
    var text = #"{"t":0,"op":"trace","version":1,"source":"simulated"}"# + "\n"
    text += #"{"t":0,"op":"surface","id":"feed","frame":[0,0,390,844],"insets":[88,0,83,0]}"# + "\n"
    let rows = (0..<items).map { item in
      #"["post-\#(item)",\#(item % 3 * 130),\#(item / 3 * 237),128.5,\#(220 + item * 7 % 15),"#
        + #"{"content":"p-\#(item * 31)","index":\#(item)}]"#
    }
    text += #"{"t":0,"op":"items","surface":"feed","items":[\#(rows.joined(separator: ","))]}"# + "\n"
    var offset = 0.0
    for frame in 1...(seconds * 60) {
      let time = Double(frame) / 60
      // A flick every two seconds that slows down, then half a second at rest; up and down in turns.
      let phase = frame % 120
      let direction = frame / 1200 % 2 == 0 ? 1.0 : -1
      if phase < 90 { offset = max(-60, offset + direction * 40 * Double(90 - phase) / 90) }
      let word = phase == 0 ? "dragging" : phase == 10 ? "decelerating" : phase == 90 ? "idle" : nil
      guard phase <= 90 else { continue }
      let said = word.map { #","phase":"\#($0)""# } ?? ""
      let shown = (offset * 1000).rounded() / 1000
      text += #"{"t":\#(time),"op":"scroll","surface":"feed","offset":[0,\#(shown)]\#(said)}"# + "\n"
    }
    return text + #"{"t":\#(seconds),"op":"end"}"# + "\n"
  }

  @Test("a minute of a feed of 500 items is under 2 MB, and nothing of it is thinned out")
  func minute() throws {
    let traces = PageTrace.traces(Array(Self.feed(seconds: 60).utf8))
    let trace = try #require(traces.first)
    let page = ReportPage()
    var index = ReportIndex(tool: "test")
    index.add(trace, element: "trace-0")
    let size = page.opening.count + page.element(trace, id: "trace-0").count + page.closing(index).count
    #expect(size < 2_000_000)
    let read = try PageTrace(trace)
    #expect(read.json["thinned"] == nil)
    #expect(read.surfaces[0]["offset"]?["t"]?.array?.count ?? 0 > 2500)
  }

  @Test("what is too much is thinned out to a step that the page tells; events and stretches stay")
  func thinned() throws {
    let text = Self.feed(seconds: 60)
    let whole = try PageTrace.trace(text)
    let thin = try PageTrace.trace(text, sampleLimit: 6000)
    let told = try #require(thin.json["thinned"])
    #expect(told["to"].int <= 6000 && told["from"].int > 10_000)
    let step = told["step"].int
    #expect(step >= 10_000 && step < 500_000)
    for place in PageTrace.books.indices {
      for field in ["events", "stretches", "held", "near"] {
        #expect(thin.book(place)[field] == whole.book(place)[field])
      }
    }
    #expect(thin.surfaces[0]["phases"] == whole.surfaces[0]["phases"])
    for (item, other) in zip(thin.items, whole.items) {
      let kept = Self.changes(item)
      let all = Self.changes(other)
      // What is left is of what was, with every coming and going; at the end of each step it is what it was.
      let times = all.keys.sorted()
      let ends = zip(times, times.dropFirst()).filter { $0 / Int64(step) != $1 / Int64(step) }.map { $0.0 }
      #expect(kept.allSatisfy { all[$0.key] == $0.value })
      #expect(kept.count { $0.value == 0 } == all.count { $0.value == 0 })
      #expect(ends.allSatisfy { kept[$0] == all[$0] })
    }
  }

  private static func changes(_ item: JSONValue) -> [Int64: Int] {
    var changes: [Int64: Int] = [:]
    for (time, fraction) in zip(PageTrace.sums(item["fraction"]?["t"]), item["fraction"]?["f"]?.array ?? []) {
      changes[time] = fraction.int
    }
    return changes
  }

  @Test("thinning as a trace comes gives the same as thinning at its end")
  func bounded() throws {
    let bytes = Array(Self.feed(seconds: 120, items: 60).utf8)
    let trace = try #require(PageTrace.traces(bytes, sampleLimit: 1500, piece: 4096).first)
    // More than twice the limit came, so it was thinned out on the way.
    #expect(trace.thinning.before > 6000)
    var stage = try #require(PageTrace.traces(bytes).first).stage
    stage.thin(to: trace.thinning.step)
    #expect(trace.stage.samples == stage.samples)
    for (item, other) in zip(trace.stage.items, stage.items) { #expect(item.fraction == other.fraction) }
  }

  @Test("a limit that cannot be kept stops at the longest step")
  func stubborn() throws {
    let trace = try #require(PageTrace.traces(Array(Self.feed(seconds: 10).utf8), sampleLimit: 1).first)
    #expect(trace.thinning.step == Thinning.longestStep)
    #expect(trace.thinning.after >= 500)
  }
}
