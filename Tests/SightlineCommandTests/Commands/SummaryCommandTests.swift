// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("summary")
struct SummaryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(Samples.covered, to: "covered.trace.jsonl")
  }

  @Test("a table tells the whole, positions with their bars, and items")
  func table() throws {
    let run = try folder.run("summary", "@feed.trace.jsonl")
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(
      run.output == """
        1 trace, 2 items seen in 2 exposures
          visible for 2.13 s on average; p10 1.75 s, p25 1.75 s, p50 1.75 s, p75 2.5 s, p90 2.5 s, p99 2.5 s
          100 % of the item on screen on average, all of it in 100.0 % of the exposures
          mrcDisplay: 2 of 2 items counted (100.0 %), 2 impressions, half of them within 1 s of becoming visible

        SURFACE  ITEMS  EXPOSURES  DWELL p50    p90  EXTENT  mrcDisplay  AFTER p50
        feed         2          2     1.75 s  2.5 s    1.00           2        1 s  ████████████

        POSITION  ITEMS  EXPOSURES  DWELL p50  mrcDisplay
               0      1          1     1.75 s     100.0 %  ████████████████████
               1      1          1      2.5 s     100.0 %  ████████████████████
        share counted by mrcDisplay, from the top: |██|

        ITEM     ITEMS  EXPOSURES  DWELL p50     p90  EXTENT  mrcDisplay  AFTER p50
        a            1          1     1.75 s  1.75 s    1.00           1        1 s  ████████████
        b (p-1)      1          1      2.5 s   2.5 s    1.00           1        1 s  ████████████

        """)
  }

  @Test("where the language is not one in UTF-8, plots are plain")
  func plain() {
    #expect(Plot(hasBlocks: false).bar(0.5, width: 10) == "#####")
    #expect(Plot(hasBlocks: false).bar(0.001, width: 10) == "#")
    #expect(Plot(hasBlocks: true).bar(0.5, width: 3) == "█▌")
    #expect(Plot(hasBlocks: true).bar(.nan, width: 3) == "")
    #expect(Plot(hasBlocks: false).line([0, 1, 2]) == " =#")
    #expect(Plot(hasBlocks: true).line([0, 0.1, 8, .nan]) == " ▁█ ")
  }

  @Test(
    "the first variable that is set decides the language",
    arguments: [
      (["LANG": "en_US.UTF-8"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false), ([:], false),
      (["LC_CTYPE": "de_DE.utf8", "LANG": "C"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ] as [([String: String], Bool)])
  func language(_ variables: [String: String], _ isUTF8: Bool) {
    #expect(Console.isUTF8 { variables[$0] } == isUTF8)
  }

  @Test("JSON and CSV are read back with the same numbers")
  func files() throws {
    let words = ["summary", folder.path("feed.trace.jsonl"), folder.path("covered.trace.jsonl"), "-f"]
    let json = try CommandRun(words + ["json"]).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["traces"] as? Int == 2)
    let total = try #require(object["total"] as? [String: Any])
    #expect(total["items"] as? Int == 3)
    // `a` of `feed` is one item in both traces.
    #expect((object["items"] as? [[String: Any]])?.count == 2)
    let rows = try CommandRun(words + ["csv"]).output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(Set(rows.map(\.count)) == [26])
    #expect(rows[1][0] == "all" && Int(rows[1][8]) == total["exposures"] as? Int)
    #expect(rows.count { $0[0] == "item" } == 2)
  }

  @Test("parts can be chosen, and rows limited")
  func parts() throws {
    let run = try folder.run("summary", "@feed.trace.jsonl", "--by", "item", "--top", "1")
    #expect(!run.output.contains("POSITION") && !run.output.contains("SURFACE"))
    #expect(run.output.contains("… and 1 more; --top shows more, json and csv have all"))
  }

  @Test("the result does not depend on how many threads read", arguments: [2, 5])
  func threads(_ jobs: Int) throws {
    try folder.write(String(repeating: Samples.feed + Samples.covered, count: 2_000), to: "many.trace.jsonl")
    let alone = try folder.run("summary", "@many.trace.jsonl", "-f", "json", "-j", "1")
    #expect(alone.output.contains(#""traces": 4000"#))
    #expect(try folder.run("summary", "@many.trace.jsonl", "-f", "json", "-j", "\(jobs)").output == alone.output)
  }

  @Test(
    "what is wrong with the words is said, with what to write",
    arguments: [
      (["--top", "none"], "'none' is no number of rows; write a whole number from 1 on"),
      (["--by", "items"], "'items' is no value of --by; it takes surface, position, hour, item; did you mean 'item'?"),
    ])
  func usage(_ words: [String], _ message: String) throws {
    let run = try CommandRun(["summary", folder.path("feed.trace.jsonl")] + words)
    #expect(run.code == .wrongUsage)
    #expect(run.errors == "sightline summary: \(message)\nTry 'sightline help summary'.\n")
  }
}
