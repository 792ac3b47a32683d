// SPDX-License-Identifier: MIT

/// SipHash-2-4 (Aumasson and Bernstein, 2012): a hash that tells nothing of a text to whoever does not have the key.
///
/// Written here since no target but the sinks may import a library for it, and since the standard library's own hashes
/// change with each launch.
struct KeyedHash: Sendable, Equatable {
  private let key: (UInt64, UInt64)

  init(_ first: UInt64, _ second: UInt64) {
    key = (first, second)
  }

  /// The key that a text of any length gives.
  init(salt: String) {
    let bytes = Array(salt.utf8)
    key = (KeyedHash(0, 0).hash(bytes), KeyedHash(0, 1).hash(bytes))
  }

  static func == (left: KeyedHash, right: KeyedHash) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key.0)
    hasher.combine(key.1)
  }

  /// The hash of bytes.
  func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
    var state = Rounds(key)
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word |= UInt64(byte) << UInt64(8 * (count % 8))
      count += 1
      if count % 8 == 0 {
        state.take(word)
        word = 0
      }
    }
    state.take(word | UInt64(truncatingIfNeeded: count) << 56)
    return state.finish()
  }

  /// The hash of a text, as a word of thirteen small letters and digits.
  func word(_ text: some StringProtocol) -> String {
    var rest = hash(text.utf8)
    var letters: [UInt8] = []
    for _ in 0..<13 {
      letters.append(Self.letters[Int(rest & 31)])
      rest >>= 5
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  private struct Rounds {
    var v0: UInt64
    var v1: UInt64
    var v2: UInt64
    var v3: UInt64

    init(_ key: (UInt64, UInt64)) {
      v0 = key.0 ^ 0x736f_6d65_7073_6575
      v1 = key.1 ^ 0x646f_7261_6e64_6f6d
      v2 = key.0 ^ 0x6c79_6765_6e65_7261
      v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finish() -> UInt64 {
      v2 ^= 0xff
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func round() {
      v0 &+= v1
      v1 = Self.turn(v1, 13) ^ v0
      v0 = Self.turn(v0, 32)
      v2 &+= v3
      v3 = Self.turn(v3, 16) ^ v2
      v0 &+= v3
      v3 = Self.turn(v3, 21) ^ v0
      v2 &+= v1
      v1 = Self.turn(v1, 17) ^ v2
      v2 = Self.turn(v2, 32)
    }

    private static func turn(_ word: UInt64, _ places: UInt64) -> UInt64 {
      word << places | word >> (64 - places)
    }
  }
}
