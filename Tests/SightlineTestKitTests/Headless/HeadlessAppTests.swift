// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless app")
struct HeadlessAppTests {
  private func appWithCard(quirks: Set<HeadlessQuirk> = []) -> HeadlessApp {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), quirks: quirks)
    let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 250))
    let screen = HeadlessController()
    screen.view.addSubview(card)
    app.show(screen)
    _ = app.session.track(screen.view, as: "screen")
    _ = app.session.register(card, as: ExposedItem("offer"))
    return app
  }

  @Test("reports a registered view that stays for a second, and replays to the same bytes")
  func registeredView() {
    let app = appWithCard()
    app.advance(by: .seconds(0.9))
    #expect(app.log.impressions(of: "offer").isEmpty)
    app.advance(by: .seconds(0.2))
    #expect(app.log.impressions(of: "offer").map(\.time) == [.seconds(1)])
    #expect(app.problems() == [])
    app.finish()
    #expect(app.problems() == [])
  }

  @Test("writes the same bytes when the same is done again, under every quirk", arguments: HeadlessQuirk.allCases)
  func deterministic(quirk: HeadlessQuirk) {
    func run() -> [UInt8] {
      let app = appWithCard(quirks: [quirk])
      app.advance(by: .seconds(0.7))
      app.window.rootController?.present(HeadlessController(), style: .fullScreen)
      app.advance(by: .seconds(0.7))
      app.window.rootController?.dismiss()
      app.showKeyboard()
      app.advance(by: .seconds(2.1))
      app.hideKeyboard()
      app.enterBackground()
      app.advance(by: .seconds(3))
      app.enterForeground()
      app.advance(by: .seconds(1.5))
      app.finish()
      #expect(app.problems() == [])
      return app.trace + Array(app.log.description.utf8)
    }
    #expect(run() == run())
  }

  @Test("runs a frame on the display's grid while something moves, and no turn in between", arguments: [60, 120])
  func frames(rate: Int64) {
    let app = HeadlessApp(rules: RuleBook(rules: []), framesPerSecond: rate)
    app.show(HeadlessController())
    app.advance(by: .seconds(0.501))
    let mover = Mover()
    app.system.start(mover)
    app.advance(by: .seconds(0.1))
    let spans = zip(mover.times, mover.times.dropFirst()).map { ($1 - $0).nanoseconds }
    #expect(mover.times.count == Int(rate) / 10)
    #expect(spans.allSatisfy { abs($0 - 1_000_000_000 / rate) <= 1 })
    #expect(mover.times.allSatisfy { $0.nanoseconds * rate % 1_000_000_000 < rate })
  }

  @Test("calls a mover between frames at the moment at which its motion ends")
  func endBetweenFrames() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    app.show(HeadlessController())
    app.turn()
    let mover = Mover()
    mover.end = .seconds(0.025)
    app.system.start(mover)
    app.advance(by: .seconds(1))
    #expect(mover.times.map(\.nanoseconds) == [0, 16_666_667, 25_000_000])
  }

  @Test("runs blocks in the order of their times and then of their asking, each in a turn after the one that asked")
  func blocks() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    app.show(HeadlessController())
    var done: [String] = []
    let system = app.system
    system.perform(after: .milliseconds(20)) { done.append("c \(system.now.nanoseconds)") }
    system.perform(after: .milliseconds(10)) {
      done.append("a")
      system.perform { done.append("nested") }
    }
    system.perform(after: .milliseconds(10)) { done.append("b") }
    app.advance(by: .milliseconds(19))
    #expect(done == ["a", "b", "nested"])
    app.advance(by: .milliseconds(1))
    #expect(done.last == "c 20000000")
  }

  @Test("records a queue that asks for itself again and again at one time, and goes on")
  func endlessQueue() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    app.show(HeadlessController())
    func again() { app.system.perform { again() } }
    again()
    app.advance(by: .seconds(1))
    #expect(app.now == .seconds(1))
    #expect(app.system.violations == [HeadlessViolation("the main queue never came to rest", in: "app")])
  }

  @Test("runs nothing while it is suspended, and what is overdue when it comes back")
  func suspended() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    app.show(HeadlessController())
    var times: [Timestamp] = []
    app.system.perform(after: .seconds(2)) { times.append(app.now) }
    app.advance(by: .seconds(1))
    app.enterBackground()
    app.advance(by: .seconds(10))
    #expect(times == [])
    app.enterForeground()
    #expect(times == [.seconds(11)])
  }

  @Test("goes through the states of scenes with a notice for each")
  func scenes() {
    let app = appWithCard()
    app.advance(by: .seconds(0.5))
    app.resignActive()
    app.becomeActive()
    app.enterBackground()
    app.enterForeground()
    let other = app.openScene()
    app.turn()
    app.close(other)
    let states = app.script.steps.compactMap { step -> String? in
      guard case .window(let line) = step.input else { return nil }
      return "\(line.id) \(line.scene?.rawValue ?? "-")"
    }
    #expect(states.first == "main active")
    #expect(states.contains("main inactive"))
    #expect(states.contains("main background"))
    #expect(app.scenes.count == 1)
  }
}

@MainActor
private final class Mover: HeadlessMover {
  var times: [Timestamp] = []
  var end: Timestamp?

  func move(at now: Timestamp) -> Bool {
    times.append(now)
    return end.map { now < $0 } ?? true
  }

  func nextChange(after now: Timestamp) -> Timestamp? { end }
}
