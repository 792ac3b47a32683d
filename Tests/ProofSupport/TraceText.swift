// SPDX-License-Identifier: MIT

public import SightlineCore
public import SightlineTestKit
public import SightlineTrace

/// Traces, rules and events as text, through the readers and writers that are shipped.
public enum TraceText {
  /// A trace that could not be read.
  public struct Unreadable: Error, CustomStringConvertible {
    /// What is wrong.
    public var problems: [TraceProblem]
    /// What is wrong, one problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
  }

  /// One trace.
  public struct Reading {
    /// Its inputs.
    public var script: ExposureScript
    /// The promise in its head.
    public var maximumGap: TimeSpan?
    /// What the reader warned of.
    public var warnings: [TraceProblem]
  }

  /// Reads the bytes of one trace; an error throws.
  public static func script(in bytes: [UInt8], file: String = "trace") throws -> Reading {
    var steps: [ExposureScript.Step] = []
    var reading = Reading(script: ExposureScript(), maximumGap: nil, warnings: [])
    for element in TraceReader.elements(of: bytes, file: file) {
      switch element.kind {
      case .head(let head): reading.maximumGap = head.maximumGap
      case .input(let input, let time): steps.append(ExposureScript.Step(time: time, input: input))
      case .problem(let problem):
        if problem.isError { throw Unreadable(problems: [problem]) }
        reading.warnings.append(problem)
      }
    }
    reading.script = ExposureScript(steps)
    return reading
  }

  /// The bytes of a script as a trace.
  public static func text(of script: ExposureScript, head: TraceHead = TraceHead()) -> [UInt8] {
    var writer = TraceWriter()
    writer.write(head)
    for step in script.steps { writer.write(step.input, at: step.time) }
    return writer.take()
  }

  /// Reads rules; anything wrong with them throws.
  public static func rules(in text: String, file: String = "rules") throws -> RuleBook {
    let reading = RuleBookReader.read(Array(text.utf8), file: file)
    guard let book = reading.book, reading.problems.isEmpty else { throw Unreadable(problems: reading.problems) }
    return book
  }

  /// The events as the lines of a file, newlines left out.
  public static func lines(of events: [Event]) -> [String] {
    var writer = EventWriter()
    for event in events { writer.write(event) }
    return String(decoding: writer.take(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
