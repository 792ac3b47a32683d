// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// One pass of a session, with as little as possible in the toolkit below it.
@MainActor
final class HostPass: MainWorkload {
  enum Operation {
    /// Nothing has changed since the last pass.
    case unchanged
    /// The same, and the time for a search for covers has come.
    case search
    /// A surface has scrolled by a point.
    case scroll(PlainView)
  }

  private let app: PlainApp
  private let operation: Operation
  private var base = Point.zero
  private var step = 0
  private var before = (events: 0, inputs: 0)

  init(_ app: PlainApp, _ operation: Operation) {
    self.app = app
    self.operation = operation
    if case .scroll(let view) = operation { base = view.facts.offset }
  }

  func reset() {
    // A search now, so that none falls into the run unless it is asked for.
    app.advance(microseconds: 300_000)
    app.pass()
    app.session.turnEnded()
    app.settle()
    before = (app.events, app.inputs)
  }

  func run(_ operations: Int) {
    for _ in 0..<operations {
      switch operation {
      case .unchanged: app.advance(microseconds: 100)
      case .search: app.advance(microseconds: 250_000)
      case .scroll(let view):
        app.advance(microseconds: 100)
        step = step == 35 ? 0 : step + 1
        view.scroll(to: Point(x: base.x, y: base.y + Double(step < 18 ? step : 36 - step)))
        app.session.noticed(.scrolled(view))
      }
      app.pass()
      app.session.turnEnded()
    }
  }

  func fault(after operations: Int) -> String? {
    let (events, inputs) = (app.events - before.events, app.inputs - before.inputs)
    if events != 0 { return "a pass in which nothing comes or goes gave \(events) events" }
    if case .scroll = operation {
      return inputs >= operations ? nil : "\(operations) ticks gave \(inputs) inputs"
    }
    return inputs == 0 ? nil : "passes in which nothing changed gave \(inputs) inputs"
  }
}
