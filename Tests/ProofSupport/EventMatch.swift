// SPDX-License-Identifier: MIT

import Foundation

/// Compares event lines with expected ones that name only the fields that matter.
public enum EventMatch {
  /// What differs, or `nil`.
  ///
  /// Each expected line is a JSON object; each of its fields must be in the event with that value, and a field that is
  /// `null` must be missing. Numbers are compared to 1e-9. Empty lines are left out.
  public static func difference(lines: [String], expected: [String]) throws -> String? {
    let wanted = expected.filter { !$0.allSatisfy(\.isWhitespace) }
    for (place, pair) in zip(lines, wanted).enumerated() {
      guard case .object(let fields) = try JSONValue.parse(pair.1) else { return "'\(pair.1)' is not an object" }
      let event = try JSONValue.parse(pair.0)
      let wrong = fields.keys.sorted().filter { !agree(event[$0], fields[$0]) }
      if !wrong.isEmpty {
        let names = wrong.joined(separator: ", ")
        return text("event \(place + 1) differs in \(names)\n  expected \(pair.1)\n  found    \(pair.0)", lines)
      }
    }
    if lines.count == wanted.count { return nil }
    return text("expected \(wanted.count) events, found \(lines.count)", lines)
  }

  private static func text(_ first: String, _ lines: [String]) -> String {
    "\(first)\nall found:\n" + lines.joined(separator: "\n")
  }

  private static func agree(_ found: JSONValue?, _ wanted: JSONValue?) -> Bool {
    switch (found, wanted) {
    case (nil, .null), (nil, nil): true
    case (.number(let left), .number(let right)): abs(left - right) <= 1e-9 * max(1, abs(right))
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { agree($0, $1) }
    case (.object(let left), .object(let right)):
      left.keys == right.keys && left.allSatisfy { agree($0.value, right[$0.key]) }
    default: found == wanted
    }
  }
}
