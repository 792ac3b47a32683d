// SPDX-License-Identifier: MIT

/// Finds slots by id without storing the ids again: an open table of slots, four bytes each.
struct IDTable: Sendable {
  private static let free: Int32 = -1
  private static let deleted: Int32 = -2

  private var table = Rows<Int32>()
  private var used = 0
  private var live = 0

  /// The slot of `id` among records that have the ids.
  @inline(__always)
  func slot(of id: String, in records: ChunkedArray<ItemRecord>) -> Int32? {
    if table.isEmpty { return nil }
    var place = Self.start(id, table.count)
    while table[place] != Self.free {
      let slot = table[place]
      if slot >= 0, records[Int(slot)].id == id { return slot }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Adds an id that is not there yet.
  mutating func insert(_ id: String, slot: Int32, in records: ChunkedArray<ItemRecord>) {
    if (used + 1) * 4 > table.count * 3 { rebuild(records) }
    if put(id, slot) == Self.free { used += 1 }
    live += 1
  }

  /// Takes an id away.
  mutating func remove(_ id: String, in records: ChunkedArray<ItemRecord>) {
    if table.isEmpty { return }
    var place = Self.start(id, table.count)
    while table[place] != Self.free {
      let slot = table[place]
      if slot >= 0, records[Int(slot)].id == id {
        table[place] = Self.deleted
        live -= 1
        return
      }
      place = (place + 1) & (table.count - 1)
    }
  }

  mutating func removeAll() {
    self = IDTable()
  }

  private mutating func put(_ id: String, _ slot: Int32) -> Int32 {
    var place = Self.start(id, table.count)
    while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
    let old = table[place]
    table[place] = slot
    return old
  }

  /// Sizes the table for twice what lives in it and drops what was deleted.
  private mutating func rebuild(_ records: ChunkedArray<ItemRecord>) {
    var size = 8
    while size * 3 < (live + 1) * 5 { size *= 2 }
    let old = table
    table = Rows(repeating: Self.free, count: size)
    for slot in old where slot >= 0 { _ = put(records[Int(slot)].id, slot) }
    used = live
  }

  private static func start(_ id: String, _ size: Int) -> Int {
    // The hash is seeded anew in each process. That is safe: no event order ever comes from a table's order.
    Int(truncatingIfNeeded: id.hashValue) & (size - 1)
  }
}
