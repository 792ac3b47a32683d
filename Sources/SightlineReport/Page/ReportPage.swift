// SPDX-License-Identifier: MIT

/// Puts a page together from its sources and the data of its traces: one file that needs nothing else.
///
/// The parts are written one after another, so that of many traces one at a time is held: ``opening``, an
/// ``element(_:id:)`` for each trace, ``closing(_:)``.
public struct ReportPage: Sendable {
  /// What stands in the page's source for something else, in this order.
  enum Mark: String, CaseIterable {
    case title = "<!--title-->"
    case styles = "<!--styles-->"
    case data = "<!--data-->"
    case scripts = "<!--scripts-->"
  }

  private let title: String
  private let parts: [ArraySlice<UInt8>]

  /// Makes a page with a title for the tab of the browser.
  public init(title: String? = nil) {
    self.title = title ?? "Sightline"
    parts = Self.split(Self.bytes(ReportAssets.page))
  }

  /// Everything before the data.
  public var opening: [UInt8] {
    Array(parts[0]) + Self.escaped(title) + parts[1] + Self.element("style", ReportAssets.styles) + parts[2]
  }

  /// The data of one trace; `id` is what the row of the index names.
  public func element(_ trace: ReportTrace, id: String) -> [UInt8] {
    Self.element(trace.json, attributes: "class=\"trace\" id=\"\(id)\"")
  }

  /// The index, and everything after the data.
  public func closing(_ index: ReportIndex) -> [UInt8] {
    Self.element(index.json, attributes: "id=\"index\"") + parts[3] + Self.element("script", ReportAssets.scripts)
      + parts[4] + [UInt8(ascii: "\n")]
  }

  private static func element(_ name: String, _ text: StaticString) -> [UInt8] {
    Array("<\(name)>\n".utf8) + bytes(text) + Array("\n</\(name)>".utf8)
  }

  private static func element(_ json: [UInt8], attributes: String) -> [UInt8] {
    Array("<script type=\"application/json\" \(attributes)>".utf8) + json + Array("</script>\n".utf8)
  }

  /// The source around its marks: one part more than there are marks, empty where a mark is missing.
  private static func split(_ page: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = page[...]
    for mark in Mark.allCases {
      let mark = Array(mark.rawValue.utf8)
      let place = rest.indices.first { rest[$0...].starts(with: mark) } ?? rest.endIndex
      parts.append(rest[..<place])
      rest = rest[place...].dropFirst(mark.count)
    }
    parts.append(rest)
    return parts
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Text as it may stand in an element of HTML; what a browser would not take becomes the replacement character.
  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": bytes += Array(" ".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }
}
