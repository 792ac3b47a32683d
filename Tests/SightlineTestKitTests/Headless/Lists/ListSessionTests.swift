// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A session that tracks a headless list")
struct ListSessionTests {
  /// The three ways in which cells get their names (design 8.3).
  enum Naming: CaseIterable { case live, bound, byPlace }

  @Test(
    "knows what is on screen and never has a wrong name, whatever is done to the list, under every quirk",
    arguments: [nil] + HeadlessQuirk.allCases.map(Optional.some), Naming.allCases)
  func names(quirk: HeadlessQuirk?, naming: Naming) {
    for seed in 1...(quirk == nil ? 6 : 1) as ClosedRange<UInt64> {
      var play = ListPlay(naming, quirks: quirk.map { [$0] } ?? [], seed: seed)
      for _ in 0..<8 {
        play.doSomething()
        #expect(play.wrongNames() == [], "seed \(seed): \(play.done)")
        #expect(play.seen() == play.truth(), "seed \(seed): \(play.done)")
      }
      #expect(play.app.problems() == [], "seed \(seed): \(play.done)")
    }
  }
}

/// A list with a sideways section in its middle, its session, and what really was to be seen at every moment.
@MainActor
struct ListPlay {
  let app: HeadlessApp
  let list: HeadlessCollectionView
  let source: HeadlessDiffable
  private let naming: ListSessionTests.Naming
  private var random: SplitMix64
  private var next = 100
  private var checked = 0
  /// What was done so far.
  private(set) var done: [String] = []
  private let history = History()

  /// Everything that was to be seen, at which times.
  @MainActor
  private final class History {
    var looks: [(time: Timestamp, names: Set<String>)] = []
  }

