// SPDX-License-Identifier: MIT

/// A rectangle by its extents along and across a list, whichever way that scrolls.
struct ListSpan: Sendable, Hashable {
  var along: Double
  var across: Double
  var length: Double
  var width: Double

  var end: Double { along + length }
}
