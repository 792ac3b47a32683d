// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("The tool")
struct SightlineToolTests {
  @Test(
    "a command line that says nothing to do ends with 2 and what to write",
    arguments: [
      ([], "sightline: a command is missing: \(SightlineTool.specifications.map(\.name).joined(separator: ", "))\n"),
      (["repaly"], "sightline: unknown command 'repaly'; did you mean 'replay'?\n"),
      (["frobnicate"], "sightline: unknown command 'frobnicate'\n"),
      (["--versoin"], "sightline: unknown option '--versoin'; did you mean '--version'?\n"),
      (["help", "chek"], "sightline: unknown command 'chek'; did you mean 'check'?\n"),
      (["replay", "--formt", "csv"], "sightline replay: unknown option '--formt'; did you mean '--format'?\n"),
      (
        ["replay", "--format", "tabel"],
        "sightline replay: 'tabel' is no value of --format; it takes ndjson, csv, table; did you mean 'table'?\n"
      ),
      (
        ["replay", "--only", "impresion"],
        "sightline replay: 'impresion' is no value of --only; it takes impression, appear, disappear, enter, leave; "
          + "did you mean 'impression'?\n"
      ),
      (
        ["replay", "--jobs", "0", "x"],
        "sightline replay: '0' is no number of jobs; write a whole number from 1 on\n"
      ),
      (["replay", "-", "-"], "sightline replay: standard input can be read only once\n"),
      (
        ["replay", "--rules", "mrcDisplya"],
        "sightline replay: 'mrcDisplya' is neither a preset (anyPixel, fullyVisible, mrcDisplay, mrcVideo, settled, "
          + "settledView) nor a file; did you mean 'mrcDisplay'?\n"
      ),
      (
        ["replay", "--only", "leave", "--summary-only"],
        "sightline replay: --only and --summary-only exclude each other\n"
      ),
      (["check", "x"], "sightline check: option '--expect' is missing: --expect EVENTS\n"),
      (["check"], "sightline check: TRACE is missing\n"),
      (["explain", "x"], "sightline explain: option '--item' is missing: --item ID\n"),
      (
        ["explain", "x", "--item", "a", "--at", "soon"],
        "sightline explain: 'soon' is not a time; write seconds, for example 12.5\n"
      ),
      (["rules", "a", "b"], "sightline rules: 'b' is one word too many\n"),
    ] as [([String], String)])
  func wrongUsage(_ words: [String], _ message: String) throws {
    let run = try CommandRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("\nTry 'sightline help"))
  }

  /// Every option with a value, of every command, in every way of giving it nothing.
  static let emptyValues: [(words: [String], usage: String)] = SightlineTool.specifications.flatMap { command in
    command.options.flatMap { option -> [(words: [String], usage: String)] in
      guard let value = option.value else { return [] }
      var ways = [["--\(option.name)", ""], ["--\(option.name)="]]
      if let short = option.short { ways.append(["-\(short)", ""]) }
      if option.isList { ways.append(["--\(option.name)", ",,"]) }
      return ways.map { ([command.name] + $0 + ["x"], "--\(option.name) \(value)") }
    }
  }

  @Test("an empty value is never taken for an option that was left out", arguments: emptyValues)
  func emptyValue(_ words: [String], _ usage: String) throws {
    let run = try CommandRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.output == "")
    let name = usage.prefix { $0 != " " }
    #expect(run.errors.hasPrefix("sightline \(words[0]): option '\(name)' needs a value: \(usage)\n"), "\(run.errors)")
  }

  @Test(
    "an empty operand is never taken for one that was left out",
    arguments: SightlineTool.specifications.flatMap { [[$0.name, ""], [$0.name, "--", ""]] })
  func emptyOperand(_ words: [String]) throws {
    let run = try CommandRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("sightline \(words[0]): an operand is empty: "), "\(run.errors)")
  }

  @Test("the version is one line", arguments: ["--version", "version"])
  func version(_ word: String) throws {
    let run = try CommandRun(word)
    #expect(run.code == .done)
    #expect(run.output == "sightline \(SightlineTool.version)\n")
  }

  @Test("a file that cannot be read is said and ends with 3", arguments: ["replay", "validate", "fractions"])
  func unreadable(_ command: String) throws {
    let run = try CommandRun(command, "/nowhere/x.trace.jsonl")
    #expect(run.code == .unreadable)
    #expect(run.errors == "/nowhere/x.trace.jsonl: No such file or directory\n")
  }
}
