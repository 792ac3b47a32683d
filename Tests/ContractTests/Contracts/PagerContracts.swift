// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Pagers of a toolkit without views of its own: scroll views whose pages are laid out before they are turned to.
enum PagerContracts {
  static let all: [Contract] = [
    Contract(
      "pages of a pager, and what is in them, count when they are turned to, and not when they are laid out beside it",
      proves: ["8.6 probe", "8.6 nearest", "case 14", "case 17"]
    ) { stage in
      let pager = HostedPager(stage.app(.seen(.oncePerVisit)), pages: 4, rows: 20)
      pager.app.show(pager.screen)
      pager.app.wait(3_500)
      stage.expect(
        pager.page(1) != nil && pager.page(2) == nil, "the neighbour is there, and what comes after it is not")
      stage.expect(pager.app, counted: HostedPager.shown(0))
      pager.turn(to: 1)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: HostedPager.shown(0) + HostedPager.shown(1))
      stage.expect(pager.app.endings(of: "row-0 of page-0").count == 1, "the rows of the page before are gone")
      pager.turn(to: 2)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: (0...2).flatMap { HostedPager.shown($0) })
      // Back to the first, which was taken down meanwhile and is made anew: that is no other visit.
      pager.turn(to: 1)
      pager.app.wait(3_500)
      pager.turn(to: 0)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: (0...2).flatMap { HostedPager.shown($0) })
      stage.expect(pager.app.misuses.isEmpty, "\(pager.app.misuses)")
    },
    Contract(
      "a page that is pulled in to less than half and let go has not been seen", proves: ["8.6 probe", "case 14"]
    ) { stage in
      let pager = HostedPager(stage.app(.seen(.everyAppearance)), pages: 3, rows: 20)
      pager.app.show(pager.screen)
      pager.app.wait(3_500)
      pager.scroller.setContentOffset(Point(x: 150, y: 0), animated: false)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: HostedPager.shown(0))
      pager.scroller.setContentOffset(.zero, animated: false)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: HostedPager.shown(0))
      stage.expect(pager.app.endings(of: "page-0").isEmpty, "the first page was there all the time")
    },
    Contract(
      "a neighbour that scrolls beside the screen, or is filled there, counts nothing",
      proves: ["8.6 probe", "case 17"]
    ) { stage in
      let pager = HostedPager(stage.app(.seen(.oncePerVisit)), pages: 3, rows: 20)
      pager.app.show(pager.screen)
      pager.app.wait(3_500)
      guard let page = pager.page(1) else { return stage.expect(false, "the neighbour is not there") }
      page.scroller.setContentOffset(Point(x: 0, y: 1_000), animated: false)
      pager.app.wait(2_500)
      page.stack.rows += ["another"]
      pager.app.wait(2_500)
      stage.expect(pager.app, counted: HostedPager.shown(0))
      pager.turn(to: 1)
      pager.app.wait(3_500)
      stage.expect(pager.app, counted: HostedPager.shown(0) + HostedPager.shown(1, rows: 5...8))
      stage.expect(pager.app.misuses.isEmpty, "\(pager.app.misuses)")
    },
  ]
}
