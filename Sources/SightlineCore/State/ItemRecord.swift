// SPDX-License-Identifier: MIT

/// What is kept of each registered item. Its frame lies in the surface's ``BoxTree``.
struct ItemRecord: Sendable {
  /// Properties of one bit, packed: a million items should not cost a million bytes for each.
  struct Flags: OptionSet, Sendable, Equatable {
    var rawValue: UInt16
    static let live = Flags(rawValue: 1)
    static let hidden = Flags(rawValue: 2)
    static let unmeasurable = Flags(rawValue: 4)
    static let hasIndex = Flags(rawValue: 8)
    static let badNumber = Flags(rawValue: 16)
    /// Taken away in the open batch, by a line that may yet be followed by one that brings it back.
    static let leaving = Flags(rawValue: 32)
    /// Taken away because the host lists only what is on screen.
    static let leavingOffscreen = Flags(rawValue: 64)
    /// Already in the list of what may leave with the open batch.
    static let listedForRemoval = Flags(rawValue: 128)
    /// Named by the items line that is being taken in.
    static let named = Flags(rawValue: 256)
    /// Not there before the open batch.
    static let inserted = Flags(rawValue: 512)
    /// Shows another content than before the open batch, or did since.
    static let contentChanged = Flags(rawValue: 1024)

    @inline(__always)
    mutating func set(_ flag: Flags, _ isOn: Bool) {
      rawValue = isOn ? rawValue | flag.rawValue : rawValue & ~flag.rawValue
    }
  }

  var id: String
  var content: String?
  var attributes: Attributes?
  /// Place among the items of the surface, as first reported.
  var place: Int64 = 0
  var index = 0
  var alpha = 1.0
  /// Position in the tree of boxes.
  var position: Int32 = -1
  /// The running measurement, -1 where there is none.
  var cell: Int32 = -1
  /// Own rules, -1 where the surface's hold.
  var ruleSet: Int32 = -1
  var flags: Flags = []

  /// Takes what a line says, all but the content and where it is.
  /// - Returns: What the caller needs to know of it then.
  mutating func take(
    _ line: ItemLine, ruleSet set: Int32, alpha new: Double, isBad: Bool
  ) -> (canShow: Bool, wasUnmeasurable: Bool, cell: Int32) {
    if let given = line.attributes { attributes = given }
    index = line.index ?? 0
    ruleSet = set
    alpha = new
    flags.insert(.named)
    flags.set(.leaving, false)
    flags.set(.hasIndex, line.index != nil)
    flags.set(.hidden, line.hidden)
    flags.set(.badNumber, isBad)
    return (canShow, flags.contains(.unmeasurable), cell)
  }

  func differs(alpha other: Double, isHidden: Bool) -> Bool {
    alpha != other || flags.contains(.hidden) != isHidden
  }

  /// Whether it is there as of the open batch.
  @inline(__always)
  var isPresent: Bool { flags.contains(.live) && !flags.contains(.leaving) }
  /// Whether something of it could be seen: neither hidden nor beyond reckoning.
  @inline(__always)
  var canShow: Bool { flags.isDisjoint(with: [.hidden, .leaving, .badNumber]) && alpha > 0 }
}
