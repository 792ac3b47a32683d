// SPDX-License-Identifier: MIT

/// A value over time that holds until the next: what a page draws from.
///
/// Times are microseconds since the start of the trace and never go back.
struct StepColumn<Value: Equatable & Sendable>: Sendable, Equatable {
  private(set) var times: [Int64] = []
  private(set) var values: [Value] = []

  var count: Int { times.count }
  var isEmpty: Bool { times.isEmpty }
  var last: Value? { values.last }

  /// Says that the value is `value` from `time` on. Several at one time are one change: the last holds.
  mutating func append(_ value: Value, at time: Int64) {
    if let last = times.last, last >= time {
      values[values.count - 1] = value
      let before = values.dropLast().last
      if before == value { removeLast() }
      return
    }
    if values.last == value { return }
    times.append(time)
    values.append(value)
  }

  /// The value at `time`, or `nil` before the first.
  func value(at time: Int64) -> Value? {
    // The first place whose time is later.
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? values[low - 1] : nil
  }

  /// Leaves of each stretch of `step` microseconds its last change only, besides the first of all and those that `keeps`
  /// names, given the value before and the new one.
  ///
  /// Thinning to a multiple of a step gives the same, whether it was thinned to that step before or not.
  mutating func thin(to step: Int64, keeping keeps: (Value, Value) -> Bool) {
    guard count > 2, step > 0 else { return }
    var kept = StepColumn()
    for place in times.indices {
      let isLast = place + 1 == count || Self.cell(times[place + 1], step) != Self.cell(times[place], step)
      let isMarked = place == 0 || keeps(values[place - 1], values[place])
      guard isLast || isMarked else { continue }
      // Also where it is the value before: a longer step must find it.
      kept.times.append(times[place])
      kept.values.append(values[place])
    }
    self = kept
  }

  private static func cell(_ time: Int64, _ step: Int64) -> Int64 {
    let (quotient, remainder) = time.quotientAndRemainder(dividingBy: step)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private mutating func removeLast() {
    times.removeLast()
    values.removeLast()
  }
}
