// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineFacts
#endif

/// `sightline facts`: what devices say about the beliefs that the code rests on.
struct FactsCommand: Command {
  enum Format: String, CaseIterable {
    case table, ndjson, csv
  }

  static let specification = CommandSpecification(
    name: "facts", abstract: "say which facts about UIKit held on devices",
    operands: "FILE...", operandCount: 1...Int.max,
    discussion: [
      "A FILE is what the self-check of Examples/FeedApp.swiftpm exports on one device; each may be gzip. Verdicts are "
        + "worked out from what was expected and observed. With several files the devices stand side by side. The "
        + "exit code is 1 when any fact differs on any of them.",
      "Formats:\n"
        + "  table   for people: facts and devices, what differs, how many held\n"
        + "  ndjson  one line a fact and device, with what was expected and observed\n"
        + "  csv     the same, RFC 4180",
      "--write-tests writes a file of tests for each device on which something differs, to be put into "
        + "Tests/ContractTests: every contract is played with the quirk of the headless host that stands for the "
        + "fact, and with those of all facts that differ on the device at once. Where no quirk stands for a fact yet, "
        + "the test says what to add.",
    ],
    options: [
      OptionSpecification("format", short: "f", value: "FORMAT", help: "table, ndjson or csv. Default: table."),
      OptionSpecification("differing", help: "Only facts that differ on a device."),
      OptionSpecification("write-tests", value: "FOLDER", help: "Write tests for what differs into FOLDER."),
    ],
    examples: [
      ("sightline facts iphone.facts.ndjson ipad.facts.ndjson", "Two devices side by side."),
      (
        "sightline facts iphone.facts.ndjson --write-tests Tests/ContractTests/Facts",
        "Proves the host where this device differs; 'make test' runs it."
      ),
    ])

  private let paths: [String]
  private let format: Format
  private let onlyDiffering: Bool
  private let testFolder: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    format = try arguments.value("format").map { try Self.choice($0, of: "format") } ?? .table
    onlyDiffering = arguments.has("differing")
    testFolder = arguments.value("write-tests")
  }

  func run(_ console: Console) throws -> ExitCode {
    var devices: [FactDevice] = []
    for path in paths {
      let bytes = try FileBytes.read(path, console)
      do throws(FactFileError) {
        devices.append(FactDevice(path: path, report: try FactReport.read(bytes, file: path)))
      } catch {
        for problem in error.problems { console.warn("sightline: \(problem)") }
      }
    }
    guard devices.count == paths.count else { return .unreadable }
    for note in devices.flatMap(\.notes) { console.warn("sightline: \(note)") }
    try console.output.write(text(FactComparison(devices, onlyDiffering: onlyDiffering)))
    let differs = devices.contains { $0.report.count(.differs) > 0 }
    if let testFolder { try writeTests(devices, into: testFolder, console) }
    return differs ? .checkFailed : .done
  }

  private func text(_ comparison: FactComparison) -> String {
    switch format {
    case .table: comparison.table
    case .ndjson: comparison.lines
    case .csv: comparison.csv
    }
  }

  private func writeTests(_ devices: [FactDevice], into folder: String, _ console: Console) throws {
    let suites = devices.filter { $0.report.count(.differs) > 0 }.map { FactTestSuite($0.report) }
    if suites.isEmpty { console.warn("nothing differs; no test was written") }
    for (place, suite) in suites.enumerated() {
      guard !suites[..<place].contains(where: { $0.name == suite.name }) else {
        throw Self.usageError("two files are of one kind of device (\(suite.device)); write their tests one by one")
      }
      let path = "\(folder)/\(suite.name).swift"
      let output = try ByteOutput(path: path)
      try output.write(suite.text)
      try output.finish()
      console.warn("wrote \(path)")
    }
  }
}
