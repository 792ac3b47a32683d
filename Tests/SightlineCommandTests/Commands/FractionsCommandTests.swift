// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("fractions")
struct FractionsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(Samples.covered, to: "covered.trace.jsonl")
  }

  @Test("every change of every item is a line")
  func lines() throws {
    let run = try folder.run("fractions", "@feed.trace.jsonl")
    #expect(run.code == .done)
    #expect(
      run.output == """
        {"t":0,"surface":"feed","item":"a","fraction":1}
        {"t":0,"surface":"feed","item":"b","fraction":0.5}
        {"t":1.25,"surface":"feed","item":"a","fraction":0.2}
        {"t":1.25,"surface":"feed","item":"b","fraction":0.9}
        {"t":1.75,"surface":"feed","item":"a","fraction":0}
        {"t":1.75,"surface":"feed","item":"b","fraction":0.05}

        """)
  }

  @Test("one item can be asked for")
  func item() throws {
    let run = try folder.run("fractions", "@feed.trace.jsonl", "--item", "a", "--surface", "feed")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(try folder.run("fractions", "@feed.trace.jsonl", "--surface", "side").output == "")
  }

  @Test("with several files each line names its trace")
  func several() throws {
    let run = try folder.run("fractions", "@feed.trace.jsonl", "@covered.trace.jsonl", "--item", "a", "-j2")
    #expect(
      run.output.hasPrefix(#"{"t":0,"surface":"feed","item":"a","fraction":1,"trace":"@feed.trace.jsonl"}"# + "\n"))
    #expect(
      run.output.hasSuffix(#"{"t":0,"surface":"feed","item":"a","fraction":0.7,"trace":"@covered.trace.jsonl"}"# + "\n")
    )
  }
}
