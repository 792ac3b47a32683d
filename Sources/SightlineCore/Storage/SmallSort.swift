// SPDX-License-Identifier: MIT

/// Sorting in place, in one copy of the code for all types: the standard library's sort has about three kilobytes for each
/// type, which is much in an app, and what is sorted here is short and mostly in order already.
///
/// It is not stable: an order must tell any two things apart that differ.
@usableFromInline
package enum SmallSort {
  private static var shortest: Int { 16 }

  /// Sorts `count` things of which only the closures know: whether one precedes another, and how two change places.
  @inline(never)
  @usableFromInline
  package static func sort(_ count: Int, precedes: (Int, Int) -> Bool, swap: (Int, Int) -> Void) {
    var start = 1
    while start < count, !precedes(start, start - 1) { start += 1 }
    if start >= count { return }
    if count > shortest { return heapSort(count, precedes, swap) }
    for place in start..<count {
      var hole = place
      while hole > 0, precedes(hole, hole - 1) {
        swap(hole, hole - 1)
        hole -= 1
      }
    }
  }

  private static func heapSort(_ count: Int, _ precedes: (Int, Int) -> Bool, _ swap: (Int, Int) -> Void) {
    func sink(_ root: Int, _ end: Int) {
      var root = root
      while root * 2 + 1 < end {
        var child = root * 2 + 1
        if child + 1 < end, precedes(child, child + 1) { child += 1 }
        if !precedes(root, child) { return }
        swap(root, child)
        root = child
      }
    }
    for root in (0..<count / 2).reversed() { sink(root, count) }
    for end in (1..<count).reversed() {
      swap(0, end)
      sink(0, end)
    }
  }
}

extension Array {
  /// Sorts from a place on by an order that tells any two elements apart (``SmallSort``).
  @inlinable
  package mutating func arrange(from first: Int = 0, by precedes: (Element, Element) -> Bool) {
    withUnsafeMutableBufferPointer { all in
      SmallSort.sort(
        all.count - first, precedes: { precedes(all[first + $0], all[first + $1]) },
        swap: { all.swapAt(first + $0, first + $1) })
    }
  }

  /// The same elements in an order that tells any two apart.
  @inlinable
  package func arranged(by precedes: (Element, Element) -> Bool) -> [Element] {
    var all = self
    all.arrange(by: precedes)
    return all
  }
}
