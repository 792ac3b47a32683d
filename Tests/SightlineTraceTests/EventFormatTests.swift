// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

/// An event and its line.
struct EventCase: Sendable, CustomTestStringConvertible {
  var line: String
  var event: Event

  var testDescription: String { line }

  private static let viewable = RuleReference(name: "viewable", version: "1")

  private static func make(
    _ line: String, _ nanoseconds: Int64, _ kind: Event.Kind, sequence: Int, content: String? = nil, index: Int? = nil,
    uncertainty: TimeSpan? = nil, attributes: Attributes? = nil
  ) -> EventCase {
    EventCase(
      line: line,
      event: Event(
        time: Timestamp(nanoseconds: nanoseconds), kind: kind, surface: "feed", item: "item-1", content: content,
        index: index, visit: 1, session: 1, sequence: sequence, uncertainty: uncertainty, attributes: attributes))
  }

  static let all = [
    make(
      #"{"t":1.25,"event":"impression","rule":"viewable","ruleVersion":"1","surface":"feed","item":"item-1","#
        + #""content":"p-9","index":4,"fraction":0.83,"viewableTime":1,"visit":1,"session":1,"sequence":17,"#
        + #""uncertainty":0.016667,"attributes":{"k":"v","n":[1,null]}}"#,
      1_250_000_000,
      .impression(Impression(rule: viewable, fraction: 0.83, viewableTime: .milliseconds(1000))),
      sequence: 17, content: "p-9", index: 4, uncertainty: TimeSpan(nanoseconds: 16_667_000),
      attributes: ["k": .string("v"), "n": .array([.integer(1), .null])]),
    make(
      #"{"t":1.25,"event":"impression","rule":"viewable","ruleVersion":"1","surface":"feed","item":"item-1","#
        + #""fraction":1,"viewableTime":0,"evicted":3,"visit":1,"session":1,"sequence":18}"#,
      1_250_000_000, .impression(Impression(rule: viewable, fraction: 1, viewableTime: .zero, evicted: 3)),
      sequence: 18),
    make(
      #"{"t":3.5,"event":"disappear","surface":"feed","item":"item-1","content":"p-9","index":4,"cause":"scrolled","#
        + #""visibleTime":3.2,"longest":{"viewable":2.9},"maxFraction":1,"meanFraction":0.71,"#
        + #""bands":[0.1,0.2,0.4,2.5],"seenExtent":1,"entries":1,"visit":1,"session":1,"sequence":18,"#
        + #""uncertainty":0.016667,"attributes":{}}"#,
      3_500_000_000,
      .disappear(
        ExposureRecord(
          cause: .scrolled, visibleTime: .milliseconds(3200),
          longest: [.init(rule: "viewable", span: .milliseconds(2900))], maxFraction: 1,
          detail: .init(
            meanFraction: 0.71,
            bands: [.milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(2500)], entries: 1),
          seenExtent: 1)),
      sequence: 18, content: "p-9", index: 4, uncertainty: TimeSpan(nanoseconds: 16_667_000), attributes: [:]),
    make(
      #"{"t":3.5,"event":"disappear","surface":"feed","item":"item-1","cause":"end","visibleTime":0,"longest":{},"#
        + #""maxFraction":0.5,"seenExtent":0.25,"unmeasured":1.5,"visit":1,"session":1,"sequence":2}"#,
      3_500_000_000,
      .disappear(
        ExposureRecord(
          cause: .end, visibleTime: .zero, longest: [], maxFraction: 0.5, detail: nil, seenExtent: 0.25,
          unmeasured: .milliseconds(1500))),
      sequence: 2),
    make(
      #"{"t":3.5,"event":"disappear","surface":"feed","item":"item-1","cause":"moved","visibleTime":1,"#
        + #""longest":{"a":0,"b":1},"maxFraction":0.5,"meanFraction":0.3333333333333333,"bands":[0,1,0,0],"#
        + #""seenExtent":0.25,"unmeasured":0.000000001,"entries":2,"visit":1,"session":1,"sequence":2,"uncertainty":0}"#,
      3_500_000_000,
      .disappear(
        ExposureRecord(
          cause: .moved, visibleTime: .milliseconds(1000),
          longest: [.init(rule: "a", span: .zero), .init(rule: "b", span: .milliseconds(1000))], maxFraction: 0.5,
          detail: .init(meanFraction: 1.0 / 3, bands: [.zero, .milliseconds(1000), .zero, .zero], entries: 2),
          seenExtent: 0.25, unmeasured: TimeSpan(nanoseconds: 1))),
      sequence: 2, uncertainty: .zero),
    make(
      #"{"t":-1,"event":"appear","surface":"feed","item":"item-1","index":0,"fraction":0.25,"visit":1,"session":1,"#
        + #""sequence":1,"uncertainty":0}"#,
      -1_000_000_000, .appear(fraction: 0.25), sequence: 1, index: 0, uncertainty: .zero),
    make(
      #"{"t":0,"event":"enter","rule":"viewable","ruleVersion":"1","surface":"feed","item":"item-1","fraction":0.5,"#
        + #""visit":1,"session":1,"sequence":1}"#,
      0, .enter(rule: viewable, fraction: 0.5), sequence: 1),
    make(
      #"{"t":3.1,"event":"leave","rule":"viewable","ruleVersion":"1","surface":"feed","item":"item-1","#
        + #""content":"p-9","cause":"scrolled","dwell":2.9,"visit":1,"session":1,"sequence":9,"uncertainty":0.1}"#,
      3_100_000_000, .leave(rule: viewable, cause: .scrolled, dwell: .milliseconds(2900)), sequence: 9, content: "p-9",
      uncertainty: .milliseconds(100)),
  ]
}

