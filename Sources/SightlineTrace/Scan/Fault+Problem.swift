// SPDX-License-Identifier: MIT

extension Fault {
  /// What was found and what to write, for a fault in a line that is JSON.
  ///
  /// - Parameter bytes: From the line's start to the end of the scanner's bytes.
  func words(in bytes: UnsafeBufferPointer<UInt8>) -> (found: String, advice: String) {
    switch kind {
    case .syntax(let syntax):
      return ("this is not JSON: \(syntax.rawValue)", "write one JSON object a line")
    case .wrong(.object):
      return ("\(Fault.found(in: bytes, at: place, showsText: false)) is not a line of this format", Want.object.advice)
    case .wrong(let want):
      let found = Fault.found(in: bytes, at: place, showsText: want.showsText)
      return ("\(found) is not \(want.noun)", want.advice)
    case .unknownWord(let want):
      let word = Fault.text(in: bytes, at: place)
      let found = "'\(Fault.clipped(word))' is not \(want.noun)"
      guard let nearest = NearestWord.suggestion(for: word, among: want.words) else { return (found, want.advice) }
      return (found, "did you mean '\(nearest)'?")
    case .missing(let field):
      return ("there is no \"\(field.rawValue)\"", "write \"\(field.rawValue)\":\(field.example)")
    case .reordered:
      // Never leaves the scanner.
      return ("a line in another order", "write \"t\" and \"op\" first")
    }
  }

  /// Names what stands at a place, and shows it where that is no data.
  static func found(in bytes: UnsafeBufferPointer<UInt8>, at place: Int, showsText: Bool) -> String {
    guard place < bytes.count else { return "nothing" }
    switch bytes[place] {
    case UInt8(ascii: "\""): return showsText ? "'\(clipped(text(in: bytes, at: place)))'" : "a text"
    case UInt8(ascii: "{"): return "this object"
    case UInt8(ascii: "["): return "this list"
    case UInt8(ascii: "t"): return "true"
    case UInt8(ascii: "f"): return "false"
    case UInt8(ascii: "n"): return "null"
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return "the end of the list"
    default:
      let number = bytes[place...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != 0x5D && $0 != 0x7D }
      return clipped(String(decoding: number, as: UTF8.self))
    }
  }

  /// The text whose opening quote stands at a place of a line that is JSON.
  static func text(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> String {
    guard var scanner = JSONScanner(bytes, from: place, texts: TextCache()) else { return "" }
    return (try? scanner.text()) ?? ""
  }

  /// A text short enough for a message, on one line.
  static func clipped(_ text: String) -> String {
    let line = String(text.prefix(40).map { $0.isNewline || $0.isWhitespace ? " " : $0 })
    return text.count > 40 ? line + "…" : line
  }
}
