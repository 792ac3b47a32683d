// SPDX-License-Identifier: MIT

/// Lengths in a row, of which one can be changed and the one at an offset be found in a number of steps that grows with
/// the logarithm of their count (a Fenwick tree).
struct LengthTree: Sendable {
  private var sums: [Double]
  private(set) var lengths: [Double]
  private let topBit: Int
  /// How many sums were looked at so far: the cost that tests count.
  private(set) var steps = 0

  init(_ lengths: [Double]) {
    self.lengths = lengths
    sums = [0] + lengths
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
    var bit = 1
    while bit * 2 <= lengths.count { bit *= 2 }
    topBit = bit
  }

  var count: Int { lengths.count }

  /// All lengths together.
  var total: Double {
    mutating get { sum(before: count) }
  }

  /// The lengths of those before `index` together.
  mutating func sum(before index: Int) -> Double {
    var sum = 0.0
    var index = min(max(index, 0), count)
    while index > 0 {
      steps += 1
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  mutating func set(_ length: Double, at index: Int) {
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    var place = index + 1
    while place < sums.count {
      steps += 1
      sums[place] += change
      place += place & -place
    }
  }

  /// The first one that ends after `offset`; the count when none does.
  mutating func index(endingAfter offset: Double) -> Int {
    guard count > 0 else { return 0 }
    var place = 0
    var left = offset
    var bit = topBit
    while bit > 0 {
      steps += 1
      if place + bit < sums.count, sums[place + bit] <= left {
        place += bit
        left -= sums[place]
      }
      bit /= 2
    }
    // Sums taken in another order may differ in their last bits.
    while place > 0, sum(before: place) > offset { place -= 1 }
    while place < count, sum(before: place + 1) <= offset { place += 1 }
    return place
  }
}
