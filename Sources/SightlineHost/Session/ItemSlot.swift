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
    self.pass = pass
  }

  func isIn(_ surface: Surface) -> Bool { surfaceKey == ObjectIdentifier(surface) }
}
