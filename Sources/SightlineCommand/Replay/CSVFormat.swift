// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// CSV after RFC 4180: one header, one row an event, and a last row for each trace with its trailer.
///
/// Numbers are those of the NDJSON lines. What is an object or a list there is JSON in its cell, but for the bands,
/// which have a column each.
struct CSVFormat: ReplayFormat {
  /// Columns that are fields of the lines under the same name.
  private static let fields = [
    "t", "event", "rule", "ruleVersion", "surface", "item", "content", "index", "fraction", "viewableTime", "cause",
    "dwell", "visibleTime", "longest", "maxFraction", "meanFraction",
  ]
  private static let bands = ["band1", "band2", "band3", "band4"]
  private static let moreFields = [
    "seenExtent", "unmeasured", "entries", "evicted", "visit", "session", "sequence", "uncertainty", "attributes",
  ]
  static let columns = ["trace", "rules"] + fields + bands + moreFields + ["summary"]
  static let header = columns.joined(separator: ",") + "\r\n"

  private let trace: String
  private let rules: String
  private var writer = EventWriter()

  init(trace: String, rules: String) {
    self.trace = Self.quoted(trace)
    self.rules = Self.quoted(rules)
  }

  mutating func begin(_ head: TraceHead, line: Int, to lane: Lane) {}

  mutating func add(_ events: [Event], lines: [UInt8], to lane: Lane) throws {
    for line in lines.split(separator: 0x0A) {
      try lane.write(row(LineFields(line)))
    }
  }

  mutating func end(_ trailer: TraceSummary, to lane: Lane) throws {
    writer.clear()
    writer.write(trailer)
    let line = String(decoding: writer.bytes.dropLast(), as: UTF8.self)
    var cells = [trace, rules]
    for column in Self.columns.dropFirst(2).dropLast() { cells.append(column == "event" ? "summary" : "") }
    cells.append(Self.quoted(line))
    try lane.write(cells.joined(separator: ",") + "\r\n")
  }

  mutating func finish(to lane: Lane) {}

  private func row(_ line: LineFields) -> String {
    var values: [String: String] = [:]
    for field in line.fields { values[field.name] = field.raw }
    var cells = [trace, rules]
    cells += Self.fields.map { cell(values[$0]) }
    let bands = values["bands"].map { $0.dropFirst().dropLast().split(separator: ",").map(String.init) } ?? []
    cells += Self.bands.indices.map { $0 < bands.count ? cell(bands[$0]) : "" }
    cells += Self.moreFields.map { cell(values[$0]) }
    return cells.joined(separator: ",") + ",\r\n"
  }

  private func cell(_ raw: String?) -> String {
    guard let raw else { return "" }
    return Self.quoted(JSONText.string(raw) ?? raw)
  }

  /// The text in quotes where it holds a quote, a comma or a line break, quotes doubled.
  static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append("\"") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
