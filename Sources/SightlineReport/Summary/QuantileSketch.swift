// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Lengths of time, of which any quantile can be asked: exact for up to 64 of them, within 1/128 of the true one for
/// more. What it answers depends on the lengths alone, not on their order or on how parts were merged.
///
/// More than 64 lengths are counted in classes: those of one class have their highest seven bits in common. The middle of
/// a class is at most 1/128 of itself away from all of it.
public struct QuantileSketch: Sendable, Equatable {
  /// So many lengths are remembered exactly.
  public static let exactLimit = 64
  /// How far a quantile of more lengths can lie from the true one, relative to it.
  public static let relativeError = 1.0 / 128

  private struct Class: Sendable, Equatable {
    var key: Int32
    var count: Int
  }

  /// How many lengths there are.
  public private(set) var count = 0
  /// Ascending; empty once there are classes.
  private var exact: [Int64] = []
  /// In the order of their keys.
  private var classes: [Class] = []

  /// Makes one of no lengths.
  public init() {}

  /// Adds a length; one below zero counts as zero.
  public mutating func add(_ span: TimeSpan) {
    let value = max(0, span.nanoseconds)
    count += 1
    if classes.isEmpty, count <= Self.exactLimit {
      exact.insert(value, at: exact.firstIndex { $0 > value } ?? exact.count)
      return
    }
    classify()
    add(Self.key(value), count: 1)
  }

  /// Adds what another one has counted.
  public mutating func merge(_ other: QuantileSketch) {
    if other.count == 0 { return }
    if classes.isEmpty, other.classes.isEmpty, count + other.count <= Self.exactLimit {
      exact = (exact + other.exact).sorted()
    } else {
      classify()
      for entry in other.classes { add(entry.key, count: entry.count) }
      for value in other.exact { add(Self.key(value), count: 1) }
    }
    count += other.count
  }

  /// The least length that is not shorter than this share of all of them; `nil` of none.
  public func quantile(_ share: Double) -> TimeSpan? {
    guard count > 0 else { return nil }
    let rank = max(1, min(Double(count), (share * Double(count)).rounded(.up)))
    if classes.isEmpty {
      return TimeSpan(nanoseconds: exact[min(exact.count, Int(exactly: rank) ?? exact.count) - 1])
    }
    var below = 0
    for entry in classes {
      below += entry.count
      if Double(below) >= rank { return TimeSpan(nanoseconds: Self.middle(entry.key)) }
    }
    return classes.last.map { TimeSpan(nanoseconds: Self.middle($0.key)) }
  }

  // MARK: Classes

  private mutating func classify() {
    for value in exact { add(Self.key(value), count: 1) }
    exact = []
  }

  private mutating func add(_ key: Int32, count: Int) {
    var low = 0
    var high = classes.count
    while low < high {
      let middle = (low + high) / 2
      if classes[middle].key < key { low = middle + 1 } else { high = middle }
    }
    if low < classes.count, classes[low].key == key {
      classes[low].count += count
    } else {
      classes.insert(Class(key: key, count: count), at: low)
    }
  }

  /// How far a value has to be moved to the right to have seven bits, and those seven.
  private static func key(_ value: Int64) -> Int32 {
    let shift = max(0, Int64.bitWidth - value.leadingZeroBitCount - 7)
    return Int32(truncatingIfNeeded: shift) << 8 | Int32(truncatingIfNeeded: value >> Int64(shift))
  }

  private static func middle(_ key: Int32) -> Int64 {
    let shift = Int64(key >> 8)
    let first = Int64(key & 0xFF) << shift
    return shift > 0 ? first + (1 << (shift - 1)) : first
  }
}
