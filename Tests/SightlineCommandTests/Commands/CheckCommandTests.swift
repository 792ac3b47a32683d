// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("check")
struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(ReplayCommandTests.events + ReplayCommandTests.trailer, to: "feed.events.jsonl")
  }

  private func check(_ expectation: String) throws -> CommandRun {
    try folder.write(expectation, to: "expected.jsonl")
    return try folder.run("check", "@feed.trace.jsonl", "--expect", "@expected.jsonl")
  }

  @Test("equal events say nothing and end with 0")
  func equal() throws {
    let run = try folder.run("check", "@feed.trace.jsonl", "--expect", "@feed.events.jsonl")
    #expect(run.code == .done)
    #expect(run.output == "" && run.errors == "")
  }

  @Test("--record writes the expectation, still fails, and the next check passes", arguments: ["new", "new.gz"])
  func record(_ name: String) throws {
    let run = try folder.run("check", "@feed.trace.jsonl", "--expect", "@\(name)", "--record")
    #expect(run.code == .checkFailed)
    #expect(run.errors == "recorded @\(name); check again without --record\n")
    #expect(try folder.run("check", "@feed.trace.jsonl", "-e", "@\(name)").code == .done)
    if name == "new" { #expect(try folder.text(name).hasPrefix(ReplayCommandTests.events)) }
    #expect(!FileManager.default.fileExists(atPath: folder.path("\(name).partial")))
  }

  @Test("a trace that cannot be read replaces no expectation")
  func recordUnreadable() throws {
    try folder.write("nothing\n", to: "bad.jsonl")
    let before = try folder.text("feed.events.jsonl")
    let run = try folder.run("check", "@bad.jsonl", "--expect", "@feed.events.jsonl", "--record")
    #expect(run.code == .unreadable)
    #expect(try folder.text("feed.events.jsonl") == before)
  }

  @Test("an expectation that is missing fails, says how to make it, and writes nothing")
  func missing() throws {
    let run = try folder.run("check", "@feed.trace.jsonl", "--expect", "@gone")
    #expect(run.code == .unreadable)
    #expect(run.errors == "@gone: No such file or directory; --record makes the file\n")
  }

  @Test("numbers within 1e-9, another order of fields, no trailer, CRLF and empty lines are no differences")
  func tolerance() throws {
    let reordered = ReplayCommandTests.events
      .replacingOccurrences(of: "0.7714285714285715", with: "0.77142857142857")
      .replacingOccurrences(of: "{\"t\":1,\"event\":\"impression\",", with: "{\"event\":\"impression\",\"t\":1.0, ")
      .replacingOccurrences(of: "\n", with: "\r\n\r\n")
    #expect(try check(reordered).code == .done)
    #expect(try check(reordered + ReplayCommandTests.trailer).code == .done)
  }

  @Test("the first event that differs is shown side by side with marks")
  func difference() throws {
    let run = try check(
      ReplayCommandTests.events.replacingOccurrences(of: "\"t\":1,\"event\"", with: "\"t\":1.5,\"event\"")
        .replacingOccurrences(of: "\"content\":\"p-1\",", with: ""))
    #expect(run.code == .checkFailed)
    #expect(
      run.output == """
        @feed.trace.jsonl: line 2 of @expected.jsonl differs

             FIELD        EXPECTED  FOUND
             t            0         0
             event        "appear"  "appear"
             surface      "feed"    "feed"
             item         "b"       "b"
             index        1         1
             fraction     0.5       0.5
             visit        1         1
             session      1         1
             sequence     2         2
             uncertainty  0         0
          >  content      -         "p-1"

        3 of the lines that follow differ too

        """)
  }

  @Test("an event too many and one too few are shown against nothing")
  func counts() throws {
    let lines = ReplayCommandTests.events.split(separator: "\n")
    let fewer = try check(lines.dropLast().joined(separator: "\n"))
    #expect(fewer.code == .checkFailed)
    #expect(fewer.output.contains("line 6 of @expected.jsonl differs"))
    #expect(fewer.output.contains("  (no more events)  2.5\n"))
    let more = try check(ReplayCommandTests.events + lines[0])
    #expect(more.code == .checkFailed)
    #expect(more.output.contains("line 7 of @expected.jsonl differs"))
    #expect(more.output.contains("\"appear\"  (no more events)\n"))
  }

  @Test("a trailer that differs fails, but for the name of the trace")
  func trailer() throws {
    let renamed = ReplayCommandTests.trailer.replacingOccurrences(of: "@feed.trace.jsonl", with: "other")
    #expect(try check(ReplayCommandTests.events + renamed).code == .done)
    let wrong = renamed.replacingOccurrences(of: "\"reported\":2", with: "\"reported\":3")
    #expect(try check(ReplayCommandTests.events + wrong).code == .checkFailed)
  }

  @Test("several books are wrong usage")
  func books() throws {
    try folder.write(Samples.onceRules, to: "a.json")
    let run = try folder.run(
      "check", "@feed.trace.jsonl", "-e", "@feed.events.jsonl", "-r", "@a.json", "-r", "anyPixel")
    #expect(run.code == .wrongUsage)
  }
}
