// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// No public call changes an event without an input line (design 1).
enum InputContracts {
  /// A public call of a session, made in the middle of an exposure.
  struct Call: Sendable {
    /// Its name in the sources.
    var name: String
    /// Whether it must change what is reported, made as it is here.
    var changesEvents: Bool
    var make: @MainActor @Sendable (Place) -> Void
  }

  /// Where calls are made: a screen with a card, another view, a list.
  @MainActor
  struct Place {
    let app: HeadlessApp
    let card: HeadlessView
    let other: HeadlessView
    let overlay: HeadlessView
    let registration: Registration
    var session: HostSession<HeadlessToolkit> { app.session }
  }

  /// Every public function of a session that changes something; a test compares this list with the sources.
  static let calls: [Call] = [
    Call(name: "track", changesEvents: false) { $0.session.track($0.other, as: "other") },
    Call(name: "register", changesEvents: true) { $0.session.register($0.other, as: ExposedItem("other")) },
    Call(name: "bind", changesEvents: true) { $0.session.bind($0.card, to: ExposedItem("bound")) },
    Call(name: "end", changesEvents: true) { $0.session.end($0.registration) },
    Call(name: "exclude", changesEvents: true) { place in
      guard let around = place.card.superview else { return }
      place.session.exclude(around)
    },
    Call(name: "include", changesEvents: false) { $0.session.include($0.card) },
    Call(name: "report", changesEvents: false) { $0.session.report(Misuse(kind: .refused, detail: "it is so")) },
    Call(name: "noteDroppedEvents", changesEvents: false) { $0.session.noteDroppedEvents() },
    Call(name: "noteIdentifier", changesEvents: false) { $0.session.noteIdentifier(of: "Row", surface: "Screen") },
    Call(name: "noticed", changesEvents: true) { $0.session.noticed(.scene(window: nil, state: .inactive)) },
    Call(name: "cover", changesEvents: true) { $0.session.cover($0.overlay) },
    Call(name: "uncover", changesEvents: false) { $0.session.uncover($0.overlay) },
    Call(name: "pause", changesEvents: true) { $0.session.pause() },
    Call(name: "resume", changesEvents: true) { place in
      place.session.pause("Screen")
      place.app.advance(by: .milliseconds(100))
      place.session.resume("Screen")
    },
    Call(name: "reset", changesEvents: true) { $0.session.reset() },
    Call(name: "beginSession", changesEvents: true) { $0.session.beginSession() },
    Call(name: "setAttributes", changesEvents: true) {
      $0.session.setAttributes(["price": .number(3)], surface: "Screen", item: "card")
    },
    Call(name: "setVeto", changesEvents: true) {
      $0.session.setVeto(true, surface: "Screen", item: "card", rule: "seen")
    },
    Call(name: "tap", changesEvents: true) { $0.session.tap(surface: "Screen", item: "card") },
    Call(name: "refresh", changesEvents: true) { $0.session.refresh("Screen") },
    Call(name: "finish", changesEvents: true) { $0.session.finish() },
    Call(name: "turnEnded", changesEvents: false) { $0.session.turnEnded() },
    Call(name: "woke", changesEvents: false) { $0.session.woke() },
    Call(name: "beat", changesEvents: false) { $0.session.beat() },
    Call(name: "freshTurn", changesEvents: false) { $0.session.freshTurn() },
    Call(name: "noteSuccessor", changesEvents: false) { $0.session.noteSuccessor(references: 1, hasClosures: true) },
  ]

  /// Public functions that only answer.
  static let queries = ["explain", "overlay", "exposure", "checkInvariants", "isPhaseInferred"]

  static let all: [Contract] = [
    Contract("no public call changes an event without an input line", proves: ["inputs"]) { stage in
      let plain = lines(stage, nil)
      for call in calls {
        let changed = lines(stage, call)
        if stage.isPlain, call.changesEvents {
          stage.expect(changed != plain, "\(call.name) changed nothing, so it proves nothing")
        }
      }
    }
  ]

  /// What is reported with a call in the middle. That the replay says the same is asked of every app of a stage.
  @MainActor
  private static func lines(_ stage: Stage, _ call: Call?) -> [String] {
    let visits = VisitPolicy([.refresh: VisitPolicy.Entry(.new)])
    let rule = Rule(
      name: "seen", fraction: 0.5, continuous: .milliseconds(1_000), countsInteraction: true)
    let app = stage.app(book: RuleBook(rules: [rule], visits: visits))
    let controller = HeadlessController(name: "Screen")
    let views = [100.0, 400].map { HeadlessView(frame: Rect(x: 0, y: $0, width: 390, height: 200)) }
    let overlay = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
    for view in views + [overlay] { controller.view.addSubview(view) }
    app.show(controller)
    let registration = app.session.register(views[0], as: ExposedItem("card"))
    app.advance(by: .milliseconds(600))
    call?.make(
      Place(app: app, card: views[0], other: views[1], overlay: overlay, registration: registration))
    app.advance(by: .milliseconds(2_500))
    app.finish()
    return app.log.lines + app.log.events.map { "\($0.session) \($0.visit) \(String(describing: $0.attributes))" }
  }
}
