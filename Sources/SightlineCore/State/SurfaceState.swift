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
  var covers = Rows<CoverState>()
  var items = ItemStore()
  var vetoes: [String: Rows<Int32>] = [:]

  // Derived when the structure changes
  var parent: Int32 = -1
  var children = Rows<Int32>()
  /// Its place in the children of its parent.
  var childPlace = -1
  var childTree = BoxTree()
  var childPosition: Int32 = -1
  /// Its children that lie in an item, by the item's id.
  var insiders = SurfaceLists()
  /// The item by which it is filed in its parent's `insiders`.
  var filedItem: String?
  /// Where it is filed: under the parent that is not known yet, or under its window.
  var filing = SurfaceFiling.none
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
  var absence: SurfaceAbsence?
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
  var candidates = Rows<Candidate>()
  var candidateRegion = Box.nothing
  /// The candidates that are not whole, and the bounds of those that are.
  var edges = Rows<Int32>()
  var wholeBounds = Box.nothing
  var edgesAreStale = true
  var candidatesAreStale = true
  var unmeasurableCells = Rows<Int32>()
  var activeChildren = Rows<Int32>()
  var hadCovers = false
  var isDirty = false
  /// Its items must be looked at even where the geometry is the same.
  var needsLook = false
  /// The last pass in which it was measured.
  var pass: UInt32 = 0
  /// The last pass in which its geometry was brought up to date with that of all around it.
  var geometryPass: UInt32 = 0

  init(line: SurfaceLine, place: Int64) {
    self.line = line
    self.place = place
  }
}
