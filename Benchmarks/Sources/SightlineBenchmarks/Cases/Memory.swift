// SPDX-License-Identifier: MIT

import AllocationCounter
import SightlineCore

/// Bytes that the engine keeps for each registered item.
enum Memory {
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
    // An id of up to fifteen bytes lies in the sixteen bytes of its String.
    result.extra = [
      ("bytesAnItem", perItem - Double(MemoryLayout<String>.size)), ("bytesWithId", perItem),
      ("peakBytesWithId", Double(counts.peak_bytes) / Double(count)),
    ]
    return result
  }
}
