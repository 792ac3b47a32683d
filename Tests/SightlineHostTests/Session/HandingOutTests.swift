// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// In which order an app is told what came about, whatever it calls while it is being told.
@MainActor
@Suite("Handing out")
struct HandingOutTests {
  private let app: HeadlessApp
  private let card = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 300))
  @MainActor
  private final class Heard {
    var lines: [String] = []
    var isDone = false
  }
  private let heard = Heard()

  /// An app with a card on screen, whose item names a rule that no book has.
  init() {
    var once = Rule.anyPixel
    once.repetition = .once
    app = HeadlessApp(rules: RuleBook(rules: [once]), store: Self.Broken())
    let screen = HeadlessController(name: "Page")
    screen.view.addSubview(card)
    app.show(screen)
    app.session.onEvents = { [heard] events in
      heard.lines += events.map { event in
        if case .appear = event.kind { return "appear" }
        if case .impression = event.kind { return "impression" }
        return "disappear"
      }
    }
    app.session.onEnd = { [heard] in heard.lines.append("end") }
  }

  private struct Broken: OnceStore {
    struct Failure: Error {}
    func known(_: [String], rule _: String) throws -> [String] { [] }
    mutating func store(_: [String], rule _: String) throws { throw Failure() }
  }

  private func once(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [heard] in
      if heard.isDone { return }
      heard.isDone = true
      action()
    }
  }

  private func show(rules: [String]? = nil) {
    app.session.register(card, as: ExposedItem("card", rules: rules))
    app.advance(by: .milliseconds(500))
  }

  @Test("a call from the closure for diagnostics is told of after what came with the diagnostic")
  func diagnostic() {
    let act = once { [app] in app.session.pause() }
    app.session.onDiagnostic = { [heard] _ in
      heard.lines.append("diagnostic")
      act()
    }
    show(rules: ["anyPixel", "nobody's"])
    #expect(heard.lines == ["diagnostic", "appear", "impression", "disappear"])
  }

  @Test("so is one from the closure for misuses")
  func misuse() {
    let act = once { [app] in app.session.pause() }
    app.session.onMisuse = { [heard] misuse in
      heard.lines.append(misuse.kind.rawValue)
      act()
    }
    show()
    #expect(heard.lines == ["storeFailed", "appear", "impression", "disappear"])
  }

  @Test("and one from the closure for events, after the whole of them")
  func event() {
    let tell = app.session.onEvents
    let act = once { [app, heard] in
      app.session.pause()
      heard.lines.append("back")
    }
    app.session.onEvents = { events in
      act()
      tell?(events)
    }
    show()
    #expect(heard.lines == ["back", "appear", "impression", "disappear"])
  }

  @Test("the end is told once, after the last event, also when it was asked for while something was told")
  func end() {
    let act = once { [app] in app.session.finish() }
    app.session.onDiagnostic = { _ in act() }
    show(rules: ["anyPixel", "nobody's"])
    #expect(heard.lines == ["appear", "impression", "disappear", "end"])
    app.session.finish()
    app.session.pause()
    #expect(heard.lines.count == 4)
  }

  @Test("a session in which nothing happened ends, too")
  func empty() {
    app.session.finish()
    #expect(heard.lines == ["end"])
  }

  @Test("a session that is ended inside a pass is told to have ended after that pass")
  func inPass() {
    app.session.vetoes = { [app] _, _ in
      app.session.finish()
      return []
    }
    show()
    #expect(heard.lines == ["appear", "impression", "disappear", "end"] || heard.lines == ["end"])
    #expect(heard.lines.filter { $0 == "end" }.count == 1)
  }
}
