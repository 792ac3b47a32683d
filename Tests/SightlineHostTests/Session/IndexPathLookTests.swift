// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

@Suite("Ids that look like index paths")
struct IndexPathLookTests {
  private final class View {}

  @Test(
    "two numbers and nothing that names a thing name a place",
    arguments: [
      "0-3", "[0, 3]", "{0, 3}", "0_12", "1.5", "section 0 row 3", "s0r3", "(2,7)", "0:1", "<0/1>", "IndexPath(0, 3)",
    ])
  func places(id: String) {
    #expect(HostSession<LookKit>.looksLikeIndexPath(id))
  }

  @Test(
    "names, single numbers and longer numbers do not",
    arguments: [
      "", "42", "item-3", "card-1-2", "p-9", "a1b2", "2026-11-30", "0-3-4", "post/12/34", "价格-1-2", "u1x2",
      "550e8400-e29b-41d4-a716-446655440000",
    ])
  func things(id: String) {
    #expect(!HostSession<LookKit>.looksLikeIndexPath(id))
  }
}

/// A toolkit of nothing: the question is about text alone.
private enum LookKit: Toolkit {
  typealias View = LookView
  static func facts(of view: LookView) -> SurfaceFacts { SurfaceFacts() }
  static func chains(of views: [LookView], below top: LookView?, into chains: inout ChainBuffer) {}
  static func displayed(in list: LookView, into displayed: inout [DisplayedView]) {}
  static func countsAgree(in list: LookView) -> Bool { true }
  static func windowFacts(of window: LookView) -> WindowFacts {
    WindowFacts(frame: .init(x: 0, y: 0, width: 0, height: 0))
  }
  static func screen(of view: LookView, into context: inout ScreenContext) {}
  static func screenName(of view: LookView) -> String? { nil }
  static func siblings(above view: LookView, into views: inout [AnyObject]) {}
  static func contents(of view: LookView, into views: inout [AnyObject]) {}
  static func paint(of view: LookView) -> Paint {
    Paint(.nothing, geometry: ViewGeometry(bounds: .init(x: 0, y: 0, width: 0, height: 0), toSuperview: .identity))
  }
  static func windows(above window: LookView, into windows: inout [AnyObject]) {}
  static func presented(in window: LookView, into views: inout [AnyObject]) {}
}

private final class LookView {}
