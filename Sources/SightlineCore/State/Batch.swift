// SPDX-License-Identifier: MIT

/// What the lines of one time have brought, until it is measured.
struct Batch: Sendable {
  /// An item of a surface by its slot.
  struct Place: Sendable, Hashable {
    var surface: Int32
    var slot: Int32
  }

  struct Tap: Sendable {
    var surface: Int32
    var item: String
    var slot: Int32?
    var isDone = false
  }

  /// A changed fraction, to be told when the batch has been measured.
  struct Touch: Sendable {
    var place: Place
    var before: Double
  }

  var taps: [Tap] = []
  /// Vetoes, known contents and resets, in the order of their lines.
  var controls: [Input] = []
  var sessions = 0
  var ends = false
  /// Whether ``Tracker/updateStructure(_:)`` has something to do.
  var structureChanged = false
  /// Surfaces whose place among the others may have changed.
  var relinked: [Int32] = []
  /// Surfaces of which something changed that they hand on to those in them.
  var restructured: [Int32] = []
  /// The same of items, for the surfaces in them.
  var restructuredItems: [Place] = []
  /// Windows with lines, or with another scene.
  var windows: [Int32] = []
  /// A pause of everything began or ended.
  var pauseChanged = false
  /// Surfaces that were hidden at some time after having been shown.
  var hidden: [Int32] = []
  /// The surfaces that were looked at, and whether they were on screen before.
  var derived: [(surface: Int32, wasOnScreen: Bool)] = []
  var phasesChanged: [Int32] = []
  var scrolled: [Int32] = []
  var dirtySurfaces: [Int32] = []
  var removals: [Place] = []
  var inserted: [Place] = []
  var leavingSurfaces: [Int32] = []
  /// What items showed before the batch that show something else since.
  var formerContents: [(place: Place, content: ContentKey)] = []
  /// Cells whose items may show another content now; the names they had are in ``Tracker/formerNames``.
  var contentChanges: [Int32] = []
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
