// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The times at which a display shows frames: the n-th at n / rate seconds, rounded down to a nanosecond.
///
/// Each is computed from its number, so they never drift: at 60 frames a second every sixtieth lies on a whole second.
public struct FrameTimes: Sendable, Sequence, IteratorProtocol {
  /// Frames per second.
  public let rate: Int64
  private var number: Int64
  private let end: Timestamp

  /// Makes the frames from `start` on (a frame at that very time included) up to and including `end`.
  ///
  /// The rate is held within 1...1000.
  public init(from start: Timestamp, through end: Timestamp, perSecond rate: Int) {
    self.rate = Int64(Swift.min(Swift.max(rate, 1), 1000))
    self.end = end
    number = Self.firstNumber(at: start, rate: self.rate)
  }

  /// The next frame, or nil after the last.
  public mutating func next() -> Timestamp? {
    let time = Self.time(of: number, rate: rate)
    guard time <= end, time < .distantFuture else { return nil }
    number += 1
    return time
  }

  static func time(of number: Int64, rate: Int64) -> Timestamp {
    let (second, rest) = floored(number, by: rate)
    let (whole, overflow) = second.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return second < 0 ? .distantPast : .distantFuture }
    return Timestamp(nanoseconds: whole) + TimeSpan(nanoseconds: rest * 1_000_000_000 / rate)
  }

  private static func firstNumber(at start: Timestamp, rate: Int64) -> Int64 {
    let (second, rest) = floored(start.nanoseconds, by: 1_000_000_000)
    let (before, overflow) = second.multipliedReportingOverflow(by: rate)
    guard !overflow else { return .max - 1 }
    let number = before + rest * rate / 1_000_000_000
    return time(of: number, rate: rate) < start ? number + 1 : number
  }

  /// The quotient rounded down, and a rest that is never negative.
  private static func floored(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
