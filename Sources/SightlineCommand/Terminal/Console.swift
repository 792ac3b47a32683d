// SPDX-License-Identifier: MIT

/// What a command talks to: standard input, output and errors, and what is known of them. Tests make one in memory.
struct Console {
  /// Where results go.
  var output: ByteOutput
  /// Where errors and warnings go.
  var errors: ByteOutput
  /// The descriptor of standard input.
  var input: Int32
  /// Whether a person reads the results.
  var isOutputTerminal = false
  /// Whether a person sees progress.
  var isErrorTerminal = false
  /// Columns of the terminal.
  var columns = 100
  /// Whether blocks and other signs beyond ASCII are shown as they are.
  var hasUTF8 = true
  /// How many pieces of work run at once unless told otherwise.
  var processors = 1

  /// The console of the process.
  static var standard: Console {
    Console(
      output: ByteOutput(descriptor: 1, name: "standard output"),
      errors: ByteOutput(descriptor: 2, name: "standard error"), input: 0,
      isOutputTerminal: System.isTerminal(1), isErrorTerminal: System.isTerminal(2),
      columns: System.columns(1) ?? 100, hasUTF8: isUTF8(System.environment), processors: System.processors)
  }

  /// Whether the language that is set is one in UTF-8: the first of these variables that is not empty decides.
  static func isUTF8(_ environment: (String) -> String?) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      // The name of the set follows the dot, where there is one. Searching for a text in a text would bring all of the
      // library of regular expressions into the command.
      let set = value.uppercased().utf8.filter { $0 != UInt8(ascii: "-") }.split(separator: UInt8(ascii: ".")).last
      return set?.starts(with: "UTF8".utf8) ?? false
    }
    return false
  }

  /// Prints a line on standard error; that nobody reads it is no reason to stop.
  func warn(_ line: String) {
    try? errors.write(line + "\n")
    try? errors.flush()
  }

  /// Opens one thing to read.
  func open(_ file: InputFile) throws -> ByteInput {
    if let spool = file.spool { return ByteInput(descriptor: spool, name: file.name, closes: false, offset: 0) }
    if file.isStandardInput { return ByteInput(descriptor: input, name: file.name, closes: false) }
    return try ByteInput(path: file.path)
  }
}
