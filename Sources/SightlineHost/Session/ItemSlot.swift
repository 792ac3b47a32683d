// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// An item of a surface as the engine knows it, whatever view shows it now.
@MainActor
final class ItemSlot {
  var line: ItemLine
  weak var surface: Surface?
  weak var cell: HostCell?
  /// The pass in which it was seen last.
  var pass: UInt64
  /// As the engine was told last.
  var attributes: Attributes?
  /// Rules that the app has vetoed for it.
  var vetoed: [String] = []

  init(line: ItemLine, surface: Surface, cell: HostCell, pass: UInt64) {
    self.line = line
    self.surface = surface
    self.cell = cell
    self.pass = pass
  }
}
