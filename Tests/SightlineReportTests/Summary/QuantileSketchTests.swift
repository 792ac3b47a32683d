// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import Testing

@testable import SightlineReport

@Suite("quantiles")
struct QuantileSketchTests {
  private static func sketch(_ values: some Sequence<Int64>) -> QuantileSketch {
    var sketch = QuantileSketch()
    for value in values { sketch.add(TimeSpan(nanoseconds: value)) }
    return sketch
  }

  /// The least value that is not below a share of all, by its definition.
  private static func truth(_ values: [Int64], _ share: Double) -> Int64 {
    let sorted = values.sorted()
    return sorted.first { value in Double(sorted.count { $0 <= value }) >= share * Double(sorted.count) } ?? -1
  }

  @Test("up to 64 lengths every quantile is one of them, exactly", arguments: [1, 2, 3, 10, 63, 64])
  func exact(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let values = (0..<count).map { _ in Int64(random.below(5_000_000_000)) }
    let sketch = Self.sketch(values)
    for share in [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1] {
      #expect(sketch.quantile(share)?.nanoseconds == Self.truth(values, share))
    }
  }

  @Test("of more, every quantile lies within 1/128 of the true one", arguments: [65, 100, 1_000, 5_000])
  func bounded(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    // From nanoseconds to hours, as many of each size.
    let values = (0..<count).map { _ in Int64(random.below(1 << (1 + random.below(44)))) }
    let sketch = Self.sketch(values)
    for share in [0, 0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1] {
      let truth = Self.truth(values, max(share, 1e-9))
      let found = sketch.quantile(share)?.nanoseconds ?? -1
      #expect(
        abs(Double(found - truth)) <= Double(truth) * QuantileSketch.relativeError, "\(share): \(found), \(truth)")
    }
  }

  @Test("however parts are cut and merged, the whole is the same", arguments: 0..<20)
  func merged(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let values = (0..<random.pick([3, 64, 65, 200])).map { _ in Int64(random.below(9_000_000_000)) }
    let whole = Self.sketch(values)
    let cut = random.below(values.count + 1)
    var left = Self.sketch(values[..<cut])
    left.merge(Self.sketch(values[cut...]))
    var right = Self.sketch(values[cut...].reversed())
    right.merge(Self.sketch(values[..<cut]))
    #expect(left == whole && right == whole)
  }

  @Test("nothing has no quantile, and what is below zero counts as zero")
  func edges() {
    #expect(QuantileSketch().quantile(0.5) == nil)
    #expect(Self.sketch([-5]).quantile(0.5) == .zero)
    #expect(Self.sketch(Array(repeating: Int64.max, count: 100)).quantile(1)?.nanoseconds ?? 0 > Int64.max / 100 * 99)
  }
}
