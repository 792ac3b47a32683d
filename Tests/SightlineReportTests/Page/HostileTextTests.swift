// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("Hostile text in a page")
struct HostileTextTests {
  static let texts = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]>", "a\u{2028}b\u{2029}c", "\u{0}\u{1}\u{1F}\u{7F}\u{9F}",
    "\"quotes\" \\ back\\u003c", "\u{202E}desrever\u{202C}\u{2066}", "👩‍👩‍👧‍👦 한국어 \u{FEFF}\u{FFFE}", "__proto__",
    "<img src=x onerror=alert(1)>", "\u{1B}]0;title\u{7}", String(repeating: "long ", count: 2000),
  ]

  /// A trace in which everything that can be named is named so.
  private static func trace(_ text: String) -> ReportTrace? {
    var writer = TraceWriter()
    writer.write(TraceHead(source: text, device: text))
    let feed = SurfaceLine(id: text, frame: Rect(x: 0, y: 0, width: 100, height: 100), rules: [text])
    writer.write(.window(WindowLine(id: text, frame: Rect(x: 0, y: 0, width: 100, height: 100))), at: .zero)
    writer.write(.surface(feed), at: .zero)
    let item = ItemLine(
      id: text, frame: Rect(x: 0, y: 0, width: 100, height: 50), content: text,
      attributes: [text: .array([.string(text), .object([text: .null])])])
    writer.write(.items(surface: text, items: [item], all: false), at: .zero)
    let cover = Cover(rect: .zero, except: [.init(surface: text, item: text)], by: text)
    writer.write(.covers(surface: text, window: nil, covers: [cover]), at: .zero)
    writer.write(.scroll(surface: "unknown " + text, offset: .zero, phase: nil), at: .seconds(1))
    writer.write(.end, at: .seconds(3))
    let books = [ReportBook(name: text, rules: RuleBook(rules: [Rule(name: text, version: text)]))]
    var replay = ReportBuilder.replay(file: text, books: books)
    var builder = ReportBuilder(file: text, books: books)
    replay.feed(writer.take()) { builder.take($0) }
    replay.finish { builder.take($0) }
    builder.finish()
    return builder.takeTraces().first
  }

  @Test("no text can end the element that it stands in, and every text is read back as it was", arguments: texts)
  func text(_ text: String) throws {
    let trace = try #require(Self.trace(text))
    var index = ReportIndex(tool: "test", title: text)
    index.add(trace, element: "trace-0")
    for json in [trace.json, index.json] {
      #expect(!json.contains(UInt8(ascii: "<")))
      #expect(!json.contains { $0 < 0x20 || $0 == 0x7F })
      let decoded = String(decoding: json, as: UTF8.self)
      #expect(!decoded.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
    }
    let page = try PageTrace(trace)
    #expect(page.json["name"]?.string == text)
    #expect(page.items[0]["id"]?.string == text && page.items[0]["content"]?.string == text)
    #expect(page.items[0]["attributes"]?[text]?[0].string == text)
    #expect(page.surfaces[0]["rules"]?[0].string == text)
    #expect(page.book(0)["rules"]?[0]["name"]?.string == text)
    #expect(page.book(0)["ledger"]?[text]?["reported"].int == 1)
    #expect(page.json["covers"]?[0]["sets"]?[0][1][0]["by"]?.string == text)
    #expect(page.json["warnings"].int == 1)
  }

  @Test("the title stays text in its element", arguments: texts)
  func title(_ text: String) throws {
    let opening = String(decoding: ReportPage(title: text).opening, as: UTF8.self)
    let title = try #require(opening.components(separatedBy: "<title>").last?.components(separatedBy: "</title>").first)
    #expect(!title.contains("<") && !title.contains(">"))
    #expect(opening.components(separatedBy: "<script").count == 1)
  }

  @Test("numbers that are none become null, and what no screen has is clamped")
  func numbers() throws {
    let text = """
      {"t":0,"op":"trace","version":1}
      {"t":0,"op":"surface","id":"feed","frame":[0,0,1e999,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,1e999,50],["b",0,0,10,50,{"alpha":1e999}]]}
      {"t":1,"op":"scroll","surface":"feed","offset":[1e300,-1e300]}
      {"t":2,"op":"scroll","surface":"feed","offset":[1e999,0]}
      {"t":3,"op":"end"}

      """
    let page = try PageTrace.trace(text)
    #expect(page.surfaces[0]["lines"]?[0][3] == .null)
    #expect(page.items[0]["frames"]?[0] == .array([.number(0), .null, .string("bad")]))
    #expect(page.items[1]["alpha"]?[0] == .array([.number(0), .number(0)]))
    #expect(PageTrace.sums(page.surfaces[0]["offset"]?["x"]) == [0, 100_000_000_000_000])
  }
}
