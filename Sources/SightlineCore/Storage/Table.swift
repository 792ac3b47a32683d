// SPDX-License-Identifier: MIT

/// What the engine keeps of each surface, cell and content: an array that has one owner, so that a change need not ask
/// whether others hold it too. Copying it is said (``copied()``), and an index that is out of range traps like an array's.
struct Table<Element: Sendable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var room = 0

  init() {}

  deinit {
    guard let base else { return }
    if !_isPOD(Element.self) {
      for place in 0..<count { (base + place).deinitialize(count: 1) }
    }
    base.deallocate()
  }

  var indices: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (0, count)) }
  }

  subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress { address(place) }
    @inline(__always) unsafeMutableAddress { owned(place) }
  }

  /// Where an element is, until the next one is added.
  @inline(__always)
  func address(_ place: Int) -> UnsafePointer<Element> { UnsafePointer(base.unsafelyUnwrapped + indices[place]) }

  /// The same, for a change.
  @inline(__always)
  mutating func owned(_ place: Int) -> UnsafeMutablePointer<Element> { base.unsafelyUnwrapped + indices[place] }

  @inline(never)
  mutating func append(_ element: Element) {
    if count == room { makeRoom(max(4, count &* 2)) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    body(UnsafeMutableBufferPointer(start: base, count: count))
  }

  @inline(__always)
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  func count(where holds: (Element) -> Bool) -> Int {
    var number = 0
    for place in indices where holds(self[place]) { number += 1 }
    return number
  }

  @inline(never)
  func copied() -> Table {
    var copy = Table()
    if let base {
      copy.makeRoom(count)
      if let to = copy.base {
        for place in 0..<count { (to + place).initialize(to: base[place]) }
      }
      copy.count = count
    }
    return copy
  }

  private mutating func makeRoom(_ number: Int) {
    let stride = MemoryLayout<Element>.stride
    base = TableMemory.moved(base, used: count &* stride, to: number &* stride)?
      .assumingMemoryBound(to: Element.self)
    room = number
  }
}

/// What tables of all types have in common: one copy of the code for growing.
enum TableMemory {
  @inline(never)
  static func moved(_ old: UnsafeMutableRawPointer?, used: Int, to bytes: Int) -> UnsafeMutableRawPointer? {
    let new = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    guard let old else { return new }
    new.copyMemory(from: old, byteCount: used)
    old.deallocate()
    return new
  }
}
