// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// In which order things are drawn that lie in one place: subviews by the depth of their layers, windows by their
/// level, and by their place in their list where those are equal.
public enum DrawOrder {
  /// The places of a list in the order in which they are drawn, first drawn first; `nil` where that is the list's own.
  ///
  /// A depth that is no number counts as 0.
  public static func order(_ depths: [Double]) -> [Int]? {
    var isOrdered = true
    for position in depths.indices.dropFirst() where number(depths[position]) < number(depths[position - 1]) {
      isOrdered = false
    }
    if isOrdered { return nil }
    return Array(depths.indices).arranged { one, other in
      let (first, second) = (number(depths[one]), number(depths[other]))
      return first == second ? one < other : first < second
    }
  }

  /// Puts a list in the order in which it is drawn.
  @inlinable
  public static func sort<Thing>(_ things: inout [Thing], _ depth: (Thing) -> Double) {
    guard let order = order(things.map(depth)) else { return }
    things = order.map { things[$0] }
  }

  private static func number(_ depth: Double) -> Double { depth.isNaN ? 0 : depth }
}
