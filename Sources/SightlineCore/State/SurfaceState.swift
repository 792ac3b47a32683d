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
  var window: Int32 = -1
  var children: [Int32] = []
  var childTree = BoxTree()
  var childPosition: Int32 = -1
  var isOnScreen = false
  var gateIsOpen = false
  var alpha = 1.0
  var isHiddenByItem = false

  // Visits
  var visit = 0
  var visitBefore = 0
  var absence: Absence?
  var wantsNewVisit = false
  /// Its visit ends and begins with the open batch.
  var restarts = false
  var visitMemory: [ContentKey: VisitRecord] = [:]
  var isAtRest = false

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
  var pass: UInt32 = 0

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
