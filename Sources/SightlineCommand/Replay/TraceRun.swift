// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// Leads the bytes of one file through a replay, and what is wrong with them to standard error.
struct TraceRun {
  /// Warnings of one file that are printed; the rest is counted.
  static let warningLimit = 20

  /// Where words about the file go.
  enum Log {
    case lane(Lane)
    case console(Console)

    func warn(_ line: String) {
      switch self {
      case .lane(let lane): lane.warn(line)
      case .console(let console): console.warn(line)
      }
    }

    /// Lets everything so far go out.
    func flush() throws {
      if case .lane(let lane) = self { try lane.flush() }
    }
  }

  let file: InputFile
  let console: Console
  let progress: Progress?
  let log: Log

  private var warnings = 0
  private var hasErrors = false

  init(file: InputFile, console: Console, progress: Progress?, log: Log) {
    self.file = file
    self.console = console
    self.progress = progress
    self.log = log
  }

  /// Feeds everything; `body` gets what comes out, but for problems.
  mutating func run(
    _ replay: inout TraceReplay, _ body: (TraceReplay.Output) throws -> Void
  ) throws -> ExitCode {
    let input: ByteInput
    do {
      input = try console.open(file)
      if let progress { input.onRead = { progress.add(bytes: $0) } }
      while !replay.hasFailed, let bytes = try input.next() {
        try replay.feed(bytes) { try handle($0, body) }
        if file.isLive { try log.flush() }
      }
    } catch let error as SystemError {
      log.warn(error.message)
      return .unreadable
    }
    if let remark = input.remark { note("\(file.name): \(remark.isError ? "error" : "warning"): \(remark.message)") }
    let isBroken = replay.hasFailed || input.remark?.isError == true
    // After an error nothing is closed (fine print 45).
    if !isBroken { try replay.finish { try handle($0, body) } }
    progress?.addFile()
    if warnings > Self.warningLimit {
      log.warn(
        "\(file.name): \(warnings - Self.warningLimit) more warnings; 'sightline validate' shows all")
    }
    return isBroken || hasErrors ? .unreadable : .done
  }

  private mutating func handle(
    _ output: TraceReplay.Output, _ body: (TraceReplay.Output) throws -> Void
  ) rethrows {
    guard case .problem(let problem) = output else { return try body(output) }
    if problem.isError {
      hasErrors = true
      log.warn("\(problem)")
    } else {
      note("\(problem)")
    }
  }

  private mutating func note(_ line: String) {
    warnings += 1
    if warnings <= Self.warningLimit { log.warn(line) }
  }
}
