// SPDX-License-Identifier: MIT

import AllocationCounter
import SightlineCore

/// Bytes that the engine keeps for each registered item.
enum Memory {
  /// Two round counts, and one just above three quarters of a power of two, where a table of ids has just doubled.
  static let counts = [98_400, 100_000, 1_000_000]

  static func measure(count: Int) throws -> Measurement {
    guard allocations_are_countable() else { return Measurement(name: "memory.\(count)") }
    allocation_counting_start()
    let scene = Scene(count: count)
    let counts = allocation_counting_stop()
    guard scene.tracker.explain(surface: "feed", item: "row-\(count - 1)") != nil else {
      throw Harness.Failure(message: "memory.\(count): the last row is not known")
    }
    sink(scene)
    let perItem = Double(counts.live_bytes) / Double(count)
    var result = Measurement(name: "memory.\(count)")
    // An id of up to fifteen bytes lies in the sixteen bytes of its String; attributes are one reference where they are
    // not given. What is left is what the engine itself keeps of an item.
    let given = Double(MemoryLayout<String>.size + MemoryLayout<Attributes?>.size)
    result.extra = [
      ("bytesAnItem", perItem - given), ("bytesInAll", perItem),
      ("peakBytesInAll", Double(counts.peak_bytes) / Double(count)),
    ]
    return result
  }
}
