// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// An item of a surface as the engine knows it, whatever view shows it now.
@MainActor
final class ItemSlot {
  var line: ItemLine
  private(set) weak var surface: Surface?
  private let surfaceKey: ObjectIdentifier
  /// The cell that shows it, by the view of that cell. No reference: counting those of what is referenced weakly is dear,
  /// and each pass looks at every cell.
  var cellKey: ObjectIdentifier
  /// The id of the list's cell that shows it, or in which it lies; `nil` for what is in no list.
  let listedID: String?
  /// The list that has that cell.
  private(set) weak var list: Surface?
  /// The pass in which it was seen last.
  var pass: UInt64
  /// As the engine was told last.
  var attributes: Attributes?
  /// Rules that the app has vetoed for it.
  var vetoed: [String] = []

  init(line: ItemLine, surface: Surface, cell: HostCell, pass: UInt64) {
    self.line = line
    self.surface = surface
    surfaceKey = ObjectIdentifier(surface)
    cellKey = cell.key
    let outer = cell.outermost
    list = outer.list
    listedID = outer.list == nil ? nil : outer.item?.id
    self.pass = pass
  }

  func isIn(_ surface: Surface) -> Bool { surfaceKey == ObjectIdentifier(surface) }
}