  init(_ naming: ListSessionTests.Naming, quirks: Set<HeadlessQuirk>, seed: UInt64) {
    self.naming = naming
    random = SplitMix64(seed: seed)
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]), quirks: quirks, seed: seed)
    self.app = app
    let list = HeadlessCollectionView(
      HeadlessLayout { section in
        section != 1
          ? HeadlessSectionLayout(itemLength: 80, isSelfSizing: true)
          : HeadlessSectionLayout(
            .orthogonal(length: 120, itemLength: 110, perLine: 1, isPaging: false), spacing: 10)
      }, frame: Rect(x: 0, y: 0, width: 300, height: 400))
    self.list = list
    source = HeadlessDiffable(list, length: { Double(60 + Int($0.utf8.last ?? 0) % 5 * 20) }) { cell, _, id in
      cell.name = id
      if naming == .bound { app.session.bind(cell, to: ExposedItem(id)) }
    }
    source.apply(
      HeadlessSnapshot([
        .init("a", ["a0", "a1"]), .init("b", (0..<8).map { "b\($0)" }), .init("c", (0..<20).map { "c\($0)" }),
      ]), by: .reload)
    let screen = HeadlessController()
    screen.view.addSubview(list)
    app.show(screen)
    let source = source
    switch naming {
    case .live: app.session.track(list, as: "feed", identify: source.identification)
    case .bound: app.session.track(list, as: "feed")
    case .byPlace:
      app.session.track(
        list, as: "feed",
        identify: .byPlace { place in
          // As an app answers: from its model as it is now, whatever the list shows.
          guard place.kind == .cell, source.snapshot.sections.indices.contains(place.section) else { return nil }
          let items = source.snapshot.sections[place.section].items
          return items.indices.contains(place.item) ? ExposedItem(items[place.item]) : nil
        })
    }
    let report = app.session.onEvents
    let (history, window) = (history, app.window)
    app.session.onEvents = { [unowned app] events in
      history.looks.append((app.now, Self.truth(of: list, in: window)))
      report?(events)
    }
    rest()
  }

  // MARK: Doing

  mutating func doSomething() {
    var snapshot = source.snapshot
    switch random.below(9) {
    case 0:
      note("swipe")
      swipe(by: Double(random.below(500)) - 300)
    case 1:
      note("jump")
      app.scroll(list, to: Point(x: 0, y: Double(random.below(900))))
    case 2:
      note("sideways")
      if let inner = list.orthogonalScrollView(in: 1) {
        app.scroll(inner, to: Point(x: Double(random.below(500)), y: 0))
      }
    case 3:
      note("insert")
      let section = random.below(3)
      let place = random.below(snapshot.sections[section].items.count + 1)
      snapshot.sections[section].items.insert("n\(next)", at: place)
      next += 1
      source.apply(snapshot)
    case 4:
      note("delete")
      let section = random.below(3)
      guard !snapshot.sections[section].items.isEmpty else { break }
      snapshot.sections[section].items.remove(at: random.below(snapshot.sections[section].items.count))
      source.apply(snapshot)
    case 5:
      note("move")
      let section = random.below(3)
      guard let id = snapshot.sections[section].items.popLast() else { break }
      let goal = random.below(3)
      snapshot.sections[goal].items.insert(id, at: 0)
      source.apply(snapshot)
      // The counts may be the same, and so the cells and their places.
      if naming == .byPlace { app.session.noticed(.reloaded(list)) }
    case 6:
      note("reload")
      for section in 0..<3 { snapshot.sections[section].items.rotate(by: random.below(4)) }
      source.apply(snapshot, by: .reload)
      // The list shows other items in places that stay: somebody has to say so.
      app.session.noticed(.reloaded(list))
    case 7:
      note("reconfigure")
      snapshot.reconfiguredItems = Array(snapshot.sections[2].items.prefix(3))
      source.apply(snapshot)
    default:
      note("resize")
      list.frame.height = Double(250 + random.below(4) * 50)
    }
    rest()
  }

  private mutating func note(_ what: String) { done.append(what) }

  /// A finger moves over the list for a fifth of a second.
  private mutating func swipe(by distance: Double) {
    list.touchBegan(at: Point(x: 100, y: 300))
    for step in 1...12 {
      wait()
      list.touchMoved(to: Point(x: 100, y: 300 + distance * Double(step) / 12))
    }
    list.touchEnded()
  }

  /// Lets everything come to rest, looking at the screen in every frame while anything moves.
  private mutating func rest() {
    for frame in 0..<400 {
      wait()
      let isMoving = list.isMoving || list.scrollers.contains { $0.isMoving }
      if frame > 8, !isMoving { break }
    }
    app.advance(by: .milliseconds(1_500))
    history.looks.append((app.now, truth()))
  }

  private mutating func wait() {
    app.advance(by: .milliseconds(16))
    history.looks.append((app.now, truth()))
  }

  // MARK: Knowing

  /// What is to be seen now, by the views themselves.
  func truth() -> Set<String> { Self.truth(of: list, in: app.window) }

  private static func truth(of list: HeadlessListView, in window: HeadlessWindow) -> Set<String> {
    var names: Set<String> = []
    for shown in list.cells where !shown.cell.isHidden && shown.cell.window != nil {
      var box = shown.cell.convert(shown.cell.bounds, to: nil)
      for frame in [list.convert(list.bounds, to: nil), window.frame] {
        let right = min(box.x + box.width, frame.x + frame.width)
        let bottom = min(box.y + box.height, frame.y + frame.height)
        box.x = max(box.x, frame.x)
        box.y = max(box.y, frame.y)
        box.width = right - box.x
        box.height = bottom - box.y
      }
      if box.width > 1e-6, box.height > 1e-6 { names.insert(shown.cell.name) }
    }
    return names
  }

  /// What the events say is to be seen now.
  func seen() -> Set<String> {
    var names: Set<String> = []
    for event in app.log.events {
      switch event.kind {
      case .appear: names.insert(event.item)
      case .disappear: names.remove(event.item)
      case .enter, .leave, .impression: break
      }
    }
    return names
  }

  /// What has appeared since the last time this was asked, though it was not to be seen then, nor shortly before.
  mutating func wrongNames() -> [String] {
    defer {
      checked = app.log.events.count
      history.looks.removeFirst(max(0, history.looks.count - 1))
    }
    return app.log.events[checked...].compactMap { event in
      guard case .appear = event.kind, let start = history.looks.first?.time, event.time > start else { return nil }
      let (first, last) = (event.time + .milliseconds(-120), event.time + .milliseconds(20))
      let latest = history.looks.last { $0.time <= first }
      let isKnown = history.looks.contains { $0.time >= first && $0.time <= last && $0.names.contains(event.item) }
      if isKnown || latest?.names.contains(event.item) == true { return nil }
      return "\(event.item) at \(event.time.nanoseconds)"
    }
  }
}

extension [String] {
  fileprivate mutating func rotate(by count: Int) {
    guard !isEmpty else { return }
    for _ in 0..<count { append(removeFirst()) }
  }
}
