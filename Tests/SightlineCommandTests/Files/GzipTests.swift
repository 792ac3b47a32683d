// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("Gzip")
struct GzipTests {
  static let text = (0..<20_000).map { "line \($0) \($0 &* 7_919 % 10_007)\n" }.joined()

  static func packed(_ text: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let output = try ByteOutput(path: folder.path("text.gz"))
    try output.write(text)
    try output.finish()
    return try folder.bytes("text.gz")
  }

  static func read(_ bytes: [UInt8]) throws -> (text: String, remark: ByteInput.Remark?) {
    let folder = try TemporaryFolder()
    let input = try ByteInput(path: folder.write(bytes, to: "input"))
    var result: [UInt8] = []
    while let piece = try input.next() {
      #expect(!piece.isEmpty)
      result.append(contentsOf: piece)
    }
    return (String(decoding: result, as: UTF8.self), input.remark)
  }

  @Test("what was packed reads back the same", arguments: ["", "a", "two\nlines\n", text])
  func roundTrip(_ text: String) throws {
    let packed = try Self.packed(text)
    #expect(packed.starts(with: [0x1F, 0x8B]))
    let result = try Self.read(packed)
    #expect(result.text == text)
    #expect(result.remark == nil)
  }

  @Test("the system's gzip reads what was packed, and equal input packs to equal bytes")
  func foreignReader() throws {
    let folder = try TemporaryFolder()
    let packed = try Self.packed(Self.text)
    let path = try folder.write(packed, to: "text.gz")
    let result = try Shell.run("/bin/sh", ["-c", "gzip -dc '\(path)'"])
    #expect(result.output == Self.text)
    #expect(try Self.packed(Self.text) == packed)
  }

  @Test("bytes that are not gzip pass as they are", arguments: ["", "x", "\u{1F}", "{\"t\":0}\n", text])
  func plain(_ text: String) throws {
    let result = try Self.read(Array(text.utf8))
    #expect(result.text == text)
    #expect(result.remark == nil)
  }

  @Test("members after one another are one text, with zeros between and after them too", arguments: [0, 1, 700])
  func members(_ zeros: Int) throws {
    let gap = [UInt8](repeating: 0, count: zeros)
    let bytes = try Self.packed("one\n") + gap + Self.packed("") + Self.packed(Self.text) + gap
    let result = try Self.read(bytes)
    #expect(result.text == "one\n" + Self.text)
    #expect(result.remark == nil)
  }

  @Test("data that is cut off gives everything before the cut and a warning", arguments: [3, 12, 5_000, 40_000, -1])
  func truncated(_ length: Int) throws {
    let packed = try Self.packed(Self.text)
    let count = length < 0 ? packed.count + length : length
    let result = try Self.read(Array(packed.prefix(count)))
    #expect(Self.text.hasPrefix(result.text))
    #expect(result.remark == .truncatedGzip)
    #expect(result.remark?.isError == false)
    // zlib holds back little: nearly all of what the bytes say comes out.
    if count > 10_000 { #expect(result.text.utf8.count > Self.text.utf8.count * count / packed.count * 8 / 10) }
  }

  @Test("a member that is cut off leaves the members before it whole")
  func truncatedMember() throws {
    let result = try Self.read(Self.packed("one\n") + Self.packed("two\n").prefix(8))
    #expect(result.text == "one\n")
    #expect(result.remark == .truncatedGzip)
  }

  @Test("damaged data gives everything before the damage and an error")
  func damaged() throws {
    var packed = try Self.packed(Self.text)
    for place in packed.count / 2..<packed.count / 2 + 64 { packed[place] = 0xFF }
    let result = try Self.read(packed)
    #expect(result.text.utf8.count > 1_000)
    #expect(result.remark == .damagedGzip)
    #expect(result.remark?.isError == true)
  }

  @Test("other bytes after gzip data are left out with a warning")
  func trailing() throws {
    let result = try Self.read(Self.packed("one\n") + Array("rest".utf8))
    #expect(result.text == "one\n")
    #expect(result.remark == .bytesAfterGzip)
  }
}
