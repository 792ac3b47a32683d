// SPDX-License-Identifier: MIT

/// A named workload and how to run it.
struct BenchmarkCase {
  /// How often the operation is done in a run.
  enum Count {
    /// As often as fills about ten milliseconds.
    case calibrated
    /// Exactly so often, since the state grows with each.
    case fixed(Int)
  }

  var name: String
  var count = Count.calibrated
  /// Operations for counting allocations and instructions: always the same, so that the counts are.
  var counted = 400
  /// Whether CI compares allocations and instructions. Off where making the state takes valgrind too long.
  var isGated = true
  var make: () -> any Workload
}
