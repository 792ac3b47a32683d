// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@testable import SightlineHost
@testable import SightlineProbes

/// What a session does about probes, as the adapter of SwiftUI hands them in.
@MainActor
@Suite("The probes of a session")
struct ProbeBoardTests {
  /// A view of 390 by 200 points on a screen, and its probe.
  @MainActor
  private struct Page {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))
    let view = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
    let probe: Probe

    init() {
      probe = Probe(view)
      let screen = HeadlessController(name: "Screen")
      screen.view.addSubview(view)
      app.show(screen)
    }

    func ask(_ id: String?, of boards: [ProbeBoard]? = nil, listeners: [ProbeListener] = []) {
      probe.ask(
        ProbeRequest(.item(id.map { ExposedItem($0) }), listeners: listeners), of: boards ?? [app.session.probes])
    }
  }

  @Test("a probe without a monitor waits for one")
  func later() {
    let page = Page()
    page.ask("a", of: [])
    page.app.advance(by: .seconds(2))
    #expect(page.app.log.events.isEmpty)
    page.probe.watch(by: [page.app.session.probes])
    page.app.advance(by: .seconds(2))
    #expect(page.app.log.impressions(of: "a").count == 1)
  }

  @Test("a probe that is given to another monitor ends at the first")
  func other() {
    let (page, second) = (Page(), HeadlessApp(rules: RuleBook(rules: [.mrcDisplay])))
    page.ask("a")
    page.app.advance(by: .seconds(2))
    page.ask("a", of: [second.session.probes])
    page.app.advance(by: .seconds(2))
    #expect(page.app.log.impressions(of: "a").count == 1)
    #expect(page.app.session.exposure(of: page.view) == nil)
    #expect(page.app.log.events(.disappear).count == 1)
    page.ask("a", of: [page.app.session.probes, second.session.probes])
    page.app.advance(by: .seconds(2))
    #expect(page.app.session.exposure(of: page.view)?.item == "a")
  }

  @Test("what the same turn takes back never was")
  func never() {
    let page = Page()
    page.ask("a")
    page.ask("b")
    page.ask("c")
    page.app.turn()
    #expect(page.app.session.exposure(of: page.view)?.item == "c")
    #expect(Set(page.app.log.events.map(\.item)) == ["c"])
  }

  @Test("a view that is let go without a word is gone")
  func released() {
    let page = Page()
    var made: HeadlessView? = HeadlessView(frame: Rect(x: 0, y: 400, width: 390, height: 200))
    var probe = made.map { Probe($0) }
    if let made { page.view.superview?.addSubview(made) }
    probe?.ask(ProbeRequest(.item(ExposedItem("short"))), of: [page.app.session.probes])
    page.app.advance(by: .seconds(2))
    #expect(page.app.log.impressions(of: "short").count == 1)
    made?.removeFromSuperview()
    made = nil
    page.app.advance(by: .seconds(1))
    #expect(page.app.log.events(.disappear).map(\.item) == ["short"])
    probe = nil
    page.ask("a")
    page.app.turn()
    #expect(page.app.session.probes.entries.count == 1)
  }

  @Test("a probe costs nothing any more once it is in its place")
  func rest() {
    let page = Page()
    page.ask("a")
    page.app.advance(by: .seconds(3))
    #expect(page.app.session.probes.isYoungUntil == nil)
    let before = page.app.system.calls[.chains]
    page.ask("a")
    page.app.session.probes.settle()
    #expect(page.app.system.calls[.chains] == before)
  }

  // MARK: Listeners

  /// Hears events, in a form that is easily read.
  @MainActor
  private final class Ear {
    var heard: [String] = []
    let listener = ProbeListener()

    init() {
      listener.action = { [weak self] event in
        switch event.kind {
        case .appear: self?.heard.append("appear \(event.item)")
        case .disappear: self?.heard.append("disappear \(event.item)")
        case .impression: self?.heard.append("impression \(event.item)")
        default: break
        }
      }
    }
  }

  private func listen(_ page: Page) {
    let log = page.app.session.onEvents
    page.app.session.onEvents = { [weak board = page.app.session.probes] events in
      log?(events)
      board?.deliver(events)
    }
  }

  @Test("listeners hear of their item and of no other, to its end")
  func listeners() {
    let (page, ear, other) = (Page(), Ear(), Ear())
    listen(page)
    page.ask("a", listeners: [ear.listener])
    let view = HeadlessHostedView(
      ExposedItem("other"), in: page.app.session, frame: Rect(x: 0, y: 400, width: 390, height: 200))
    page.view.superview?.addSubview(view)
    page.app.advance(by: .seconds(2))
    #expect(ear.heard == ["appear a", "impression a"])
    page.ask("b", listeners: [ear.listener, other.listener])
    page.app.advance(by: .seconds(2))
    #expect(ear.heard == ["appear a", "impression a", "disappear a", "appear b", "impression b"])
    #expect(other.heard == ["appear b", "impression b"])
    page.probe.dismantle()
    page.app.advance(by: .seconds(2))
    #expect(ear.heard.suffix(1) == ["disappear b"])
    #expect(other.heard.suffix(1) == ["disappear b"])
    #expect(page.app.session.probes.departed.isEmpty)
  }

  @Test("what leaves the screen is heard of, too")
  func left() {
    let (page, ear) = (Page(), Ear())
    listen(page)
    page.ask("a", listeners: [ear.listener])
    page.app.advance(by: .seconds(2))
    page.view.removeFromSuperview()
    page.app.advance(by: .seconds(2))
    #expect(ear.heard == ["appear a", "impression a", "disappear a"])
  }

  @Test("the first listener is announced, once")
  func announced() {
    let page = Page()
    var calls = 0
    page.app.session.probes.onFirstListener = { calls += 1 }
    page.ask("a")
    #expect(calls == 0)
    page.ask("b", listeners: [ProbeListener()])
    page.ask("c", listeners: [ProbeListener()])
    #expect(calls == 1)
  }
}
