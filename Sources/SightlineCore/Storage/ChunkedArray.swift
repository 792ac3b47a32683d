// SPDX-License-Identifier: MIT

/// An array in chunks: growing never copies what is there, and at most one chunk is not full.
struct ChunkedArray<Element: Sendable>: Sendable {
  @usableFromInline static var shift: Int { 9 }
  static var chunkSize: Int { 1 << shift }
  private static var mask: Int { chunkSize - 1 }

  private(set) var chunks: [ContiguousArray<Element>] = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count & Self.mask == 0, count >> Self.shift == chunks.count {
      var chunk = ContiguousArray<Element>()
      if count > 0 { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[count >> Self.shift].append(element)
    count += 1
  }

  mutating func removeAll() {
    chunks.removeAll()
    count = 0
  }

  @inline(__always)
  subscript(place: Int) -> Element {
    get { chunks[place >> Self.shift][place & Self.mask] }
    _modify { yield &chunks[place >> Self.shift][place & Self.mask] }
  }
}
