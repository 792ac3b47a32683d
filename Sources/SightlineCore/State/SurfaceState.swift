// SPDX-License-Identifier: MIT

/// What is kept of a surface.
struct SurfaceState: Sendable {
  var line: SurfaceLine
  /// Place among the surfaces, as first reported.
  var place: Int64
  /// Whether it is reported, as of the open batch.
  var isReported = true
  /// Taken away in the open batch.
  var isLeaving = false

  // As reported
  var box: Box?
  var insets: Insets?
  var ruleSet: Int32 = 0
  var offset = Point.zero
  var hasGoodOffset = true
  var phase = ScrollPhase.idle
  var isShown = true
  var hideReason: VisitReason?
  var showReason: VisitReason?
  /// Hidden at some time in the open batch, after having been shown at its start.
  var wasHiddenInBatch = false
  var isPaused = false
  var covers: [CoverState] = []
  var items = ItemStore()
  var vetoes: [String: [Int32]] = [:]

  // Derived when the structure changes
  var parent: Int32 = -1
  var children: [Int32] = []
  /// Its place in the children of its parent.
  var childPlace = -1
  var childTree = BoxTree()
  var childPosition: Int32 = -1
  /// Its children that lie in an item, by the item's id.
  var insiders: [String: [Int32]] = [:]
  /// The item by which it is filed in its parent's `insiders`.
  var filedItem: String?
  /// Where it is filed: under the parent that is not known yet, or under its window.
  var filing = Filing.none
  /// Whether it lies in itself, or in a surface that does.
  var isInRing = false
  var surroundings = Surroundings()
  var gateIsOpen = false
  /// Its place among the live surfaces, -1 if it is none; and a number that grows with each that comes.
  var livePlace = -1
  var liveNumber: Int64 = 0
  /// Something has changed that it hands on.
  var needsDerivation = false
  /// The last round in which the way out from it was looked at, and in which its surroundings were derived.
  var visitedRound: UInt32 = 0
  var derivedRound: UInt32 = 0

  var isOnScreen: Bool { surroundings.isOnScreen }

  // Visits
  var visit = 0
  var visitBefore = 0
  var absence: Absence?
  var wantsNewVisit = false
  /// Its visit ends and begins with the open batch.
  var restarts = false
  var visitMemory: [ContentKey: VisitRecord] = [:]
  var isAtRest = false
  /// The last time that rests were followed in which it was looked at.
  var restPass: UInt32 = 0

  // Motion
  var speed = 0.0
  var speedEnds = Timestamp.distantPast
  var speedUncertainty = TimeSpan.zero
  var speedOffset = Point.zero
  var speedOffsetTime = Timestamp.zero
  var hasNewOffset = false

  // Measured
  /// What can be seen of its content, in content coordinates.
  var region = Box.nothing
  /// Added to window coordinates to get content coordinates.
  var shift = Point.zero
  var hasGoodGeometry = true
  var candidates: [Candidate] = []
  var candidateRegion = Box.nothing
  /// The candidates that are not whole, and the bounds of those that are.
  var edges: [Int32] = []
  var wholeBounds = Box.nothing
  var edgesAreStale = true
  var candidatesAreStale = true
  var unmeasurableCells: [Int32] = []
  var activeChildren: [Int32] = []
  var hadCovers = false
  var isDirty = false
  /// Its items must be looked at even where the geometry is the same.
  var needsLook = false
  /// The last pass in which it was measured.
  var pass: UInt32 = 0
  /// The last pass in which its geometry was brought up to date with that of all around it.
  var geometryPass: UInt32 = 0

  /// The list of the engine in which a surface stands, so that a line about something else finds it.
  enum Filing: Sendable, Equatable {
    case none
    /// Lies in a surface that has never been reported.
    case waiting(parent: String)
    /// Is a root, in the window with this id or in the first.
    case root(window: String?)
  }

  /// An absence from the screen.
  struct Absence: Sendable, Equatable {
    var since: Timestamp
    /// The outermost hidden surface at its beginning, -1 if it was not hiding that took it off.
    var outermost: Int32
    var reason: VisitReason?
  }

  /// What a visit remembers of one content.
  struct VisitRecord: Sendable, Equatable {
    var entries = 0
    /// Cumulative time for each rule; empty where no rule asks for it.
    var gathered: [TimeSpan] = []

    /// Counts an appearance and answers how many there have been.
    mutating func countEntry() -> Int {
      entries &+= 1
      return entries
    }
  }

  init(line: SurfaceLine, place: Int64) {
    self.line = line
    self.place = place
  }
}
