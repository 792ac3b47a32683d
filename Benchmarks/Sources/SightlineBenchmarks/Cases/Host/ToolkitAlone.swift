// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// What the toolkit alone does in a pass in which nothing changed, by the same questions: to be taken off.
@MainActor
final class ToolkitAlone: MainWorkload {
  private let scene = NestedScene()
  private var chains = ChainBuffer(keepsAll: false)
  private var context = ScreenContext()
  private var asked: [(surface: [PlainView], top: PlainView?, items: [PlainView])] = []

  init() {
    var top: PlainView?
    for surface in scene.surfaces {
      asked.append(([surface], top, surface.subviews.filter { $0.isItem }))
      top = surface
    }
  }

  func run(_ operations: Int) {
    for _ in 0..<operations {
      sink(PlainToolkit.windowFacts(of: scene.app.window).scale)
      for (surface, top, items) in asked {
        sink(PlainToolkit.facts(of: surface[0]).itemCount)
        chains.clear()
        PlainToolkit.chains(of: surface, below: top, into: &chains)
        context.reset()
        PlainToolkit.screen(of: surface[0], into: &context)
        chains.clear()
        PlainToolkit.chains(of: items, below: surface[0], into: &chains)
      }
    }
  }

  func reset() {}

  func fault(after operations: Int) -> String? {
    asked.reduce(0) { $0 + $1.items.count } == 50 ? nil : "fifty items should be asked for"
  }
}
