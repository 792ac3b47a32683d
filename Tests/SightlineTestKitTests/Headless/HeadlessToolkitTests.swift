// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("The headless toolkit")
struct HeadlessToolkitTests {
  private let app = HeadlessApp(rules: RuleBook(rules: []))

  @Test("gives chains that lead to the same rectangle as a direct conversion", arguments: 0..<200 as Range<UInt64>)
  func chains(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var outer: HeadlessView = app.window
    func number(_ low: Int, _ high: Int) -> Double { Double(low * 8 + random.below((high - low) * 8)) / 8 }
    for _ in 0..<random.below(6) + 1 {
      let view = HeadlessView(
        frame: Rect(
          x: number(-100, 100), y: number(-100, 100), width: number(1, 400), height: number(1, 400)))
      view.bounds.x = number(-50, 50)
      view.bounds.y = number(-50, 50)
      switch random.below(4) {
      case 0: view.transform = Affine(a: 0.5, b: 0, c: 0, d: 2, tx: 3, ty: -4)
      case 1: view.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case 2: view.transform = Affine(a: -1, b: 0.25, c: 0, d: 1, tx: 0, ty: 7)
      default: break
      }
      outer.addSubview(view)
      outer = view
    }
    var chains = ChainBuffer()
    HeadlessToolkit.chains(of: [outer], below: app.window, into: &chains)
    let map = chains.links.reduce(Affine.identity) { $0.then($1.geometry.toSuperview) }
    let direct = corners(of: outer.bounds).map { point in
      ladder(point, from: outer, to: app.window)
    }
    let mapped = map.box(of: outer.bounds)
    #expect(abs(mapped.x - (direct.map(\.x).min() ?? 0)) < 1e-6)
    #expect(abs(mapped.y - (direct.map(\.y).min() ?? 0)) < 1e-6)
    #expect(abs(mapped.x + mapped.width - (direct.map(\.x).max() ?? 0)) < 1e-6)
    #expect(abs(mapped.y + mapped.height - (direct.map(\.y).max() ?? 0)) < 1e-6)
    #expect(chains.links.last?.superview == ObjectIdentifier(app.window))
  }

  /// Step by step, as one does by hand: from the anchor, through the matrix, to the center.
  private func ladder(_ point: Point, from view: HeadlessView, to top: HeadlessView) -> Point {
    var point = point
    var view: HeadlessView? = view
    while let step = view, step !== top {
      let x = point.x - step.bounds.x - step.anchor.x * step.bounds.width
      let y = point.y - step.bounds.y - step.anchor.y * step.bounds.height
      let matrix = step.transform
      point = Point(
        x: step.center.x + matrix.a * x + matrix.c * y + matrix.tx,
        y: step.center.y + matrix.b * x + matrix.d * y + matrix.ty)
      view = step.superview
    }
    return point
  }

  private func corners(of rect: Rect) -> [Point] {
    [
      Point(x: rect.x, y: rect.y), Point(x: rect.x + rect.width, y: rect.y),
      Point(x: rect.x, y: rect.y + rect.height), Point(x: rect.x + rect.width, y: rect.y + rect.height),
    ]
  }

  @Test("ends a chain with the window, or with a view that hangs nowhere")
  func chainEnds() {
    let view = HeadlessView()
    let inside = HeadlessView()
    view.addSubview(inside)
    var chains = ChainBuffer()
    HeadlessToolkit.chains(of: [inside, view], below: nil, into: &chains)
    #expect(chains.count == 2)
    #expect(chains.range(of: 0) == 0..<2)
    #expect(chains.range(of: 1) == 2..<3)
    #expect(chains.links.last?.superview == nil)
    #expect(chains.links.last?.kind == .plain)
    app.window.addSubview(view)
    chains.clear()
    HeadlessToolkit.chains(of: [inside], below: nil, into: &chains)
    #expect(chains.links.map(\.kind) == [.plain, .plain, .window])
  }

  @Test("gives the siblings drawn later, in order, and the contents")
  func siblings() {
    let views = ["a", "b", "c", "d"].map { HeadlessView(name: $0) }
    for view in views { app.window.addSubview(view) }
    var found: [AnyObject] = []
    HeadlessToolkit.siblings(above: views[1], into: &found)
    #expect(names(found) == ["c", "d"])
    found = []
    HeadlessToolkit.siblings(above: app.window, into: &found)
    #expect(found.isEmpty)
    HeadlessToolkit.contents(of: app.window, into: &found)
    #expect(names(found) == ["a", "b", "c", "d"])
  }

  private func names(_ views: [AnyObject]) -> [String?] { views.map { ($0 as? HeadlessView)?.name } }

  @Test("gives the visible windows of the same scene drawn later, by level and then by age")
  func windowsAbove() {
    let alert = HeadlessWindow(in: app.scene, level: 2_000, name: "alert")
    let banner = HeadlessWindow(in: app.scene, name: "banner")
    let below = HeadlessWindow(in: app.scene, level: -1, name: "below")
    let hidden = HeadlessWindow(in: app.scene, level: 5, name: "hidden")
    hidden.isHidden = true
    _ = app.openScene()
    var found: [AnyObject] = []
    HeadlessToolkit.windows(above: app.window, into: &found)
    #expect(names(found) == ["banner", "alert"])
    found = []
    HeadlessToolkit.windows(above: below, into: &found)
    #expect(names(found) == ["window", "banner", "alert"])
    _ = (alert, banner)
  }

  @Test("gives the presented views, the one presented first in front")
  func presented() {
    let (root, sheet, alert) = (HeadlessController(), HeadlessController(), HeadlessController())
    app.show(root)
    root.present(sheet, style: .pageSheet)
    app.advance(by: .seconds(1))
    sheet.present(alert, style: .alert)
    app.advance(by: .seconds(1))
    var found: [AnyObject] = []
    HeadlessToolkit.presented(in: app.window, into: &found)
    #expect(found.map { ObjectIdentifier($0) } == [ObjectIdentifier(sheet.view), ObjectIdentifier(alert.view)])
  }

  @Test("tells nothing of a scene that the system has not connected")
  func unattached() {
    #expect(HeadlessToolkit.windowFacts(of: app.window).scene == nil)
    app.show(HeadlessController())
    #expect(HeadlessToolkit.windowFacts(of: app.window).scene == .active)
    #expect(HeadlessToolkit.windowFacts(of: app.window).frame == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("counts each call where it was made, bulk calls once")
  func counts() {
    let view = HeadlessView()
    app.window.addSubview(view)
    let before = app.system.calls
    var chains = ChainBuffer()
    HeadlessToolkit.chains(of: [view, view, view], below: app.window, into: &chains)
    _ = HeadlessToolkit.paint(of: view)
    _ = HeadlessToolkit.paint(of: view)
    let calls = app.system.calls.since(before)
    #expect(calls.total == 3)
    #expect(calls[.chains] == 1)
    #expect(calls[.paint] == 2)
    #expect(calls.linksRead == 3)
  }
}
