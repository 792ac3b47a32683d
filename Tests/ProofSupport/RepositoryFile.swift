// SPDX-License-Identifier: MIT

import CZlib
public import Foundation

/// A file of the repository, found from the place of this source file, so that tests run wherever they are started.
public enum RepositoryFile {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at a path from the root.
  public static func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// Files below a folder whose names end in `suffix`, sorted by path; empty where there is no such folder.
  public static func list(_ folder: String, suffix: String) -> [URL] {
    let base = url(folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.allObjects ?? []
    return
      found
      .compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
      .sorted { $0.path < $1.path }
  }

  /// The bytes of a file.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The bytes in a gzip file.
  public static func unpacked(_ url: URL) throws -> Data {
    guard let file = gzopen(url.path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { gzclose(file) }
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &buffer, UInt32(buffer.count))
      if count < 0 { throw CocoaError(.fileReadCorruptFile) }
      if count == 0 { return result }
      result.append(contentsOf: buffer[..<Int(count)])
    }
  }
}
