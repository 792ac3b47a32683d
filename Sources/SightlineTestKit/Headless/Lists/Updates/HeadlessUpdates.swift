// SPDX-License-Identifier: MIT

/// The changes of one batch, as UIKit counts them: what goes, is reloaded or moves away is named by its path before the
/// batch; what comes or moves in by its path after it. The order in which they were asked for does not matter.
public struct HeadlessUpdates: Sendable, Hashable {
  /// Something that moves, with all it has.
  public struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
    /// Where it was before the batch.
    public var from: Place
    /// Where it is after it.
    public var to: Place

    /// Makes a move.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that go, with their items.
  public var deletedSections: [Int] = []
  /// Sections that come, with as many items as the data source says.
  public var insertedSections: [Int] = []
  /// Sections that stay, of which every item is another one afterwards.
  public var reloadedSections: [Int] = []
  /// Sections that move with their items.
  public var movedSections: [Move<Int>] = []
  /// Items that go.
  public var deletedItems: [HeadlessPath] = []
  /// Items that come.
  public var insertedItems: [HeadlessPath] = []
  /// Items that stay and get another cell.
  public var reloadedItems: [HeadlessPath] = []
  /// Items that stay and keep their cell, which is configured again.
  public var reconfiguredItems: [HeadlessPath] = []
  /// Items that move.
  public var movedItems: [Move<HeadlessPath>] = []

  /// Makes a batch without changes.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == HeadlessUpdates() }
}
