// SPDX-License-Identifier: MIT

/// An item near the viewport, kept at hand so that a scroll tick needs no search.
struct Candidate: Sendable {
  var box: Box
  /// What the clips left of it when last measured; ``Box/nothing`` where nothing was visible.
  var clip: Box
  var slot: Int32
  var cell: Int32
  /// Whether the clips left the whole of it.
  var isWhole = false
}
