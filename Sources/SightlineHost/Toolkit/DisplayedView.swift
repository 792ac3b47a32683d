// SPDX-License-Identifier: MIT

/// A cell, header or footer that a list shows.
public struct DisplayedView {
  /// The view.
  public var view: AnyObject
  /// Where the list shows it.
  public var place: CellPlace

  /// Makes a displayed view.
  @inlinable
  public init(view: AnyObject, place: CellPlace) {
    self.view = view
    self.place = place
  }
}
