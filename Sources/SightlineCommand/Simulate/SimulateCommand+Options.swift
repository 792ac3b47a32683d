// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineSimulation
#endif

/// How the values of its options are read.
extension SimulateCommand {
  static func names<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Names with weights or none, with commas between them.
  static func mix<Value>(
    _ arguments: ParsedArguments, _ option: String, _ choices: [(name: String, value: Value)]
  ) throws -> [SimulationShare<Value>] {
    let shares = try arguments.list(option).map { part in
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let choice = choices.first(where: { $0.name == pieces[0] }) else {
        let names = choices.map(\.name)
        let near = Nearest.name(to: pieces[0], among: names).map { "; did you mean '\($0)'?" } ?? ""
        throw usageError("'\(pieces[0])' is no value of --\(option); it takes \(names.joined(separator: ", "))\(near)")
      }
      guard pieces.count > 1 else { return SimulationShare(choice.value) }
      guard let weight = Double(pieces[1]), weight.isFinite, weight >= 0 else {
        throw usageError("'\(pieces[1])' is no weight; write a number from 0 on, for example \(pieces[0]):3")
      }
      return SimulationShare(choice.value, weight: weight)
    }
    guard shares.contains(where: { $0.weight > 0 }) else {
      throw usageError("--\(option) has no name with a weight above 0")
    }
    return shares
  }

  static func rate(_ arguments: ParsedArguments, _ options: SimulationOptions) throws -> Int? {
    guard let text = arguments.value("rate") else { return nil }
    guard let rate = Int(text), rate == 60 || rate == 120 else {
      throw usageError("'\(text)' is no frame rate; write 60 or 120")
    }
    guard options.devices.contains(where: { $0.weight > 0 && $0.value.maximumRate >= rate }) else {
      let able = SimulatedDevice.all.filter { $0.maximumRate >= rate }.map(\.id).joined(separator: ", ")
      throw usageError("no phone of --device shows \(rate) frames a second; these do: \(able)")
    }
    return rate
  }

  static func whole(_ arguments: ParsedArguments, _ option: String, _ range: ClosedRange<UInt64>) throws -> UInt64? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = UInt64(text), range.contains(number) else {
      throw usageError(
        "'\(text)' is no value of --\(option); write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func number(
    _ arguments: ParsedArguments, _ option: String, _ range: ClosedRange<Double>, _ words: String
  ) throws -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw usageError("'\(text)' is no value of --\(option); write \(words)")
    }
    return number
  }
}
