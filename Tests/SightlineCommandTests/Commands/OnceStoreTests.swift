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

  @Test("a file that is no store is said and not touched")
  func noStore() throws {
    try folder.write("[1,2,3]\n{}\n", to: "other.json")
    let run = try folder.run("replay", "@two.jsonl", "-r", "@rules.json", "--once-store", "@other.json")
    #expect(run.code == .unreadable)
    #expect(run.errors.contains("@other.json:1:"))
    #expect(try folder.text("other.json") == "[1,2,3]\n{}\n")
  }
}
