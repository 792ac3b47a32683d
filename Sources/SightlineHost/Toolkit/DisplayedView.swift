// SPDX-License-Identifier: MIT

/// A cell, header or footer that a list shows.
public struct DisplayedView<View: AnyObject> {
  /// The view.
  public var view: View
  /// Where the list shows it.
  public var place: CellPlace

  /// Makes a displayed view.
  @inlinable
  public init(view: View, place: CellPlace) {
    self.view = view
    self.place = place
  }
}
