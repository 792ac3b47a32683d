// SPDX-License-Identifier: MIT

import AllocationCounter
import FoundationBaseline
import SightlineCore
import SightlineTrace

/// Replay of a hundred megabytes of traces, NDJSON to NDJSON on one core, against JSONSerialization parsing the same
/// lines in the same run.
struct ReplayCase {
  static let bytes = 100_000_000
  static let chunk = 1 << 16
  static let runs = 3

  /// What one replay brought.
  private struct Outcome: Equatable {
    var traces = 0
    var inputs = 0
    var events = 0
    var bytes = 0
    var problems = 0
  }

  static func measure() throws -> Measurement {
    let file = TemporaryFile(suffix: ".trace.jsonl")
    var trace = GeneratedTrace()
    var written = 0
    var lines = 0
    let wrote = TextFile.write(file.path) {
      if written >= bytes { return nil }
      let piece = trace.next()
      written += piece.count
      lines += piece.count { $0 == UInt8(ascii: "\n") }
      return piece
    }
    guard wrote else { throw Harness.Failure(message: "replay: cannot write \(file.path)") }

    // By turns, so that a machine that is busy for a while slows both.
    var times: [Int64] = []
    var json: [Int64] = []
    var first: Outcome?
    for _ in 0..<runs {
      let start = monotonic_nanoseconds()
      let outcome = try replay(file.path, upTo: .max)
      times.append(monotonic_nanoseconds() - start)
      if let fault = fault(outcome, lines: lines, first: first) { throw Harness.Failure(message: "replay: \(fault)") }
      first = outcome
      json.append(try parse(file.path, lines: lines))
    }
    times.sort()
    json.sort()

    var result = Measurement(name: "replay")
    result.minimum = Double(times[0]) / Double(lines)
    result.median = Double(times[runs / 2]) / Double(lines)
    result.extra = [
      ("megabytesASecond", Double(written) * 1e3 / Double(times[0])),
      ("timesJSONSerialization", Double(json[0]) / Double(times[0])),
      ("nsALineJSONSerialization", Double(json[0]) / Double(lines)),
    ]
    if allocations_are_countable() {
      let tenth = try counts(file.path, upTo: written / 10)
      let whole = try counts(file.path, upTo: .max)
      result.allocations = Double(whole.allocations) / Double(lines)
      result.extra.append(("peakKilobytes", Double(whole.peak_bytes) / 1e3))
      result.extra.append(("peakOverTenth", Double(whole.peak_bytes) / Double(max(1, tenth.peak_bytes))))
    }
    return result
  }

  /// What a replay allocates.
  private static func counts(_ path: String, upTo limit: Int) throws -> allocation_counts {
    allocation_counting_start()
    defer { _ = allocation_counting_stop() }
    _ = try replay(path, upTo: limit)
    return allocation_counting_now()
  }

  private static func fault(_ outcome: Outcome, lines: Int, first: Outcome?) -> String? {
    if let first, first != outcome { return "two runs differ: \(first) and \(outcome)" }
    if outcome.problems > 0 { return "\(outcome.problems) problems in a good trace" }
    // Every trace has one line that is not an input: its first.
    if outcome.inputs + outcome.traces != lines { return "\(lines) lines went in, \(outcome) came out" }
    return outcome.events > outcome.traces * 100 ? nil : "too few events: \(outcome)"
  }

  private static func replay(_ path: String, upTo limit: Int) throws -> Outcome {
    guard let file = InputFile(path: path) else { throw Harness.Failure(message: "replay: cannot read \(path)") }
    var replay = TraceReplay(file: "generated", rules: [RuleBook(rules: [.mrcDisplay])])
    var outcome = Outcome()
    func take(_ output: TraceReplay.Output) {
      switch output {
      case .head: outcome.traces += 1
      case .events(let events, let lines, _):
        outcome.events += events.count
        outcome.bytes += lines.count
      case .problem: outcome.problems += 1
      case .summary(let summary, _): outcome.inputs += summary.inputs
      case .fractions, .input, .held: break
      }
    }
    var read = 0
    while read < limit {
      let count = file.read(chunk) { replay.feed($0, take) }
      if count == 0 { break }
      read += count
    }
    replay.finish(take)
    return outcome
  }

  /// Nanoseconds that JSONSerialization takes for all lines.
  private static func parse(_ path: String, lines: Int) throws -> Int64 {
    guard let file = InputFile(path: path) else { throw Harness.Failure(message: "replay: cannot read \(path)") }
    var total: Int64 = 0
    var objects = 0
    var rest: [UInt8] = []
    while true {
      let count = file.read(8 << 20) { rest.append(contentsOf: $0) }
      guard count > 0, let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { break }
      let block = JSONBaseline.lines(of: Array(rest[...last]))
      rest.removeSubrange(...last)
      let start = monotonic_nanoseconds()
      objects += block.parse()
      total += monotonic_nanoseconds() - start
    }
    guard objects == lines else { throw Harness.Failure(message: "JSONSerialization read \(objects) of \(lines)") }
    return total
  }
}
