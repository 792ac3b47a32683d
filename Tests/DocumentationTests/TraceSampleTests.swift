// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTrace
import Testing

/// Worked examples: a `jsonl` block of inputs, then one of events, are held by replaying the first.
///
/// The events are shown as far as they matter: keys may be left out, and so may whole events, but those shown must come
/// in this order. A comment `<!-- rules: mrcDisplay anyPixel -->` before the inputs names presets; a `json` block
/// between the two is a file of rules.
@Suite("Worked examples in the documents")
struct TraceSampleTests {
  struct Example: Sendable, CustomStringConvertible {
    var inputs: MarkdownFile.Sample
    var rules: MarkdownFile.Sample?
    var events: MarkdownFile.Sample

    var description: String { inputs.description }
  }

  static let examples = Repository.documents.flatMap { examples(in: $0.samples) }
  static let inputs = Repository.documents.flatMap { $0.samples.filter { isInputs($0) } }

  @Test("a trace in a document is read without error or warning", arguments: inputs)
  func inputsAreGood(_ sample: MarkdownFile.Sample) {
    for element in TraceReader.elements(of: Array(sample.text.utf8), file: sample.description) {
      // A few lines without a trace line are a part of a trace: what is missing around them is no fault.
      guard case .problem(let problem) = element.kind else { continue }
      if problem.isError || sample.text.contains("\"op\":\"trace\"") { Issue.record("\(problem)") }
    }
  }

  @Test("the events that an example shows are those that its inputs give", arguments: examples)
  func exampleHolds(_ example: Example) throws {
    let found = try events(of: example)
    var rest = found[...]
    for line in example.events.text.split(separator: "\n") {
      let shown = try #require(object(line), "\(example.events): not JSON: \(line)")
      let place = rest.firstIndex { event in shown.allSatisfy { event[$0.key].map(same($0.value)) ?? false } }
      guard let place else {
        Issue.record("\(example.events): no such event in this place: \(line)\nfound: \(found)")
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  private func events(of example: Example) throws -> [[String: Any]] {
    var book = RuleBook(rules: Rule.presets.filter { example.inputs.ruleNames.contains($0.name) })
    if let rules = example.rules {
      let reading = RuleBookReader.read(Array(rules.text.utf8), file: rules.description)
      #expect(reading.problems.isEmpty)
      book = try #require(reading.book)
    }
    var lines: [UInt8] = []
    var replay = TraceReplay(file: example.description, rules: [book])
    let take = { (output: TraceReplay.Output) in
      if case .events(_, let bytes, _) = output { lines += bytes }
    }
    replay.feed(Array(example.inputs.text.utf8), take)
    replay.finish(take)
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").compactMap(object)
  }

  private func object(_ line: Substring) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
  }

  private func same(_ shown: Any) -> (Any) -> Bool {
    { found in
      if let left = shown as? NSNumber, let right = found as? NSNumber {
        return abs(left.doubleValue - right.doubleValue) < 1e-9
      }
      if let left = shown as? [String: Any], let right = found as? [String: Any] {
        return left.count == right.count && left.allSatisfy { key, value in right[key].map(same(value)) ?? false }
      }
      if let left = shown as? [Any], let right = found as? [Any] {
        return left.count == right.count && zip(left, right).allSatisfy { same($0)($1) }
      }
      return "\(shown)" == "\(found)"
    }
  }

  private static func isInputs(_ sample: MarkdownFile.Sample) -> Bool {
    sample.language == "jsonl" && sample.text.contains("\"op\":")
  }

  private static func examples(in samples: [MarkdownFile.Sample]) -> [Example] {
    samples.indices.compactMap { index in
      guard isInputs(samples[index]), index + 1 < samples.count else { return nil }
      let hasRules = samples[index + 1].language == "json" && index + 2 < samples.count
      let events = samples[hasRules ? index + 2 : index + 1]
      guard events.language == "jsonl", events.text.contains("\"event\":") else { return nil }
      return Example(inputs: samples[index], rules: hasRules ? samples[index + 1] : nil, events: events)
    }
  }
}
