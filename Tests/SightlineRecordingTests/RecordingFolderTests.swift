// SPDX-License-Identifier: MIT

import Foundation
import SightlineTrace
import Testing

@testable import RecordingFiles

@Suite("A folder of recordings")
struct RecordingFolderTests {
  @Test("makes itself, writes segments into files, and drops them")
  func files() throws {
    try TemporaryFolder.use { url in
      let inner = url.appendingPathComponent("a/b")
      var folder = try RecordingFolder(inner, run: 5)
      try folder.perform([
        .begin(segment: 1), .append(segment: 1, bytes: Array("one".utf8)),
        .append(segment: 1, bytes: Array("two".utf8)),
        .close(segment: 1), .begin(segment: 2), .append(segment: 2, bytes: Array("three".utf8)),
      ])
      #expect(try TemporaryFolder.texts(inner) == [Self.name(5, 1): "onetwo", Self.name(5, 2): "three"])
      try folder.perform([.append(segment: 2, bytes: Array("four".utf8)), .drop(segment: 1)])
      #expect(try TemporaryFolder.texts(inner) == [Self.name(5, 2): "threefour"])
      try folder.perform([.drop(segment: 2), .drop(segment: 2)])
      #expect(try TemporaryFolder.texts(inner) == [:])
    }
  }

  @Test("finds what earlier recordings left, leaves other files alone, and comes after the last")
  func leftovers() throws {
    try TemporaryFolder.use { url in
      for (name, text) in [Self.name(7, 2): "22", Self.name(7, 1): "1", Self.name(3, 9): "999", "notes.txt": "mine"] {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
      }
      var folder = try RecordingFolder(url, run: 6)
      #expect(folder.run == 8)
      #expect(folder.leftovers.map(\.bytes) == [3, 1, 2])
      try folder.perform([.drop(segment: -2), .drop(segment: 0), .drop(segment: -9)])
      #expect(try TemporaryFolder.texts(url) == [Self.name(7, 1): "1", "notes.txt": "mine"])
      #expect(try RecordingFolder(url, run: 100).run == 100)
    }
  }

  @Test("says what is wrong with a place that cannot be written")
  func failure() throws {
    try TemporaryFolder.use { url in
      let file = url.appendingPathComponent("file")
      try Data().write(to: file)
      #expect(throws: (any Error).self) { try RecordingFolder(file, run: 1) }
      let inner = url.appendingPathComponent("folder")
      var folder = try RecordingFolder(inner, run: 1)
      try FileManager.default.removeItem(at: inner)
      #expect(throws: (any Error).self) { try folder.perform([.begin(segment: 1)]) }
    }
  }

  static func name(_ run: Int64, _ segment: Int) -> String { RecordingName(run: run, segment: segment).text }
}

/// A folder for one test.
enum TemporaryFolder {
  static func use(_ body: (URL) throws -> Void) throws {
    let url = make()
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  static func use(_ body: (URL) async throws -> Void) async throws {
    let url = make()
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url)
  }

  private static func make() -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-" + UUID().uuidString)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: nil)
    return url
  }

  /// What each file of a folder says.
  static func texts(_ url: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      texts[name] = String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
    return texts
  }
}
