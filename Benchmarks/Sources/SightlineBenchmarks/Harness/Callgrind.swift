// SPDX-License-Identifier: MIT

import AllocationCounter
import FoundationBaseline

/// Counts the instructions of a case in a child process under valgrind.
struct Callgrind {
  var binary: String

  static var isAvailable: Bool { run(["valgrind", "--version"]) == 0 }

  /// Instructions of one operation, or `nil` if valgrind could not tell.
  func instructions(of benchmark: BenchmarkCase) -> Double? {
    let file = TemporaryFile(suffix: ".callgrind")
    let status = Self.run([
      "valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=sightline_benchmark_measured",
      "--callgrind-out-file=\(file.path)", binary, "--count-only", benchmark.name,
    ])
    guard status == 0, let text = file.read() else { return nil }
    let prefix = "totals: "
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(prefix) }),
      let total = Double(line.dropFirst(prefix.count))
    else { return nil }
    return total / Double(benchmark.counted)
  }

  private static func run(_ words: [String]) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
      let bytes = word.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      return copy
    }
    arguments.append(nil)
    defer { for argument in arguments { argument?.deallocate() } }
    return run_quietly(&arguments)
  }
}
