// SPDX-License-Identifier: MIT

/// A point in monotonic time: whole nanoseconds since an origin that the host chose.
///
/// A system instant can be neither built nor stored, so the engine has its own. Times may be negative. Arithmetic
/// saturates at the ends of `Int64` and never traps.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Nanoseconds since the origin.
  public var nanoseconds: Int64

  /// Makes the time that is `nanoseconds` after the origin.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The origin.
  public static let zero = Timestamp(nanoseconds: 0)
  /// Earlier than every time that a host can pass.
  public static let distantPast = Timestamp(nanoseconds: .min)
  /// Later than every time that a host can pass.
  public static let distantFuture = Timestamp(nanoseconds: .max)

  /// The time that is `seconds` after the origin, to the nearest nanosecond; saturates, and a NaN is the origin.
  public static func seconds(_ seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: TimeSpan.seconds(seconds).nanoseconds)
  }

  /// Whether the left time comes before the right one.
  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The time `span` later, saturating.
  @inlinable
  public static func + (time: Timestamp, span: TimeSpan) -> Timestamp {
    let (sum, overflow) = time.nanoseconds.addingReportingOverflow(span.nanoseconds)
    return Timestamp(nanoseconds: overflow ? (span.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// The span from the right time to the left one, saturating.
  @inlinable
  public static func - (left: Timestamp, right: Timestamp) -> TimeSpan {
    let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return TimeSpan(nanoseconds: overflow ? (left.nanoseconds < 0 ? .min : .max) : difference)
  }
}
