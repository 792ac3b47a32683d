// SPDX-License-Identifier: MIT

/// An array in chunks: growing never copies what is there, and at most one chunk is not full.
struct ChunkedArray<Element: Sendable>: Sendable {
  @usableFromInline static var shift: Int { 9 }
  static var chunkSize: Int { 1 << shift }
  private static var mask: Int { chunkSize - 1 }

  private(set) var chunks = Rows<Rows<Element>>()
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count & Self.mask == 0, count >> Self.shift == chunks.count {
      var chunk = Rows<Element>()
      if count > 0 { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[count >> Self.shift].append(element)
    count += 1
  }

  subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress { address(place) }
    @inline(__always) unsafeMutableAddress { owned(place) }
  }

  /// Where an element is, until the next change.
  @inline(__always)
  func address(_ place: Int) -> UnsafePointer<Element> {
    chunks.address(place >> Self.shift).pointee.address(place & Self.mask)
  }

  /// Where an element is that nobody else holds, until the next change of another kind.
  @inline(__always)
  mutating func owned(_ place: Int) -> UnsafeMutablePointer<Element> {
    chunks.owned(place >> Self.shift).pointee.owned(place & Self.mask)
  }
}
