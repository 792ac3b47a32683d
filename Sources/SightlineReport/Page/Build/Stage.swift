// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Gathers from the lines of a trace what was where, and when.
///
/// It follows the engine in what a line means (design 6, fine print 5, 6, 47) and decides nothing.
struct Stage: Sendable {
  /// What is one thing: a content anywhere, or an item without one in its surface (fine print 1).
  private enum ThingKey: Hashable {
    case content(String)
    case item(surface: Int, id: String)
  }

  /// An id that shows another content from a time on: its fraction goes on under the new one.
  private struct Change {
    let time: Int64
    let from: Int
    let to: Int
  }

  var windows = [WindowRow()]
  var surfaces: [SurfaceRow] = []
  var items: [ItemRow] = []
  var covers: [CoverRow] = []
  var app = StepColumn<SceneState>()
  var paused = StepColumn<Bool>()
  private(set) var sessions: [(time: Int64, number: Int)] = [(0, 1)]
  private(set) var taps: [(time: Int64, item: Int)] = []
  private(set) var things = 0

  private var windowPlaces: [String: Int] = [:]
  private var surfacePlaces: [String: Int] = [:]
  private var thingPlaces: [ThingKey: Int] = [:]
  private var changes: [Change] = []
  private var nextChange = 0

  init() { windows[0].states.append(.active, at: 0) }

  func surface(_ id: String) -> Int? { surfacePlaces[id] }
  func window(_ id: String?) -> Int? { id.map { windowPlaces[$0] } ?? 0 }

  /// Takes in one line.
  mutating func take(_ input: Input, at time: Int64) {
    switch input {
    case .window(let line): take(line, at: time)
    case .surface(let line): take(line, at: time)
    case .items(let id, let items, let all):
      if let place = reported(id) { take(items, all: all, in: place, at: time) }
    case .remove(let id, let items, let reason):
      guard let place = reported(id) else { return }
      for item in items { remove(item, Self.reason(reason), in: place, at: time) }
    case .removeSurface(let id, let reason):
      if let place = reported(id) { removeSurface(place, Self.reason(reason), at: time) }
    case .scroll(let id, let offset, let phase):
      guard let place = reported(id) else { return }
      if offset.x.isFinite, offset.y.isFinite { surfaces[place].offset.append(offset, at: time) }
      if let phase { surfaces[place].phases.append(phase, at: time) }
    case .phase(let id, let phase): if let place = reported(id) { surfaces[place].phases.append(phase, at: time) }
    case .show(let id, let reason): setShown(id, true, reason, at: time)
    case .hide(let id, let reason): setShown(id, false, reason, at: time)
    case .app(let state):
      app.append(state, at: time)
      for place in windows.indices { windows[place].states.append(state, at: time) }
    case .covers(let surface, let window, let covers): take(covers, surface, window, at: time)
    case .tap(let id, let item):
      if let place = reported(id), let row = surfaces[place].row(of: item, at: time) { taps.append((time, row)) }
    case .attributes(let id, let item, let attributes):
      guard let place = reported(id), let row = surfaces[place].row(of: item, at: time) else { return }
      items[row].attributes = attributes
    case .pause(let id): setPaused(id, true, at: time)
    case .resume(let id): setPaused(id, false, at: time)
    case .session: sessions.append((time, (sessions.last?.number ?? 0) + 1))
    case .veto, .known, .reset, .still, .wake, .end: break
    }
  }

  /// Takes in a change of a visible fraction.
  mutating func take(_ change: FractionChange, at time: Int64) {
    carryFractions(upTo: time)
    guard let place = surfacePlaces[change.surface], let row = surfaces[place].row(of: change.item, at: time) else {
      return
    }
    items[row].fraction.append(change.fraction, at: time)
  }

  /// Takes in which visit an event of the first book belongs to.
  mutating func note(_ event: Event, at time: Int64) {
    guard let place = surfacePlaces[event.surface] else { return }
    guard surfaces[place].visits.last.map({ $0.number < event.visit }) ?? true else { return }
    surfaces[place].visits.append((time, event.visit))
  }

  /// All fractions have come.
  mutating func finish() { carryFractions(upTo: .max) }

  /// The row of an item that an event names.
  mutating func row(surface id: String, item: String, content: String?) -> Int {
    let place = surfacePlaces[id] ?? addSurface(id)
    return row(item, content, in: place)
  }

  private func reported(_ id: String) -> Int? {
    guard let place = surfacePlaces[id], surfaces[place].isReported else { return nil }
    return place
  }

  private static func reason(_ reason: RemovalReason) -> Placement.Reason {
    switch reason {
    case .deleted: .deleted
    case .offscreen: .offscreen
    }
  }
}

// MARK: Windows and surfaces

extension Stage {
  private mutating func take(_ line: WindowLine, at time: Int64) {
    var place = windowPlaces[line.id] ?? windows.count
    if windowPlaces.isEmpty { place = 0 }
    let isNew = windowPlaces[line.id] == nil
    if place == windows.count { windows.append(WindowRow()) }
    windowPlaces[line.id] = place
    windows[place].id = line.id
    windows[place].frames.append(line.frame, at: time)
    if let state = line.scene ?? (isNew ? .active : nil) { windows[place].states.append(state, at: time) }
  }

