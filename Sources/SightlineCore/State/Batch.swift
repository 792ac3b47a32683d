// SPDX-License-Identifier: MIT

/// What the lines of one time have brought, until it is measured.
struct Batch: Sendable {
  var taps = Rows<BatchTap>()
  /// Vetoes, known contents and resets, in the order of their lines.
  var controls = Rows<Input>()
  var sessions = 0
  var ends = false
  /// Whether ``Engine/updateStructure(_:)`` has something to do.
  var structureChanged = false
  /// Surfaces whose place among the others may have changed.
  var relinked = Rows<Int32>()
  /// Surfaces of which something changed that they hand on to those in them.
  var restructured = Rows<Int32>()
  /// The same of items, for the surfaces in them.
  var restructuredItems = Rows<SlotPlace>()
  /// Windows with lines, or with another scene.
  var windows = Rows<Int32>()
  /// A pause of everything began or ended.
  var pauseChanged = false
  /// Surfaces that were hidden at some time after having been shown.
  var hidden = Rows<Int32>()
  /// The surfaces that were looked at, and whether they were on screen before.
  var derived = Rows<(surface: Int32, wasOnScreen: Bool)>()
  var phasesChanged = Rows<Int32>()
  var scrolled = Rows<Int32>()
  var dirtySurfaces = Rows<Int32>()
  var removals = Rows<SlotPlace>()
  var inserted = Rows<SlotPlace>()
  var leavingSurfaces = Rows<Int32>()
  /// What items showed before the batch that show something else since.
  var formerContents = Rows<(place: SlotPlace, content: ContentKey)>()
  /// Cells whose items may show another content now; the names they had are in ``Engine/formerNames``.
  var contentChanges = Rows<Int32>()
  var hasRestarts = false

  /// Whether it has nothing but new offsets, so that little needs to be put away after it.
  var isPlain = true

  /// Empties it, and keeps the room of the lists that every frame fills.
  mutating func clear() {
    dirtySurfaces.removeAll(keepingCapacity: true)
    phasesChanged.removeAll(keepingCapacity: true)
    scrolled.removeAll(keepingCapacity: true)
    inserted.removeAll(keepingCapacity: true)
    if isPlain { return }
    var fresh = Batch()
    swap(&fresh.dirtySurfaces, &dirtySurfaces)
    swap(&fresh.phasesChanged, &phasesChanged)
    swap(&fresh.scrolled, &scrolled)
    swap(&fresh.inserted, &inserted)
    self = fresh
  }
}
