// SPDX-License-Identifier: MIT

/// Compares lines of events one by one and keeps the first difference. In constant memory.
///
/// Fields may stand in any order; numbers are equal within 1e-9. Of a trailer, the name of the trace is not compared,
/// and its checksum only when every line before was equal byte for byte.
struct EventComparison {
  struct Difference: Equatable {
    /// The place of the line, from 1.
    let line: Int
    let expected: [UInt8]?
    let found: [UInt8]?
  }

  private(set) var first: Difference?
  private(set) var lines = 0
  private(set) var differing = 0
  private var isExact = true

  /// Whether the expectation says anything of trailers; one written by hand may leave them out.
  let hasTrailers: Bool

  init(hasTrailers: Bool) {
    self.hasTrailers = hasTrailers
  }

  /// Compares the next line of each side; `nil` where a side has no more.
  mutating func add(expected: [UInt8]?, found: [UInt8]?) {
    lines += 1
    if expected == found { return }
    let isSame = expected.flatMap { expected in found.map { isEqual(expected, $0) } } ?? false
    isExact = false
    if isSame { return }
    differing += 1
    if first == nil { first = Difference(line: lines, expected: expected, found: found) }
  }

  private func isEqual(_ expected: [UInt8], _ found: [UInt8]) -> Bool {
    Self.differences(LineFields(expected), LineFields(found), isExact: isExact).isEmpty
  }

  /// Names of the fields that differ, in the order of the expected line, then of the found one.
  static func differences(_ expected: LineFields, _ found: LineFields, isExact: Bool = true) -> [String] {
    let isTrailer = expected["event"] == "\"summary\""
    var names: [String] = []
    for field in expected.fields {
      if isTrailer, field.name == "trace" || (field.name == "checksum" && !isExact) { continue }
      guard let other = found[field.name], JSONText.isSame(field.raw, other) else {
        names.append(field.name)
        continue
      }
    }
    for field in found.fields where expected[field.name] == nil { names.append(field.name) }
    return names
  }

  static func isTrailer(_ line: [UInt8]) -> Bool {
    LineFields(line)["event"] == "\"summary\""
  }
}