  private mutating func take(_ line: SurfaceLine, at time: Int64) {
    let place = surfacePlaces[line.id] ?? addSurface(line.id)
    if !surfaces[place].isReported {
      surfaces[place].offset.append(.zero, at: time)
      surfaces[place].phases.append(.idle, at: time)
      if surfaces[place].shown.last != nil { surfaces[place].shown.append(.init(isShown: true), at: time) }
      if surfaces[place].paused.last != nil { surfaces[place].paused.append(false, at: time) }
      if let row = covers.firstIndex(where: { $0.surface == place }) { covers[row].sets.append([], at: time) }
    }
    surfaces[place].lines.append(line, at: time)
  }

  private mutating func addSurface(_ id: String) -> Int {
    surfacePlaces[id] = surfaces.count
    surfaces.append(SurfaceRow(id: id))
    return surfaces.count - 1
  }

  private mutating func removeSurface(_ place: Int, _ reason: Placement.Reason, at time: Int64) {
    for id in surfaces[place].present.sorted() { remove(id, reason, in: place, at: time) }
    surfaces[place].lines.append(nil, at: time)
  }

  private mutating func setShown(_ id: String, _ isShown: Bool, _ reason: VisitReason?, at time: Int64) {
    guard let place = reported(id), surfaces[place].shown.last?.isShown ?? true != isShown else { return }
    surfaces[place].shown.append(.init(isShown: isShown, reason: reason), at: time)
  }

  private mutating func setPaused(_ id: String?, _ isPaused: Bool, at time: Int64) {
    guard let id else { return set(isPaused, in: &paused, from: false, at: time) }
    guard let place = reported(id) else { return }
    set(isPaused, in: &surfaces[place].paused, from: false, at: time)
  }

  private mutating func take(_ covers: [Cover], _ surface: String?, _ window: String?, at time: Int64) {
    var owner: (surface: Int?, window: Int?)
    if let surface {
      guard let place = reported(surface) else { return }
      owner = (place, nil)
    } else {
      guard let place = self.window(window) else { return }
      owner = (nil, place)
    }
    let place = self.covers.firstIndex { $0.surface == owner.surface && $0.window == owner.window }
    if place == nil { self.covers.append(CoverRow(surface: owner.surface, window: owner.window)) }
    self.covers[place ?? self.covers.count - 1].sets.append(covers, at: time)
  }
}

// MARK: Items

extension Stage {
  private mutating func take(_ lines: [ItemLine], all: Bool, in place: Int, at time: Int64) {
    if all {
      let ids = Set(lines.map(\.id))
      for id in surfaces[place].present.subtracting(ids).sorted() { remove(id, .deleted, in: place, at: time) }
    }
    for line in lines { take(line, in: place, at: time) }
  }

  private mutating func take(_ line: ItemLine, in place: Int, at time: Int64) {
    let row = row(line.id, line.content, in: place)
    hold(row, line.id, in: place, at: time)
    items[row].frames.append(line.frame.isFinite ? .at(line.frame) : .gone(.bad), at: time)
    items[row].index = line.index ?? items[row].index
    items[row].rules = line.rules
    if let attributes = line.attributes { items[row].attributes = attributes }
    set(line.alpha.isFinite ? min(1, max(0, line.alpha)) : 0, in: &items[row].alpha, from: 1, at: time)
    set(line.hidden, in: &items[row].hidden, from: false, at: time)
    set(line.measurable, in: &items[row].measurable, from: true, at: time)
  }

  /// Sets a value that need not be told while it is the usual one.
  private func set<Value>(_ value: Value, in column: inout StepColumn<Value>, from usual: Value, at time: Int64) {
    if column.isEmpty, value == usual { return }
    column.append(value, at: time)
  }

  private mutating func remove(_ id: String, _ reason: Placement.Reason, in place: Int, at time: Int64) {
    guard surfaces[place].present.remove(id) != nil, let row = surfaces[place].holders[id]?.last?.row else { return }
    items[row].frames.append(.gone(reason), at: time)
  }

  /// An id shows what a row stands for.
  private mutating func hold(_ row: Int, _ id: String, in place: Int, at time: Int64) {
    let isPresent = !surfaces[place].present.insert(id).inserted
    let before = surfaces[place].holders[id]?.last?.row
    guard before != row else { return }
    surfaces[place].holders[id, default: []].append((time, row))
    guard let before else { return }
    if isPresent { items[before].frames.append(.gone(.replaced), at: time) }
    // Also where it was taken away and came back at one time: the fraction may not have changed.
    changes.append(Change(time: time, from: before, to: row))
  }

  private mutating func row(_ id: String, _ content: String?, in place: Int) -> Int {
    let key = SurfaceRow.ItemKey(id: id, content: content)
    if let row = surfaces[place].rows[key] { return row }
    let thing = thing(content.map { .content($0) } ?? .item(surface: place, id: id))
    surfaces[place].rows[key] = items.count
    items.append(ItemRow(surface: place, id: id, content: content, thing: thing))
    return items.count - 1
  }

  private mutating func thing(_ key: ThingKey) -> Int {
    if let known = thingPlaces[key] { return known }
    thingPlaces[key] = things
    things += 1
    return things - 1
  }

  private mutating func carryFractions(upTo time: Int64) {
    while nextChange < changes.count, changes[nextChange].time <= time {
      let change = changes[nextChange]
      nextChange += 1
      guard let fraction = items[change.from].fraction.last, fraction > 0 else { continue }
      items[change.from].fraction.append(0, at: change.time)
      items[change.to].fraction.append(fraction, at: change.time)
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
