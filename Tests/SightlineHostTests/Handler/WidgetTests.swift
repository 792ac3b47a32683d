// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("Widgets in a scroll view")
struct WidgetTests {
  @Test("that come one by one are seen by the article's scheme and by ours, which also sees the first screen")
  func agrees() {
    let page = WidgetPage(count: 8)
    page.wait(500)
    for _ in 0..<4 {
      page.drag(200)
      page.wait(500)
    }
    #expect(page.theirs.seen == WidgetPage.names(5...8))
    #expect(page.seen == WidgetPage.names(1...8))
    check(page)
  }

  @Test("that a fast throw passes are all seen; the article's scheme looks at one for each notice, and stays behind")
  func fling() {
    let page = WidgetPage(count: 400, height: 100)
    page.wait(500)
    page.app.swipe(page.page, by: Point(x: 0, y: -700), over: .milliseconds(50))
    page.app.settle()
    page.wait(500)
    let last = Int((page.page.contentOffset.y + 799) / 100) + 1
    #expect(last > 40)
    #expect(page.theirs.seen.count < last - 10)
    // Once it has lost sight of the next one, it never sees any again.
    let before = page.theirs.seen
    page.drag(400)
    page.wait(500)
    #expect(page.theirs.seen == before)
    #expect(page.seen == WidgetPage.names(1...(last + 4)))
    check(page)
  }

  @Test("that follow a hidden one are seen; the article's scheme stops at it for good")
  func hidden() {
    let page = WidgetPage(count: 8, hidden: ["widget 5"])
    page.wait(500)
    page.drag(800)
    page.wait(500)
    #expect(page.theirs.seen == [])
    #expect(page.seen == ["widget 1", "widget 2", "widget 3", "widget 4", "widget 6", "widget 7", "widget 8"])
    // It is seen when it is shown, without any scrolling.
    page.widgets[4].isHidden = false
    page.wait(500)
    #expect(page.seen.last == "widget 5")
    check(page)
  }

  @Test("that are controllers' views are seen; the article's scheme takes them for hidden")
  func controllers() {
    let page = WidgetPage(count: 8, controllers: ["widget 6"])
    page.wait(500)
    for _ in 0..<8 {
      page.drag(100)
      page.wait(200)
    }
    #expect(page.theirs.seen == ["widget 5"])
    #expect(page.seen == WidgetPage.names(1...8))
    check(page)
  }

  @Test("that code jumps to are seen, and those it jumps over are not")
  func jump() {
    let page = WidgetPage(count: 40)
    page.wait(500)
    page.app.scroll(page.page, to: Point(x: 0, y: 4_000))
    page.wait(500)
    #expect(page.theirs.seen == [])
    #expect(page.seen == WidgetPage.names(1...4) + WidgetPage.names(21...24))
    // On the way back too.
    page.drag(-200)
    page.wait(500)
    #expect(page.theirs.seen == [])
    #expect(page.seen.last == "widget 20")
    check(page)
  }

  @Test("that come on screen with less than the minimum distance are seen when the motion ends")
  func lastPoints() {
    let page = WidgetPage(count: 8)
    page.wait(500)
    page.drag(30)
    #expect(page.theirs.seen == [])
    #expect(page.seen == WidgetPage.names(1...5))
    check(page)
  }

  private func check(_ page: WidgetPage) {
    page.app.finish()
    #expect(page.app.problems() == [])
  }
}
