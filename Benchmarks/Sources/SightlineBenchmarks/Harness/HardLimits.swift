// SPDX-License-Identifier: MIT

/// What was promised in numbers. Unlike recorded counts these have no tolerance, and are never recorded anew.
struct HardLimits {
  /// A case, less what another one measures as not its own.
  struct Limit {
    var name: String
    var less: String
    var instructions: Double
    var allocations: Double
  }

  static let all = [
    // What a session itself does in a pass over 50 items in three nested surfaces in which nothing has changed.
    Limit(name: "host.pass.unchanged", less: "host.toolkit", instructions: 100_000, allocations: 0)
  ]

  /// A case that may cost so many times what another one costs.
  struct Ratio {
    var name: String
    var of: String
    var instructions: Double
  }

  static let ratios = [
    // A hundred variants of a rule over one replay under one rule.
    Ratio(name: "sweep.grid", of: "recording", instructions: 4),
    Ratio(name: "sweep.fractions", of: "recording", instructions: 4),
    Ratio(name: "sweep.visits", of: "recording", instructions: 4),
  ]

  /// What has to be measured besides where a filter leaves only a part of what a limit compares.
  static func needs(_ name: String, for options: Options) -> Bool {
    let pairs = all.map { ($0.name, $0.less) } + ratios.map { ($0.name, $0.of) }
    return pairs.contains { pair in
      (pair.0 == name || pair.1 == name) && (options.includes(pair.0) || options.includes(pair.1))
    }
  }

  /// What is over a limit, as sentences; instructions are left out where they could not be counted.
  static func faults(of measurements: [Measurement]) -> [String] {
    let ratios = ratios.compactMap { limit -> String? in
      guard let whole = measurements.first(where: { $0.name == limit.name })?.instructions,
        let other = measurements.first(where: { $0.name == limit.of })?.instructions,
        whole > other * limit.instructions
      else { return nil }
      return "\(limit.name): \(plain(whole / other)) times the instructions of \(limit.of); promised are at most "
        + plain(limit.instructions)
    }
    return ratios
      + all.flatMap { limit -> [String] in
        guard let whole = measurements.first(where: { $0.name == limit.name }),
          let other = measurements.first(where: { $0.name == limit.less })
        else { return [] }
        return [
          fault(limit, "instructions", whole.instructions, other.instructions) { $0 < limit.instructions },
          fault(limit, "allocations", whole.allocations, other.allocations) { $0 <= limit.allocations },
        ].compactMap { $0 }
      }
  }

  private static func fault(
    _ limit: Limit, _ what: String, _ whole: Double?, _ other: Double?, _ holds: (Double) -> Bool
  ) -> String? {
    guard let whole, let other, !holds(whole - other) else { return nil }
    let bound = what == "instructions" ? "less than \(plain(limit.instructions))" : "\(plain(limit.allocations))"
    return "\(limit.name) less \(limit.less): \(plain(whole - other)) \(what) an operation; promised are \(bound)"
  }
}
