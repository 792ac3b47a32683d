// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace

/// One whole recording through reader, engine and writer; small enough for valgrind, so its instructions are gated.
final class ReplayLines: Workload {
  static let chunk = 1 << 16

  private let bytes: [UInt8]
  private let lines: Int
  private var inputs = 0

  init() {
    var trace = GeneratedTrace()
    bytes = trace.next()
    lines = bytes.count { $0 == UInt8(ascii: "\n") }
  }

  func run(_ operations: Int) {
    inputs = 0
    for _ in 0..<operations {
      var replay = TraceReplay(file: "generated", rules: [RuleBook(rules: [.mrcDisplay])])
      let take = { (output: TraceReplay.Output) in
        if case .summary(let summary, _) = output { self.inputs += summary.inputs }
      }
      bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
          replay.feed(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + Self.chunk, bytes.count)]), take)
        }
      }
      replay.finish(take)
    }
    sink(inputs)
  }

  func fault(after operations: Int) -> String? {
    inputs == operations * (lines - 1) ? nil : "\(operations * (lines - 1)) inputs went in, \(inputs) came out"
  }
}
