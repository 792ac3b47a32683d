// SPDX-License-Identifier: MIT

/// Turns the operands of a command into files.
enum InputSelection {
  /// All files that `paths` lead to; without paths, standard input. A path that leads nowhere is said and left out.
  static func files(
    _ paths: [String], for command: any Command.Type, console: Console
  ) throws -> (files: [InputFile], code: ExitCode) {
    if paths.isEmpty {
      if System.isTerminal(console.input) {
        throw command.usageError("name a trace or a folder, or '-' to read from the terminal")
      }
      return ([.standardInput], .done)
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw command.usageError("standard input can be read only once")
    }
    var files: [InputFile] = []
    var code = ExitCode.done
    for path in paths {
      do {
        let found = try InputFile.all(at: [path])
        if found.isEmpty {
          console.warn("\(path): no traces in this folder")
          code = .unreadable
        }
        files += found
      } catch {
        console.warn(error.message)
        code = .unreadable
      }
    }
    return (files, code)
  }

  /// Opening the output empties it, which must not happen to a file that is read.
  static func refuseOverwriting(
    _ output: String?, _ files: [InputFile], for command: any Command.Type
  ) throws {
    guard let output, case .regular? = try? System.kind(of: output) else { return }
    let identity = System.identity(of: output)
    for file in files where !file.isStandardInput && System.identity(of: file.path) == identity {
      throw command.usageError("the output '\(output)' is also read; name another file")
    }
  }
}
