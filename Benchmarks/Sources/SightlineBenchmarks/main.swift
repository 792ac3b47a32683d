// SPDX-License-Identifier: MIT

import AllocationCounter
import FoundationBaseline

guard let options = Options(CommandLine.arguments) else {
  Output.error(Options.usage)
  Output.exit(2)
}
do {
  switch options.mode {
  case .list: for benchmark in AllCases.all { print(benchmark.name) }
  case .countOnly(let name):
    guard let benchmark = AllCases.all.first(where: { $0.name == name }) else { Output.exit(2) }
    Harness.runForInstructions(benchmark)
  case .run: try Session(options: options).run()
  case .record(let folder): try Session(options: options).record(Thresholds(folder: folder))
  case .check(let folder):
    if try !Session(options: options).check(Thresholds(folder: folder)) { Output.exit(1) }
  }
} catch let failure as Harness.Failure {
  Output.error("bench: \(failure.message)")
  Output.exit(1)
}
