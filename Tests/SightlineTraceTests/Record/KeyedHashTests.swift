// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineTrace

@Suite("The keyed hash of recordings")
struct KeyedHashTests {
  /// Of the authors' reference implementation: the key is the bytes 0 to 15, the text the bytes 0, 1, 2, …
  private static let vectors: [(length: Int, hash: UInt64)] = [
    (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137), (8, 0x93f5_f579_9a93_2462),
    (15, 0xa129_ca61_49be_45e5), (16, 0x3f2a_cc7f_57c2_9bdb), (63, 0x958a_324c_eb06_4572),
  ]

  @Test("gives what the reference gives", arguments: vectors)
  func reference(length: Int, hash: UInt64) {
    let key = KeyedHash(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
    #expect(key.hash((0..<length).map { UInt8($0) }) == hash)
  }

  @Test("makes words of thirteen letters and digits, others under another salt")
  func words() {
    let (one, other) = (KeyedHash(salt: "one"), KeyedHash(salt: "other"))
    let word = one.word("item-1")
    #expect(word.utf8.count == 13)
    #expect(word.allSatisfy { $0.isLowercase || $0.isNumber })
    #expect(word == KeyedHash(salt: "one").word("item-1"))
    #expect(word != other.word("item-1"))
    #expect(word != one.word("item-2"))
    #expect(Set((0..<10_000).map { one.word("item-\($0)") }).count == 10_000)
  }
}
