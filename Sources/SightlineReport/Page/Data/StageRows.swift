// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Where an item is, or why it is nowhere.
enum Placement: Sendable, Equatable {
  case at(Rect)
  case gone(Reason)

  enum Reason: String, Sendable {
    case deleted, offscreen
    /// Its id shows another content now.
    case replaced
    /// Its frame cannot be reckoned with.
    case bad
  }

  var isGone: Bool { if case .gone = self { true } else { false } }
}

/// One content in one surface under one id, over the whole trace.
struct ItemRow: Sendable {
  let surface: Int
  let id: String
  let content: String?
  /// The thing that it shows: what counts as one (fine print 1).
  let thing: Int
  var index: Int?
  var attributes: Attributes?
  var rules: [String]?
  var frames = StepColumn<Placement>()
  var alpha = StepColumn<Double>()
  var hidden = StepColumn<Bool>()
  var measurable = StepColumn<Bool>()
  /// The engine's own fractions; empty for what was never visible.
  var fraction = StepColumn<Double>()

  init(surface: Int, id: String, content: String?, thing: Int) {
    self.surface = surface
    self.id = id
    self.content = content
    self.thing = thing
  }
}

/// A region that shows items, over the whole trace.
struct SurfaceRow: Sendable {
  /// Whether it is shown, and the reason that was given.
  struct Shown: Sendable, Equatable {
    var isShown: Bool
    var reason: VisitReason?

    static func == (left: Shown, right: Shown) -> Bool { left.isShown == right.isShown }
  }

  /// What an item line's id and content make one.
  struct ItemKey: Hashable {
    let id: String
    let content: String?
  }

  let id: String
  /// What is known of its place; `nil` while it is not reported.
  var lines = StepColumn<SurfaceLine?>()
  var offset = StepColumn<Point>()
  var phases = StepColumn<ScrollPhase>()
  var shown = StepColumn<Shown>()
  var paused = StepColumn<Bool>()
  var visits: [(time: Int64, number: Int)] = []
  /// The rows of its items.
  var rows: [ItemKey: Int] = [:]
  /// Which row an id has had, since when.
  var holders: [String: [(time: Int64, row: Int)]] = [:]
  /// The ids that are there now.
  var present: Set<String> = []

  init(id: String) { self.id = id }

  var isReported: Bool { lines.last.map { $0 != nil } ?? false }

  /// The row that an id had at a time, or has first.
  func row(of id: String, at time: Int64) -> Int? {
    guard let held = holders[id] else { return nil }
    return (held.last { $0.time <= time } ?? held.first)?.row
  }
}

/// A window, over the whole trace.
struct WindowRow: Sendable {
  /// `nil` for the one that is there without a line.
  var id: String?
  var frames = StepColumn<Rect>()
  var states = StepColumn<SceneState>()
}

/// All covers of one surface or one window, over the whole trace.
struct CoverRow: Sendable {
  let surface: Int?
  let window: Int?
  var sets = StepColumn<[Cover]>()
}
