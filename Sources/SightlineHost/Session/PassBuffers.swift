// SPDX-License-Identifier: MIT

/// What a pass needs room for; kept between passes so that one in which nothing changes allocates nothing, emptied after
/// each so that no view is kept alive.
@MainActor
struct PassBuffers {
  var views: [AnyObject] = []
  var cells: [HostCell] = []
  var displayed: [DisplayedView] = []
  var chains = ChainBuffer(keepsAll: false)

  /// Adds a cell whose view is there.
  mutating func gather(_ cell: HostCell) {
    guard let view = cell.view else { return }
    cells.append(cell)
    views.append(view)
  }
}
