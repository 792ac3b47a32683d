// SPDX-License-Identifier: MIT

/// The memory that copies of ``Rows`` share until one of them changes.
final class RowMemory: ManagedBuffer<RowMemory.Header, RowMemory.Unit> {
  typealias Pointer = UnsafeMutableRawPointer

  struct Header {
    /// Bytes from one row to the next.
    var stride: Int
    /// How rows are copied and how they end; `nil` where they are mere bytes.
    var copy: ((_ to: Pointer, _ from: Pointer, _ count: Int) -> Void)?
    var end: ((_ from: Pointer, _ count: Int) -> Void)?
    /// Rows for which there is room.
    var room = 0
    /// Rows that have begun.
    var count = 0
  }

  /// What the memory is made of, so that it is aligned for every type.
  struct Unit {
    var bytes: (UInt64, UInt64) = (0, 0)
  }

  deinit {
    withUnsafeMutablePointers { header, rows in
      if let end = header.pointee.end { end(Pointer(rows), header.pointee.count) }
    }
  }
}

/// What ``Rows`` of all types have in common: one copy of the code for growing, copying and ending.
struct RawRows: @unchecked Sendable {
  typealias Header = RowMemory.Header

  private var memory: ManagedBuffer<Header, RowMemory.Unit>?
  private(set) var base: RowMemory.Pointer?
  private(set) var count = 0

  var isBegun: Bool { memory != nil }

  /// Makes the first memory.
  @inline(never)
  mutating func begin(_ header: Header, room: Int) {
    let unit = MemoryLayout<RowMemory.Unit>.stride
    let made = RowMemory.create(minimumCapacity: (room &* header.stride &+ unit &- 1) / unit) { _ in header }
    base = made.withUnsafeMutablePointers { header, rows in
      header.pointee.room = room
      header.pointee.count = count
      return RowMemory.Pointer(rows)
    }
    memory = made
  }

  /// Where a row is, for a change.
  @inline(never)
  mutating func own(_ place: Int) -> RowMemory.Pointer {
    let place = Range(uncheckedBounds: (0, count))[place]
    if !isKnownUniquelyReferenced(&memory) { move(room: 0) }
    return base.unsafelyUnwrapped + place &* header.pointee.stride
  }

  /// All of them, for changes.
  @inline(never)
  mutating func ownAll() -> RowMemory.Pointer? {
    if count > 0, !isKnownUniquelyReferenced(&memory) { move(room: 0) }
    return base
  }

  /// Where another row at the end is to be begun; there is memory already.
  @inline(never)
  mutating func push() -> RowMemory.Pointer {
    if count == header.pointee.room {
      move(room: max(4, count &* 2))
    } else if !isKnownUniquelyReferenced(&memory) {
      move(room: 0)
    }
    let place = base.unsafelyUnwrapped + count &* header.pointee.stride
    count &+= 1
    header.pointee.count = count
    return place
  }

  /// The same for rows that are mere bytes, of which none needs an end.
  @inline(never)
  mutating func push(stride: Int) -> RowMemory.Pointer {
    if count == room || !isKnownUniquelyReferenced(&memory) {
      if memory == nil { begin(Header(stride: stride), room: 4) } else { return push() }
    }
    let place = base.unsafelyUnwrapped + count &* stride
    count &+= 1
    return place
  }

  /// Makes room in memory of its own.
  @inline(never)
  mutating func reserve(_ room: Int) {
    if room > header.pointee.room || !isKnownUniquelyReferenced(&memory) { move(room: room) }
  }

  /// Ends all rows and keeps the memory if nobody else holds it.
  @inline(never)
  mutating func endAll() {
    if count == 0 { return }
    guard isKnownUniquelyReferenced(&memory) else {
      self = RawRows()
      return
    }
    header.pointee.end?(base.unsafelyUnwrapped, count)
    count = 0
    header.pointee.count = 0
  }

  /// Takes the last row off, for the caller to end or to move elsewhere.
  @inline(never)
  mutating func takeLast() -> RowMemory.Pointer {
    let last = own(count - 1)
    count &-= 1
    header.pointee.count = count
    return last
  }

  private var room: Int { memory == nil ? 0 : header.pointee.room }

  private var header: UnsafeMutablePointer<Header> {
    memory.unsafelyUnwrapped.withUnsafeMutablePointerToHeader { $0 }
  }

  /// Goes to other memory, of the same room at least, and takes the rows along, or copies them where others hold them.
  @inline(never)
  private mutating func move(room: Int) {
    let isAlone = isKnownUniquelyReferenced(&memory)
    guard let old = memory, let from = base else { return }
    old.withUnsafeMutablePointerToHeader { header in
      begin(header.pointee, room: max(room, header.pointee.room))
      if let copy = header.pointee.copy, !isAlone {
        copy(base.unsafelyUnwrapped, from, count)
      } else {
        base.unsafelyUnwrapped.copyMemory(from: from, byteCount: count &* header.pointee.stride)
        if isAlone { header.pointee.count = 0 }
      }
    }
  }
}
