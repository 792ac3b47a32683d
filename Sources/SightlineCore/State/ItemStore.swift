// SPDX-License-Identifier: MIT

/// The items of one surface.
struct ItemStore: Sendable {
  private(set) var records = ChunkedArray<ItemRecord>()
  private var table = IDTable()
  private(set) var tree = BoxTree()
  private var freeSlots = Rows<Int32>()
  private var nextPlace: Int64 = 0
  /// Slots of present items that the host cannot measure now; their frames are not in the tree.
  private(set) var unmeasurable = Rows<Int32>()
  private(set) var count = 0

  subscript(slot: Int32) -> ItemRecord {
    @inline(__always) unsafeAddress { records.address(Int(slot)) }
    @inline(__always) unsafeMutableAddress { records.owned(Int(slot)) }
  }

  /// Where a record is, for a change, until the next one.
  mutating func owned(_ slot: Int32) -> UnsafeMutablePointer<ItemRecord> { records.owned(Int(slot)) }

  func slot(of id: String) -> Int32? {
    table.slot(of: id, in: records)
  }

  /// The slot of an item that is there as of the open batch.
  func presentSlot(of id: String) -> Int32? {
    guard let slot = slot(of: id), records[Int(slot)].isPresent else { return nil }
    return slot
  }

  func box(of slot: Int32) -> Box { tree.box(at: records[Int(slot)].position) }

  /// Adds an item with the next place.
  mutating func insert(_ id: String) -> Int32 {
    var record = ItemRecord(id: id)
    record.flags = .live
    record.place = nextPlace
    nextPlace += 1
    let slot: Int32
    if let reused = freeSlots.popLast() {
      slot = reused
      records[Int(slot)] = record
    } else {
      slot = Int32(truncatingIfNeeded: records.count)
      records.append(record)
    }
    records[Int(slot)].position = tree.insert(slot, .nothing)
    table.insert(id, slot: slot, in: records)
    count += 1
    return slot
  }

  /// Puts the box in which the item may be seen, `.nothing` if nowhere.
  mutating func setBox(_ slot: Int32, _ box: Box) {
    tree.update(records[Int(slot)].position, box)
  }

  mutating func setUnmeasurable(_ slot: Int32, _ isUnmeasurable: Bool) {
    if records[Int(slot)].flags.contains(.unmeasurable) == isUnmeasurable { return }
    if isUnmeasurable {
      records[Int(slot)].flags.insert(.unmeasurable)
      unmeasurable.append(slot)
    } else {
      records[Int(slot)].flags.remove(.unmeasurable)
      unmeasurable.removeAll { $0 == slot }
    }
  }

  mutating func remove(_ slot: Int32) {
    setUnmeasurable(slot, false)
    let record = records[Int(slot)]
    table.remove(record.id, in: records)
    tree.remove(record.position)
    records[Int(slot)] = ItemRecord(id: "")
    freeSlots.append(slot)
    count -= 1
    rebuildIfWanted()
  }

  mutating func query(_ region: Box, _ found: (Int32, Box) -> Void) {
    rebuildIfWanted()
    tree.query(region, found)
  }

  private mutating func rebuildIfWanted() {
    guard tree.wantsRebuild else { return }
    tree.rebuild()
    for position in 0..<tree.payloads.count {
      records[Int(tree.payloads[position])].position = Int32(truncatingIfNeeded: position)
    }
  }
}
