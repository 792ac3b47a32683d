// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("The headless keyboard")
struct HeadlessKeyboardTests {
  private static func windows(above window: HeadlessView) -> [HeadlessView] {
    var found: [AnyObject] = []
    HeadlessToolkit.windows(above: window, into: &found)
    return found.compactMap { $0 as? HeadlessView }
  }

  @Test("lies in a window as large as the screen, above everything, that says what it is")
  func window() {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.app.showKeyboard(height: 300)
    var above = Self.windows(above: stage.app.window)
    #expect(above.map(\.frame) == [Rect(x: 0, y: 0, width: 390, height: 844)])
    #expect(above.map { HeadlessToolkit.paint(of: $0).isKeyboard } == [true])
    #expect(above.first?.subviews.map(\.frame) == [Rect(x: 0, y: 544, width: 390, height: 300)])
    stage.app.hideKeyboard()
    above = Self.windows(above: stage.app.window)
    #expect(above.isEmpty)
  }

  @Test("covers what lies under it while it is docked, and nothing while it floats")
  func covers() {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))
    let form = HeadlessController()
    let field = HeadlessView(frame: Rect(x: 0, y: 600, width: 390, height: 200))
    form.view.addSubview(field)
    app.show(form)
    _ = app.session.track(form.view, as: "form")
    _ = app.session.register(field, as: ExposedItem("field"))
    app.showKeyboard(height: 300)
    app.advance(by: .seconds(2))
    #expect(app.log.impressions(of: "field").isEmpty)
    app.floatKeyboard(at: Rect(x: 0, y: 600, width: 300, height: 200))
    app.advance(by: .seconds(2))
    #expect(app.log.impressions(of: "field").count == 1)
    app.finish()
    #expect(app.problems() == [])
  }
}
