// SPDX-License-Identifier: MIT

/// What was measured of one case, for one operation.
struct Measurement {
  var name: String
  /// Nanoseconds: the fastest of ten runs, and the median.
  var minimum: Double?
  var median: Double?
  var allocations: Double?
  var instructions: Double?
  /// The fastest run over that of the floor in the same process.
  var ratio: Double?
  /// For cases that measure something else than time.
  var extra: [(name: String, value: Double)] = []

  var json: String {
    func text(_ value: Double?) -> String { value.map(plain) ?? "null" }
    var line = "{\"name\":\"\(name)\",\"minimum\":\(text(minimum)),\"median\":\(text(median))"
    line += ",\"allocations\":\(text(allocations)),\"instructions\":\(text(instructions)),\"ratio\":\(text(ratio))"
    for (name, value) in extra { line += ",\"\(name)\":\(plain(value))" }
    return line + "}"
  }
}

/// A number with at most three decimals and no exponent in the range of these measurements.
func plain(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  let rounded = (value * 1_000).rounded() / 1_000
  if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int64(rounded)) }
  return "\(rounded)"
}
