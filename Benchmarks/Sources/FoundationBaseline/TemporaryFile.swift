// SPDX-License-Identifier: MIT

import Foundation

/// A file with a name of its own that goes away with this object.
public final class TemporaryFile {
  /// Where it lies.
  public let path: String

  /// Chooses a name; nothing is written yet.
  public init(suffix: String) {
    path = NSTemporaryDirectory() + "sightline-benchmark-" + UUID().uuidString + suffix
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The whole file as text.
  public func read() -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}

/// Files written piece by piece.
public enum TextFile {
  /// Writes pieces one after the other until there are no more.
  public static func write(_ path: String, _ next: () -> [UInt8]?) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { return false }
    while let piece = next() { handle.write(Data(piece)) }
    return (try? handle.close()) != nil
  }
}
