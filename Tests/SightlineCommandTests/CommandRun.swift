// SPDX-License-Identifier: MIT

import Foundation

@testable import SightlineCommand

/// One run of the tool inside the test process, with everything it printed.
struct CommandRun {
  let code: ExitCode
  let output: String
  let errors: String

  init(code: ExitCode, output: String, errors: String) {
    self.code = code
    self.output = output
    self.errors = errors
  }

  /// Runs the tool; `input` is what stands on standard input.
  init(_ words: String..., input: [UInt8] = [], isTerminal: Bool = false, processors: Int = 1) throws {
    try self.init(words, input: input, isTerminal: isTerminal, processors: processors)
  }

  init(_ words: [String], input: [UInt8] = [], isTerminal: Bool = false, processors: Int = 1) throws {
    let folder = try TemporaryFolder()
    let descriptor = try System.openForReading(folder.write(input, to: "input"))
    defer { System.closeDescriptor(descriptor) }
    var console = Console(output: ByteOutput(), errors: ByteOutput(), input: descriptor)
    console.isOutputTerminal = isTerminal
    console.processors = processors
    code = SightlineTool.run(words, console: console)
    output = console.output.text
    errors = console.errors.text
  }
}

extension TemporaryFolder {
  /// Runs the tool with `@name` standing for a file in this folder, in the words and in what is printed.
  func run(
    _ words: String..., input: String = "", isTerminal: Bool = false, processors: Int = 1
  ) throws -> CommandRun {
    let words = words.map { $0.hasPrefix("@") ? path(String($0.dropFirst())) : $0 }
    let run = try CommandRun(words, input: Array(input.utf8), isTerminal: isTerminal, processors: processors)
    return CommandRun(code: run.code, output: shortened(run.output), errors: shortened(run.errors))
  }

  private func shortened(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "@")
  }
}
