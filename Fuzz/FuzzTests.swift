// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

/// `FUZZ_INPUTS` sets how many inputs are tried, `FUZZ_SEED` where they begin, `FUZZ_LINES` how long they get. With `FUZZ_TRACE=FILE` each input is
/// written there before it is tried, so that after a crash the last one is at hand.
@Suite("fuzzing")
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let inputs = environment["FUZZ_INPUTS"].flatMap(Int.init) ?? defaultInputs
  private static let lines = environment["FUZZ_LINES"].flatMap(Int.init) ?? 12
  private static let chunks = 16

  private static var defaultInputs: Int {
    #if DEBUG
      20_000
    #else
      1_000_000
    #endif
  }

  /// Lines of the recordings and golden traces that are short enough to be worth changing.
  private static let corpus: [[UInt8]] = {
    let files =
      RepositoryFile.list("Examples/Traces", suffix: ".trace.jsonl")
      + RepositoryFile.list("Tests/GoldenTests/Traces", suffix: ".trace.jsonl")
    let lines = files.flatMap { file -> [[UInt8]] in
      let data = (try? Data(contentsOf: file)) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).filter { $0.count < 300 }.prefix(200).map(Array.init)
    }
    return lines.isEmpty ? [Array("{}".utf8)] : lines
  }()

  @Test("no input traps, breaks an invariant or the contract of events, or depends on waking", arguments: 0..<chunks)
  func inputs(chunk: Int) throws {
    var source = FuzzSource(seed: Self.seed &* 1_000 &+ UInt64(chunk), corpus: Self.corpus, lines: Self.lines)
    let trace = Self.environment["FUZZ_TRACE"].map { URL(fileURLWithPath: "\($0).\(chunk)") }
    var failed = 0
    for number in 0..<(Self.inputs / Self.chunks) {
      let bytes = source.next()
      if let trace { try Data(bytes).write(to: trace) }
      let faults = FuzzEntry.faults(in: bytes)
      guard !faults.isEmpty else { continue }
      failed += 1
      let text = String(decoding: bytes, as: UTF8.self)
      Issue.record("input \(number) of chunk \(chunk):\n\(faults.prefix(3).joined(separator: "\n"))\n\(text)")
      if failed == 3 { return }
    }
  }

  @Test(
    "what was found before stays mended",
    arguments: RepositoryFile.list("Fuzz/FailCases", suffix: ".trace.jsonl").map(\.lastPathComponent))
  func failCase(file: String) throws {
    let bytes = try RepositoryFile.bytes("Fuzz/FailCases/\(file)")
    #expect(FuzzEntry.faults(in: bytes) == [])
  }

  @Test("the inputs reach every kind of event, every cause and every diagnostic that a trace can bring")
  func reach() {
    var source = FuzzSource(seed: 7, corpus: Self.corpus)
    var kinds: Set<EventLog.Kind> = []
    var causes: Set<Cause> = []
    var diagnostics: Set<Diagnostic.Kind> = []
    for _ in 0..<10_000 {
      var tracker = Tracker(rules: FuzzEntry.book, maximumGap: .milliseconds(700))
      for element in TraceReader.elements(of: source.next(), file: "fuzz") {
        if case .input(let input, let time) = element.kind { tracker.apply(input, at: time) }
      }
      for event in tracker.takeEvents() {
        if let kind = EventLog.Kind(of: event) { kinds.insert(kind) }
        switch event.kind {
        case .leave(_, let cause, _): causes.insert(cause)
        case .disappear(let record): causes.insert(record.cause)
        default: break
        }
      }
      diagnostics.formUnion(tracker.takeDiagnostics().map(\.kind))
    }
    #expect(kinds == Set(EventLog.Kind.allCases))
    #expect(causes == Set(Cause.allCases))
    #expect(diagnostics == Set(Diagnostic.Kind.allCases).subtracting([.duplicateRule, .afterEnd]))
  }
}
