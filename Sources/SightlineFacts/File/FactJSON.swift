// SPDX-License-Identifier: MIT

extension FactValue {
  /// The value as JSON; a number that is none is `null`.
  public var json: String { FactJSON.text(of: self) }
}

/// Writes values as JSON.
enum FactJSON {
  static func text(of value: FactValue) -> String {
    switch value {
    case .none: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): text(of: number)
    case .text(let text): quoted(text)
    case .list(let values): "[" + values.map(text(of:)).joined(separator: ",") + "]"
    }
  }

  /// The shortest text that means this number; `null` for what is none.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
