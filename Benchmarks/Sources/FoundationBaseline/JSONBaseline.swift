// SPDX-License-Identifier: MIT

import Foundation

/// What Foundation's own JSON parser takes for the lines of a trace.
public enum JSONBaseline {
  /// Makes one `Data` a line, which is not part of the parse and so not timed.
  public static func lines(of bytes: [UInt8]) -> Lines {
    Lines(lines: bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) })
  }

  /// Lines ready to be parsed.
  public struct Lines {
    let lines: [Data]

    /// Parses every line by itself.
    /// - Returns: How many were JSON objects.
    public func parse() -> Int {
      var objects = 0
      for line in lines {
        let value = try? JSONSerialization.jsonObject(with: line)
        if value is [String: Any] { objects += 1 }
      }
      return objects
    }
  }

  /// Reads a flat object of numbers, as the threshold files are.
  public static func numbers(inFile path: String) -> [String: Double]? {
    guard let data = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return object.compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }
}
