// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineRelayPlan
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless relay")
struct HeadlessRelayTests {
  /// A table of 30 rows on the screen.
  @MainActor
  private struct Feed {
    let app: HeadlessApp
    let table = HeadlessTableView()

    init(_ quirks: HeadlessQuirk...) {
      app = HeadlessApp(rules: RuleBook(rules: []), quirks: Set(quirks))
      table.rowHeight = 100
      table.source = HeadlessListSource(numberOfItems: { _ in 30 }, configure: { _, _ in })
      let controller = HeadlessController(table)
      app.show(controller)
    }
  }

  private static let willDisplay: RelaySelector = "tableView:willDisplayCell:forRowAtIndexPath:"
  private static let endsDragging: RelaySelector = "scrollViewWillBeginDragging:"

  private func displayed(_ feed: Feed) -> Int {
    var count = 0
    feed.app.system.onHeard = { notice in
      if case .displayed = notice { count += 1 }
    }
    feed.app.advance(by: .milliseconds(50))
    feed.app.scroll(feed.table, to: Point(x: 0, y: 1_000))
    feed.app.system.onHeard = nil
    return count
  }

  @Test("lets the session hear what only a delegate hears, and the app's delegate, too")
  func hears() {
    let alone = Feed()
    #expect(displayed(alone) == 0)
    let feed = Feed()
    let owner = HeadlessDelegate("owner", answers: [Self.willDisplay])
    feed.table.delegate = owner
    feed.app.useRelay(on: feed.table)
    let count = displayed(feed)
    #expect(count > 8)
    #expect(owner.received.filter { $0 == Self.willDisplay }.count == count)
    #expect(feed.table.delegate === owner)
    #expect(feed.app.relayDiagnostics.isEmpty)
  }

  @Test("passes a delegate that is set later everything that it answers, and nothing to the one before")
  func replaced() {
    let feed = Feed()
    let (first, second) = (
      HeadlessDelegate("first", answers: [Self.willDisplay]),
      HeadlessDelegate("second", answers: [Self.willDisplay, Self.endsDragging])
    )
    feed.table.delegate = first
    feed.app.useRelay(on: feed.table)
    feed.app.turn()
    let before = first.received.count
    feed.table.delegate = second
    #expect(feed.table.delegate === second)
    feed.app.drag(feed.table, by: Point(x: 0, y: -400))
    #expect(first.received.count == before)
    #expect(second.received.contains(Self.endsDragging))
    #expect(second.received.contains(Self.willDisplay))
  }

  @Test("tells exact phases")
  func phases() {
    let feed = Feed()
    feed.app.useRelay(on: feed.table)
    feed.app.turn()
    var phases: [ScrollPhase] = []
    feed.app.system.onHeard = { notice in
      if case .phase(_, let phase) = notice { phases.append(phase) }
    }
    feed.app.swipe(feed.table, by: Point(x: 0, y: -300))
    feed.app.settle()
    #expect(phases == [.dragging, .decelerating, .idle])
  }

  @Test("tells of the tap on a cell, once")
  func taps() {
    let feed = Feed()
    feed.app.useRelay(on: feed.table)
    feed.app.turn()
    var taps = 0
    feed.app.system.onHeard = { notice in
      if case .tapped = notice { taps += 1 }
    }
    if let cell = feed.table.displayedViews().first?.view as? HeadlessView { feed.app.tap(cell) }
    #expect(taps == 1)
  }

  @Test("stands aside when another library takes its place again and again, and says so")
  func contested() {
    let feed = Feed(.delegateContested)
    feed.app.useRelay(on: feed.table)
    feed.app.advance(by: .milliseconds(500))
    feed.app.turn()
    feed.app.turn()
    #expect(feed.table.relay?.isSampling == true)
    #expect(feed.app.relayDiagnostics == [.contested])
    #expect(feed.table.delegate?.name == "another library")
    #expect(displayed(feed) == 0)
  }

  @Test("hears on when the app's delegate has died")
  func died() {
    let feed = Feed(.delegateDiesFirst)
    feed.app.useRelay(on: feed.table)
    feed.app.turn()
    #expect(feed.table.delegate?.name == "the app's delegate")
    feed.app.turn()
    feed.app.turn()
    #expect(feed.table.delegate == nil)
    #expect(displayed(feed) > 8)
    #expect(feed.app.relayDiagnostics.isEmpty)
  }

  @Test("reads as the app's delegate, so that a library which compares finds its own")
  func compared() {
    let feed = Feed(.delegateGetterCompared)
    feed.app.useRelay(on: feed.table)
    for _ in 0..<5 { feed.app.turn() }
    #expect(feed.table.delegate?.name == "another library")
    #expect(feed.table.relay?.isSampling == false)
    #expect(displayed(feed) > 8)
  }

  @Test("is asked again what it answers only where lists ask at each message")
  func asked() {
    for quirk in [nil, HeadlessQuirk.delegateSelectorsCached] {
      let feed = quirk.map { Feed($0) } ?? Feed()
      let proxy = HeadlessDelegate("proxy")
      let late = HeadlessDelegate("late", answers: [Self.willDisplay])
      feed.table.delegate = proxy
      proxy.next = late
      feed.app.advance(by: .milliseconds(50))
      #expect(late.received.isEmpty == (quirk == nil))
    }
  }

  @Test("refuses the scroll view of a page controller")
  func refused() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    let pages = HeadlessPageController(HeadlessController())
    app.show(pages)
    guard let queue = pages.view.subviews.first else { return }
    app.useRelay(on: queue)
    app.turn()
    #expect(app.relayDiagnostics == [.refused(.pageQueue)])
  }
}
