// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

/// One line of a trace: as somebody may write it, what it means, and how it is written.
struct LineCase: Sendable, CustomTestStringConvertible {
  var line: String
  var input: Input
  /// `nil` where the line is canonical itself.
  var canonical: String?

  var testDescription: String { line }

  init(_ line: String, _ input: Input, canonical: String? = nil) {
    self.line = line
    self.input = input
    self.canonical = canonical
  }

  static let windows = [
    LineCase(
      #"{"t":1.5,"op":"window","id":"main","frame":[0,0,390,844],"scale":3,"scene":"inactive"}"#,
      .window(
        WindowLine(id: "main", frame: Rect(x: 0, y: 0, width: 390, height: 844), scale: 3, scene: .inactive))),
    LineCase(
      #"{"t":1.5,"op":"window","id":"main","frame":[0,0,390,844]}"#,
      .window(WindowLine(id: "main", frame: Rect(x: 0, y: 0, width: 390, height: 844)))),
    LineCase(
      #"{"t":1.5,"op":"surface","id":"feed","frame":[0,0,375,667]}"#,
      .surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 375, height: 667)))),
    LineCase(
      #"{"t":1.5,"op":"surface","id":"row","window":"main","frame":[0,10.5,375,200],"parent":"feed","#
        + #""parentItem":"item-1","insets":[1,2,3,4],"rules":["viewable","first"]}"#,
      .surface(
        SurfaceLine(
          id: "row", window: "main", frame: Rect(x: 0, y: 10.5, width: 375, height: 200), parent: "feed",
          parentItem: "item-1", insets: Insets(top: 1, left: 2, bottom: 3, right: 4), rules: ["viewable", "first"]))),
    LineCase(
      #"{"t":1.5,"op":"surface","id":"feed","frame":[0,0,1,1],"parent":null,"insets":[0,0,0,0],"rules":[]}"#,
      .surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 1, height: 1), rules: [])),
      canonical: #"{"t":1.5,"op":"surface","id":"feed","frame":[0,0,1,1],"rules":[]}"#),
  ]

  static let items = [
    LineCase(
      #"{"t":1.5,"op":"items","surface":"feed","items":[["item-1",0,-1.25,375,200],["item-2",0,200,375,200]]}"#,
      .items(
        surface: "feed",
        items: [
          ItemLine(id: "item-1", frame: Rect(x: 0, y: -1.25, width: 375, height: 200)),
          ItemLine(id: "item-2", frame: Rect(x: 0, y: 200, width: 375, height: 200)),
        ], all: false)),
    LineCase(
      #"{"t":1.5,"op":"items","surface":"feed","all":true,"items":[["a",0,0,1,2,{"content":"p-9","index":4,"#
        + #""alpha":0.5,"hidden":true,"measurable":false,"rules":[],"attributes":{"k":[1,1.5,true,null,"v",{}]}}]]}"#,
      .items(
        surface: "feed",
        items: [
          ItemLine(
            id: "a", frame: Rect(x: 0, y: 0, width: 1, height: 2), content: "p-9", index: 4, alpha: 0.5, hidden: true,
            measurable: false, rules: [],
            attributes: ["k": .array([.integer(1), .number(1.5), .bool(true), .null, .string("v"), .object([:])])])
        ], all: true)),
    LineCase(
      #"{"t":1.5,"op":"items","surface":"feed","items":[["a",0,0,1,2,{"alpha":1,"hidden":false,"content":null}],"#
        + #"["b",0,0,1,2,null]],"all":false}"#,
      .items(
        surface: "feed",
        items: [
          ItemLine(id: "a", frame: Rect(x: 0, y: 0, width: 1, height: 2)),
          ItemLine(id: "b", frame: Rect(x: 0, y: 0, width: 1, height: 2)),
        ], all: false),
      canonical: #"{"t":1.5,"op":"items","surface":"feed","items":[["a",0,0,1,2],["b",0,0,1,2]]}"#),
    LineCase(
      #"{"t":1.5,"op":"items","surface":"feed","items":[]}"#, .items(surface: "feed", items: [], all: false)),
    LineCase(
      #"{"t":1.5,"op":"remove","surface":"feed","items":["item-1","item-2"]}"#,
      .remove(surface: "feed", items: ["item-1", "item-2"], reason: .deleted)),
    LineCase(
      #"{"t":1.5,"op":"remove","surface":"feed","items":[],"reason":"offscreen"}"#,
      .remove(surface: "feed", items: [], reason: .offscreen)),
    LineCase(#"{"t":1.5,"op":"remove","surface":"feed"}"#, .removeSurface("feed", reason: .deleted)),
    LineCase(
      #"{"t":1.5,"op":"remove","surface":"feed","items":null,"reason":"deleted"}"#,
      .removeSurface("feed", reason: .deleted), canonical: #"{"t":1.5,"op":"remove","surface":"feed"}"#),
  ]

  static let motion =
    ScrollPhase.allCases.map { phase in
      LineCase(
        #"{"t":1.5,"op":"scroll","surface":"feed","offset":[0,1234.5],"phase":"\#(phase.rawValue)"}"#,
        .scroll(surface: "feed", offset: Point(x: 0, y: 1234.5), phase: phase))
    }
    + ScrollPhase.allCases.map { phase in
      LineCase(
        #"{"t":1.5,"op":"phase","surface":"feed","phase":"\#(phase.rawValue)"}"#,
        .phase(surface: "feed", phase: phase))
    } + [
      LineCase(
        #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-0.3333333333333333,0]}"#,
        .scroll(surface: "feed", offset: Point(x: -1.0 / 3, y: 0), phase: nil)),
      LineCase(
        #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-0,1e1],"phase":null}"#,
        .scroll(surface: "feed", offset: Point(x: 0, y: 10), phase: nil),
        canonical: #"{"t":1.5,"op":"scroll","surface":"feed","offset":[0,10]}"#),
      LineCase(
        #"{"t":1.5,"op":"scroll","surface":"feed","offset":[1e999,-1e999]}"#,
        .scroll(surface: "feed", offset: Point(x: .infinity, y: -.infinity), phase: nil)),
    ]

  static let gates =
    VisitReason.allCases.flatMap { reason in
      [
        LineCase(
          #"{"t":1.5,"op":"show","surface":"feed","reason":"\#(reason.rawValue)"}"#,
          .show(surface: "feed", reason: reason)),
        LineCase(
          #"{"t":1.5,"op":"hide","surface":"feed","reason":"\#(reason.rawValue)"}"#,
          .hide(surface: "feed", reason: reason)),
      ]
    }
    + SceneState.allCases.map { state in
      LineCase(#"{"t":1.5,"op":"app","state":"\#(state.rawValue)"}"#, .app(state))
    } + [
      LineCase(#"{"t":1.5,"op":"show","surface":"feed"}"#, .show(surface: "feed", reason: nil)),
      LineCase(#"{"t":1.5,"op":"hide","surface":"feed"}"#, .hide(surface: "feed", reason: nil)),
      LineCase(#"{"t":1.5,"op":"pause"}"#, .pause(surface: nil)),
      LineCase(#"{"t":1.5,"op":"pause","surface":"feed"}"#, .pause(surface: "feed")),
      LineCase(#"{"t":1.5,"op":"resume"}"#, .resume(surface: nil)),
      LineCase(#"{"t":1.5,"op":"resume","surface":"feed"}"#, .resume(surface: "feed")),
      LineCase(#"{"t":1.5,"op":"session"}"#, .session),
      LineCase(#"{"t":1.5,"op":"still"}"#, .still),
      LineCase(#"{"t":1.5,"op":"wake"}"#, .wake),
      LineCase(#"{"t":1.5,"op":"end"}"#, .end),
    ]

  static let others = [
    LineCase(
      #"{"t":1.5,"op":"covers","surface":"feed","covers":[]}"#, .covers(surface: "feed", window: nil, covers: [])),
    LineCase(
      #"{"t":1.5,"op":"covers","window":"main","covers":[{"rect":[0,0,375,64],"kind":"translucent","opacity":0.4,"#
        + #""except":["item-3",["feed","item-9"]],"by":"keyboard"},{"rect":[0,0,1,1]}]}"#,
      .covers(
        surface: nil, window: "main",
        covers: [
          Cover(
            rect: Rect(x: 0, y: 0, width: 375, height: 64), kind: .translucent, opacity: 0.4,
            except: [.init(item: "item-3"), .init(surface: "feed", item: "item-9")], by: "keyboard"),
          Cover(rect: Rect(x: 0, y: 0, width: 1, height: 1)),
        ])),
    LineCase(
      #"{"t":1.5,"op":"covers","surface":null,"covers":[{"kind":"opaque","rect":[0,0,1,1],"except":[]}]}"#,
      .covers(surface: nil, window: nil, covers: [Cover(rect: Rect(x: 0, y: 0, width: 1, height: 1), kind: .opaque)]),
      canonical: #"{"t":1.5,"op":"covers","covers":[{"rect":[0,0,1,1],"kind":"opaque"}]}"#),
    LineCase(#"{"t":1.5,"op":"tap","surface":"feed","item":"item-1"}"#, .tap(surface: "feed", item: "item-1")),
    LineCase(
      #"{"t":1.5,"op":"attributes","surface":"feed","item":"item-1","attributes":{"campaign":"spring"}}"#,
      .attributes(surface: "feed", item: "item-1", attributes: ["campaign": .string("spring")])),
    LineCase(
      #"{"t":1.5,"op":"veto","surface":"feed","item":"item-1","rule":"viewable","on":true}"#,
      .veto(surface: "feed", item: "item-1", rule: "viewable", isOn: true)),
    LineCase(
      #"{"t":1.5,"op":"veto","surface":"feed","item":"item-1","rule":"viewable","on":false}"#,
      .veto(surface: "feed", item: "item-1", rule: "viewable", isOn: false)),
    LineCase(
      #"{"t":1.5,"op":"known","rule":"first","contents":["p-9"]}"#, .known(rule: "first", contents: ["p-9"])),
    LineCase(#"{"t":1.5,"op":"reset"}"#, .reset(surface: nil, item: nil, rule: nil)),
    LineCase(
      #"{"t":1.5,"op":"reset","surface":"feed","item":"item-1","rule":"viewable"}"#,
      .reset(surface: "feed", item: "item-1", rule: "viewable")),
  ]

  static let forms = [
    LineCase(
      "  \t{ \"op\" : \"tap\" ,\r \"item\" : \"a\" , \"t\" : 15e-1 , \"surface\" : \"feed\" } \r",
      .tap(surface: "feed", item: "a"), canonical: #"{"t":1.5,"op":"tap","surface":"feed","item":"a"}"#),
    LineCase(
      #"{"t":9,"op":"wake","t":1.5,"op":"tap","surface":"x","item":"a","surface":"feed"}"#,
      .tap(surface: "feed", item: "a"), canonical: #"{"t":1.5,"op":"tap","surface":"feed","item":"a"}"#),
    LineCase(
      #"{"t":1.5,"op":"tap","surface":"feed","new":{"a":[1,{"b":null}],"op":"x"},"item":"a","z":[[],{}]}"#,
      .tap(surface: "feed", item: "a"), canonical: #"{"t":1.5,"op":"tap","surface":"feed","item":"a"}"#),
    LineCase(
      #"{"\u0074":1.5,"o\u0070":"t\u0061p","surface":"f\u0065ed","item":"\ud83d\ude00\u00e9\/\n"}"#,
      .tap(surface: "feed", item: "😀é/\n"),
      canonical: #"{"t":1.5,"op":"tap","surface":"feed","item":"😀é/\n"}"#),
    LineCase(
      #"{"t":1.5,"op":"tap","surface":"a surface with a name longer than sixteen bytes","item":"\"\\\u0001"}"#,
      .tap(surface: "a surface with a name longer than sixteen bytes", item: "\"\\\u{1}")),
    LineCase(
      #"{"t":1.5,"op":"tap","surface":"","item":"漢字かな交じり文の長い識別子"}"#,
      .tap(surface: "", item: "漢字かな交じり文の長い識別子")),
    LineCase(
      #"{"t":1.5,"op":"tap","surface":"feed","item":"a","a key that is longer than sixteen bytes":1}"#,
      .tap(surface: "feed", item: "a"), canonical: #"{"t":1.5,"op":"tap","surface":"feed","item":"a"}"#),
  ]

  static let all = windows + items + motion + gates + others + forms
}

@Suite("Lines of a trace")
struct TraceLineTests {
  private static let head = #"{"t":0,"op":"trace","version":1}"# + "\n"

  @Test("every op is read", arguments: LineCase.all)
  func reads(line: LineCase) {
    let elements = TraceReader.elements(of: Array((Self.head + line.line).utf8), file: "x")
    let time = Timestamp(nanoseconds: 1_500_000_000)
    #expect(elements.dropFirst().map(\.kind) == [.input(line.input, at: time)])
  }

  @Test("every op is written in its canonical form", arguments: LineCase.all)
  func writes(line: LineCase) {
    var writer = TraceWriter()
    writer.write(line.input, at: Timestamp(nanoseconds: 1_500_000_000))
    #expect(text(writer.take()) == (line.canonical ?? line.line) + "\n")
    #expect(writer.bytes.isEmpty)
  }

  @Test("reading and writing its own output gives the same bytes, also for numbers and texts of every kind")
  func identity() {
    var random = SplitMix64(seed: 3)
    var first = TraceWriter()
    first.write(TraceHead(source: "a \"test\"", device: nil, maximumGap: .milliseconds(1500), time: .seconds(-2)))
    for _ in 0..<500 {
      let number = { (random: inout SplitMix64) in Double(bitPattern: random.next()) }
      let item = ItemLine(
        id: random.pick(["a", "é\u{301}", "\u{0}\u{1F}\u{7F}", "\"\\/"]),
        frame: Rect(x: number(&random), y: number(&random), width: number(&random), height: number(&random)),
        index: Int(truncatingIfNeeded: random.next()), alpha: number(&random),
        attributes: ["n": .number(number(&random)), "i": .integer(Int64(bitPattern: random.next()))])
      let time = Timestamp(nanoseconds: Int64(bitPattern: random.next()))
      first.write(.items(surface: "feed", items: [item], all: false), at: time)
    }
    var second = TraceWriter()
    for element in TraceReader.elements(of: first.bytes, file: "x") {
      switch element.kind {
      case .head(let head): second.write(head)
      case .input(let input, let time): second.write(input, at: time)
      case .problem(let problem): Issue.record("\(problem)")
      }
    }
    #expect(text(second.bytes) == text(first.bytes))
  }

  @Test(
    "a head keeps what it says",
    arguments: [
      (#"{"t":0,"op":"trace","version":1}"#, TraceHead()),
      (
        #"{"t":2.5,"op":"trace","version":1,"source":"app","device":"phone","maximumGap":1}"#,
        TraceHead(source: "app", device: "phone", maximumGap: .milliseconds(1000), time: .seconds(2.5))
      ),
      (#"{"op":"trace","t":0,"more":[],"version":1.0,"source":null,"maximumGap":null}"#, TraceHead()),
    ])
  func head(line: String, head: TraceHead) {
    #expect(TraceReader.elements(of: Array(line.utf8), file: "x").map(\.kind) == [.head(head)])
    var writer = TraceWriter()
    writer.write(head)
    #expect(TraceReader.elements(of: writer.bytes, file: "x").map(\.kind) == [.head(head)])
  }

  @Test("attributes nested deeper than a reader goes are written as null")
  func deepAttributes() {
    var value = AttributeValue.integer(1)
    for _ in 0..<600 { value = .array([value]) }
    var writer = TraceWriter()
    writer.write(TraceHead())
    writer.write(.attributes(surface: "s", item: "i", attributes: ["a": value]), at: .zero)
    let item = ItemLine(id: "i", frame: .zero, attributes: ["a": .object(["b": value])])
    writer.write(.items(surface: "s", items: [item], all: false), at: .zero)
    let elements = TraceReader.elements(of: writer.bytes, file: "x")
    #expect(elements.count == 3)
    #expect(elements.allSatisfy { if case .problem = $0.kind { false } else { true } })
  }
}
