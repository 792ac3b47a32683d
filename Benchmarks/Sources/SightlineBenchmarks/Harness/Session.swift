// SPDX-License-Identifier: MIT

import FoundationBaseline

/// One call of the program: which cases run, and what is said of them.
struct Session {
  var options: Options

  /// Measures all that was asked for: a line of JSON a case on standard output, the table on standard error.
  func run() throws {
    let harness = Harness()
    let callgrind = Callgrind.isAvailable ? Callgrind(binary: CommandLine.arguments[0]) : nil
    var floor = try harness.measure(AllCases.floor)
    var measurements: [Measurement] = []
    func finish(_ measured: Measurement) {
      var measurement = measured
      if let fastest = floor.minimum, fastest > 0 { measurement.ratio = measurement.minimum.map { $0 / fastest } }
      measurements.append(measurement)
      Output.line(measurement.json)
    }
    for benchmark in AllCases.all where options.includes(benchmark.name) || benchmark.name == AllCases.floor.name {
      var measurement = try harness.measure(benchmark)
      if benchmark.name == AllCases.floor.name {
        measurement.minimum = min(measurement.minimum ?? .infinity, floor.minimum ?? .infinity)
        floor = measurement
      }
      if benchmark.isGated { measurement.instructions = callgrind?.instructions(of: benchmark) }
      finish(measurement)
    }
    for count in Memory.counts where options.includes("memory.\(count)") {
      finish(try Memory.measure(count: count))
    }
    if options.includes("replay") { finish(try ReplayCase.measure()) }
    if options.includes("simulate") { finish(try SimulateCase.measure()) }
    Output.error("\n" + Report.table(measurements) + "\n")
    Output.error(Goals.lines(measurements).joined(separator: "\n"))
  }

  /// Compares counts with what is recorded.
  /// - Returns: Whether nothing got worse.
  func check(_ thresholds: Thresholds) throws -> Bool {
    var faults: [String] = []
    let measurements = try counts { measurement in
      let found = thresholds.faults(of: measurement)
      Output.line("\(found.isEmpty ? "ok    " : "WORSE ") \(measurement.json)")
      faults += found
    }
    for measurement in measurements where measurement.name.hasPrefix("tick.") && measurement.allocations ?? 0 > 0 {
      faults.append("\(measurement.name): a steady tick must not allocate")
    }
    faults += HardLimits.faults(of: measurements)
    for fault in faults { Output.error("bench: \(fault)") }
    return faults.isEmpty
  }

  /// Writes the counts as the new ones to compare with.
  func record(_ thresholds: Thresholds) throws {
    _ = try counts { measurement in
      guard thresholds.record(measurement) else {
        throw Harness.Failure(message: "cannot write to \(thresholds.folder)")
      }
      Output.line(measurement.json)
    }
  }

  private func counts(_ each: (Measurement) throws -> Void) throws -> [Measurement] {
    let harness = Harness(timing: false)
    let callgrind = Callgrind.isAvailable ? Callgrind(binary: CommandLine.arguments[0]) : nil
    if callgrind == nil { Output.error("bench: no valgrind here, so instructions are not compared") }
    let wanted = AllCases.all.filter {
      $0.isGated && (options.includes($0.name) || HardLimits.needs($0.name, for: options))
    }
    return try wanted.map { benchmark in
      var measurement = try harness.measure(benchmark)
      measurement.instructions = callgrind?.instructions(of: benchmark)
      try each(measurement)
      return measurement
    }
  }
}
