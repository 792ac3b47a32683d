// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// Reads what `--sweep` asks for: `NAME=FROM..TO:STEP` or `NAME=VALUE,VALUE`.
enum SweepOption {
  static let option = OptionSpecification(
    "sweep", short: "s", value: "NAME=VALUES", isRepeatable: true,
    help: "Vary a part of each rule: NAME=FROM..TO:STEP or NAME=VALUE,VALUE,… Given several times, all combinations.")

  /// Combinations of one rule, at most.
  static let limit = 10_000

  /// What is wrong with one sweep, and what to write.
  struct Fault: Error, Equatable {
    let message: String
    init(_ message: String) { self.message = message }
  }

  /// The axes of several sweeps.
  static func axes(_ texts: [String]) throws(Fault) -> [SweepAxis] {
    var axes: [SweepAxis] = []
    for text in texts {
      let axis = try axis(text)
      if axes.contains(where: { $0.parameter == axis.parameter }) {
        throw Fault("'\(axis.parameter.rawValue)' is swept twice; write all its values in one --sweep")
      }
      axes.append(axis)
    }
    let count = SweepPlan.count(axes)
    guard count <= limit else {
      throw Fault("the sweeps have \(count == .max ? "too many" : "\(count)") combinations; \(limit) are the limit")
    }
    return axes
  }

  private static func axis(_ text: String) throws(Fault) -> SweepAxis {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = SweepAxis.Parameter.allCases.map(\.rawValue)
    guard let name = parts.first, let parameter = SweepAxis.Parameter(rawValue: name) else {
      let near = Nearest.name(to: parts.first ?? "", among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw Fault("'\(parts.first ?? "")' cannot be swept; what can is \(names.joined(separator: ", "))\(near)")
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw Fault("the sweep of '\(name)' has no values; write \(example(parameter))")
    }
    return parameter.words.isEmpty ? try numbers(parameter, parts[1]) : try words(parameter, parts[1])
  }

  private static func example(_ parameter: SweepAxis.Parameter) -> String {
    switch parameter {
    case .fraction, .extent, .minimumAlpha, .largeFraction:
      "--sweep \(parameter.rawValue)=0.1..1:0.1 or --sweep \(parameter.rawValue)=0.3,0.5"
    case .largeArea: "--sweep \(parameter.rawValue)=100000,242500"
    case .slowerThan: "--sweep slowerThan=100..1000:100"
    case .of, .motion, .repetition: "--sweep \(parameter.rawValue)=\(parameter.words.prefix(2).joined(separator: ","))"
    case .continuous, .cumulative, .cooldown:
      "--sweep \(parameter.rawValue)=0.5..2:0.5 or --sweep \(parameter.rawValue)=1,2"
    }
  }

  // MARK: Words

  private static func words(_ parameter: SweepAxis.Parameter, _ text: String) throws(Fault) -> SweepAxis {
    var words: [String] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard parameter.words.contains(word) else {
        let near = Nearest.name(to: word, among: parameter.words).map { "; did you mean '\($0)'?" } ?? ""
        throw Fault(
          "'\(word)' is no value of '\(parameter.rawValue)' to sweep; it takes "
            + "\(parameter.words.joined(separator: ", "))\(near)")
      }
      if !words.contains(word) { words.append(word) }
    }
    return SweepAxis(parameter, words: words)
  }

  // MARK: Numbers

  private static func numbers(_ parameter: SweepAxis.Parameter, _ text: String) throws(Fault) -> SweepAxis {
    var values: [Int64] = []
    if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
      values = try range(parameter, String(text[..<dots]), String(text[dots...].dropFirst(2)))
    } else {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let value = try number(parameter, String(part))
        if !values.contains(value) { values.append(value) }
      }
    }
    if let limit = parameter.limit, let value = values.first(where: { Double($0) / 1e9 > limit }) {
      throw Fault(
        "'\(label(value))' is too much for '\(parameter.rawValue)', which goes from 0 to \(JSONValue.plain(limit))")
    }
    return SweepAxis(parameter, numbers: values.map { Double($0) / 1e9 }, labels: values.map(label))
  }

  private static func range(
    _ parameter: SweepAxis.Parameter, _ from: String, _ rest: String
  ) throws(Fault) -> [Int64] {
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw Fault("the range '\(from)..\(rest)' of '\(parameter.rawValue)' has no step; write \(example(parameter))")
    }
    let (first, last, step) = (
      try number(parameter, from), try number(parameter, parts[0]), try number(parameter, parts[1])
    )
    guard step > 0 else {
      throw Fault("the step '\(parts[1])' of '\(parameter.rawValue)' is not more than 0; write \(example(parameter))")
    }
    guard first <= last else {
      throw Fault("the range '\(from)..\(parts[0])' of '\(parameter.rawValue)' runs backwards; write the smaller first")
    }
    guard (last - first) / step < Int64(limit) else {
      throw Fault("the range '\(from)..\(rest)' of '\(parameter.rawValue)' has more than \(limit) values")
    }
    return (0...(last - first) / step).map { first + $0 * step }
  }

  /// A number in units of 1e-9, so that steps are exact.
  private static func number(_ parameter: SweepAxis.Parameter, _ text: String) throws(Fault) -> Int64 {
    guard !text.hasSuffix("s"), let value = SecondsText.timestamp(text)?.nanoseconds, value >= 0 else {
      throw Fault("'\(text)' is no number for '\(parameter.rawValue)'; write \(example(parameter))")
    }
    return value
  }

  private static func label(_ value: Int64) -> String {
    let whole = "\(value / 1_000_000_000)"
    var digits = String(String(value % 1_000_000_000 + 1_000_000_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}
