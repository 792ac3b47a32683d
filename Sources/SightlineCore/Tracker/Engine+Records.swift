// SPDX-License-Identifier: MIT

extension Engine {
  /// What is kept of an item.
  subscript(_ surface: Int, _ slot: Int32) -> ItemRecord {
    @inline(__always) unsafeAddress { surfaces.address(surface).record(slot) }
    @inline(__always) unsafeMutableAddress { surfaces.owned(surface).record(slot) }
  }

  subscript(_ surface: Int32, _ slot: Int32) -> ItemRecord {
    @inline(__always) unsafeAddress { surfaces.address(Int(surface)).record(slot) }
    @inline(__always) unsafeMutableAddress { surfaces.owned(Int(surface)).record(slot) }
  }

  @inline(__always)
  func slot(of item: String, in surface: Int) -> Int32? { surfaces.address(surface).slot(of: item) }

  /// The slot of an item that is there as of the open batch.
  @inline(__always)
  func presentSlot(of item: String, in surface: Int) -> Int32? { surfaces.address(surface).presentSlot(of: item) }
}

// In functions of their own and by address: what is written out in each place, or copies the store to ask it something,
// is much code for what all lines and events need.
extension UnsafePointer<SurfaceState> {
  @inline(never)
  fileprivate func record(_ slot: Int32) -> UnsafePointer<ItemRecord> { pointee.items.records.address(Int(slot)) }

  @inline(never)
  fileprivate func slot(of item: String) -> Int32? { pointee.items.slot(of: item) }

  @inline(never)
  fileprivate func presentSlot(of item: String) -> Int32? {
    guard let slot = slot(of: item), record(slot).pointee.isPresent else { return nil }
    return slot
  }
}

extension UnsafeMutablePointer<SurfaceState> {
  @inline(never)
  fileprivate func record(_ slot: Int32) -> UnsafeMutablePointer<ItemRecord> { pointee.items.owned(slot) }
}
