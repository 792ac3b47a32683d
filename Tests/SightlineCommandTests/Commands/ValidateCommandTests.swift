// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("validate")
struct ValidateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What validate says of `text`, without the words of the problems: `line:kind` each, then the lines of counts.
  private func findings(_ text: String, _ words: String...) throws -> (places: [String], run: CommandRun) {
    try folder.write(text, to: "t.jsonl")
    let run = try CommandRun(["validate", folder.path("t.jsonl")] + words)
    let places = run.output.split(separator: "\n").map { line -> String in
      let parts = line.dropFirst(folder.path.count + 9).split(separator: ":")
      guard parts.count > 2 else { return String(line.dropFirst(folder.path.count + 8)) }
      return "\(parts[0])\(parts[2])"
    }
    return (places, run)
  }

  @Test("a trace without faults has a line of counts")
  func clean() throws {
    let (places, run) = try findings(Samples.feed)
    #expect(places == [": 5 inputs, 0 errors, 0 warnings"])
    #expect(run.code == .done)
  }

  @Test("every error is found, not only the first, with the lines between them read")
  func errors() throws {
    let text = """
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surfac","id":"feed"}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,1,1]}
      {"t":0,"op":"items","surface":"feed"}
      not json
      still not json
      {"t":1,"op":"tap","surface":"nowhere","item":"a"}
      {"t":2,"op":"end"}

      """
    let (places, run) = try findings(text)
    #expect(
      places == ["2 error", "4 error", "5 error", "6 error", "7 warning", ": 3 inputs, 4 errors, 1 warning"])
    #expect(run.code == .unreadable)
  }

  private static let surface = #"{"t":0,"op":"surface","id":"feed","frame":[0,0,1,1]}"#
  private static let tap = #"{"t":1,"op":"tap","surface":"feed","item":"a"}"#

  @Test(
    "a wrong trace line begins a trace all the same, and nothing more is said of the lines behind it",
    arguments: [
      #"{"t":0,"op":"trace","version":2}"#, #"{"t":0,"op":"trace"}"#, #"{"op" : "trace","version":1}"#,
      #"{"t":0,"op":"trace","version":1"#,
    ])
  func wrongTraceLine(_ head: String) throws {
    let lines = [Self.surface, Self.tap, #"{"t":2,"op":"end"}"#].joined(separator: "\n") + "\n"
    let (places, run) = try findings(head + "\n" + lines)
    #expect(places == ["1 error", "3 warning", ": 3 inputs, 1 error, 1 warning"])
    #expect(run.code == .unreadable)
    // Behind another trace, which ends there: its surfaces are gone, and times begin again.
    let found = ["7 error", "9 warning", " from line 7: 3 inputs, 1 error, 1 warning"]
    for first in [Samples.feed, Samples.feed.replacingOccurrences(of: "\"end\"", with: "\"still\"")] {
      #expect(try findings(first + head + "\n" + lines).places.dropFirst() == found[...])
    }
  }

  @Test("behind the end all lines are left out with one warning, errors between them or not")
  func behindTheEnd() throws {
    let still = #"{"t":9,"op":"still"}"# + "\n"
    let wrong = #"{"t":9,"op":"stil"}"# + "\n"
    #expect(
      try findings(Samples.feed + still + wrong + still + "not json\n" + still).places
        == ["7 warning", "8 error", "10 error", ": 5 inputs, 2 errors, 1 warning"])
    #expect(
      try findings(Samples.feed + wrong + still + still).places
        == ["7 error", "8 warning", ": 5 inputs, 1 error, 1 warning"])
  }

  @Test("a cut last line is a warning, and only --strict lets it fail")
  func warnings() throws {
    let cut = String(Samples.feed.dropLast(8))
    let (places, run) = try findings(cut)
    #expect(places == ["6 warning", ": 4 inputs, 0 errors, 1 warning"])
    #expect(run.code == .done)
    #expect(try findings(cut, "--strict").run.code == .checkFailed)
    #expect(try findings(Samples.feed, "--strict").run.code == .done)
  }

  @Test("traces after one another are counted each for itself")
  func traces() throws {
    let (places, run) = try findings(Samples.feed + Samples.covered)
    #expect(places == [": 5 inputs, 0 errors, 0 warnings", " from line 7: 5 inputs, 0 errors, 0 warnings"])
    #expect(run.code == .done)
  }

  @Test("names of rules are checked where a book is given")
  func rules() throws {
    let text = Samples.feed.replacingOccurrences(of: "[0,0,100,100]}", with: #"[0,0,100,100],"rules":["viewable"]}"#)
    #expect(try findings(text).places == [": 5 inputs, 0 errors, 0 warnings"])
    let (places, _) = try findings(text, "--rules", "mrcDisplay")
    #expect(places == ["2 warning", ": 5 inputs, 0 errors, 1 warning"])
  }

  @Test("what holds no trace is an error", arguments: ["", "\n\n"])
  func empty(_ text: String) throws {
    let (_, run) = try findings(text)
    #expect(run.code == .unreadable)
    #expect(run.output.hasSuffix("t.jsonl: error: there is no trace in it\n"))
  }
}
