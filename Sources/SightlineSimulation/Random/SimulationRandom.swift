// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run and on every machine: SplitMix64, and what is drawn from it.
///
/// Integers, the four operations, the square root and the module's own exponential and logarithm, nothing else: no
/// library may change a draw. The fourth operation of two machines never differs, a C library's last digit may.
struct SimulationRandom: Sendable {
  private var state: UInt64

  /// Makes the numbers of one stream of a seed. Streams of one seed have nothing to do with each other.
  init(seed: UInt64, stream: UInt64) {
    state = Self.mixed(Self.mixed(seed &+ Self.step) ^ Self.mixed(stream &* 0xd134_2543_de82_ef95 &+ 1))
  }

  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  /// A number from 0 up to, but not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number between two others.
  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// A whole number from 0 up to, but not including, `bound`; 0 where there is no room.
  mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A whole number of a range.
  mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// Whether something of this share of all cases happens.
  mutating func chance(_ share: Double) -> Bool { unit() < share }

  /// A number of the standard normal distribution (Marsaglia's polar method).
  mutating func normal() -> Double {
    while true {
      let x = between(-1, 1)
      let y = between(-1, 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * (-2 * Exponential.ln(square) / square).squareRoot() }
    }
  }

  /// A positive number, half of them below `median`; `spread` is the standard deviation of its logarithm.
  mutating func logNormal(median: Double, spread: Double) -> Double { median * Exponential.exp(spread * normal()) }

  /// One of several values, each as often as its weight says; nil where there are none with a weight.
  mutating func choose<Value>(_ values: [SimulationShare<Value>]) -> Value? {
    let whole = values.reduce(0) { $0 + max(0, $1.weight) }
    var left = unit() * whole
    for share in values where share.weight > 0 {
      if left < share.weight { return share.value }
      left -= share.weight
    }
    return values.last { $0.weight > 0 }?.value
  }
}
