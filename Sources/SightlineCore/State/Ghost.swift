// SPDX-License-Identifier: MIT

/// The last visible cell of an exposure, where that cell is gone and the rest of its content cannot be measured.
struct Ghost: Sendable {
  var name: CellName
  /// The item's box when it was last measured.
  var box: Box
  /// Why the item went away, where it did.
  var goneCause: Cause?
}
