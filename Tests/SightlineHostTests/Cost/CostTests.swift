// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// How often a pass asks the toolkit. What it computes itself is measured by the benchmarks whose names begin with `host`.
@MainActor
@Suite("What a pass costs")
struct CostTests {
  @Test("a pass in which nothing changed asks at most six times a surface and reads each chain once")
  func unchanged() {
    let fixture = CostFixture()
    // The first pass after that may search for covers, the next one, a moment later, may not.
    fixture.pass()
    let calls = fixture.calls { fixture.pass() }
    #expect(calls.ofSearches == 0)
    #expect(calls.total <= 6 * fixture.surfaces.count)
    #expect(calls.total > fixture.surfaces.count)
    // Fifty items of one link each; from each surface up to the next, the last up to the window.
    #expect(calls.linksRead <= 50 + 16 + fixture.surfaces.count + 1)
    #expect(fixture.app.session.exposure(of: fixture.surfaces[2].subviews[0]) != nil)
  }

  @Test("a tick of scrolling asks at most three times a visible item and forty times a surface", arguments: 0..<3)
  func tick(depth: Int) {
    let fixture = CostFixture()
    fixture.pass()
    let surface = fixture.surfaces[depth]
    let before = fixture.app.session.rules.slack
    let calls = fixture.calls {
      surface.contentOffset = Point(x: 0, y: surface.contentOffset.y + 1 + before)
      fixture.pass()
    }
    #expect(calls.ofSearches == 0)
    #expect(calls.total <= 3 * 50 + 40 * fixture.surfaces.count)
    // Far less than what is allowed: no question is asked for an item.
    #expect(calls.total <= 6 * fixture.surfaces.count)
  }

  @Test("views that wait for a surface which nobody tracks are looked at by turns")
  func waiting() {
    let fixture = CostFixture()
    let elsewhere = HeadlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    fixture.app.window.addSubview(elsewhere)
    for number in 0..<500 {
      let view = HeadlessView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
      elsewhere.addSubview(view)
      fixture.app.session.bind(view, to: ExposedItem("waiting-\(number)"))
    }
    let before = fixture.calls { fixture.pass() }
    // Each a few times while it is new: itself, the view around it, the window.
    #expect(before.linksRead >= 1_500)
    for _ in 0..<3 { fixture.pass() }
    let calls = fixture.calls { fixture.pass() }
    #expect(calls.linksRead <= 50 + 16 + fixture.surfaces.count + 1 + 32 * 3)
    #expect(calls.linksRead >= 32 * 3)
  }

  @Test("a list of 100,000 rows asks what one of a hundred asks")
  func size() {
    func costs(rows: Int) -> [HeadlessCalls] {
      let table = CostTable(rows: rows)
      func calls(_ body: () -> Void) -> HeadlessCalls {
        let before = table.app.system.calls
        body()
        return table.app.system.calls.since(before)
      }
      let idle = calls { table.app.advance(by: .milliseconds(3_000)) }
      let moving = calls { table.app.swipe(table.table, by: Point(x: 0, y: -300)) }
      let after = calls { table.app.advance(by: .milliseconds(3_000)) }
      return [idle, moving, after]
    }
    let (small, large) = (costs(rows: 100), costs(rows: 100_000))
    #expect(small == large)
    #expect(small[1].linksRead > 0)
  }
}
