// SPDX-License-Identifier: MIT

/// An array for what the engine keeps, with little code in each place that uses it.
///
/// An `Array` writes out in each place where it is changed that it is unique and what happens where it is not, and has
/// its own copy of growing for each type of element. Here that is one function for all (``RawRows``); reading is as with
/// an array. It is a value like an array, and an index that is out of range traps like an array's.
struct Rows<Element: Sendable>: Sendable {
  private var raw = RawRows()

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  init(repeating element: Element, count: Int) {
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }

  private static var header: RowMemory.Header {
    let stride = MemoryLayout<Element>.stride
    if _isPOD(Element.self) { return RowMemory.Header(stride: stride) }
    return RowMemory.Header(
      stride: stride,
      copy: { to, from, count in
        let to = to.assumingMemoryBound(to: Element.self)
        let from = from.assumingMemoryBound(to: Element.self)
        for place in 0..<count { (to + place).initialize(to: from[place]) }
      },
      end: { from, count in
        let from = from.assumingMemoryBound(to: Element.self)
        for place in 0..<count { (from + place).deinitialize(count: 1) }
      })
  }

  var count: Int {
    @inline(__always) get { raw.count }
  }
  var isEmpty: Bool {
    @inline(__always) get { raw.count == 0 }
  }
  var indices: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (0, raw.count)) }
  }
  var last: Element? {
    @inline(__always) get { isEmpty ? nil : self[raw.count &- 1] }
  }
  var first: Element? {
    @inline(__always) get { isEmpty ? nil : self[0] }
  }

  subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress { address(place) }
    @inline(__always) unsafeMutableAddress { owned(place) }
  }

  /// Where an element is, until the next change.
  @inline(__always)
  func address(_ place: Int) -> UnsafePointer<Element> {
    UnsafePointer(raw.base.unsafelyUnwrapped.assumingMemoryBound(to: Element.self) + indices[place])
  }

  /// Where an element is that nobody else holds, until the next change of another kind.
  @inline(__always)
  mutating func owned(_ place: Int) -> UnsafeMutablePointer<Element> {
    raw.own(place).assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if _isPOD(Element.self) {
      raw.push(stride: MemoryLayout<Element>.stride).initializeMemory(as: Element.self, to: element)
    } else {
      appendReference(element)
    }
  }

  @inline(never)
  private mutating func appendReference(_ element: Element) {
    if !raw.isBegun { raw.begin(Self.header, room: 1) }
    raw.push().initializeMemory(as: Element.self, to: element)
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(never)
  mutating func reserveCapacity(_ room: Int) {
    if raw.isBegun { raw.reserve(room) } else if room > 0 { raw.begin(Self.header, room: room) }
  }

  @inline(__always)
  mutating func removeAll(keepingCapacity: Bool = false) {
    if keepingCapacity { raw.endAll() } else { raw = RawRows() }
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  @discardableResult
  @inline(__always)
  mutating func removeLast() -> Element {
    raw.takeLast().assumingMemoryBound(to: Element.self).move()
  }

  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var last = count &- 1
    while last > place {
      swapAt(last, last &- 1)
      last &-= 1
    }
  }

  @discardableResult
  mutating func remove(at place: Int) -> Element {
    let taken = self[place]
    for next in place &+ 1..<count { self[next &- 1] = self[next] }
    removeLast()
    return taken
  }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    var kept = 0
    for place in indices {
      let element = self[place]
      if isGone(element) { continue }
      if kept != place { self[kept] = element }
      kept &+= 1
    }
    while count > kept { removeLast() }
  }

  mutating func swapAt(_ one: Int, _ other: Int) {
    let kept = self[one]
    self[one] = self[other]
    self[other] = kept
  }

  @inline(__always)
  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    body(UnsafeMutableBufferPointer(start: raw.ownAll()?.assumingMemoryBound(to: Element.self), count: raw.count))
  }

  @inline(__always)
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: raw.base?.assumingMemoryBound(to: Element.self), count: raw.count))
  }

  /// Sorts from a place on by an order that tells any two elements apart (``SmallSort``).
  mutating func arrange(from first: Int = 0, by precedes: (Element, Element) -> Bool) {
    withUnsafeMutableBufferPointer { all in
      SmallSort.sort(
        all.count - first, precedes: { precedes(all[first + $0], all[first + $1]) },
        swap: { all.swapAt(first + $0, first + $1) })
    }
  }
}

extension Rows: Sequence {
  struct Iterator: IteratorProtocol {
    var rows: Rows
    var place = 0

    @inline(__always)
    mutating func next() -> Element? {
      if place >= rows.count { return nil }
      place &+= 1
      return rows[place &- 1]
    }
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(rows: self) }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension Rows: Equatable where Element: Equatable {
    static func == (left: Rows, right: Rows) -> Bool {
      left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
  }
#endif
