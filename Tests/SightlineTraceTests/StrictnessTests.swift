// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineTrace

/// The scanner's verdict on what is JSON is JSONSerialization's, with these exceptions (`Documentation/TraceFormat.md`):
///
/// - a comma before a closing bracket or brace: JSONSerialization of swift-corelibs-foundation takes it; JSON and the
///   scanner do not;
/// - a number too large for a double, such as `1e999`: JSON allows it, JSONSerialization refuses it, the scanner reads
///   an infinity;
/// - a zero byte among the first four: JSONSerialization guesses UTF-16 or UTF-32 then; traces are UTF-8;
/// - a byte order mark: JSONSerialization passes it; the readers pass it at the start of a stream only.
///
/// Keys that stand twice are no exception: both take them, and the last one counts.
@Suite("Strictness")
struct StrictnessTests {
  @Test(
    "lines that are JSON are taken, lines that are not are refused",
    arguments: [
      (#"{"a":1}"#, true), (" \t\r{ \"a\" : [ 1 , 2 ] } \r", true), ("12", true), ("\"x\"", true), ("null", true),
      ("", false), ("   ", false), ("{", false), ("}", false), ("{}", true), ("[]", true), ("{,}", false),
      ("[,1]", false), ("[1,]", false), (#"{"a":1,}"#, false), (#"{"a" 1}"#, false), (#"{"a":1 "b":2}"#, false),
      (#"{a:1}"#, false), ("{'a':1}", false), (#"{"a":01}"#, false), (#"{"a":-01}"#, false), (#"{"a":-}"#, false),
      (#"{"a":1.}"#, false), (#"{"a":.5}"#, false), (#"{"a":+1}"#, false), (#"{"a":1e}"#, false),
      (#"{"a":1e+}"#, false), (#"{"a":1E+5}"#, true), (#"{"a":-0.0e-0}"#, true), (#"{"a":0x1}"#, false),
      (#"{"a":NaN}"#, false), (#"{"a":Infinity}"#, false), (#"{"a":tru}"#, false), (#"{"a":truex}"#, false),
      (#"{"a":nul}"#, false), ("{\"a\":\"\t\"}", false), ("{\"a\":\"\u{1}\"}", false), ("{\"a\":\"\u{7F}\"}", true),
      (#"{"a":"\x"}"#, false), (#"{"a":"\/\b\f\n\r\t\"\\"}"#, true), (#"{"a":"\u00zz"}"#, false),
      (#"{"a":"\u00"}"#, false), (#"{"a":"\u0000"}"#, true), (#"{"a":"\ud83d\ude00"}"#, true),
      (#"{"a":"\ud83d"}"#, false), (#"{"a":"\ude00"}"#, false), (#"{"a":"\ud83dA"}"#, false),
      (#"{"a":"\ud83d\u0041"}"#, false), (#"{"a":1}x"#, false), (#"{"a":1}{}"#, false), ("{\"a\":1}\0", false),
      ("{\"a\":1\u{B}}", false), (#"{"a":"b"#, false), (#"{"\u0061":1}"#, true), (#"{"":1}"#, true),
      (#"{"a":1e999}"#, true), (#"{"a":1,"a":2}"#, true), ("{\"a\":\"\u{FFFF}\u{10FFFF}\"}", true),
    ])
  func verdicts(line: String, isValid: Bool) {
    #expect(isJSON(Array(line.utf8)) == isValid)
  }

  @Test(
    "bytes that are not the shortest form of a character are refused",
    arguments: [
      ([0xC0, 0x80], false), ([0xC1, 0xBF], false), ([0xED, 0xA0, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false),
      ([0xE0, 0x80, 0x80], false), ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xFF], false),
      ([0xC3], false), ([0x80], false), ([0xE2, 0x82], false), ([0xF0, 0x9F, 0x98], false),
      ([0xF5, 0x80, 0x80, 0x80], false),
      ([0xC2, 0x80], true), ([0xE0, 0xA0, 0x80], true), ([0xED, 0x9F, 0xBF], true), ([0xEF, 0xBF, 0xBF], true),
      ([0xF0, 0x90, 0x80, 0x80], true), ([0xF4, 0x8F, 0xBF, 0xBF], true),
    ] as [([UInt8], Bool)])
  func encoding(bytes: [UInt8], isValid: Bool) {
    let line = Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8)
    #expect(isJSON(line) == isValid)
    #expect(foundationTakes(line) == isValid)
  }

  @Test("lists and objects may lie in each other up to 512 deep", arguments: [1, 2, 511, 512, 513, 600, 100_000])
  func depth(levels: Int) {
    let list = Array(repeating: UInt8(ascii: "["), count: levels) + Array(repeating: UInt8(ascii: "]"), count: levels)
    #expect(isJSON(list) == (levels <= 512))
    let objects =
      Array(String(repeating: #"{"a":"#, count: levels).utf8) + [UInt8(ascii: "1")]
      + Array(repeating: UInt8(ascii: "}"), count: levels)
    #expect(isJSON(objects) == (levels <= 512))
    if levels <= 600 { #expect(foundationTakes(list) == (levels <= 512)) }
  }

  @Test("the verdict on mutated lines is that of JSONSerialization", arguments: 0..<8)
  func property(seed: Int) {
    var generator = LineGenerator(seed: UInt64(seed))
    var valid = 0
    for _ in 0..<4000 {
      let line = generator.line()
      let verdict = isJSON(line)
      if verdict { valid += 1 }
      if verdict != foundationTakes(line), !LineGenerator.isException(line) {
        Issue.record("scanner says \(verdict) of \(text(line)) \(line)")
      }
    }
    // A generator that makes only one kind of line would prove nothing.
    #expect(valid > 800 && valid < 3200)
  }

  private func foundationTakes(_ line: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)) != nil
  }
}
