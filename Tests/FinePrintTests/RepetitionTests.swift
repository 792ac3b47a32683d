// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: vetoes, samples, memory, resets")
struct RepetitionTests {
  @Test("fine print 36: repetition, then sampling, then veto; only what is reported is remembered")
  func orderOfHolding() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0,"op":"veto","surface":"feed","item":"a","rule":"v","on":true}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":2,"op":"veto","surface":"feed","item":"a","rule":"v","on":false}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":4,"op":"veto","surface":"feed","item":"a","rule":"v","on":true}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","repeat":"oncePerVisit"}]}"#)
    try scenario.gives(.impression, events: #"{"t":2,"event":"impression","item":"a"}"#)
    var entry = Ledger.Entry(rule: "v")
    (entry.detected, entry.reported, entry.repeated, entry.vetoed) = (3, 1, 1, 1)
    #expect(scenario.played.ledger.entries == [entry])
  }

  @Test("fine print 36: a sample is asked before a veto")
  func sampleBeforeVeto() throws {
    // Of these two, p-3 hashes to 0.2903…, p-1 to 0.7855….
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p-1"}],["b",0,50,100,50,{"content":"p-3"}]]}
      {"t":0,"op":"veto","surface":"feed","item":"a","rule":"v","on":true}
      {"t":0,"op":"veto","surface":"feed","item":"b","rule":"v","on":true}
      {"t":5,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","sample":0.5}]}"#)
    try scenario.gives(.impression, events: "")
    var entry = Ledger.Entry(rule: "v")
    (entry.detected, entry.vetoed, entry.sampledOut) = (2, 1, 1)
    #expect(scenario.played.ledger.entries == [entry])
  }

  @Test("fine print 36: the sample is FNV-1a 64, finished by MurmurHash3's mixer, over 2^64; the same for all rules")
  func sample() throws {
    // Reckoned by another program: 0.7855 0.6446 0.2903 0.4300 0.2885 0.0349 0.1983 0.4281 0.8546 0.1680.
    let contents = ["p-1", "p-2", "p-3", "p-4", "p-5", "p-6", "p-7", "p-8", "猫", "card/ü"]
    let lines = contents.enumerated().map { place, content in
      ItemLine(
        id: "i\(place)", frame: Rect(x: 0, y: Double(place) * 10, width: 10, height: 10), content: content)
    }
    let script = ExposureScript()
      .at(0, .surface("feed", width: 100, height: 100), .items(surface: "feed", items: lines, all: false))
      .end(at: 1)
    func reported(_ share: Double) -> [String] {
      let book = RuleBook(rules: [Rule(name: "one", sample: share), Rule(name: "two", sample: share)])
      let log = EventLog(Scenario(script, book: book).events)
      #expect(log.contentsSeen(rule: "one") == log.contentsSeen(rule: "two"))
      return log.contentsSeen(rule: "one")
    }
    #expect(reported(1) == contents)
    #expect(reported(0.43) == ["p-3", "p-4", "p-5", "p-6", "p-7", "p-8", "card/ü"])
    #expect(reported(0.4299) == ["p-3", "p-5", "p-6", "p-7", "p-8", "card/ü"])
    #expect(reported(0.29) == ["p-5", "p-6", "p-7", "card/ü"])
    #expect(reported(0.2) == ["p-6", "p-7", "card/ü"])
    #expect(reported(0.03) == [])
    #expect(reported(0) == [])
  }

  @Test("fine print 37: memory drops the key used least recently and says so where it could cause a duplicate")
  func evictions() throws {
    let scenario = try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100],["b",0,100,100,100],["c",0,200,100,100]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":2,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"scroll","surface":"feed","offset":[0,200]}
      {"t":4,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":5,"op":"scroll","surface":"feed","offset":[0,100]}
      {"t":6,"op":"scroll","surface":"feed","offset":[0,200]}
      {"t":7,"op":"end"}
      """#, rules: #"{"rules":[{"name":"v","repeat":"oncePerSession"}]}"#,
      adjust: { $0.repetitionMemory = 2 })
    try scenario.gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","item":"a","evicted":null}
        {"t":1,"event":"impression","item":"b","evicted":null}
        {"t":3,"event":"impression","item":"c","evicted":null}
        {"t":5,"event":"impression","item":"b","evicted":1}
        {"t":6,"event":"impression","item":"c","evicted":2}
        """#)
    #expect(scenario.played.ledger.entries.map(\.evicted) == [3])
  }

  @Test("fine print 38: after a reset a stretch goes on, its time counts from there, the rule may be decided again")
  func reset() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"reset","surface":"feed","item":"a","rule":"v"}
      {"t":4,"op":"remove","surface":"feed","items":["a"]}
      {"t":5,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"v","fraction":0.5,"continuous":1,"repeat":"oncePerSession","reportsStretches":true}]}
        """#
    ).gives(
      .impression, .enter, .leave,
      events: #"""
        {"t":0,"event":"enter"}
        {"t":1,"event":"impression","viewableTime":1}
        {"t":3,"event":"impression","viewableTime":1}
        {"t":4,"event":"leave","dwell":4}
        """#)
  }

  @Test("fine print 38: a reset forgets what is known, what was gathered and what was at the previous stop")
  func resetForgets() throws {
    try Scenario(
      #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"known","rule":"first","contents":["a"]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":0.5,"op":"scroll","surface":"feed","offset":[0,500]}
      {"t":0.6,"op":"reset"}
      {"t":1,"op":"scroll","surface":"feed","offset":[0,0]}
      {"t":3,"op":"end"}
      """#,
      rules: #"""
        {"rules":[{"name":"first","repeat":"once"},{"name":"sum","cumulative":0.8},
                  {"name":"stop","motion":"settled","repeat":"unlessAtPreviousStop"}]}
        """#
    ).gives(
      .impression,
      events: #"""
        {"t":0,"event":"impression","rule":"stop"}
        {"t":1,"event":"impression","rule":"first"}
        {"t":1,"event":"impression","rule":"stop"}
        {"t":1.8,"event":"impression","rule":"sum","viewableTime":0.8}
        """#)
  }
}
