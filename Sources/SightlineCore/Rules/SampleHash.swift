// SPDX-License-Identifier: MIT

/// The stated hash by which a rule's `sample` chooses contents: never by chance, the same on every machine.
enum SampleHash {
  /// A number from 0 up to 1 for a text: FNV-1a 64 of its UTF-8, then the 64-bit finaliser of MurmurHash3, over 2^64
  /// (fine print 36).
  static func share(of text: String) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01b3
    }
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    hash = hash &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Double(hash) / 0x1p64
  }
}
