// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// What an app does that cannot give good numbers is told once, and only then.
@MainActor
@Suite("Misuse")
struct MisuseTests {
  private static let bounds = Rect(x: 0, y: 0, width: 390, height: 800)

  /// An app on whose screen lies one table of thirty rows, named by a closure.
  private func list(
    rules: RuleBook = RuleBook(rules: [.anyPixel]), store: (any OnceStore)? = nil,
    naming: @escaping @MainActor (CellPlace) -> ExposedItem?
  ) -> (app: HeadlessApp, table: HeadlessTableView) {
    let app = HeadlessApp(rules: rules, store: store)
    let screen = HeadlessController(name: "Page")
    let table = HeadlessTableView(frame: Self.bounds)
    (table.rowHeight, table.estimatedRowHeight) = (100, nil)
    table.source = HeadlessListSource(numberOfItems: { _ in 30 }, configure: { _, _ in })
    screen.view.addSubview(table)
    app.session.track(table, as: "feed", identify: .byPlace(naming))
    app.show(screen)
    return (app, table)
  }

  @Test("a closure that names nothing is told of once many cells were asked about, and not before")
  func namesNothing() {
    let (app, table) = list { _ in nil }
    app.advance(by: .milliseconds(500))
    #expect(app.misuses.isEmpty)
    for offset in [800.0, 1_600, 2_200] {
      table.setContentOffset(Point(x: 0, y: offset), animated: false)
      app.advance(by: .milliseconds(500))
    }
    #expect(app.misuses.map(\.kind) == [.identityAlwaysNil])
    #expect(app.misuses.first?.surface == "feed")
  }

  @Test("a closure that names one cell of many is not")
  func namesOne() {
    let (app, table) = list { $0.item == 0 ? ExposedItem("first") : nil }
    for offset in [0.0, 800, 1_600, 2_200] {
      table.setContentOffset(Point(x: 0, y: offset), animated: false)
      app.advance(by: .milliseconds(500))
    }
    #expect(app.misuses.isEmpty)
  }

  @Test("a view that waits too long for a window is told of, once; one that gets there in time is not")
  func noWindow() {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    let (lost, late) = (HeadlessView(frame: Self.bounds), HeadlessView(frame: Self.bounds))
    let screen = HeadlessController(name: "Page")
    app.show(screen)
    app.session.track(lost, as: "lost")
    app.session.track(late, as: "late")
    app.advance(by: .milliseconds(5_000))
    screen.view.addSubview(late)
    app.advance(by: .milliseconds(20_000))
    #expect(app.misuses.map(\.kind) == [.surfaceNeverInWindow])
    #expect(app.misuses.first?.surface == "lost")
  }

  @Test("two views on screen that want one id are told of; the same view tracked again is not")
  func oneIDTwice() {
    let (app, table) = list { ExposedItem("row \($0.item)x") }
    app.advance(by: .milliseconds(200))
    app.session.track(table, as: "feed")
    #expect(app.misuses.isEmpty)
    let other = HeadlessView(frame: Self.bounds)
    app.session.track(other, as: "feed")
    #expect(app.misuses.map(\.kind) == [.duplicateSurface])
  }

  @Test("a store that fails is told of once, and what was seen is reported all the same")
  func brokenStore() {
    struct Broken: OnceStore {
      struct Failure: Error {}
      func known(_: [String], rule _: String) throws -> [String] { throw Failure() }
      mutating func store(_: [String], rule _: String) throws { throw Failure() }
    }
    var rule = Rule.anyPixel
    rule.repetition = .once
    let (app, _) = list(rules: RuleBook(rules: [rule]), store: Broken()) { ExposedItem("row \($0.item)x") }
    app.advance(by: .milliseconds(2_000))
    #expect(app.misuses.map(\.kind) == [.storeFailed])
    #expect(app.misuses.first?.subject == rule.name)
    #expect(app.session.ledger.entries.map(\.reported) == [8])
  }
}
