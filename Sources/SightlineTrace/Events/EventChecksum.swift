// SPDX-License-Identifier: MIT

/// FNV-1a 64 over bytes that come in pieces: the checksum of ``TraceSummary``.
public struct EventChecksum: Sendable, Equatable {
  /// The checksum of all bytes so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the checksum of nothing.
  public init() {
  }

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.value = value
  }
}
