// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineRelayPlan
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless hosted view")
struct HeadlessHostingTests {
  private func app(_ quirks: HeadlessQuirk...) -> (app: HeadlessApp, view: HeadlessHostedView) {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), quirks: Set(quirks))
    let screen = HeadlessController()
    let view = HeadlessHostedView(
      ExposedItem("a"), in: app.session, frame: Rect(x: 0, y: 100, width: 390, height: 200))
    screen.view.addSubview(view)
    app.session.track(screen.view, as: "screen")
    app.show(screen)
    return (app, view)
  }

  @Test(
    "counts by its modifier's item, whatever happens to the probe",
    arguments: [nil, HeadlessQuirk.hostingCellsRecreated, .probeOutsideScrollView])
  func counts(quirk: HeadlessQuirk?) {
    let (app, view) = quirk.map { self.app($0) } ?? self.app()
    app.advance(by: .seconds(0.5))
    view.update(ExposedItem("a"))
    app.advance(by: .seconds(0.6))
    #expect(app.log.impressions(of: "a").count == 1)
    view.update(ExposedItem("b"))
    app.advance(by: .seconds(1.1))
    view.dismantle()
    app.advance(by: .seconds(1))
    #expect(app.log.contentsSeen() == ["a", "b"])
    #expect(app.log.visibleTime(of: "b") == .milliseconds(1_100))
    app.finish()
    #expect(app.problems() == [])
  }

  @Test("makes a new probe at each update where cells are made anew")
  func probes() {
    for quirk in [nil, HeadlessQuirk.hostingCellsRecreated] {
      let (app, view) = quirk.map { self.app($0) } ?? self.app()
      app.turn()
      let before = view.probe
      view.update(ExposedItem("b"))
      #expect((view.probe === before) == (quirk == nil))
      #expect(view.subviews.count == 1)
    }
  }

  @Test("has its probe in the window before it has it itself, where that is so")
  func outside() {
    let (app, view) = self.app(.probeOutsideScrollView)
    #expect(view.probe?.superview === app.window)
    #expect(view.probe?.frame == Rect(x: 0, y: 100, width: 390, height: 200))
    app.turn()
    app.turn()
    #expect(view.probe?.superview === view)
    #expect(view.probe?.frame == view.bounds)
  }
}

@MainActor
@Suite("A headless lazy stack")
struct HeadlessLazyStackTests {
  private func play(_ quirks: HeadlessQuirk...) -> (app: HeadlessApp, stack: HeadlessLazyStack, marker: HeadlessProbe) {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), quirks: Set(quirks))
    let scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let stack = HeadlessLazyStack(
      in: scroller, of: app.session, names: ["feed"], rows: (0..<40).map { "row-\($0)" }, length: 200)
    let marker = HeadlessProbe(in: app.session, isBehind: true)
    let background = HeadlessView(frame: scroller.frame)
    background.addSubview(marker)
    marker.name("feed", names: [])
    let screen = HeadlessController(name: "Screen")
    screen.view.addSubview(background)
    screen.view.addSubview(scroller)
    app.show(screen)
    app.turn()
    return (app, stack, marker)
  }

  private func scroll(_ app: HeadlessApp, _ stack: HeadlessLazyStack, to offset: Double) {
    (stack.superview as? HeadlessScrollView)?.contentOffset = Point(x: 0, y: offset)
    app.turn()
  }

  @Test("makes the rows that are near, drops those that are far, and makes them anew when they come back")
  func rows() {
    let (app, stack, _) = play()
    let first = stack.row(of: "row-0")
    #expect(first != nil && stack.row(of: "row-9") == nil)
    scroll(app, stack, to: 4_000)
    #expect(stack.row(of: "row-0") == nil && stack.row(of: "row-20") != nil)
    #expect(first?.superview == nil && first?.probe == nil)
    scroll(app, stack, to: 0)
    #expect(stack.row(of: "row-0") !== first)
  }

  @Test("gives rows that leave to items that come, where that is so")
  func reused() {
    let (app, stack, _) = play(.hostedRowsReused)
    let first = (0..<5).map { stack.row(of: "row-\($0)") }
    let probe = first[0]?.probe
    scroll(app, stack, to: 4_000)
    let reused = (19...24).compactMap { stack.row(of: "row-\($0)") }
    #expect(first.allSatisfy { row in reused.contains { $0 === row } })
    #expect(first[0]?.probe === probe)
  }

  @Test("keeps rows that have left, hidden, where that is so")
  func kept() {
    let (app, stack, _) = play(.hostedRowsKept)
    let last = stack.row(of: "row-4")
    scroll(app, stack, to: 4_000)
    #expect(stack.row(of: "row-4") == nil)
    #expect(last?.superview === stack && last?.isHidden == true && last?.probe != nil)
  }

  @Test("has its probes a turn late, where that is so")
  func late() {
    let (app, stack, _) = play(.probeAttachedLate)
    #expect(stack.row(of: "row-0")?.probe?.superview == nil)
    app.turn()
    #expect(stack.row(of: "row-0")?.probe?.superview === stack.row(of: "row-0"))
    let (_, other, _) = play()
    #expect(other.row(of: "row-0")?.probe?.superview === other.row(of: "row-0"))
  }

  @Test("keeps a name for up to a second after its modifier is gone, where that is so")
  func dismantledLate() {
    for isLate in [false, true] {
      let (app, stack, marker) = isLate ? play(.probeDismantledLate) : play()
      app.advance(by: .milliseconds(100))
      marker.dismantle()
      app.advance(by: .milliseconds(1))
      func surface() -> String? { stack.row(of: "row-0")?.probe.flatMap { app.session.exposure(of: $0)?.surface } }
      #expect(surface() == (isLate ? "feed" : "Screen/scroll"))
      app.advance(by: .seconds(1.5))
      #expect(surface() == "Screen/scroll")
    }
  }
}

@MainActor
@Suite("A headless hosted list")
struct HeadlessHostedListTests {
  @Test(
    "counts its rows by the probes in its cells, of whatever class it is and however often cells are made anew",
    arguments: [nil, HeadlessQuirk.swiftUIListChangesClass, .hostingCellsRecreated, .probeOutsideScrollView])
  func counts(quirk: HeadlessQuirk?) {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), quirks: quirk.map { [$0] } ?? [])
    let list = app.makeHostedList(rowHeight: 400)
    #expect((list is HeadlessTableView) == (quirk == .swiftUIListChangesClass))
    #expect(list.relayView == .swiftUI)
    let names = (0..<20).map { "row-\($0)" }
    var hosted: [ObjectIdentifier: HeadlessHostedView] = [:]
    list.source = HeadlessListSource(numberOfItems: { _ in names.count }) { cell, path in
      let item = ExposedItem(names[path.item])
      if let view = hosted[ObjectIdentifier(cell)] {
        view.update(item)
      } else {
        let view = HeadlessHostedView(item, in: app.session)
        view.fillsSuperview = true
        cell.contentView.addSubview(view)
        hosted[ObjectIdentifier(cell)] = view
      }
    }
    app.session.track(list, as: "feed")
    app.show(HeadlessController(list))
    app.advance(by: .seconds(1.5))
    #expect(app.log.contentsSeen().sorted() == ["row-0", "row-1"])
    app.scroll(list, to: Point(x: 0, y: 4_000))
    app.advance(by: .seconds(1.5))
    #expect(app.log.contentsSeen().sorted() == ["row-0", "row-1", "row-10", "row-11"])
    app.finish()
    #expect(app.problems() == [])
  }
}
