// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// An app whose screens are told apart by name, and what a toolkit says of one of them.
@MainActor
struct HeadlessStage {
  let app: HeadlessApp
  let a = HeadlessStage.screen("a")
  let b = HeadlessStage.screen("b")
  let c = HeadlessStage.screen("c")

  init(_ quirks: HeadlessQuirk..., screen: HeadlessScreen = .plain) {
    app = HeadlessApp(rules: RuleBook(rules: []), screen: screen, quirks: Set(quirks))
  }

  static func screen(_ name: String) -> HeadlessController {
    let view = HeadlessView(name: name)
    view.background = .background(alpha: 1)
    return HeadlessController(view, name: name)
  }

  /// The names of those of the three screens whose views are in a window.
  var shown: [String] { [a, b, c].filter { $0.view.window != nil }.map(\.name) }

  func context(of controller: HeadlessController) -> ScreenContext {
    var context = ScreenContext()
    HeadlessToolkit.screen(of: controller.view, into: &context)
    return context
  }

  func places(of controller: HeadlessController) -> [ScreenContext.Place] {
    context(of: controller).levels.map(\.place)
  }

  func transition(of controller: HeadlessController) -> ScreenContext.Transition? {
    context(of: controller).transition
  }

  func frame(of controller: HeadlessController) -> Rect {
    controller.view.convert(controller.view.bounds, to: app.window)
  }
}
