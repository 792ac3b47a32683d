// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("golden traces")
struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"

  @Test("there are golden traces")
  func some() {
    #expect(GoldenTrace.all.count >= 12)
  }

  @Test("a golden trace gives the events in its file, byte for byte", arguments: GoldenTrace.all)
  func replay(trace: GoldenTrace) throws {
    let lines = TraceText.lines(of: try trace.check().events())
    if Self.isRecording {
      try trace.record(lines)
      Issue.record("\(trace.name): recorded; read the difference and run again without RECORD_TRACES")
      return
    }
    guard let expected = try trace.expectation() else {
      Issue.record("\(trace.name): there is no .events.jsonl; run with RECORD_TRACES=1 and read what it writes")
      return
    }
    let difference = GoldenTrace.difference(found: lines, expected: expected)
    #expect(difference == nil, "\(trace.name)")
  }

  @Test(
    "a golden trace gives the same events whatever the host does about waking, taking, copying and recording",
    arguments: GoldenTrace.all)
  func ways(trace: GoldenTrace) throws {
    #expect(ReplayProof.faults(of: try trace.check()) == [])
  }

  @Test("a golden trace breaks no invariant on the way and nothing in it needs mending", arguments: GoldenTrace.all)
  func invariants(trace: GoldenTrace) throws {
    let check = try trace.check()
    var tracker = Tracker(rules: check.rules, maximumGap: check.maximumGap)
    for step in check.script.steps {
      tracker.apply(step.input, at: step.time)
      #expect(tracker.checkInvariants() == [])
    }
    _ = tracker.takeEvents()
    #expect(tracker.takeDiagnostics() == [])
    #expect(try trace.reading().warnings == [])
  }

  @Test("the first differing line is shown with both sides")
  func firstDifference() {
    #expect(GoldenTrace.difference(found: ["a", "b"], expected: ["a", "b"]) == nil)
    let changed = GoldenTrace.difference(found: ["a", "c", "d"], expected: ["a", "b", "d"])
    #expect(changed == "line 2 differs\n  expected b\n  found    c")
    let short = GoldenTrace.difference(found: ["a"], expected: ["a", "b"])
    #expect(short == "line 2 differs\n  expected b\n  found    nothing")
  }
}
