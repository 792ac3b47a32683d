// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("A store for rules with once")
struct OnceStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed + Samples.feed, to: "two.jsonl")
    try folder.write(Samples.onceRules, to: "rules.json")
  }

  private func impressions(_ words: String...) throws -> [String] {
    let run = try CommandRun(
      ["replay", folder.path("two.jsonl"), "-r", folder.path("rules.json"), "--only", "impression"] + words)
    #expect(run.code == .done && run.errors == "")
    return run.output.split(separator: "\n").filter { $0.contains("\"impression\"") }.map {
      $0.contains("p-1") ? "p-1" : "a"
    }
  }

  @Test("without a store each trace begins anew, with one a content is reported once over traces and runs")
  func overTraces() throws {
    #expect(try impressions() == ["a", "p-1", "a", "p-1"])
    let store = folder.path("once.jsonl")
    #expect(try impressions("--once-store", store) == ["a", "p-1"])
    #expect(try impressions("--once-store", store) == [])
    #expect(try folder.run("validate", "@once.jsonl").output == "@once.jsonl: 2 inputs, 0 errors, 0 warnings\n")
  }

  @Test("what the store held back is counted as repeated")
  func ledger() throws {
    let run = try folder.run(
      "replay", "@two.jsonl", "-r", "@rules.json", "--summary-only", "--once-store", "@once.jsonl", "-j8")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains(#""reported":2,"repeated":0"#) == true)
    #expect(lines.last?.contains(#""reported":0,"repeated":2"#) == true)
  }

  @Test("a line that a crash cut off is taken away, and the next run adds behind what was whole")
  func cutOff() throws {
    let store = folder.path("once.jsonl")
    _ = try impressions("--once-store", store)
    let whole = try folder.text("once.jsonl")
    try folder.write(String(whole.dropLast(10)), to: "once.jsonl")
    #expect(try impressions("--once-store", store) == ["p-1"])
    #expect(try folder.text("once.jsonl") == whole)
  }

  private static let head = #"{"t":0,"op":"trace","version":1}"# + "\n"
  private static let known = #"{"t":0,"op":"known","rule":"first","contents":["a"]}"#

  @Test(
    "a last line that is whole but for its newline counts, and the next one stands below it",
    arguments: [head + known, known, head + "\n" + known])
  func withoutNewline(_ text: String) throws {
    try folder.write(text, to: "once.jsonl")
    #expect(try impressions("--once-store", folder.path("once.jsonl")) == ["p-1"])
    let added = Self.known.replacingOccurrences(of: "\"a\"", with: "\"p-1\"")
    #expect(try folder.text("once.jsonl") == text + "\n" + added + "\n")
    #expect(try impressions("--once-store", folder.path("once.jsonl")) == [])
  }

  /// Stores to which lines cannot be added, and where and why.
  static let damaged: [(store: String, place: String, message: String)] = {
    let broken = #"{"t":0,"op":"# + "\n"
    let early = "this is not JSON: the line ends too early; write one JSON object a line"
    let orRemove = ", or take the line away"
    let noStore = "this is a trace, not a store; a store has 'known' lines alone; name another file"
    let list: [(String, String, String)] = [
      ("[1,2,3]\n{}\n", "1:1", "this list is not a line of this format; write one JSON object a line"),
      ("{\n", "1:2", early + orRemove),
      (head + known + "\n" + broken, "3:13", early + orRemove),
      (head + broken + known + "\n", "2:13", early),
      (head + broken + String(known.dropLast()), "2:13", early),
      (head + broken + "  ", "2:13", early + orRemove),
      (head + broken + head + known + "\n", "2:13", early + orRemove),
      (head + String(broken.dropLast()) + String(head.dropLast()), "2:13", early + orRemove),
      (head + #"{"t":0,"op":"knwon"}"#, "2:13", "'knwon' is not an op; did you mean 'known'?"),
      (head + known + "\n" + #"{"t":0,"op":"end"}"# + "\n", "3:1", noStore),
      (Samples.feed, "2:1", noStore),
    ]
    return list
  }()

  @Test(
    "a file to which lines cannot be added is refused with its line, and neither it nor the output is touched",
    arguments: damaged)
  func refused(_ text: String, _ place: String, _ message: String) throws {
    try folder.write(text, to: "once.jsonl")
    try folder.write("what was there", to: "out.jsonl")
    let run = try folder.run(
      "replay", "@two.jsonl", "-r", "@rules.json", "--once-store", "@once.jsonl", "-o", "@out.jsonl")
    #expect(run.code == .unreadable)
    #expect(run.output == "")
    #expect(run.errors == "sightline: @once.jsonl:\(place): error: \(message)\n")
    #expect(try folder.text("once.jsonl") == text)
    #expect(try folder.text("out.jsonl") == "what was there")
  }

  @Test("a packed store is refused: lines cannot be added to it", arguments: [0, 5])
  func packed(_ missing: Int) throws {
    let bytes = Array(try GzipTests.packed(Self.head + Self.known + "\n").dropLast(missing))
    try folder.write(bytes, to: "once.gz")
    let run = try folder.run("replay", "@two.jsonl", "-r", "@rules.json", "--once-store", "@once.gz")
    #expect(run.code == .unreadable)
    #expect(
      run.errors
        == "sightline: @once.gz: error: the store is gzip, and lines can only be added to text; unpack it first\n")
    #expect(try folder.bytes("once.gz") == bytes)
  }

  @Test("the output is never written over the store", arguments: ["@once.jsonl", "@./once.jsonl"])
  func output(_ output: String) throws {
    let text = Self.head + Self.known + "\n"
    try folder.write(text, to: "once.jsonl")
    let run = try folder.run(
      "replay", "@two.jsonl", "-r", "@rules.json", "--once-store", "@once.jsonl", "-o", output)
    #expect(run.code == .wrongUsage)
    #expect(try folder.text("once.jsonl") == text)
  }
}
