// SPDX-License-Identifier: MIT

import SightlineCore

/// All that the host has said so far, without any judgement of what can be seen.
struct SlowWorld {
  struct Item {
    var line: ItemLine
    var place: Int
  }

  struct OffsetReport {
    var offset: Point
    var time: Timestamp
  }

  struct Surface {
    var line: SurfaceLine
    var place: Int
    var isShown = true
    var isPaused = false
    var offset = Point.zero
    var phase = ScrollPhase.idle
    var covers: [Cover] = []
    var items: [Item] = []
    var hideReason: VisitReason?
    var showReason: VisitReason?
    /// The last two offsets reported, the newer last.
    var reports: [OffsetReport]
    /// The same as they were before the batch that reported last.
    var earlierReports: [OffsetReport] = []
  }

  struct Window {
    /// `nil` for the one that is there before any window line.
    var id: String?
    var frame: Rect?
    var scene = SceneState.active
    var covers: [Cover] = []
    var backgroundSince: Timestamp?
  }

  struct Visit {
    var number = 0
    /// Why it is off screen, as noted when it went.
    var offSince: Timestamp?
    var hiddenBy: String?
    var hideReason: VisitReason?
    /// The background made it a new one for when it returns.
    var isRenewed = false
  }

  struct Veto: Hashable {
    var cell: CellID
    var rule: String
  }

  struct Named: Hashable {
    var cell: CellID
    var key: ContentKey
  }

  enum Ending: Equatable { case replaced, moved, removed(RemovalReason) }

  /// What an event says of a cell beside its ids.
  struct Labels {
    var content: String?
    var index: Int?
    var attributes: Attributes?

    init(_ line: ItemLine) {
      content = line.content
      index = line.index
      attributes = line.attributes
    }
  }

  var windows = [Window()]
  var surfaces: [Surface] = []
  /// Surfaces that are gone, as they last were.
  var formerSurfaces: [String: Surface] = [:]
  var isPaused = false
  var session = 1
  var vetoes: Set<Veto> = []
  var visits: [String: Visit] = [:]
  /// The last that was said of a cell under a content.
  var labels: [Named: Labels] = [:]
  /// How a cell last stopped showing a content.
  var endings: [Named: Ending] = [:]
  var nextPlace = 0

  // What belongs to the batch being read.
  var time = Timestamp.zero
  var surfacePlaces: [String: Int] = [:]
  var itemsInBatch: [CellID: Item] = [:]
  /// The places of the contents that item lines showed in this batch.
  var shownInBatch: [Named: Place] = [:]
  /// Surfaces that were hidden at some time in this batch after having been shown, with the last reason.
  var hides: [String: VisitReason?] = [:]
  var shownBefore: Set<String> = []

  func surface(_ id: String) -> Surface? { surfaces.first { $0.line.id == id } }

  func item(_ cell: CellID) -> Item? { surface(cell.surface)?.items.first { $0.line.id == cell.item } }

  func place(_ cell: CellID) -> Place? {
    guard let surface = surface(cell.surface), let item = item(cell) else { return nil }
    return Place(surface: surface.place, item: item.place)
  }

  /// The item of a cell, if it shows that content.
  func item(_ cell: CellID, showing key: ContentKey) -> Item? {
    guard let item = item(cell), ContentKey(surface: cell.surface, line: item.line) == key else { return nil }
    return item
  }

  /// The surface and those around it from the inside out; `nil` when one is unknown or they lie in a ring.
  func chain(_ id: String) -> [Surface]? {
    var result: [Surface] = []
    var next: String? = id
    while let current = next {
      guard let surface = surface(current), !result.contains(where: { $0.line.id == current }) else { return nil }
      result.append(surface)
      next = surface.line.parent
    }
    return result
  }

  /// The window of a root surface, by its place in `windows`.
  func windowIndex(ofRoot root: Surface) -> Int? {
    guard let id = root.line.window else { return 0 }
    return windows.firstIndex { $0.id == id }
  }

  func isOnScreen(_ id: String) -> Bool {
    guard let chain = chain(id), let root = chain.last else { return false }
    return chain.allSatisfy(\.isShown) && windowIndex(ofRoot: root) != nil
  }

  func isSceneOpen(_ index: Int, book: RuleBook) -> Bool {
    switch windows[index].scene {
    case .active: true
    case .inactive: book.inactive == .open
    case .background: false
    }
  }

  /// At rest: on screen, gates open, and idle from here outwards.
  func isResting(_ id: String, book: RuleBook) -> Bool {
    guard isOnScreen(id), let chain = chain(id), let root = chain.last, let window = windowIndex(ofRoot: root) else {
      return false
    }
    return isSceneOpen(window, book: book) && !isPaused && !chain.contains(where: \.isPaused)
      && chain.allSatisfy { $0.phase == .idle }
  }
}
