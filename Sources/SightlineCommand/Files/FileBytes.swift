// SPDX-License-Identifier: MIT

/// Whole files, for those that are small by nature.
enum FileBytes {
  /// Everything in a file, unpacked.
  static func read(_ path: String, _ console: Console) throws -> [UInt8] {
    let input = try console.open(InputFile(path: path))
    var bytes: [UInt8] = []
    while let piece = try input.next() { bytes.append(contentsOf: piece) }
    return bytes
  }
}
