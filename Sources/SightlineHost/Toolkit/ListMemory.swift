// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a list was last seen to show, and the number that changes when that changes (``SurfaceFacts/listGeneration``).
///
/// A toolkit whose lists say nothing of the kind keeps one for each list. Asking a list for its cells is dear, so it is
/// done only where something cheaper has changed:
///
/// | what                                                                  | asked for cells |
/// |-----------------------------------------------------------------------|-----------------|
/// | bounds, size of contents, layout or counts have changed               | yes             |
/// | a cell that was shown is not, or has another place                    | yes             |
/// | nothing of this, for ``fullLook`` looks                               | yes             |
/// | else                                                                  | no              |
public struct ListMemory {
  /// What decides where cells lie.
  public struct Shape: Sendable, Equatable {
    /// The list's bounds; their origin is its offset.
    public var bounds: Rect
    /// The width of its contents.
    public var contentWidth: Double
    /// The height of its contents.
    public var contentHeight: Double
    /// Its layout object, where it has one.
    public var layout: ObjectIdentifier?

    /// Makes a shape.
    public init(bounds: Rect, contentWidth: Double, contentHeight: Double, layout: ObjectIdentifier? = nil) {
      self.bounds = bounds
      self.contentWidth = contentWidth
      self.contentHeight = contentHeight
      self.layout = layout
    }
  }

  /// Changes when the displayed views, their places or the counts change.
  public var generation: UInt64 { changes }
  /// What the list displays, in the order of places.
  public var displayed: [DisplayedView] { shown }
  /// How many items it has in all.
  public var itemCount: Int { items }
  private var changes: UInt64 = 1
  private var shown: [DisplayedView] = []
  private var items = 0
  private var counts: [Int] = []
  private var shape: Shape?
  private var looks = 0

  /// Makes the memory of a list that was never looked at.
  public init() {}

  /// After how many looks in which nothing has changed the cells are asked for all the same.
  public static var fullLook: Int { 16 }
  /// With more sections than these, counts are compared only when the cells are asked for.
  public static var mostSections: Int { 64 }

  /// Takes what is cheap to know; answers whether the list has to be asked what it displays.
  ///
  /// - Parameters:
  ///   - shape: Its shape now.
  ///   - sections: How many sections it has.
  ///   - count: How many items a section has; asked once for each.
  ///   - isInPlace: Whether a displayed view is still where it was; asked until one is not.
  public mutating func look(
    _ shape: Shape, sections: Int, count: (Int) -> Int, isInPlace: (DisplayedView) -> Bool
  ) -> Bool {
    looks += 1
    var isNew = shape != self.shape || sections != counts.count || looks >= Self.fullLook
    self.shape = shape
    if sections <= Self.mostSections || isNew, takeCounts(sections, count) { isNew = true }
    isNew = isNew || !shown.allSatisfy(isInPlace)
    if isNew { looks = 0 }
    return isNew
  }

  /// Takes what the list displays, in any order, and leaves the array empty.
  public mutating func take(_ found: inout [DisplayedView]) {
    found.arrange { $0.place.precedes($1.place) }
    let isSame =
      found.count == shown.count
      && zip(found, shown).allSatisfy { $0.view === $1.view && $0.place == $1.place }
    if !isSame {
      swap(&found, &shown)
      changes &+= 1
    }
    found.removeAll(keepingCapacity: true)
  }

  mutating func takeCounts(_ sections: Int, _ count: (Int) -> Int) -> Bool {
    var isNew = sections != counts.count
    if isNew {
      counts.removeAll(keepingCapacity: true)
      for _ in 0..<max(0, sections) { counts.append(0) }
    }
    var sum = 0
    for section in counts.indices {
      let number = count(section)
      sum = sum &+ number
      if counts[section] != number {
        counts[section] = number
        isNew = true
      }
    }
    items = sum
    if isNew { changes &+= 1 }
    return isNew
  }
}

extension CellPlace {
  /// Whether this place comes before another one: by sections, in each the header, the cells, the footer, the rest.
  public func precedes(_ other: CellPlace) -> Bool {
    (section, kind.rank, item) < (other.section, other.kind.rank, other.item)
  }
}

extension CellPlace.Kind {
  fileprivate var rank: Int {
    switch self {
    case .header: 0
    case .cell: 1
    case .footer: 2
    case .supplementary: 3
    }
  }
}
