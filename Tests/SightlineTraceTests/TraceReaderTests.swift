// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineTrace

@Suite("The reader of traces")
struct TraceReaderTests {
  private static let head = #"{"t":0,"op":"trace","version":1}"#
  private static let wake = #"{"t":1,"op":"wake"}"#
  private static let end = #"{"t":2,"op":"end"}"#

  /// What a reader makes of lines, in a short form.
  private func outcome(_ lines: [String], newline: Bool = true) -> [String] {
    outcome(bytes: Array((lines.joined(separator: "\n") + (newline ? "\n" : "")).utf8))
  }

  private func outcome(bytes: [UInt8]) -> [String] {
    TraceReader.elements(of: bytes, file: "x").map { element in
      switch element.kind {
      case .head(let head): "\(element.line) \(head.isImplied ? "implied head" : "head")"
      case .input(let input, let time): "\(element.line) \(input) \(time.nanoseconds / 1_000_000_000)"
      case .problem(let problem): problem.description
      }
    }
  }

  @Test(
    "fine print 46: a line that is not JSON ends its trace with a warning when it is the last",
    arguments: [
      #"{"t":1,"op":"wa"#, "{", #"{"t":1,"op":"wake"}x"#, "\0\0\0\0", "rubbish",
    ])
  func cutOff(last: String) {
    for newline in [true, false] {
      let outcome = outcome([Self.head, Self.wake, last], newline: newline)
      #expect(outcome.prefix(2) == ["1 head", "2 wake 1"])
      #expect(outcome.count == 3)
      #expect(outcome[2].hasPrefix("x:3:"))
      #expect(outcome[2].contains("warning: this is not JSON"))
      #expect(outcome[2].hasSuffix("; the trace ends before this line"))
    }
  }

  @Test("fine print 46: a line that is not JSON ends its trace with a warning when a trace line follows it")
  func cutOffBeforeHead() {
    #expect(
      outcome([Self.head, Self.wake, #"{"t":2,"op":"#, "", Self.head, Self.wake]) == [
        "1 head", "2 wake 1",
        "x:3:13: warning: this is not JSON: the line ends too early; the trace ends before this line",
        "5 head", "6 wake 1",
      ])
  }

