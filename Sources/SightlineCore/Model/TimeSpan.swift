// SPDX-License-Identifier: MIT

/// A length of time in whole nanoseconds.
///
/// Arithmetic saturates and never traps.
public struct TimeSpan: Sendable, Hashable, Comparable {
  /// The length in nanoseconds.
  public var nanoseconds: Int64

  /// Makes a span of `nanoseconds`.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// No time at all.
  public static let zero = TimeSpan(nanoseconds: 0)

  /// A span of `milliseconds`, saturating.
  public static func milliseconds(_ milliseconds: Int64) -> TimeSpan {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    return TimeSpan(nanoseconds: overflow ? (milliseconds < 0 ? .min : .max) : product)
  }

  /// A span of `seconds` to the nearest nanosecond, halves to even; saturates, and a NaN is zero.
  public static func seconds(_ seconds: Double) -> TimeSpan {
    let nanoseconds = (seconds * 1e9).rounded(.toNearestOrEven)
    if nanoseconds.isNaN { return .zero }
    if nanoseconds >= 0x1p63 { return TimeSpan(nanoseconds: .max) }
    if nanoseconds <= -0x1p63 { return TimeSpan(nanoseconds: .min) }
    return TimeSpan(nanoseconds: Int64(nanoseconds))
  }

  /// The span in seconds, rounded to the nearest double: for arithmetic and display, not for storage.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the left span is shorter than the right one.
  @inlinable
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The sum, saturating.
  @inlinable
  public static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return TimeSpan(nanoseconds: overflow ? (right.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// The difference, saturating.
  @inlinable
  public static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return TimeSpan(nanoseconds: overflow ? (left.nanoseconds < 0 ? .min : .max) : difference)
  }
}
