// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run and on every machine (SplitMix64).
///
/// What is drawn from them is made here too, not left to a library that may change.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the numbers that follow from `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, `bound`. Not quite even, which does not matter to a test.
  public mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(max(1, bound))) }

  /// Whether something of this share of all cases happens.
  public mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) < share * 0x1p53 }

  /// Whether something of this many in a hundred happens.
  public mutating func percent(_ share: Int) -> Bool { below(100) < share }

  /// One of some values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
