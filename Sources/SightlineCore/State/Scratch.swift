// SPDX-License-Identifier: MIT

/// Space that one measurement lends to the next, so that a steady scroll allocates nothing.
struct Scratch: Sendable {
  var covers = CoverMath()
  /// The covers over the surface that is measured, in its content coordinates, that except none of its items.
  var plainCovers: [Box] = []
  /// Those that except some of its items.
  var exceptingCovers: [(box: Box, cover: CoverState)] = []
  var hasCovers: Bool { !plainCovers.isEmpty || !exceptingCovers.isEmpty }
  /// The covers that apply to one item.
  var itemCovers: [Box] = []
  /// A stack of child surfaces.
  var children: [Int32] = []
  var found: [Candidate] = []
  /// The slots that the items line named so far.
  var named: [Int32] = []
  /// The candidates that need a closer look.
  var changed: [Int32] = []
  var eventKeys: [EventKey] = []

  /// What decides where a pending event stands.
  struct EventKey: Sendable, Comparable {
    var group: UInt8
    var place: EventPlace
    var serial: Int64
    var index: Int

    static func < (left: EventKey, right: EventKey) -> Bool {
      if left.group != right.group { return left.group < right.group }
      if left.place != right.place { return left.place < right.place }
      return left.serial != right.serial ? left.serial < right.serial : left.index < right.index
    }
  }
}
