// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

/// One golden trace: `NAME.trace.jsonl`, its rules `NAME.rules.json`, the events it must give `NAME.events.jsonl`.
struct GoldenTrace: Sendable, CustomTestStringConvertible {
  /// The path below `Traces/`, without an ending.
  let name: String

  var testDescription: String { name }

  private static let folder = "Tests/GoldenTests/Traces"

  /// All golden traces, in the order of their names.
  static let all = RepositoryFile.list(folder, suffix: ".trace.jsonl").map { url in
    let path = url.pathComponents.suffix(2).joined(separator: "/")
    return GoldenTrace(name: String(path.dropLast(".trace.jsonl".count)))
  }

  func file(_ ending: String) -> URL { RepositoryFile.url("\(Self.folder)/\(name).\(ending)") }

  func reading() throws -> TraceText.Reading {
    try TraceText.script(in: Array(Data(contentsOf: file("trace.jsonl"))), file: name)
  }

  func rules() throws -> RuleBook {
    try TraceText.rules(in: String(decoding: Data(contentsOf: file("rules.json")), as: UTF8.self), file: name)
  }

  func check() throws -> ReplayCheck {
    let reading = try reading()
    return ReplayCheck(script: reading.script, rules: try rules(), maximumGap: reading.maximumGap)
  }

  /// The expected lines, or `nil` where there is no expectation.
  func expectation() throws -> [String]? {
    guard FileManager.default.fileExists(atPath: file("events.jsonl").path) else { return nil }
    return String(decoding: try Data(contentsOf: file("events.jsonl")), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Writes lines as the expectation.
  func record(_ lines: [String]) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file("events.jsonl"))
  }

  /// The first line that differs, shown beside what was expected; `nil` when none does.
  static func difference(found: [String], expected: [String]) -> String? {
    let count = max(found.count, expected.count)
    for place in 0..<count {
      let left = place < expected.count ? expected[place] : "nothing"
      let right = place < found.count ? found[place] : "nothing"
      if left != right { return "line \(place + 1) differs\n  expected \(left)\n  found    \(right)" }
    }
    return nil
  }
}
