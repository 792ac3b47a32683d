// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineTrace

@Suite("The nearest word")
struct NearestWordTests {
  @Test(
    "a word with few faults finds the one that was meant, another one nothing",
    arguments: [
      ("scrol", "scroll"), ("scrlol", "scroll"), ("SCROLL", "scroll"), ("itmes", "items"), ("hid", "hide"),
      ("x", nil), ("", nil), ("gesture", nil), ("scroll", "scroll"), (String(repeating: "a", count: 1000), nil),
    ] as [(String, String?)])
  func suggestion(word: String, expected: String?) {
    #expect(NearestWord.suggestion(for: word, among: ["scroll", "items", "hide", "show"]) == expected)
  }

  @Test(
    "a word in registers equals its literal and no other",
    arguments: [
      ("t", "t" as Word), ("surface", "surface"), ("12345678", "12345678"), ("parentItem", "parentItem"),
      ("repetitionMemory", "repetitionMemory"),
    ])
  func words(text: String, word: Word) {
    #expect(Word(text.utf8) == word)
    #expect(scan("\"\(text)\"") { try $0.word() } == word)
    #expect(
      scan("\"\(text)\"                    ") { scanner in
        let word = try scanner.word()
        scanner.skipSpace()
        return word
      } == word)
    #expect(Word((text + "x").utf8) != word)
  }

  @Test("a text longer than a word is no word")
  func longWords() {
    #expect(Word("12345678901234567".utf8) == .other)
    #expect(scan(#""12345678901234567""#) { try $0.word() } == .other)
  }
}
