// SPDX-License-Identifier: MIT

/// What a method takes and gives, as far as observing it is concerned.
public struct RelaySignature: Sendable, Equatable {
  /// Whether it returns nothing, so that nobody has to choose between several results.
  public var returnsNothing: Bool
  /// Whether it takes a pointer through which it may answer.
  public var hasOutParameter: Bool

  /// A method that returns nothing and takes objects and numbers alone.
  public static let notice = RelaySignature(returnsNothing: true, hasOutParameter: false)

  /// Makes a signature.
  public init(returnsNothing: Bool, hasOutParameter: Bool) {
    self.returnsNothing = returnsNothing
    self.hasOutParameter = hasOutParameter
  }

  /// Whether a method like this may be observed at all.
  public var isNotice: Bool { returnsNothing && !hasOutParameter }

  /// Reads Objective-C's type encoding of a method: `v24@0:8@16` is a notice with one object.
  ///
  /// Pointers (`^`), C strings (`*`), arrays (`[`), blocks (`@?`) and parameters marked `inout` (`N`) or `out` (`o`) are
  /// ways to answer, also inside a structure. What cannot be read is taken for one, too: only what is understood is
  /// observed.
  public init(encoding: String) {
    var text = Substring(encoding)
    let result = RelaySignature.drop(qualifiersOf: &text)
    returnsNothing = text.first == "v" && !result
    var hasWayToAnswer = encoding.isEmpty
    var inName = false  // of a structure, between its brace and its equals sign
    var quoted = false  // the name of a class, or of a member
    for character in text.dropFirst() {
      switch character {
      case "\"": quoted.toggle()
      case _ where quoted: break
      case "{", "(": inName = true
      case "=", "}", ")": inName = false
      case _ where inName: break
      case "0"..."9", "-", "+", "@", "#", ":", "r", "n", "O", "R", "V", "A", "j": break
      case "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "t", "T", "f", "d", "D", "B", "v", "b": break
      // Pointers, strings, arrays, blocks, what is marked as a way out, and what is not known.
      default: hasWayToAnswer = true
      }
    }
    hasOutParameter = hasWayToAnswer
  }

  /// Drops what may stand before a type; answers whether one of them says that it is no plain value.
  private static func drop(qualifiersOf text: inout Substring) -> Bool {
    var isByReference = false
    while let first = text.first, "rnNoORV".contains(first) {
      isByReference = isByReference || "NoR".contains(first)
      text.removeFirst()
    }
    return isByReference
  }
}
