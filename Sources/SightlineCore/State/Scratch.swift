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
  /// A stack of child surfaces, and of the surfaces whose children they are.
  var children: [Int32] = []
  var frames: [Frame] = []
  /// A way from a surface outwards, and a stack of surfaces to go inwards from.
  var path: [Int32] = []
  var inner: [Int32] = []
  var found: [Candidate] = []
  /// The slots that the items line named so far.
  var named: [Int32] = []
  /// The candidates that need a closer look.
  var changed: [Int32] = []
  var eventKeys: [EventKey] = []

  /// A surface whose children are being measured: those from `next` to `end` of ``children`` are left.
  struct Frame: Sendable {
    var surface: Int32
    var start: Int
    var next: Int
    var end: Int
  }

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