@Suite("The format of events")
struct EventFormatTests {
  private static let summary = TraceSummary(
    trace: "feed.trace.jsonl", inputs: 2110, events: 64, checksum: 0x0123_4567_89AB_CDEF,
    ledger: {
      var viewable = Ledger.Entry(rule: "viewable")
      viewable.detected = 20
      viewable.reported = 18
      viewable.repeated = 2
      var other = Ledger.Entry(rule: "other")
      other.detected = 3
      other.vetoed = 1
      other.sampledOut = 2
      other.evicted = 5
      return Ledger(entries: [viewable, other])
    }(), warnings: 1)
  private static let summaryLine =
    #"{"event":"summary","trace":"feed.trace.jsonl","inputs":2110,"events":64,"checksum":"0123456789abcdef","#
    + #""ledger":{"viewable":{"detected":20,"reported":18,"repeated":2,"vetoed":0,"sampledOut":0},"#
    + #""other":{"detected":3,"reported":0,"repeated":0,"vetoed":1,"sampledOut":2,"evicted":5}},"warnings":1}"#

  @Test("events are written with their keys in the order of the contract", arguments: EventCase.all)
  func writes(event: EventCase) {
    var writer = EventWriter()
    writer.write(event.event)
    #expect(text(writer.take()) == event.line + "\n")
    #expect(writer.bytes.isEmpty)
  }

  @Test("events read back as they were", arguments: EventCase.all)
  func reads(event: EventCase) {
    let elements = EventReader.elements(of: Array(event.line.utf8), file: "x")
    #expect(elements == [EventElement(line: 1, kind: .event(event.event))])
  }

  @Test("every cause is read and written", arguments: Cause.allCases)
  func causes(cause: Cause) {
    var event = EventCase.all[7].event
    event.kind = .leave(rule: RuleReference(name: "r", version: "2"), cause: cause, dwell: .zero)
    var writer = EventWriter()
    writer.write(event)
    #expect(EventReader.elements(of: writer.bytes, file: "x").map(\.kind) == [.event(event)])
  }

  @Test("the trailer is read and written")
  func trailer() {
    var writer = EventWriter()
    writer.write(Self.summary)
    #expect(text(writer.bytes) == Self.summaryLine + "\n")
    #expect(EventReader.elements(of: writer.bytes, file: "x").map(\.kind) == [.summary(Self.summary)])
  }

