// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("What a page shows of a trace")
struct ReportBuilderTests {
  private static let head = """
    {"t":0,"op":"trace","version":1}
    {"t":5,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":5,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p-1"}],["b",0,50,100,100]]}

    """

  @Test("time on a page begins with the first line after the trace line")
  func start() throws {
    let page = try PageTrace.trace(Self.head + #"{"t":6.5000004,"op":"end"}"# + "\n")
    #expect(page.json["start"]?.number == 5)
    #expect(page.json["end"].int == 1_500_000)
    #expect(page.book(0)["events"]?[0][0].int == 0)
  }

  @Test("a trace with a fault is shown up to it, with what it says, and nothing in it is closed")
  func fault() throws {
    let page = try PageTrace.trace(Self.head + #"{"t":7,"op":"still"}"# + "\n" + #"{"t":8,"op":"scrol"}"# + "\n")
    #expect(page.json["error"]?.string?.hasPrefix("line 5: 'scrol' is not an op") == true)
    #expect(page.json["problems"]?.array?.count == 1)
    #expect(page.json["problems"]?[0]["error"]?.bool == true)
    let events = page.book(0)["events"]?.array ?? []
    // Both under anyPixel at once; then a and the half of b under mrcDisplay, and a under settledView.
    #expect(events.map { $0[1].string } == ["appear", "appear"] + Array(repeating: "impression", count: 5))
    // Every stretch that was open stays open: under anyPixel both items, a whole one under the others.
    let stretches = page.book(0)["stretches"]?.array ?? []
    #expect(!stretches.isEmpty && stretches.allSatisfy { $0[3] == .null && $0[4] == .null && $0[5] == .null })
  }

  @Test("a stream without a trace is a row with what was wrong, and has nothing to open", arguments: ["", "x\n"])
  func unreadable(_ text: String) throws {
    let traces = PageTrace.traces(Array(text.utf8))
    #expect(traces.count == 1 && traces.first?.isReadable == false)
    var index = ReportIndex(tool: "test")
    index.add(try #require(traces.first), element: "trace-0")
    let row = try #require(try JSONValue.parse(String(decoding: index.json, as: UTF8.self))["traces"]?[0])
    #expect(row["element"] == nil)
    #expect(row["error"]?.string == (text.isEmpty ? "there is no trace in it" : row["error"]?.string))
    #expect(row["error"]?.string?.isEmpty == false)
  }

  @Test("a trace that ended before a fault is whole; the fault is told with the trace that it stands behind")
  func faultBehind() throws {
    let text = Self.head + #"{"t":7,"op":"end"}"# + "\n" + #"{"t":0,"op":"trace","version":"x"}"# + "\n"
    let page = try PageTrace.trace(text)
    #expect(page.json["error"]?.string?.hasPrefix("line 5: ") == true)
    let events = page.book(0)["events"]?.array ?? []
    #expect(events.count { $0[1].string == "disappear" } == 2)
    #expect(page.book(0)["ledger"]?["anyPixel"]?["reported"].int == 2)
  }

  @Test("warnings are told with their lines, a hundred of them, and all are counted")
  func warnings() throws {
    let warnings = (0..<130).map { #"{"t":6,"op":"phase","surface":"x\#($0)","phase":"idle"}"# + "\n" }.joined()
    let page = try PageTrace.trace(Self.head + warnings)
    #expect(page.json["warnings"].int == 130)
    #expect(page.json["problems"]?.array?.count == 100)
    #expect(page.json["problems"]?[0]["line"].int == 4)
    #expect(page.json["error"] == nil)
  }

  @Test("an id that shows another content is another item, and its fraction goes on there")
  func contentChanges() throws {
    let page = try PageTrace.trace(
      Self.head + #"{"t":7,"op":"items","surface":"feed","items":[["a",0,0,100,50,{"content":"p-2"}]]}"# + "\n"
        + #"{"t":8,"op":"scroll","surface":"feed","offset":[0,25]}"# + "\n" + #"{"t":9,"op":"end"}"# + "\n")
    #expect(page.items.map { $0["content"]?.string } == ["p-1", nil, "p-2"])
    #expect(PageTrace.sums(page.items[0]["fraction"]?["t"]) == [0, 2_000_000])
    #expect(page.items[0]["fraction"]?["f"] == .array([.number(10_000), .number(0)]))
    #expect(page.items[0]["frames"]?[1] == .array([.number(2_000_000), .null, .string("replaced")]))
    #expect(PageTrace.sums(page.items[2]["fraction"]?["t"]) == [2_000_000, 3_000_000])
    #expect(page.items[2]["fraction"]?["f"] == .array([.number(10_000), .number(5000)]))
    let gone = (page.book(0)["events"]?.array ?? []).first { $0[1].string == "disappear" }
    #expect(gone?[2].int == 0 && gone?[3].string == "removed")
  }

  @Test("what was removed has no place until it comes back, and says why")
  func removal() throws {
    let page = try PageTrace.trace(
      Self.head + #"{"t":6,"op":"remove","surface":"feed","items":["b"],"reason":"offscreen"}"# + "\n"
        + #"{"t":7,"op":"items","surface":"feed","items":[["b",0,60,100,40]]}"# + "\n"
        + #"{"t":8,"op":"items","surface":"feed","all":true,"items":[["b",0,60,100,40]]}"# + "\n"
        + #"{"t":9,"op":"remove","surface":"feed"}"# + "\n" + #"{"t":10,"op":"surface","id":"feed","frame":[0,0,9,9]}"#
        + "\n")
    let frames = page.items.map { ($0["frames"]?.array ?? []).map { $0[1] == .null ? $0[2].string ?? "" : "there" } }
    #expect(frames == [["there", "deleted"], ["there", "offscreen", "there", "deleted"]])
    #expect(page.surfaces[0]["lines"]?.array?.map { $0[1] == .null } == [false, true, false])
    #expect(page.items.allSatisfy { ($0["fraction"]?["f"]?.array ?? []).last?.int == 0 })
  }

  @Test("windows, gates, taps, sessions and visits are told with their times")
  func gates() throws {
    let page = try PageTrace.trace(
      """
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"app","state":"inactive"}
      {"t":1,"op":"window","id":"main","frame":[0,0,100,200],"scene":"active"}
      {"t":1,"op":"surface","id":"feed","window":"main","frame":[0,0,100,100]}
      {"t":1,"op":"surface","id":"row","parent":"feed","parentItem":"a","frame":[0,0,100,50]}
      {"t":1,"op":"surface","id":"lost","parent":"nobody","frame":[0,0,100,50]}
      {"t":1,"op":"items","surface":"feed","items":[["a",0,0,100,50]]}
      {"t":2,"op":"tap","surface":"feed","item":"a"}
      {"t":3,"op":"hide","surface":"feed","reason":"push"}
      {"t":4,"op":"show","surface":"feed","reason":"pop"}
      {"t":5,"op":"pause","surface":"feed"}
      {"t":6,"op":"resume","surface":"feed"}
      {"t":7,"op":"pause"}
      {"t":8,"op":"session"}
      {"t":9,"op":"covers","surface":null,"covers":[{"rect":[0,0,9,9],"opacity":0.4,"except":["a",["feed","a"]]}]}

      """)
    #expect(page.json["windows"]?.array?.count == 1)
    #expect(
      page.json["windows"]?[0]["states"]
        == .array([.array([.number(0), .string("inactive")]), .array([.number(1e6), .string("active")])]))
    #expect(page.json["app"] == .array([.array([.number(0), .string("inactive")])]))
    #expect(page.json["taps"] == .array([.array([.number(2e6), .number(0)])]))
    #expect(page.json["sessions"]?[1] == .array([.number(8e6), .number(2)]))
    #expect(page.json["paused"] == .array([.array([.number(7e6), .number(1)])]))
    #expect(page.surfaces[0]["shown"]?[0] == .array([.number(3e6), .number(0), .string("push")]))
    #expect(page.surfaces[0]["shown"]?[1] == .array([.number(4e6), .number(1), .string("pop")]))
    #expect(page.surfaces[0]["paused"]?.array?.map { $0[1].int } == [1, 0])
    #expect(page.surfaces[0]["visits"]?.array?.map { [$0[0].int, $0[1].int] } == [[1_000_000, 1], [4_000_000, 2]])
    let links = page.surfaces.map { surface in (9...11).map { surface["lines"]?[0][$0].int } }
    #expect(links == [[-1, -1, 0], [0, 0, -1], [-2, -1, -1]])
    let cover = try #require(page.json["covers"]?[0])
    #expect(cover["surface"].int == -1 && cover["window"].int == 0)
    #expect(cover["sets"]?[0][1][0]["except"] == .array([.string("a"), .array([.string("feed"), .string("a")])]))
  }

  @Test("what held an impression back is told with its time")
  func held() throws {
    let rules = [
      Rule(name: "visit", fraction: 0.5, repetition: .oncePerVisit), Rule(name: "none", fraction: 0.5, sample: 0),
      Rule(name: "veto", fraction: 0.5),
    ]
    let page = try PageTrace.trace(
      Self.head + #"{"t":5,"op":"veto","surface":"feed","item":"a","rule":"veto","on":true}"# + "\n"
        + #"{"t":6,"op":"scroll","surface":"feed","offset":[0,500]}"# + "\n"
        + #"{"t":7,"op":"scroll","surface":"feed","offset":[0,0]}"# + "\n" + #"{"t":8,"op":"end"}"# + "\n",
      books: [ReportBook(name: "b", rules: RuleBook(rules: rules))])
    let held = (page.book(0)["held"]?.array ?? []).filter { $0[1].int == 0 }
    #expect(
      held.map { "\($0[0].int) \($0[2].int) \($0[3].string ?? "")" } == [
        "0 1 sampledOut", "0 2 vetoed", "2000000 0 repeated", "2000000 1 sampledOut", "2000000 2 vetoed",
      ])
  }
}
