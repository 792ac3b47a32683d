// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes a file of rules that ``RuleBookReader`` reads back as the same book.
public enum RuleBookWriter {
  /// The text of `book`, indented for people, with a newline at its end.
  ///
  /// Every key is written, those at their default too, so that a preset shows what there is to change.
  public static func bytes(of book: RuleBook) -> [UInt8] {
    var text = TextBuffer()
    text.append("{\n  \"version\": 1,\n  \"coverOpacity\": ")
    text.append(book.coverOpacity)
    text.append(",\n  \"inactive\": ", book.inactive.rawValue)
    text.append(",\n  \"record\": ", book.record.rawValue)
    text.append(",\n  \"slack\": ")
    text.append(book.slack)
    text.append(",\n  \"repetitionMemory\": ")
    text.append(book.repetitionMemory)
    text.append(",\n  \"rules\": [")
    for (index, rule) in book.rules.enumerated() {
      text.append(index > 0 ? ",\n    " : "\n    ")
      text.append(rule)
    }
    text.append(book.rules.isEmpty ? "]" : "\n  ]")
    append(book.surfaces, to: &text)
    append(book.visits, to: &text)
    text.append("\n}\n")
    return text.bytes
  }

  private static func append(_ surfaces: [String: [String]], to text: inout TextBuffer) {
    if surfaces.isEmpty { return }
    text.append(",\n  \"surfaces\": {")
    for (index, surface) in surfaces.sorted(by: { $0.key < $1.key }).enumerated() {
      text.append(index > 0 ? ",\n    " : "\n    ")
      text.append(quoted: surface.key)
      text.append(": ")
      text.append(list: surface.value)
    }
    text.append("\n  }")
  }

  private static func append(_ visits: VisitPolicy, to text: inout TextBuffer) {
    if visits.entries.isEmpty { return }
    text.append(",\n  \"visits\": {")
    var isFirst = true
    for reason in VisitReason.allCases {
      guard let entry = visits.entries[reason] else { continue }
      text.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      text.append(quoted: reason.rawValue)
      text.append(": ")
      if let longerThan = entry.longerThan {
        text.append("{\"longerThan\": ")
        text.append(longerThan)
        text.append(", \"is\": ", entry.outcome.rawValue)
        text.append("}")
      } else {
        text.append(quoted: entry.outcome.rawValue)
      }
    }
    text.append("\n  }")
  }
}

extension TextBuffer {
  /// Appends a rule on three lines.
  fileprivate mutating func append(_ rule: Rule) {
    append("{\"name\": ", rule.name)
    append(", \"version\": ", rule.version)
    append(", \"fraction\": ")
    append(rule.fraction)
    append(", \"of\": ", rule.of.rawValue)
    append(", \"largeItem\": ")
    append(rule.largeItem)
    append(",\n     \"minimumAlpha\": ")
    append(rule.minimumAlpha)
    append(", \"continuous\": ")
    append(rule.continuous)
    append(", \"cumulative\": ")
    append(rule.cumulative)
    append(", \"motion\": ")
    append(rule.motion)
    append(", \"extent\": ")
    append(rule.extent)
    append(",\n     \"repeat\": ")
    append(rule.repetition)
    append(", \"countsInteraction\": ")
    rule.countsInteraction ? append("true") : append("false")
    append(", \"reportsStretches\": ")
    rule.reportsStretches ? append("true") : append("false")
    append(", \"sample\": ")
    append(rule.sample)
    append("}")
  }

  private mutating func append(_ largeItem: Rule.LargeItem?) {
    guard let largeItem else { return append("null") }
    append("{\"area\": ")
    append(largeItem.area)
    append(", \"fraction\": ")
    append(largeItem.fraction)
    append("}")
  }

  private mutating func append(_ motion: Rule.Motion) {
    switch motion {
    case .any: append("\"any\"")
    case .settled: append("\"settled\"")
    case .slowerThan(let speed):
      append("{\"slowerThan\": ")
      append(speed)
      append("}")
    }
  }

  private mutating func append(_ repetition: Rule.Repetition) {
    switch repetition {
    case .everyAppearance: append("\"everyAppearance\"")
    case .oncePerVisit: append("\"oncePerVisit\"")
    case .oncePerSession: append("\"oncePerSession\"")
    case .once: append("\"once\"")
    case .unlessAtPreviousStop: append("\"unlessAtPreviousStop\"")
    case .cooldown(let span):
      append("{\"cooldown\": ")
      append(span)
      append("}")
    }
  }
}
