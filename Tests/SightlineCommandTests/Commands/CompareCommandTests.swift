// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("compare")
struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(Samples.covered, to: "covered.trace.jsonl")
    try folder.write(
      #"{"version":1,"rules":[{"name":"long","fraction":0.5,"continuous":1.5}]}"#, to: "long.json")
  }

  @Test("a table tells what each rule counted, what differs and why, and how near the misses were")
  func table() throws {
    let run = try folder.run("compare", "--rules", "@long.json", "-r", "mrcDisplay", "-", input: Samples.feed)
    #expect(run.code == .done)
    #expect(
      run.output == """
        1 trace

        RULE        SEEN  COUNTED    SHARE  IMPRESSIONS  GAINED  LOST  ASKS FOR
        long           2        1   50.0 %            1                0.5 of the item, 1.5 s at once
        mrcDisplay     2        2  100.0 %            2       1     0  0.5 of the item, 0.3 of items from \
        242500 pt², 1 s at once

        mrcDisplay gained 1 item over long
          TRACE           SURFACE  ITEM  COUNTED AT  WHY NOT UNDER long
          standard input  feed     a            1 s  viewable for 1.25 s of 1.5 s

        POSITION  SEEN  long  mrcDisplay  +/-
               0     1     0           1  +1
               1     1     1           1

        SEEN, NOT COUNTED
        long: 1 too short, by seconds  0.1-0.25: 1

        """)
  }

  @Test("JSON and CSV are read back with the same numbers")
  func files() throws {
    let words = [
      "compare", "--rules=mrcDisplay", "-r", folder.path("long.json"), folder.path("feed.trace.jsonl"),
      folder.path("covered.trace.jsonl"),
    ]
    let json = try CommandRun(words + ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["traces"] as? Int == 2)
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.map { $0["name"] as? String } == ["mrcDisplay", "long"])
    #expect(rules.map { $0["seen"] as? Int } == [3, 3])
    let csv = try CommandRun(words + ["--format", "csv"])
    let rows = csv.output.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(Set(rows.map(\.count)) == [11])
    let all = rows.filter { $0[0] == "all" }
    #expect(all.map { Int($0[7]) } == rules.map { $0["counted"] as? Int })
    #expect(all.map { Int($0[10]) } == rules.map { $0["lost"] as? Int })
  }

  @Test("the name of the output decides the format")
  func outputName() throws {
    let path = folder.path("out.csv")
    let run = try CommandRun("compare", "-r", "mrcDisplay,mrcVideo", "-o", path, folder.path("feed.trace.jsonl"))
    #expect(run.code == .done && run.output.isEmpty)
    #expect(try folder.text("out.csv").hasPrefix("part,surface,"))
  }

  @Test("the result does not depend on how many threads read", arguments: [2, 3, 8])
  func threads(_ jobs: Int) throws {
    let stream = String(repeating: Samples.feed, count: 4_000)
    try folder.write(stream, to: "many.trace.jsonl")
    let words = [
      "compare", "-r", "mrcDisplay,fullyVisible", "-f", "json", folder.path("many.trace.jsonl"),
      folder.path("feed.trace.jsonl"),
    ]
    let alone = try CommandRun(words + ["-j", "1"])
    #expect(alone.output.contains(#""traces": 4001"#))
    #expect(try CommandRun(words + ["-j", "\(jobs)"]).output == alone.output)
  }

  @Test(
    "what is damaged counts up to the last whole trace before the fault, with any number of threads", arguments: [1, 4])
  func damaged(_ jobs: Int) throws {
    let bad = Samples.feed + "{\"t\":0,\"op\":\"trace\",\"version\":1}\n{\"t\":0,\"op\":\"nothing\"}\n"
    try folder.write(bad + String(repeating: Samples.feed, count: 3_000), to: "bad.trace.jsonl")
    let run = try folder.run(
      "compare", "-r", "mrcDisplay,mrcVideo", "-f", "json", "-j", "\(jobs)", "@bad.trace.jsonl", "@feed.trace.jsonl")
    #expect(run.code == .unreadable)
    #expect(run.output.contains(#""traces": 2"#))
    #expect(run.errors.contains("bad.trace.jsonl"))
  }

  @Test(
    "what is wrong with the words is said, with what to write",
    arguments: [
      (["compare", "TRACE"], "there is one rule only; name what to compare it with: --rules A --rules B, or --sweep"),
      (
        ["compare", "-r", "mrcDisplay,mrcVideo", "--examples", "few", "TRACE"],
        "'few' is no number of examples; write a whole number from 0 on"
      ),
      (
        ["compare", "-r", "mrcDisplay,mrcVideo", "-f", "tabel", "TRACE"],
        "'tabel' is no value of --format; it takes table, csv, json, html; did you mean 'table'?"
      ),
    ])
  func usage(_ words: [String], _ message: String) throws {
    let run = try CommandRun(words.map { $0 == "TRACE" ? folder.path("feed.trace.jsonl") : $0 })
    #expect(run.code == .wrongUsage)
    #expect(run.errors == "sightline compare: \(message)\nTry 'sightline help compare'.\n")
  }
}
