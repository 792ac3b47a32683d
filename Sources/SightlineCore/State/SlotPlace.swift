// SPDX-License-Identifier: MIT

/// An item of a surface by its slot.
struct SlotPlace: Sendable, Hashable {
  var surface: Int32
  var slot: Int32
}