  @Test("fine print 46: elsewhere a line that is not JSON is an error, and nothing comes after it")
  func brokenInTheMiddle() {
    #expect(
      outcome([Self.head, #"{"t":2,"op":"#, Self.wake, Self.head]) == [
        "1 head", "x:2:13: error: this is not JSON: the line ends too early; write one JSON object a line",
      ])
    #expect(
      outcome([Self.head, "{", "{", Self.head]) == [
        "1 head", "x:2:2: error: this is not JSON: the line ends too early; write one JSON object a line",
      ])
  }

  @Test("a trace that lost its last newline and the trace after it are told apart on their common line")
  func gluedHead() {
    #expect(
      outcome([Self.head, #"{"t":2,"op":"scr"# + Self.head, Self.wake]) == [
        "1 head",
        "x:2:17: warning: this is not JSON: the line ends too early; the trace ends before this line",
        "2 head", "3 wake 1",
      ])
    #expect(outcome([Self.head, Self.wake + Self.head, Self.wake]) == ["1 head", "2 wake 1", "2 head", "3 wake 1"])
    #expect(
      outcome([Self.head, Self.wake, Self.end + Self.head]) == ["1 head", "2 wake 1", "3 end 2", "3 head"])
  }

  @Test("what does not even begin like a trace is an error, also when it is one line")
  func notATrace() {
    #expect(
      outcome(["\u{89}PNG"]) == [
        "x:1:1: error: this is not JSON: a character that cannot stand here; write one JSON object a line"
      ])
    #expect(
      outcome([#"{"t":0,"op":"tra"#]) == [
        "x:1:17: warning: this is not JSON: the line ends too early; the trace ends before this line"
      ])
  }

  @Test("fine print 46: inputs before a trace line begin one, with a warning")
  func impliedHead() {
    #expect(
      outcome([Self.wake, Self.head, Self.wake]) == [
        "1 implied head", "x:1:1: warning: there is no trace line before this one; a trace begins here", "1 wake 1",
        "2 head", "3 wake 1",
      ])
  }

  @Test("fine print 46: inputs after the end are left out, with one warning")
  func afterEnd() {
    #expect(
      outcome([Self.head, Self.end, Self.wake, Self.wake, Self.head, Self.wake]) == [
        "1 head", "2 end 2",
        "x:3:1: warning: the trace has ended before this line; lines after the end are left out", "5 head", "6 wake 1",
      ])
  }

  @Test(
    "fine print 19: a reason that nobody knows is 'other', with a warning",
    arguments: [
      ("pushed", "did you mean 'push'?"),
      ("swipe", "write push, pop, present, dismiss, sheet, tab, page, refresh, background or other"),
    ])
  func unknownReason(word: String, advice: String) {
    #expect(
      outcome([Self.head, #"{"t":1,"op":"hide","surface":"feed","reason":"\#(word)"}"#]) == [
        "1 head", "x:2:46: warning: '\(word)' is not a reason; it is taken as 'other'; \(advice)",
        "2 \(Input.hide(surface: "feed", reason: .other)) 1",
      ])
  }

  @Test("empty lines, carriage returns and a byte order mark at the start are passed over")
  func whiteSpace() {
    let text = "\u{FEFF}\(Self.head)\r\n\r\n  \t\n\(Self.wake)\r\n\n"
    #expect(outcome(bytes: Array(text.utf8)) == ["1 head", "4 wake 1"])
    #expect(outcome(bytes: Array("\u{FEFF}".utf8)).isEmpty)
    #expect(outcome([Self.head, "\u{FEFF}" + Self.wake, Self.wake]).count == 2)
    #expect(outcome(bytes: []).isEmpty)
    #expect(outcome(bytes: Array("\n\n  \n".utf8)).isEmpty)
  }

  @Test("however a line is cut in two, the same comes out", arguments: LineCase.all)
  func cuts(line: LineCase) {
    let bytes = Array("\(Self.head)\n\(line.line)\r\n\(Self.wake)".utf8)
    let whole = TraceReader.elements(of: bytes, file: "x")
    for cut in 0...bytes.count { #expect(elements(of: bytes, cuts: [cut]) == whole, "cut at \(cut)") }
  }

  @Test("however the bytes are cut into pieces, the same comes out", arguments: [1, 2, 3, 7, 64, 1000])
  func pieces(size: Int) {
    let lines =
      [Self.head] + LineCase.all.filter { $0.input != .end }.map(\.line) + [
        #"{"t":3,"op":"show","surface":"a","reason":"x"}"#, Self.end, Self.wake, #"{"t":1,"op":"# + Self.head,
        Self.wake, #"{"t":"#,
      ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let whole = TraceReader.elements(of: bytes, file: "x")
    #expect(whole.count > LineCase.all.count)
    #expect(elements(of: bytes, cuts: Array(stride(from: 0, through: bytes.count, by: size))) == whole)
  }

  private func elements(of bytes: [UInt8], cuts: [Int]) -> [TraceElement] {
    var reader = TraceReader(file: "x")
    var elements: [TraceElement] = []
    var start = 0
    for cut in cuts + [bytes.count] {
      reader.feed(Array(bytes[start..<cut])) { elements.append($0) }
      start = cut
    }
    reader.finish { elements.append($0) }
    return elements
  }

  @Test("after an error nothing is read, and the reader says so")
  func failed() {
    var reader = TraceReader(file: "x")
    var count = 0
    reader.feed(Array("7\n\(Self.head)\n".utf8)) { _ in count += 1 }
    #expect(count == 1 && reader.hasFailed)
    reader.feed(Array("\(Self.head)\n".utf8)) { _ in count += 1 }
    reader.finish { _ in count += 1 }
    #expect(count == 1)
  }

  @Test("what the handler throws comes out of the reader")
  func throwing() {
    struct Stop: Error {}
    var reader = TraceReader(file: "x")
    #expect(throws: Stop.self) {
      try reader.feed(Array("\(Self.head)\n".utf8)) { _ in throw Stop() }
    }
  }

  @Test("a line that never ends is refused before it fills the memory")
  func endless() {
    var reader = TraceReader(file: "x", buffer: LineBuffer(maximumLength: 1000))
    var problems: [String] = []
    let piece = [UInt8](repeating: UInt8(ascii: " "), count: 300)
    for _ in 0..<5 {
      reader.feed(piece) { if case .problem(let problem) = $0.kind { problems.append(problem.description) } }
    }
    #expect(LineBuffer.maximumLength == 256 << 20)
    #expect(problems == ["x:1:1: error: this line is longer than 256 MiB; write one JSON object a line"])
  }

  @Test("ids that differ in bytes stay apart, also where their beginnings and ends are alike")
  func cachedTexts() {
    let ids = (0..<2000).map { "a-long-identifier-\($0 % 10)-in-the-middle-\($0)" } + ["é", "e\u{301}", "", "a", "aa"]
    let lines = ids.map { #"{"t":1,"op":"tap","surface":"feed","item":"\#($0)"}"# }
    let elements = TraceReader.elements(
      of: Array(([Self.head] + lines + lines).joined(separator: "\n").utf8), file: "x")
    let taps = elements.compactMap { element in
      if case .input(.tap(_, let item), _) = element.kind { Array(item.utf8) } else { nil }
    }
    #expect(taps == (ids + ids).map { Array($0.utf8) })
  }
}
