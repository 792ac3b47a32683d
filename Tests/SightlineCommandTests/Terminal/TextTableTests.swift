// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("Text for people")
struct TextTableTests {
  @Test(
    "a text takes the columns that a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("信息流", 6), ("ﾊﾝ", 2), ("ハン", 4), ("한글", 4), ("👍🏽", 2),
      ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("ü", 1), ("\u{200B}", 0), ("a\u{0}b", 2), ("，", 2),
    ])
  func width(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(
    "a text that is too wide is cut and says so",
    arguments: [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("信息流", 5, "信息…"), ("信息流", 4, "信…")])
  func cut(_ text: String, _ limit: Int, _ result: String) {
    #expect(TextWidth.cut(text, to: limit) == result)
  }

  @Test("what would move the cursor or reorder text is shown as a mark")
  func printable() {
    #expect(TextWidth.printable("a\u{1B}[31mb\r\n\u{202E}c") == "a�[31mb���c")
    #expect(TextWidth.printable("👨‍👩‍👧 信息") == "👨‍👩‍👧 信息")
  }

  @Test("columns stand under each other whatever their letters")
  func table() {
    var table = TextTable([.init(title: "NAME"), .init(title: "N", side: .right), .init(title: "NOTE")], margin: "  ")
    var text = table.add(["信息流", "1", "x"])
    text += table.add(["a", "1000", ""])
    text += table.finish()
    #expect(text == "  NAME       N  NOTE\n  信息流     1  x\n  a       1000\n")
  }

  @Test("a table without rows is empty, one of many rows streams")
  func streaming() {
    var empty = TextTable([.init(title: "A")])
    #expect(empty.finish() == "")
    var table = TextTable([.init(title: "A"), .init(title: "B")])
    for _ in 1..<TextTable.sampleSize { #expect(table.add(["x", "y"]) == "") }
    #expect(table.add(["x", "y"]).split(separator: "\n").count == TextTable.sampleSize + 1)
    #expect(table.add(["long", "z"]) == "long  z\n")
    #expect(table.finish() == "")
  }

  @Test(
    "progress says how far the work is",
    arguments: [
      (1_500_000, nil, 0, 1, "1.5 MB read"), (500_000, 2_000_000, 0, 1, "25 % of 2.0 MB"),
      (500_000, 2_000_000, 3, 9, "25 % of 2.0 MB, 3 of 9 files"),
    ] as [(Int64, Int64?, Int, Int, String)])
  func progress(_ bytes: Int64, _ total: Int64?, _ files: Int, _ count: Int, _ line: String) {
    #expect(Progress.line(bytes: bytes, total: total, files: files, of: count) == line)
  }
}
