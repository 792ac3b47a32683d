// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A monitor that outlives what it watched")
struct SuccessorTests {
  private let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))

  private var told: [Misuse.Kind] { app.misuses.map(\.kind) }

  /// Tracks something, or registers it, and lets its screen go.
  private func watchAndLose(_ watch: (HeadlessView) -> Registration) {
    var view: HeadlessView? = HeadlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    if let view { _ = watch(view) }
    app.advance(by: .milliseconds(100))
    view = nil
    app.advance(by: .milliseconds(100))
  }

  @Test("one that has closures, is held once and has nothing left is told of once when another one is made")
  func abandoned() {
    watchAndLose { app.session.track($0, as: "feed") }
    app.session.noteSuccessor(references: 1, hasClosures: true)
    app.session.noteSuccessor(references: 1, hasClosures: true)
    #expect(told == [.keptAliveByOwnClosure])
  }

  @Test("one that is held by others, or has no closures, is not", arguments: [(2, true), (1, false)])
  func held(references: Int, hasClosures: Bool) {
    watchAndLose { app.session.register($0, as: ExposedItem("card")) }
    app.session.noteSuccessor(references: references, hasClosures: hasClosures)
    #expect(told == [])
  }

  @Test("one that has watched nothing yet, or still watches something, is not")
  func inUse() {
    app.session.noteSuccessor(references: 1, hasClosures: true)
    #expect(told == [])
    watchAndLose { app.session.track($0, as: "feed") }
    let card = HeadlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let registration = app.session.register(card, as: ExposedItem("card"))
    app.session.noteSuccessor(references: 1, hasClosures: true)
    #expect(told == [])
    app.session.end(registration)
    app.session.noteSuccessor(references: 1, hasClosures: true)
    #expect(told == [.keptAliveByOwnClosure])
  }
}
