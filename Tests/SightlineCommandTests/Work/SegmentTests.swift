// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("Segments of a stream")
struct SegmentTests {
  private struct Cut: Equatable {
    var file: String
    var lineOffset: Int
    var text: String
    var isLast: Bool
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cuts(_ names: [String], splits: Bool = true) throws -> [Cut] {
    let console = Console(output: ByteOutput(), errors: ByteOutput(), input: 0)
    let files = try InputFile.all(at: names.map(folder.path))
    let source = SegmentSource(files: files, splits: splits, console: console, progress: nil)
    var cuts: [Cut] = []
    while let segment = source.next() {
      var bytes: [UInt8] = []
      try segment.forEachPiece { piece in
        bytes.append(contentsOf: piece)
        return true
      }
      cuts.append(
        Cut(
          file: segment.file.path.replacingOccurrences(of: folder.path + "/", with: ""), lineOffset: segment.lineOffset,
          text: String(decoding: bytes, as: UTF8.self), isLast: segment.isLast))
    }
    return cuts
  }

  @Test("all bytes come once and in order, cut only where a trace begins", arguments: [1, 2, 700, 5_000])
  func cutting(_ copies: Int) throws {
    let text = String(repeating: Samples.feed, count: copies)
    try folder.write(text, to: "a.jsonl")
    try folder.write(GzipTests.packed(text), to: "b.jsonl.gz")
    let cuts = try cuts(["a.jsonl", "b.jsonl.gz"])
    for file in ["a.jsonl", "b.jsonl.gz"] {
      let own = cuts.filter { $0.file == file }
      #expect(own.map(\.text).joined() == text)
      #expect(own.allSatisfy { $0.text.hasPrefix("{\"t\":0,\"op\":\"trace\"") })
      #expect(own.map(\.isLast) == own.indices.map { $0 == own.count - 1 })
      var line = 0
      for cut in own {
        #expect(cut.lineOffset == line)
        line += cut.text.utf8.count { $0 == 0x0A }
      }
      #expect(own.count >= text.utf8.count / SegmentSource.maximumSize)
      if copies == 5_000 { #expect(own.count > 3) }
    }
  }

  @Test("without cutting a file is one segment")
  func whole() throws {
    let text = String(repeating: Samples.feed, count: 2_000)
    try folder.write(text, to: "a.jsonl")
    #expect(try cuts(["a.jsonl"], splits: false) == [Cut(file: "a.jsonl", lineOffset: 0, text: text, isLast: true)])
  }

  @Test("a trace that is too long to hold is read on where it lies, up to the next")
  func long() throws {
    let still = "{\"t\":1,\"op\":\"still\"}\n"
    let long = Samples.feed + String(repeating: still, count: SegmentSource.maximumSize * 2 / still.utf8.count)
    try folder.write(long + Samples.feed, to: "a.jsonl")
    let cuts = try cuts(["a.jsonl"])
    #expect(cuts.map(\.text).joined() == long + Samples.feed)
    #expect(cuts.count <= 2)
  }

  private static let head = #"{"t":0,"op":"trace","version":1}"#

  @Test(
    "only a whole line in the usual form, without a fault, is taken for the beginning of a trace",
    arguments: [
      ("x\n\(head)\n", 2), ("\(head)\n", nil), ("x\n\(head)\r\n", 2),
      ("\n{\"t\":-1.5e3,\"op\":\"trace\",\"version\":1}\ny", 1),
      ("x\n{\"t\":0,\"op\":\"tracer\"}\n", nil), ("x\n \(head)\n", nil),
      ("x\n{\"t\":0,\"op\":\"trace\",\"version\":2}\n", nil), ("x\n{\"t\":0,\"op\":\"trace\"}\n", nil),
      ("x\n\(head)}\n", nil), ("x\n\(head)", nil),
      ("x\n{\"t\":0,\"a\":\"\\n{\\\"t\\\":0,\\\"op\\\":\\\"trace\\\"}\"}\n", nil), ("x\n{\"t\":0,\"op\":\"tra", nil),
      ("a\nb\n{\"t\":0,\"op\":\"end\"}\n\(head)\n{", 23),
    ] as [(String, Int?)])
  func traceLine(_ text: String, _ place: Int?) {
    #expect(TraceLine.place(in: Array(text.utf8), from: 1) == place)
  }
}
