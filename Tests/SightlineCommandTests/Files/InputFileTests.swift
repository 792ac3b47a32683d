// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("Paths")
struct InputFileTests {
  private func walk(_ names: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("x", to: name) }
    return try InputFile.all(at: [folder.path]).map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("a folder gives its traces in the order of their bytes, and those of its folders in their place")
  func order() throws {
    let names = ["b.trace.jsonl", "a/z.trace.jsonl.gz", "B.trace", "a.trace.gz", "c/d/e.trace.jsonl"]
    #expect(
      try walk(names) == ["B.trace", "a/z.trace.jsonl.gz", "a.trace.gz", "b.trace.jsonl", "c/d/e.trace.jsonl"])
  }

  @Test("what lies beside traces is left alone")
  func beside() throws {
    let names = ["a.trace.jsonl", "a.events.jsonl", "a.oracle.jsonl", "a.md", ".b.trace.jsonl"]
    #expect(try walk(names) == ["a.trace.jsonl"])
  }

  @Test("a folder without such names gives all its NDJSON")
  func plainNames() throws {
    #expect(try walk(["part-1.jsonl.gz", "part-0.jsonl", "_done", "x.json"]) == ["part-0.jsonl", "part-1.jsonl.gz"])
  }

  @Test("a ring of links ends, and a link that leads nowhere is no trace")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a/b.trace")
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/up"), withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/gone.trace"), withDestinationPath: "/nowhere")
    #expect(try InputFile.all(at: [folder.path]).map(\.path) == [folder.path("a/b.trace")])
  }

  @Test("files are taken as they are named, whatever their names")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", to: "events.txt")
    #expect(try InputFile.all(at: [path, "-"]) == [InputFile(path: path, size: 1), .standardInput])
  }

  @Test("a path that leads nowhere is an error with the system's words")
  func missing() {
    let error = #expect(throws: SystemError.self) { try InputFile.all(at: ["/nowhere/x"]) }
    #expect(error?.message == "/nowhere/x: No such file or directory")
  }

  @Test("a stream that can be read once is copied so that it can be read again")
  func rereadable() throws {
    let folder = try TemporaryFolder()
    let descriptor = try System.openForReading(folder.write("hello", to: "input"))
    defer { System.closeDescriptor(descriptor) }
    let console = Console(output: ByteOutput(), errors: ByteOutput(), input: descriptor)
    let file = try InputFile.standardInput.rereadable(console)
    for _ in 0..<2 {
      let input = try console.open(file)
      let bytes = try #require(try input.next())
      #expect(String(decoding: bytes, as: UTF8.self) == "hello")
      #expect(try input.next() == nil)
    }
  }
}
