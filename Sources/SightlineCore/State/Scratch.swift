// SPDX-License-Identifier: MIT

/// Space that one measurement lends to the next, so that a steady scroll allocates nothing.
struct Scratch: Sendable {
  var covers = CoverMath()
  /// The covers over the surface that is measured, in its content coordinates, that except none of its items.
  var plainCovers = Rows<Box>()
  /// Those that except some of its items.
  var exceptingCovers = Rows<(box: Box, cover: CoverState)>()
  var hasCovers: Bool { !plainCovers.isEmpty || !exceptingCovers.isEmpty }
  /// The covers that apply to one item.
  var itemCovers = Rows<Box>()
  /// A stack of child surfaces, and of the surfaces whose children they are.
  var children = Rows<Int32>()
  var frames = Rows<MeasureFrame>()
  /// A way from a surface outwards, and a stack of surfaces to go inwards from.
  var path = Rows<Int32>()
  var inner = Rows<Int32>()
  var found = Rows<Candidate>()
  /// The slots that the items line named so far.
  var named = Rows<Int32>()
  /// The candidates that need a closer look.
  var changed = Rows<Int32>()
  var eventKeys = Rows<EventKey>()
}
