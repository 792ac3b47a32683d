// SPDX-License-Identifier: MIT

/// How the cells of a list that are not bound get their names (design 8.3).
@MainActor
public struct Identification {
  /// Whether the answer is true to the cells on screen at any time: a diffable source's identifiers are.
  ///
  /// Any other closure is asked only when the list has no uncommitted updates and its counts equal those of its data
  /// source: for cells newly shown or reloaded, and for all when the list's count or the place of a cell has changed.
  public var isLive: Bool
  /// Names what is at a place; `nil` for what is not to be tracked, or not known now.
  public var item: @MainActor (CellPlace) -> ExposedItem?
  /// Whether the list still has an item, shown or not; `nil` where nobody can say.
  public var contains: (@MainActor (String) -> Bool)?
  /// Names what a cell shows by the cell itself; then nobody asks about places. Asked in each pass.
  public var cell: (@MainActor (AnyObject) -> ExposedItem?)?

  /// By a closure over places, as a data source without identifiers has to answer.
  public static func byPlace(_ item: @escaping @MainActor (CellPlace) -> ExposedItem?) -> Identification {
    Identification(isLive: false, item: item, contains: nil)
  }

  /// By the identifiers of a diffable source.
  public static func live(
    _ item: @escaping @MainActor (CellPlace) -> ExposedItem?, contains: (@MainActor (String) -> Bool)? = nil
  ) -> Identification {
    Identification(isLive: true, item: item, contains: contains)
  }

  /// By cells that know what they show: the answer must be true to the cell at any time. Cells of untracked lists inside
  /// are asked, too.
  public static func byCell(_ cell: @escaping @MainActor (AnyObject) -> ExposedItem?) -> Identification {
    Identification(isLive: true, item: { _ in nil }, contains: nil, cell: cell)
  }
}
