// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

@Suite("fine print: the trace")
struct TraceTests {
  private static let start = #"""
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}

    """#

  @Test("fine print 46: a line that is not JSON ends its trace with a warning when it is the last")
  func cutOff() throws {
    let run = try StreamRun(Self.start + #"{"t":2,"op":"still"}"# + "\n" + #"{"t":3,"op":"rem"#, rules: Rules.any)
    #expect(run.errors.isEmpty)
    #expect(run.warnings.map(\.line) == [5])
    let last = try #require(run.traces.first?.events.last)
    #expect(EventLog.Kind(of: last) == .disappear)
    #expect(last.time == .seconds(2))
    #expect(run.traces.count == 1)
    #expect(run.traces.first?.summary != nil)
  }

  @Test("fine print 46: also when a trace line follows it; elsewhere it is an error")
  func notJSON() throws {
    let followed = try StreamRun(Self.start + #"{"t":3,"op":"rem"# + "\n" + Self.start, rules: Rules.any)
    #expect(followed.errors.isEmpty)
    #expect(followed.warnings.map(\.line) == [4])
    #expect(followed.traces.count == 2)
    #expect(followed.traces.allSatisfy { $0.summary != nil && $0.events.count == 3 })

    let inside = try StreamRun(
      Self.start + #"{"t":3,"op":"rem"# + "\n" + #"{"t":4,"op":"end"}"# + "\n", rules: Rules.any)
    #expect(inside.errors.map(\.line) == [4])
    #expect(inside.traces.allSatisfy { $0.summary == nil })
  }

  @Test(
    "fine print 46: inputs before a trace line begin a trace, inputs after the end are left out, both with a warning")
  func beforeAndAfter() throws {
    let headless = Self.start.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    let before = try StreamRun(headless + #"{"t":1,"op":"end"}"# + "\n", rules: Rules.any)
    #expect(before.errors.isEmpty)
    #expect(before.warnings.count == 1)
    #expect(before.traces.map(\.events.count) == [3])

    let after = try StreamRun(
      Self.start + #"{"t":1,"op":"end"}"# + "\n" + #"{"t":2,"op":"still"}"# + "\n", rules: Rules.any)
    #expect(after.errors.isEmpty)
    #expect(after.warnings.count == 1)
    #expect(after.traces.map(\.events.last?.time) == [.seconds(1)])
  }

  @Test("fine print 46: behind the end too a line that is not JSON is an error, where it is not the last")
  func notJSONBehindTheEnd() throws {
    let ended = Self.start + #"{"t":2,"op":"end"}"# + "\n"
    let broken = #"{"t":3,"op":"rem"# + "\n"
    let inside = try StreamRun(ended + broken + #"{"t":4,"op":"still"}"# + "\n" + Self.start, rules: Rules.any)
    #expect(inside.errors.map(\.line) == [5])
    #expect(inside.warnings.isEmpty)
    // The trace that has ended is over, and summed up; the rest of the stream is not read.
    #expect(inside.traces.map { $0.summary?.events } == [3])

    let last = try StreamRun(ended + broken, rules: Rules.any)
    #expect(last.errors.isEmpty)
    #expect(last.warnings.map(\.line) == [5])
    #expect(last.traces.map { $0.summary?.warnings } == [1])
  }

  @Test(
    "D43: what is wrong behind the end is an error, but costs no summary; a wrong trace line closes nothing",
    arguments: [
      (#"{"t":2,"op":"end"}"#, #"{"t":3,"op":"endd"}"#), (#"{"t":2,"op":"end"}"#, #"{"t":0,"op":"trace","version":2}"#),
      (#"{"t":2,"op":"still"}"#, #"{"t":0,"op":"trace","version":2}"#),
    ])
  func wrongBehindTheEnd(last: String, wrong: String) throws {
    let run = try StreamRun(Self.start + last + "\n" + wrong + "\n" + Self.start, rules: Rules.any)
    #expect(run.errors.map(\.line) == [5])
    #expect(run.traces.count == 1)
    #expect((run.traces.first?.summary != nil) == last.contains("end"))
  }

  @Test("fine print 47: a surface line replaces all of it but offset, phase, items, covers and whether it is shown")
  func surfaceLine() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"shelf","frame":[0,50,100,100],"parent":"feed","insets":[60,0,0,0],"rules":["r1"]}
      {"t":0,"op":"items","surface":"shelf","items":[["x",0,100,100,100]]}
      {"t":0,"op":"scroll","surface":"shelf","offset":[0,100],"phase":"dragging"}
      {"t":0,"op":"covers","surface":"shelf","covers":[{"rect":[0,90,100,10]}]}
      {"t":1,"op":"surface","id":"shelf","frame":[0,0,100,100]}
      {"t":2,"op":"phase","surface":"shelf","phase":"idle"}
      {"t":3,"op":"hide","surface":"shelf"}
      {"t":4,"op":"surface","id":"shelf","frame":[0,0,100,100]}
      {"t":5,"op":"show","surface":"shelf"}
      {"t":6,"op":"end"}
      """#,
      rules: #"{"rules":[{"name":"r1"},{"name":"r2","motion":"settled"}]}"#
    ).gives(
      .appear, .impression, .disappear,
      events: #"""
        {"t":1,"event":"appear","item":"x","fraction":0.9}
        {"t":1,"event":"impression","rule":"r1"}
        {"t":2,"event":"impression","rule":"r2","fraction":0.9}
        {"t":3,"event":"disappear","cause":"hidden","maxFraction":0.9}
        {"t":5,"event":"appear","fraction":0.9}
        {"t":5,"event":"impression","rule":"r1"}
        {"t":5,"event":"impression","rule":"r2"}
        {"t":6,"event":"disappear"}
        """#)
  }

  @Test("fine print 47: without a window it is the first reported; a window line without a scene keeps it")
  func windows() throws {
    try Scenario(
      #"""
      {"t":0,"op":"window","id":"left","frame":[0,0,100,100],"scene":"inactive"}
      {"t":0,"op":"window","id":"right","frame":[100,0,100,40]}
      {"t":0,"op":"surface","id":"one","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"two","window":"right","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"one","items":[["a",0,0,100,80]]}
      {"t":0,"op":"items","surface":"two","items":[["b",0,0,100,80]]}
      {"t":1,"op":"window","id":"left","frame":[0,0,100,20]}
      {"t":2,"op":"window","id":"left","frame":[0,0,100,20],"scene":"active"}
      {"t":3,"op":"window","id":"left","frame":[0,0,100,60]}
      {"t":4,"op":"covers","covers":[{"rect":[0,0,100,100]}]}
      {"t":5,"op":"end"}
      """#, rules: Rules.any
    ).gives(
      .appear, .disappear,
      events: #"""
        {"t":0,"event":"appear","item":"b","fraction":0.5}
        {"t":2,"event":"appear","item":"a","fraction":0.25}
        {"t":4,"event":"disappear","item":"a","cause":"covered","maxFraction":0.75}
        {"t":5,"event":"disappear","item":"b","cause":"end","maxFraction":0.5}
        """#)
  }

  @Test("fine print 48: an unknown surface, or item of a tap, brings a warning, and it goes on")
  func unknown() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":1,"op":"scroll","surface":"nobody","offset":[0,10]}
      {"t":1,"op":"tap","surface":"feed","item":"nobody"}
      {"t":1,"op":"items","surface":"nobody","items":[["z",0,0,10,10]]}
      {"t":2,"op":"end"}
      """#, rules: Rules.any)
    try scenario.gives(
      events: #"""
        {"t":0,"event":"appear","item":"a"}
        {"t":0,"event":"impression","item":"a"}
        {"t":2,"event":"disappear","item":"a"}
        """#)
    #expect(scenario.diagnosticCounts == [.unknownSurface: 2, .unknownItem: 1])
  }

  @Test("fine print 48: known contents match the ids of items without a content too")
  func known() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"known","rule":"first","contents":["a","p"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,20],["b",0,20,100,20,{"content":"p"}],["p",0,40,100,20,{"content":"q"}],["c",0,60,100,20]]}
      {"t":2,"op":"end"}
      """#, rules: #"{"rules":[{"name":"first","repeat":"once"}]}"#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"p","content":"q"}
        {"t":0,"event":"impression","item":"c","content":null}
        """#)
  }
}
