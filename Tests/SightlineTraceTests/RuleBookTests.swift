// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("Rules files")
struct RuleBookTests {
  private static let full = RuleBook(
    rules: [
      Rule(
        name: "viewable", version: "2", fraction: 0.5, of: .either, largeItem: .init(area: 242_500, fraction: 0.3),
        minimumAlpha: 0.2, continuous: .milliseconds(1000), cumulative: TimeSpan(nanoseconds: 1_500_000_001),
        motion: .slowerThan(500), extent: 0.75, repetition: .cooldown(.milliseconds(60_000)), countsInteraction: true,
        reportsStretches: true, sample: 0.1),
      Rule(name: "a \"quoted\" name", of: .viewport, motion: .settled, repetition: .oncePerVisit),
      Rule(name: "c", repetition: .oncePerSession), Rule(name: "d", repetition: .once),
      Rule(name: "e", repetition: .unlessAtPreviousStop),
    ],
    surfaces: ["feed": ["viewable", "c"], "a": []],
    visits: VisitPolicy([
      .background: .init(.new, longerThan: .milliseconds(30_000)), .push: .init(.same), .tab: .init(.new),
    ]),
    inactive: .open, record: .brief, coverOpacity: 0.25, slack: 1.5, repetitionMemory: 10)

  @Test(
    "what is written reads back as the same book",
    arguments: [
      full, RuleBook(rules: Rule.presets), RuleBook(rules: []), RuleBook(rules: [.mrcDisplay], slack: 0),
    ])
  func roundTrip(book: RuleBook) {
    let bytes = RuleBookWriter.bytes(of: book)
    #expect(RuleBookReader.read(bytes, file: "x") == .init(book: book, problems: []))
    if let book = RuleBookReader.read(bytes, file: "x").book { #expect(RuleBookWriter.bytes(of: book) == bytes) }
  }

  @Test("the design's example is read")
  func example() throws {
    let file = #"""
      {"version":1,"coverOpacity":0.5,"inactive":"closes","record":"full",
       "rules":[{"name":"viewable","version":"1","fraction":0.5,"of":"item","largeItem":{"area":242500,"fraction":0.3},
                 "minimumAlpha":0.1,"continuous":1.0,"cumulative":0,"motion":"any","extent":0,"repeat":"everyAppearance",
                 "countsInteraction":false,"reportsStretches":false,"sample":1}],
       "surfaces":{"feed":["viewable"]},
       "visits":{"background":{"longerThan":30,"is":"new"},"push":"same","tab":"new"}}
      """#
    let reading = RuleBookReader.read(Array(file.utf8), file: "x")
    #expect(reading.problems.isEmpty)
    let book = try #require(reading.book)
    var rule = Rule.mrcDisplay
    rule.name = "viewable"
    #expect(book.rules == [rule])
    #expect(book.surfaces == ["feed": ["viewable"]])
    #expect(
      book.visits.entries == [
        .background: .init(.new, longerThan: .milliseconds(30_000)), .push: .init(.same), .tab: .init(.new),
      ])
  }

  @Test("fine print 23: what a rule leaves out asks for nothing")
  func defaults() {
    let reading = RuleBookReader.read(Array(#"{"rules":[{"name":"a"}]}"#.utf8), file: "x")
    #expect(reading == .init(book: RuleBook(rules: [Rule(name: "a")]), problems: []))
    let nulls = #"{"rules":[{"name":"a","largeItem":null,"fraction":null}],"surfaces":null,"visits":null,"slack":null}"#
    #expect(RuleBookReader.read(Array(nulls.utf8), file: "x") == reading)
  }

  static let errors: [(String, String)] = [
    ("", "1:1: error: this is not JSON: the file ends too early; write one JSON object"),
    (#"{"rules":[}"#, "1:11: error: this is not JSON: a character that cannot stand here; write one JSON object"),
    (#"{"rules":[]} {}"#, "1:14: error: this is not JSON: something after the object; write one JSON object"),
    (
      "{\"rules\":[],\n \"a\nb\":1}",
      "2:4: error: this is not JSON: a bare control character in a text; write one JSON object"
    ),
    ("[]", "1:1: error: this list is not a rules file; write one JSON object"),
    ("{}", #"1:1: error: there is no "rules"; write "rules":[{"name":"viewable","fraction":0.5}]"#),
    (
      #"{"rules":{}}"#,
      #"1:10: error: this object is not a list of rules; write rules in a list, for example [{"name":"viewable","fraction":0.5}]"#
    ),
    (#"{"rules":[{}]}"#, #"1:11: error: there is no "name"; write "name":"viewable""#),
    (
      #"{"rules":[7]}"#,
      #"1:11: error: 7 is not a rule; write an object, for example {"name":"viewable","fraction":0.5}"#
    ),
    (
      #"{"rules":[{"name":""}]}"#,
      #"1:19: error: an empty text is not a name; write a name in quotes, for example "viewable""#
    ),
    (#"{"rules":[{"name":7}]}"#, #"1:19: error: 7 is not a name; write a name in quotes, for example "viewable""#),
    (#"{"rules":[{"name":"a"},{"name":"a"}]}"#, "1:32: error: 'a' names two rules; give each a name of its own"),
    (
      #"{"rules":[{"name":"a","fractoin":1}]}"#,
      "1:23: error: 'fractoin' is not a key of a rule; did you mean 'fraction'?"
    ),
    (
      #"{"rules":[{"name":"a","colour":1}]}"#,
      "1:23: error: 'colour' is not a key of a rule; write name, version, fraction, of, largeItem, minimumAlpha, "
        + "continuous, cumulative, motion, extent, repeat, countsInteraction, reportsStretches or sample"
    ),
    (#"{"rules":[],"visit":{}}"#, "1:13: error: 'visit' is not a key of a rules file; did you mean 'visits'?"),
    (
      #"{"version":2,"rules":[]}"#,
      "1:12: error: 2 is not a known version; write 1, the version that this program reads"
    ),
    (
      #"{"rules":[{"name":"a","version":1}]}"#,
      #"1:33: error: 1 is not a version; write a text in quotes, for example "1""#
    ),
    (
      #"{"rules":[{"name":"a","version":""}]}"#,
      #"1:33: error: an empty text is not a version; write a text in quotes, for example "1""#
    ),
    (
      #"{"rules":[{"name":"a","of":""}]}"#,
      "1:28: error: an empty text is not what a fraction is taken of; write item, viewport or either"
    ),
    (
      #"{"rules":[{"name":"a","fraction":50}]}"#,
      "1:34: error: 50 is not a number from 0 to 1; write a number from 0 to 1, for example 0.5"
    ),
    (
      #"{"rules":[{"name":"a","sample":-0.5}]}"#,
      "1:32: error: -0.5 is not a number from 0 to 1; write a number from 0 to 1, for example 0.5"
    ),
    (
      #"{"rules":[{"name":"a","continuous":-1}]}"#,
      "1:36: error: -1 is not a length of time; write seconds as a number, not below 0, for example 1.5"
    ),
    (
      #"{"rules":[{"name":"a","continuous":"1s"}]}"#,
      "1:36: error: '1s' is not a length of time; write seconds as a number, not below 0, for example 1.5"
    ),
    (
      #"{"rules":[{"name":"a","of":"window"}]}"#,
      "1:28: error: 'window' is not what a fraction is taken of; write item, viewport or either"
    ),
    (#"{"rules":[{"name":"a","motion":"setled"}]}"#, "1:32: error: 'setled' is not a motion; did you mean 'settled'?"),
    (
      #"{"rules":[{"name":"a","motion":{"slowerThan":0}}]}"#,
      "1:46: error: 0 is not a speed; write points per second, above 0, for example 500"
    ),
    (
      #"{"rules":[{"name":"a","motion":{"slower":5}}]}"#,
      "1:33: error: 'slower' is not a key of a motion; write slowerThan"
    ),
    (
      #"{"rules":[{"name":"a","motion":{}}]}"#,
      #"1:32: error: this object is not a motion; write "any", "settled" or {"slowerThan":500}"#
    ),
    (
      #"{"rules":[{"name":"a","motion":{"slowerThan":null}}]}"#,
      #"1:32: error: this object is not a motion; write "any", "settled" or {"slowerThan":500}"#
    ),
    (
      #"{"rules":[{"name":"a","repeat":{"cooldown":null}}]}"#,
      #"1:32: error: this object is not a repetition; write "everyAppearance", "oncePerVisit", "oncePerSession", "#
        + #""once", "unlessAtPreviousStop" or {"cooldown":60}"#
    ),
    (
      #"{"rules":[{"name":"a","repeat":"always"}]}"#,
      #"1:32: error: 'always' is not a repetition; write "everyAppearance", "oncePerVisit", "oncePerSession", "once", "#
        + #""unlessAtPreviousStop" or {"cooldown":60}"#
    ),
    (
      #"{"rules":[{"name":"a","repeat":{"cooldown":"1"}}]}"#,
      "1:44: error: '1' is not a cooldown; write seconds as a number, not below 0, for example 1.5"
    ),
    (
      #"{"rules":[{"name":"a","largeItem":{"area":1}}]}"#, #"1:35: error: there is no "fraction"; write "fraction":0.5"#
    ),
    (#"{"rules":[{"name":"a","countsInteraction":1}]}"#, "1:43: error: 1 is not true or false; write true or false"),
    (
      #"{"rules":[],"inactive":"open_"}"#,
      "1:24: error: 'open_' is not an answer for inactive scenes; did you mean 'open'?"
    ),
    (#"{"rules":[],"record":"none"}"#, "1:22: error: 'none' is not a kind of record; write full or brief"),
    (
      #"{"rules":[],"slack":-1}"#,
      "1:21: error: -1 is not a length in points; write a number, not below 0, for example 0.5"
    ),
    (
      #"{"rules":[],"slack":1e999}"#,
      "1:21: error: 1e999 is not a length in points; write a number, not below 0, for example 0.5"
    ),
    (
      #"{"rules":[],"repetitionMemory":0.5}"#,
      "1:32: error: 0.5 is not a number of keys; write a whole number from 1 on, for example 100000"
    ),
    (
      #"{"rules":[{"name":"viewable"}],"surfaces":{"feed":["viewabel"]}}"#,
      "1:52: error: 'viewabel' is not the name of a rule; did you mean 'viewable'?"
    ),
    (
      #"{"surfaces":{"feed":["x"]},"rules":[{"name":"viewable"}]}"#,
      "1:22: error: 'x' is not the name of a rule; write a name that stands among the rules"
    ),
    (
      #"{"rules":[{"name":"a"}],"surfaces":{"feed":[7]}}"#,
      "1:45: error: 7 is not the name of a rule; write a name that stands among the rules"
    ),
    (
      #"{"rules":[],"surfaces":{"feed":"all"}}"#,
      #"1:32: error: 'all' is not a list of texts; write texts in a list, for example ["item-1"]"#
    ),
    (
      #"{"rules":[],"visits":{"pushed":"same"}}"#,
      "1:23: error: 'pushed' is not a key of a visit policy; did you mean 'push'?"
    ),
    (
      #"{"rules":[],"visits":{"push":"old"}}"#,
      #"1:30: error: 'old' is not an answer of a visit policy; write "same", "new" or {"longerThan":30,"is":"new"}"#
    ),
    (#"{"rules":[],"visits":{"push":{"longerThan":1}}}"#, #"1:30: error: there is no "is"; write "is":"new""#),
    (
      #"{"rules":[],"visits":{"push":{"is":"newer"}}}"#,
      "1:36: error: 'newer' is not an answer of a visit policy; write same or new"
    ),
  ]

  @Test("a wrong file is an error that says what to write", arguments: errors)
  func errorText(file: String, expected: String) {
    let reading = RuleBookReader.read(Array(file.utf8), file: "x")
    #expect(reading.book == nil)
    #expect(reading.problems.map(\.description) == ["x:" + expected])
  }

  @Test("all that is wrong is told at once, in the order of the file")
  func all() {
    let file = """
      {
        "surfaces": {"feed": ["viewabel"]},
        "rules": [
          {"name": "viewable", "fraction": 2, "sampel": 1},
          {"fraction": "half"}
        ],
        "slack": -1
      }
      """
    let reading = RuleBookReader.read(Array(file.utf8), file: "x")
    #expect(reading.book == nil)
    #expect(reading.problems.map { "\($0.line):\($0.column)" } == ["2:25", "4:38", "4:41", "5:5", "5:18", "7:12"])
  }

  @Test("a key that stands twice is a warning, and the last one counts")
  func twice() {
    let file = #"{"rules":[{"name":"a","fraction":2,"fraction":0.5}]}"#
    let reading = RuleBookReader.read(Array(file.utf8), file: "x")
    #expect(reading.book?.rules == [Rule(name: "a", fraction: 0.5)])
    #expect(reading.problems.map(\.description) == ["x:1:36: warning: 'fraction' stands twice; the last one counts"])
  }
}
