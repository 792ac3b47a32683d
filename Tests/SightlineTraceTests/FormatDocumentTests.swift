// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTrace
import Testing

@Suite("The samples in the documents of the formats")
struct FormatDocumentTests {
  @Test("samples of traces are read without an error, and show every op")
  func traces() throws {
    let samples = try samples(in: "TraceFormat.md", "jsonl")
    #expect(samples.count == 3)
    let lines = samples.joined().split(separator: "\n")
    // The first sample ends its trace; the others are parts, which say so with a warning.
    for element in TraceReader.elements(of: Array(samples.joined().utf8), file: "TraceFormat.md") {
      if case .problem(let problem) = element.kind { #expect(!problem.isError, "\(problem)") }
    }
    let ops = Set(lines.compactMap { $0.firstMatch(of: /"op":"([a-z]+)"/).map { String($0.output.1) } })
    #expect(ops.count == 22)
  }

  @Test("samples of events are read and written as they stand")
  func events() throws {
    let samples = try samples(in: "EventFormat.md", "jsonl").joined()
    var writer = EventWriter()
    for element in EventReader.elements(of: Array(samples.utf8), file: "EventFormat.md") {
      switch element.kind {
      case .event(let event): writer.write(event)
      case .summary(let summary): writer.write(summary)
      case .problem(let problem): Issue.record("\(problem)")
      }
    }
    #expect(text(writer.bytes) == samples)
  }

  @Test("samples of rules are read without a problem")
  func rules() throws {
    let samples = try samples(in: "RulesFormat.md", "json")
    #expect(samples.count == 2)
    for sample in samples {
      #expect(RuleBookReader.read(Array(sample.utf8), file: "RulesFormat.md").problems == [])
    }
  }

  @Test("the documents name every key of a rule and every word")
  func words() throws {
    let rules = try document("RulesFormat.md")
    for reason in VisitReason.allCases { #expect(rules.contains("`\(reason.rawValue)`")) }
    let preset = text(RuleBookWriter.bytes(of: RuleBook(rules: [.mrcDisplay])))
    for match in preset.matches(of: /"([a-zA-Z]+)":/) { #expect(rules.contains("`\(match.output.1)`")) }
    let events = try document("EventFormat.md")
    for cause in Cause.allCases { #expect(events.contains("`\(cause.rawValue)`")) }
    let traces = try document("TraceFormat.md")
    for phase in ScrollPhase.allCases { #expect(traces.contains("`\(phase.rawValue)`")) }
  }

  /// The blocks of one language in a document.
  private func samples(in name: String, _ language: String) throws -> [String] {
    var samples: [String] = []
    var open: String?
    for line in try document(name).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let sample = open { samples.append(sample) }
        open = open == nil && line == "```\(language)" ? "" : nil
      } else if open != nil {
        open? += line + "\n"
      }
    }
    return samples
  }

  private func document(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Documentation/\(name)"), encoding: .utf8)
  }
}
