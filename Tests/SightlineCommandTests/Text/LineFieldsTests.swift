// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineCommand

@Suite("Fields of a line")
struct LineFieldsTests {
  @Test("a line is taken apart into names and the text of their values")
  func fields() {
    let line = #"{"t":1.25, "item" : "a,\"}b","bands":[0.1,[2]],"attributes":{"a":{"b":"]"}},"n":null}"#
    let fields = LineFields(Array(line.utf8)).fields
    #expect(fields.map(\.name) == ["t", "item", "bands", "attributes", "n"])
    #expect(fields.map(\.raw) == ["1.25", #""a,\"}b""#, "[0.1,[2]]", #"{"a":{"b":"]"}}"#, "null"])
  }

  @Test("what is no object has no fields", arguments: ["", "x", "[1]", "\"a\"", "{", "{}", "{\"a\"", "{\"a\":"])
  func none(_ line: String) {
    #expect(LineFields(Array(line.utf8)).fields.isEmpty)
  }

  @Test(
    "a JSON string reads as the text it stands for",
    arguments: [
      (#""a""#, "a"), (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\ud83d\ude00""#, "😀"), ("\"信\"", "信"), ("1", nil), (#""\x""#, nil), (#""\u12""#, nil),
    ] as [(String, String?)])
  func string(_ raw: String, _ text: String?) {
    #expect(JSONText.string(raw) == text)
  }

  @Test(
    "values are the same when their numbers are within 1e-9 and all else is equal",
    arguments: [
      ("1", "1.0000000001", true), ("1", "1.00000001", false), ("1e3", "1000", true), ("[1,2]", "[1, 2]", true),
      ("[1,2]", "[1,3]", false), ("[1]", "[1,1]", false), (#""a""#, #""\u0061""#, true), (#""1""#, "1", false),
      (#"{"a":0.1}"#, #"{"a":0.10000000001}"#, true), (#"{"a":1}"#, #"{"b":1}"#, false), ("true", "false", false),
      (#""a b""#, #""ab""#, false), ("10000000000", "10000000001", true),
    ])
  func same(_ left: String, _ right: String, _ isSame: Bool) {
    #expect(JSONText.isSame(left, right) == isSame)
  }

  @Test(
    "a time on the command line is read exactly",
    arguments: [
      ("12.5", 12_500_000_000), ("0", 0), ("-1.5", -1_500_000_000), (".5", 500_000_000), ("3.", 3_000_000_000),
      ("0.000000001", 1), ("12.5s", 12_500_000_000), ("300ms", 300_000_000), ("x", nil), ("", nil), (".", nil),
      ("1.2.3", nil), ("1e3", nil), ("0.0000000001", nil), ("99999999999999", nil), ("+1", nil),
    ] as [(String, Int64?)])
  func seconds(_ text: String, _ nanoseconds: Int64?) {
    #expect(SecondsText.timestamp(text)?.nanoseconds == nanoseconds)
  }
}
