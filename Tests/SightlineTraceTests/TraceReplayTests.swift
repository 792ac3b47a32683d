// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("The replay")
struct TraceReplayTests {
  private static let any = RuleBook(rules: [.anyPixel])
  private static let half = RuleBook(rules: [Rule(name: "half", fraction: 0.5, continuous: .milliseconds(1000))])
  private static let trace = #"""
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,200,100,50]]}
    {"t":1,"op":"scroll","surface":"feed","offset":[0,160]}
    {"t":3,"op":"scroll","surface":"feed","offset":[0,0]}

    """#
  private static let end = #"{"t":4,"op":"end"}"# + "\n"

  private func replay(_ trace: String, rules: [RuleBook] = [any], pieces: Int = .max) -> ReplayOutcome {
    ReplayOutcome(Array(trace.utf8), rules: rules, pieces: pieces)
  }

  @Test("fine print 45: the summary counts lines after the trace line and events, and sums up their bytes")
  func summary() throws {
    let outcome = replay(Self.trace + Self.end + #"{"t":5,"op":"wake"}"# + "\n")
    let summary = try #require(outcome.summaries.first)
    #expect(outcome.sequence == ["head 1", "events 0", "warning", "summary 0"])
    #expect(summary.inputs == 5)
    #expect(summary.warnings == 1)
    #expect(summary.events == text(outcome.lines).split(separator: "\n").count)
    var checksum = EventChecksum()
    checksum.add(outcome.lines)
    #expect(summary.checksum == checksum.value)
    #expect(summary.ledger.entries.map(\.detected) == [3])
  }

  @Test(
    "fine print 11: a trace without an end is closed at the time of its last line, a wake included",
    arguments: [
      ("", 3.0), (#"{"t":3.5,"op":"wake"}"#, 3.5), (#"{"t":4,"op":"still"}"#, 4), (#"{"t":2,"op":"wake"}"#, 3),
    ])
  func closing(last: String, seconds: Double) throws {
    let outcome = replay(Self.trace + last)
    let elements = EventReader.elements(of: outcome.lines, file: "x")
    guard case .event(let event)? = elements.last?.kind, case .disappear(let record) = event.kind else {
      Issue.record("nothing was closed")
      return
    }
    #expect(event.time == .seconds(seconds))
    #expect(record.cause == .end)
    #expect(outcome.summaries.first?.inputs == (last.isEmpty ? 4 : 5))
  }

  @Test("each trace of a stream gets a fresh tracker, and its sequence begins at 1")
  func several() {
    let outcome = replay(Self.trace + Self.end + Self.trace + Self.end)
    #expect(outcome.sequence == ["head 1", "events 0", "summary 0", "head 7", "events 0", "summary 0"])
    #expect(outcome.summaries.count == 2)
    #expect(outcome.summaries.first == outcome.summaries.last)
    #expect(text(outcome.lines) == String(repeating: text(replay(Self.trace + Self.end).lines), count: 2))
  }

  @Test("after an error nothing is closed, no summary comes, and the rest is not read")
  func error() {
    let outcome = replay(Self.trace + #"{"t":4,"op":"scrol"}"# + "\n" + Self.trace)
    #expect(outcome.sequence == ["head 1", "events 0", "error"])
    #expect(outcome.hasFailed)
    // What no further line could change has come out before: all but the batch of the last line.
    #expect(text(outcome.lines).contains(#""t":1,"event":"disappear""#))
    #expect(!text(outcome.lines).contains(#""cause":"end""#))
  }

  /// Lines behind the end, what comes out for them, and how many warnings the summary counts.
  static let behindTheEnd: [(lines: [String], sequence: [String], warnings: Int)] = [
    ([#"{"t":4,"op":"scrol"}"#], ["summary 0", "error"], 0),
    ([#"{"t":5,"op":"wake"}"#, #"{"t":5}"#, #"{"t":6,"op":"wake"}"#], ["warning", "summary 0", "error"], 1),
    ([#"{"t":5,"op":"wa"#, #"{"t":5,"op":"wake"}"#], ["summary 0", "error"], 0),
    ([#"{"t":0,"op":"trace"}"#, #"{"t":0,"op":"still"}"#], ["summary 0", "error"], 0),
    ([#"{"t":5,"op":"wa"#], ["warning", "summary 0"], 1),
    ([#"{"t":5,"op":"wa"#, #"{"t":0,"op":"trace","version":1}"#], ["warning", "summary 0", "head 8", "summary 0"], 1),
  ]

  @Test(
    "fine print 45: an error behind the end does not cost the ended trace its summary", arguments: behindTheEnd,
    [1, .max])
  func errorBehindTheEnd(_ test: (lines: [String], sequence: [String], warnings: Int), pieces: Int) throws {
    let (lines, sequence, warnings) = test
    let whole = replay(Self.trace + Self.end)
    let outcome = replay(Self.trace + Self.end + lines.joined(separator: "\n") + "\n", pieces: pieces)
    #expect(outcome.sequence == ["head 1", "events 0"] + sequence)
    #expect(outcome.lines == whole.lines)
    var summary = try #require(whole.summaries.first)
    summary.warnings = warnings
    #expect(outcome.summaries.first == summary)
  }

  @Test("a stream that cannot be read on sums up a trace that has ended, and closes no other")
  func abandoned() {
    func sequence(_ trace: String) -> [String] {
      var replay = TraceReplay(file: "x", rules: [Self.any])
      var outcome = ReplayOutcome()
      replay.feed(Array(trace.utf8)) { outcome.take($0) }
      replay.abandon { outcome.take($0) }
      replay.finish { outcome.take($0) }
      return outcome.sequence
    }
    #expect(sequence(Self.trace + Self.end) == ["head 1", "events 0", "summary 0"])
    #expect(sequence(Self.trace + Self.end + #"{"t":4,"op":"sc"#) == ["head 1", "events 0", "summary 0"])
    #expect(sequence(Self.trace) == ["head 1", "events 0"])
    #expect(sequence("") == [])
  }

  @Test("a trace that was cut off gives everything before the cut, a warning and a summary")
  func cutOff() {
    let outcome = replay(Self.trace + #"{"t":4,"op":"scr"#)
    #expect(outcome.sequence == ["head 1", "events 0", "warning", "events 0", "summary 0"])
    #expect(text(outcome.lines) == text(replay(Self.trace).lines))
    #expect(outcome.summaries.first?.warnings == 1)
  }

  @Test("what a tracker finds is a warning with its line, counted in the summary of its rule book")
  func diagnostics() {
    let lines = #"""
      {"t":5,"op":"scroll","surface":"fed","offset":[0,0]}
      {"t":4,"op":"still"}
      {"t":6,"op":"tap","surface":"feed","item":"z"}
      {"t":7,"op":"veto","surface":"feed","item":"a","rule":"half","on":true}
      {"t":8,"op":"end"}

      """#
    let outcome = replay(Self.trace + lines, rules: [Self.any, Self.half])
    let found = outcome.problems.map(\.description)
    #expect(found.contains { $0.hasPrefix("x:6:1: warning: there is no surface 'fed'") })
    #expect(found.contains { $0.hasPrefix("x:7:1: warning: the time goes back") })
    #expect(found.contains { $0.hasPrefix("x:8:1: warning: there is no item 'z' of 'feed'") })
    #expect(found.contains { $0.hasPrefix("x:9:1: warning: there is no rule 'half'") })
    // Only the first book does not know the rule; what both find is shown once.
    #expect(outcome.summaries.map(\.warnings) == [4, 3])
    #expect(found.count == 4)
  }

  @Test(
    "rule books side by side give what each gives alone, in a sequence that does not depend on the pieces",
    arguments: [1, 7, 100, 5000])
  func books(pieces: Int) {
    let trace = Self.trace + Self.end + Self.trace
    let both = replay(trace, rules: [Self.half, Self.any])
    let again = replay(trace, rules: [Self.half, Self.any], pieces: pieces)
    #expect(again.sequence == both.sequence)
    #expect(again.lines == both.lines)
    #expect(both.lines == replay(trace, rules: [Self.half], pieces: pieces).lines)
    #expect(both.summaries.filter { $0.ledger.entries.first?.rule == "anyPixel" } == replay(trace).summaries)
  }

  @Test("events come as soon as no further line can change them, not only at the end of the stream")
  func latency() {
    var replay = TraceReplay(file: "x", rules: [Self.any])
    var count = 0
    replay.feed(Array(Self.trace.utf8)) { if case .events(let events, _, _) = $0 { count += events.count } }
    #expect(count > 0)
  }

  @Test("a stream of nothing brings out nothing", arguments: ["", "\n \n", "\u{FEFF}"])
  func nothing(trace: String) {
    let outcome = replay(trace)
    #expect(outcome.sequence.isEmpty && !outcome.hasFailed)
  }

  @Test("a trace line alone is a trace")
  func headAlone() {
    let outcome = replay(#"{"t":5,"op":"trace","version":1}"#)
    #expect(outcome.sequence == ["head 1", "summary 0"])
    #expect(outcome.summaries.first?.inputs == 0)
  }
}
