// SPDX-License-Identifier: MIT

/// JSON to be written: what a command has found, for programs.
indirect enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// Fields in their order.
  case object([(name: String, value: JSONValue)])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }

  init(_ numbers: [Int]) { self = .list(numbers.map { .integer($0) }) }
  init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }
  init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
  init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  /// On one line.
  var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// For people too: each field of the object on lines of its own, each entry of its lists on one line.
  var document: String {
    guard case .object(let fields) = self else { return line + "\n" }
    var text = "{\n"
    for (place, field) in fields.enumerated() {
      text += "  \(Self.quoted(field.name)): "
      if case .list(let entries) = field.value, entries.contains(where: \.isObject) {
        text += "[\n    " + entries.map(\.line).joined(separator: ",\n    ") + "\n  ]"
      } else {
        field.value.write(to: &text)
      }
      text += place + 1 < fields.count ? ",\n" : "\n"
    }
    return text + "}\n"
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .number(let number): text += Self.plain(number)
    case .text(let string): text += Self.quoted(string)
    case .list(let entries):
      text += "["
      for (place, entry) in entries.enumerated() {
        if place > 0 { text += "," }
        entry.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (place, field) in fields.enumerated() {
        if place > 0 { text += "," }
        text += Self.quoted(field.name) + ":"
        field.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A number that reads back as the same: whole ones without a decimal point, what JSON does not have as `null`.
  static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 0x1p53 { return "\(Int64(number))" }
    return "\(number)"
  }

  /// The text in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