  @Test(
    "the checksum is FNV-1a with 64 bits, however the bytes come",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func checksum(bytes: String, value: UInt64) {
    var whole = EventChecksum()
    whole.add(Array(bytes.utf8))
    #expect(whole.value == value)
    var pieces = EventChecksum()
    for byte in bytes.utf8 { pieces.add([byte]) }
    #expect(pieces.value == value)
  }

  @Test("keys may stand in any order, and unknown ones are passed over")
  func anyOrder() {
    let line =
      #"{"sequence":1,"session":1,"visit":1,"x":{"y":[]},"fraction":0.5,"item":"item-1","surface":"feed","#
      + #""ruleVersion":"1","rule":"viewable","event":"enter","t":0,"content":null,"attributes":null}"#
    #expect(EventReader.elements(of: Array(line.utf8), file: "x").map(\.kind) == [.event(EventCase.all[6].event)])
  }

  @Test(
    "a wrong line is an error that says what to write",
    arguments: [
      (#"{"t":1}"#, #"x:1:1: error: there is no "event"; write "event":"impression""#),
      (#"{"t":1,"event":"impresion"}"#, "x:1:16: error: 'impresion' is not an event; did you mean 'impression'?"),
      (#"{"event":"appear","fraction":1}"#, #"x:1:1: error: there is no "t"; write "t":1.5"#),
      (
        #"{"t":1,"event":"leave","cause":"flown"}"#,
        "x:1:32: error: 'flown' is not a cause; write scrolled, removed, hidden, covered, appInactive, paused, moving, "
          + "moved, unmeasurable or end"
      ),
      (
        #"{"t":1,"event":"disappear","bands":[1,2]}"#,
        "x:1:36: error: this list is not four lengths of time; write four numbers in a list, for example [0.1,0.2,0.4,2.5]"
      ),
      (
        #"{"event":"summary","checksum":"12"}"#,
        "x:1:31: error: a text is not a checksum; write 16 hexadecimal digits in quotes"
      ),
      (
        #"{"event":"summary","ledger":[]}"#,
        #"x:1:29: error: this list is not a ledger; write counts by rule, for example {"viewable":{"detected":1,"#
          + #""reported":1}}"#
      ),
      ("7", "x:1:1: error: 7 is not a line of this format; write one JSON object a line"),
      ("x", "x:1:1: error: this is not JSON: a character that cannot stand here; write one JSON object a line"),
    ])
  func errors(line: String, expected: String) {
    let elements = EventReader.elements(of: Array((line + "\n{}").utf8), file: "x")
    #expect(elements.count == 1)
    guard case .problem(let problem)? = elements.first?.kind else {
      Issue.record("no problem in \(line)")
      return
    }
    #expect(problem.description == expected)
  }

  @Test("a last line that was cut off brings a warning, in the middle an error")
  func cutOff() {
    let lines = EventCase.all[0].line + "\n" + #"{"t":1,"ev"#
    let elements = EventReader.elements(of: Array(lines.utf8), file: "x")
    #expect(elements.count == 2)
    let warning = TraceProblem(
      file: "x", line: 2, column: 11, isError: false, found: "this is not JSON: the line ends too early",
      advice: "the events end before this line")
    #expect(elements.last?.kind == .problem(warning))
    let more = EventReader.elements(of: Array((lines + "\n" + EventCase.all[0].line).utf8), file: "x")
    guard case .problem(let problem)? = more.last?.kind else {
      Issue.record("no problem")
      return
    }
    #expect(problem.isError && more.count == 2)
  }

  @Test("however the bytes are cut into pieces, the same comes out", arguments: [1, 2, 5, 64])
  func pieces(size: Int) {
    let bytes = Array((EventCase.all.map(\.line) + [Self.summaryLine]).joined(separator: "\n").utf8)
    let whole = EventReader.elements(of: bytes, file: "x")
    #expect(whole.count == EventCase.all.count + 1)
    var reader = EventReader(file: "x")
    var elements: [EventElement] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.feed(Array(bytes[start..<min(start + size, bytes.count)])) { elements.append($0) }
    }
    reader.finish { elements.append($0) }
    #expect(elements == whole)
  }
}
