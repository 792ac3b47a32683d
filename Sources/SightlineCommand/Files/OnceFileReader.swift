// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Reads the file of a store, and judges whether lines may be added to it.
///
/// Every line must be one of a store and readable, or what was reported would be forgotten, and lines that are added
/// could not be read either. Only a last line without its newline may be broken: a crash cut it off while it was written.
struct OnceFileReader {
  /// The contents that were reported, by rule.
  private(set) var contents: [String: Set<String>] = [:]
  /// Why nothing may be added: the first thing that is wrong.
  private(set) var problem: TraceProblem?
  /// The size of the file.
  private(set) var size: Int64 = 0
  /// The place behind all that was whole.
  private(set) var end: Int64 = 0
  /// Whether what stands before `end` is whole but for the last newline.
  private(set) var lacksNewline = false

  private let path: String
  private var reader: TraceReader
  private var lines = 0
  /// The line before which the reader has made up a trace line.
  private var headlessLine: Int?

  init(path: String) {
    self.path = path
    reader = TraceReader(file: path)
  }

  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if let newline = bytes.lastIndex(of: 0x0A) { end = size + Int64(newline) + 1 }
    size += Int64(bytes.count)
    lines += bytes.count { $0 == 0x0A }
    var elements: [TraceElement] = []
    reader.feed(bytes) { elements.append($0) }
    for element in elements { take(element) }
  }

  mutating func finish() {
    var last: [TraceElement] = []
    reader.finish { last.append($0) }
    if isCutOff(last) { return }
    for element in last { take(element) }
    if end < size, !last.isEmpty { (end, lacksNewline) = (size, true) }
  }

  /// Whether all that is left is a line that lacks its end.
  private func isCutOff(_ last: [TraceElement]) -> Bool {
    guard end < size, last.count == 1, last[0].line > lines, case .problem(let problem) = last[0].kind else {
      return false
    }
    return !problem.isError
  }

  private mutating func take(_ element: TraceElement) {
    switch element.kind {
    case .head(let head): headlessLine = head.isImplied ? element.line : nil
    case .input(.known(let rule, let names), _): contents[rule, default: []].formUnion(names)
    case .input:
      refuse(
        TraceProblem(
          file: path, line: element.line, column: 1, isError: true, found: "this is a trace, not a store",
          advice: "a store has 'known' lines alone; name another file"))
    case .problem(var problem):
      if !problem.isError {
        if element.line == headlessLine { return }
        problem.isError = true
        problem.advice = "write one JSON object a line, or take the line away"
      }
      refuse(problem)
    }
  }

  private mutating func refuse(_ found: TraceProblem) {
    if problem == nil { problem = found }
  }
}
