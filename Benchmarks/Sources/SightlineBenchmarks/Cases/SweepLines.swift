// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace

/// The same recording as ``ReplayLines`` under a hundred variants of a rule at once.
final class SweepLines: Workload {
  enum Kind: String, CaseIterable {
    /// Ten fractions by ten times.
    case grid
    /// A hundred fractions.
    case fractions
    /// Ten fractions by ten times, for a rule that counts once a visit.
    case visits
  }

  private let bytes: [UInt8]
  private let lines: Int
  private let book: RuleBook
  private var inputs = 0
  private var reported = 0

  init(_ kind: Kind) {
    var trace = GeneratedTrace()
    bytes = trace.next()
    lines = bytes.count { $0 == UInt8(ascii: "\n") }
    book = RuleBook(rules: Self.rules(kind))
  }

  private static func rules(_ kind: Kind) -> [Rule] {
    (0..<100).map { number in
      var rule = Rule.mrcDisplay
      if kind == .visits { rule.repetition = .oncePerVisit }
      if kind == .fractions {
        rule.fraction = Double(number + 1) / 100
      } else {
        rule.fraction = Double(number / 10 + 1) / 10
        rule.continuous = .milliseconds(Int64(number % 10 + 1) * 200)
      }
      return rule
    }
  }

  func run(_ operations: Int) {
    inputs = 0
    reported = 0
    for _ in 0..<operations {
      var replay = TraceReplay(file: "generated", rules: [book], writesLines: false, hasVariants: true)
      let take = { (output: TraceReplay.Output) in
        guard case .summary(let summary, _) = output else { return }
        self.inputs += summary.inputs
        self.reported += summary.variants.reduce(0) { $0 + $1.ledger.reported }
      }
      bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: ReplayLines.chunk) {
          replay.feed(
            UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + ReplayLines.chunk, bytes.count)]), take)
        }
      }
      replay.finish(take)
    }
    sink(inputs)
  }

  func fault(after operations: Int) -> String? {
    if inputs != operations * (lines - 1) { return "\(operations * (lines - 1)) inputs went in, \(inputs) came out" }
    return reported > operations * 1_000 ? nil : "a hundred variants counted \(reported) times only"
  }
}
