// SPDX-License-Identifier: MIT

/// What decides where a pending event stands.
struct EventKey: Sendable {
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
