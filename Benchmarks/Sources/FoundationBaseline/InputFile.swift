// SPDX-License-Identifier: MIT

import Foundation

/// A file that is read piece by piece into one buffer.
public final class InputFile {
  private let stream: UnsafeMutablePointer<FILE>
  private var buffer: [UInt8] = []

  /// Opens a file, or returns `nil`.
  public init?(path: String) {
    guard let stream = fopen(path, "rb") else { return nil }
    self.stream = stream
  }

  deinit { fclose(stream) }

  /// Reads up to `size` bytes and lends them.
  /// - Returns: How many were read; 0 at the end.
  public func read(_ size: Int, _ body: (UnsafeRawBufferPointer) -> Void) -> Int {
    if buffer.count < size { buffer = [UInt8](repeating: 0, count: size) }
    return buffer.withUnsafeMutableBytes { bytes in
      let count = fread(bytes.baseAddress, 1, size, stream)
      if count > 0 { body(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
      return count
    }
  }
}
