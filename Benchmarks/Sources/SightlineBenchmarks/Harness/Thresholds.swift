// SPDX-License-Identifier: MIT

import FoundationBaseline

/// The recorded counts that CI compares with: one small file a case, so that a change shows as a readable difference.
struct Thresholds {
  static let tolerance = 0.10

  var folder: String

  /// What got worse than recorded, as sentences; empty if nothing did.
  func faults(of measurement: Measurement) -> [String] {
    guard let recorded = JSONBaseline.numbers(inFile: path(of: measurement.name)) else {
      return ["\(measurement.name): nothing recorded in \(path(of: measurement.name)); run make record-bench"]
    }
    return [
      fault(measurement, "allocations", now: measurement.allocations, recorded: recorded["allocations"]),
      fault(measurement, "instructions", now: measurement.instructions, recorded: recorded["instructions"]),
    ].compactMap { $0 }
  }

  func record(_ measurement: Measurement) -> Bool {
    var parts = ["\"name\": \"\(measurement.name)\""]
    if let allocations = measurement.allocations { parts.append("\"allocations\": \(plain(allocations))") }
    if let instructions = measurement.instructions {
      parts.append("\"instructions\": \(plain(instructions.rounded()))")
    }
    var text: String? = "{ \(parts.joined(separator: ", ")) }\n"
    return TextFile.write(path(of: measurement.name)) {
      defer { text = nil }
      return text.map { Array($0.utf8) }
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name).json" }

  private func fault(_ measurement: Measurement, _ what: String, now: Double?, recorded: Double?) -> String? {
    guard let now, let recorded else { return nil }
    // Zero stays zero; a fraction of an allocation is one that comes now and then, as when a table grows.
    let limit = recorded * (1 + Self.tolerance)
    guard now > limit + (recorded == 0 ? 0 : 1e-3) else { return nil }
    return "\(measurement.name): \(plain(now)) \(what) an operation; recorded are \(plain(recorded))"
  }
}
