// SPDX-License-Identifier: MIT

extension FactReport {
  /// Reads a file of facts. All problems of a file are found; a file with one has no report.
  ///
  /// Verdicts are worked out again from what was expected and observed; a line that says something else was changed by
  /// somebody, and is a problem.
  public static func read(_ bytes: [UInt8], file: String) throws(FactFileError) -> FactReport {
    var reader = FactReportReader(file: file)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() { reader.take(line, number: index + 1) }
    reader.end(line: lines.count)
    guard let head = reader.head, reader.problems.isEmpty else { throw FactFileError(problems: reader.problems) }
    return FactReport(head: head, results: reader.results)
  }
}

/// Why a file of facts cannot be used.
public struct FactFileError: Error, Sendable, Hashable {
  /// Each problem, in the order of the lines.
  public var problems: [FactProblem]
}

struct FactReportReader {
  let file: String
  private(set) var head: FactReport.Head?
  private(set) var results: [FactResult] = []
  private(set) var problems: [FactProblem] = []
  private var count: Int?
  private var hasFirst = false

  init(file: String) { self.file = file }

  mutating func take(_ line: some Sequence<UInt8>, number: Int) {
    do throws(FactScanner.Failure) {
      let fields = try FactFields(FactScanner.read(line))
      if count != nil { throw FactScanner.Failure(message: "something follows the last line, which says 'end'") }
      if !hasFirst {
        hasFirst = true
        head = try FactReport.Head(fields)
      } else if fields.has("end") {
        count = try fields.whole("count")
      } else {
        try add(FactResult(fields))
      }
    } catch {
      problems.append(FactProblem(file: file, line: number, message: error.message))
    }
  }

  private mutating func add(_ result: FactResult) throws(FactScanner.Failure) {
    guard !results.contains(where: { $0.number == result.number }) else {
      throw FactScanner.Failure(message: "F\(result.number) stands twice; each fact has one line")
    }
    results.append(result)
  }

  mutating func end(line: Int) {
    guard problems.isEmpty else { return }
    if !hasFirst {
      problems = [FactProblem(file: file, line: 1, message: "the file is empty; export it from the self-check again")]
    } else if let count {
      guard count != results.count else { return }
      let message = "\(results.count) facts, and the last line says \(count); export the file again"
      problems.append(FactProblem(file: file, line: line, message: message))
    } else {
      let message = "the file was cut off after \(results.count) facts: the line with 'end' is missing; export it again"
      problems.append(FactProblem(file: file, line: line, message: message))
    }
  }
}
