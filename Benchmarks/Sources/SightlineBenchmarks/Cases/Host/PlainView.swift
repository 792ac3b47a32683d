// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// A view that is nothing but what a toolkit says of one, so that asking costs next to nothing.
final class PlainView {
  var geometry: ViewGeometry
  var kind = ChainLink.Kind.plain
  var paint = Paint.Kind.nothing
  var facts = SurfaceFacts()
  var displayed: [DisplayedView] = []
  var isScreen = false
  var isItem = false
  private(set) var outer: Unmanaged<PlainView>?
  private(set) var subviews: [PlainView] = []

  init(frame: Rect) {
    geometry = ViewGeometry(
      bounds: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
      toSuperview: .translation(x: frame.x, y: frame.y))
    (facts.contentWidth, facts.contentHeight) = (frame.width, frame.height)
  }

  func add(_ view: PlainView) {
    subviews.append(view)
    view.outer = .passUnretained(self)
  }

  /// Shows another part of its content.
  func scroll(to offset: Point) {
    geometry.toSuperview.tx -= offset.x - facts.offset.x
    geometry.toSuperview.ty -= offset.y - facts.offset.y
    (geometry.bounds.x, geometry.bounds.y) = (offset.x, offset.y)
    facts.offset = offset
  }
}

/// Answers from what is stored in the views: what is left of a pass is the session's own part.
enum PlainToolkit: Toolkit {
  static func facts(of view: PlainView) -> SurfaceFacts { view.facts }

  static func chains(of views: [PlainView], below top: PlainView?, into chains: inout ChainBuffer) {
    for place in views.indices { walk(.passUnretained(views[place]), below: top, &chains) }
  }

  /// Not isolated, since a closure that is has to make sure of that each time it is called.
  private nonisolated static func walk(
    _ view: Unmanaged<PlainView>, below top: PlainView?, _ chains: inout ChainBuffer
  ) {
    chains.beginChain()
    // Unretained, since the window keeps all: counting references would be most of the work.
    var next: Unmanaged<PlainView>? = view
    while let step = next {
      next = step._withUnsafeGuaranteedRef { view in
        guard view !== top else { return nil }
        guard let outer = view.outer else {
          chains.append(view, in: nil, view.geometry, kind: view.kind, isScreen: view.isScreen)
          return nil
        }
        outer._withUnsafeGuaranteedRef {
          chains.append(view, in: $0, view.geometry, kind: view.kind, isScreen: view.isScreen)
        }
        return outer
      }
    }
  }

  static func displayed(in list: PlainView, into displayed: inout [DisplayedView]) {
    displayed.append(contentsOf: list.displayed)
  }

  static func countsAgree(in list: PlainView) -> Bool { true }

  static func windowFacts(of window: PlainView) -> WindowFacts {
    WindowFacts(frame: window.geometry.bounds, scale: 3, scene: .active)
  }

  static func screen(of view: PlainView, into context: inout ScreenContext) {
    context.hasWindow = true
    context.levels.append(ScreenContext.Level(.navigation(.top)))
    context.levels.append(ScreenContext.Level(.root))
  }

  static func screenName(of view: PlainView) -> String? { nil }

  static func siblings(above view: PlainView, into views: inout [AnyObject]) {
    guard let outer = view.outer?.takeUnretainedValue(), let place = outer.subviews.firstIndex(where: { $0 === view })
    else { return }
    for other in outer.subviews[(place + 1)...] { views.append(other) }
  }

  static func contents(of view: PlainView, into views: inout [AnyObject]) {
    for content in view.subviews { views.append(content) }
  }

  static func paint(of view: PlainView) -> Paint { Paint(view.paint, geometry: view.geometry) }

  static func windows(above window: PlainView, into windows: inout [AnyObject]) {}

  static func presented(in window: PlainView, into views: inout [AnyObject]) {}
}
