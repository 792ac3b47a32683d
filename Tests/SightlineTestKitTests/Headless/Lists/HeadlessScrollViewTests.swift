// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineSimulation
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A headless scroll view")
struct HeadlessScrollViewTests {
  private func stage(quirks: Set<HeadlessQuirk> = [], screen: HeadlessScreen = .plain) -> (
    HeadlessApp, HeadlessScrollView
  ) {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]), screen: screen, quirks: quirks)
    let scroller = HeadlessScrollView(frame: screen.bounds)
    scroller.contentWidth = 390
    scroller.contentHeight = 10_000
    let root = HeadlessController()
    root.view.addSubview(scroller)
    app.show(root)
    app.turn()
    return (app, scroller)
  }

  @Test("moves in virtual time as the simulated one does, frame by frame")
  func sameAsSimulation() {
    let (app, scroller) = stage()
    var model = ScrollMotion(
      geometry: ScrollGeometry(width: 390, height: 844, contentWidth: 390, contentHeight: 10_000))
    scroller.touchBegan(at: Point(x: 100, y: 600))
    model.touchBegan(at: app.now, finger: Point(x: 100, y: 600))
    for step in 1...6 {
      app.advance(by: .milliseconds(16))
      let finger = Point(x: 100, y: 600 - Double(step) * 30)
      scroller.touchMoved(to: finger)
      model.touchMoved(at: app.now, finger: finger)
      #expect(scroller.contentOffset == model.offset(at: app.now))
      #expect(scroller.phase == .dragging)
    }
    scroller.touchEnded()
    model.touchEnded(at: app.now)
    #expect(scroller.motion == model)
    #expect(scroller.isDecelerating)
    #expect(scroller.surfaceFacts().isDecelerating)
    while scroller.isMoving {
      app.advance(by: .milliseconds(100))
      let shown = scroller.contentOffset
      // What is shown is of the last frame of the display or, at the end, of the very end.
      #expect(shown.y <= model.offset(at: app.now).y)
      #expect(shown.y >= model.offset(at: app.now + .milliseconds(-17)).y)
    }
    #expect(scroller.contentOffset == model.target)
    #expect(scroller.contentOffset.y > 500)
  }

  @Test("tells of each phase once, the last at the very end of the motion")
  func phases() {
    let (app, scroller) = stage()
    var told: [ScrollPhase] = []
    var ends: [Timestamp] = []
    scroller.onPhase.append { view, phase in
      told.append(phase)
      if phase == .idle { ends.append(view.now) }
    }
    app.swipe(scroller, by: Point(x: 0, y: -200))
    let end = scroller.motion.nextChange
    app.settle()
    #expect(told == [.tracking, .dragging, .decelerating, .idle])
    #expect(ends == [end])
    told = []
    app.scroll(scroller, to: Point(x: 0, y: 5_000), animated: true)
    app.settle()
    #expect(told == [.animating, .idle])
    #expect(scroller.contentOffset.y == 5_000)
    app.scroll(scroller, to: Point(x: 0, y: 100))
    #expect(told == [.animating, .idle])
  }

  @Test("says what a toolkit reads: tracking under a finger, dragging once it has moved, decelerating after it")
  func flags() {
    let (app, scroller) = stage()
    func flags() -> [Bool] {
      let facts = scroller.surfaceFacts()
      return [facts.isTracking, facts.isDragging, facts.isDecelerating]
    }
    #expect(flags() == [false, false, false])
    scroller.touchBegan(at: Point(x: 100, y: 600))
    #expect(flags() == [true, false, false])
    app.advance(by: .milliseconds(16))
    scroller.touchMoved(to: Point(x: 100, y: 550))
    #expect(flags() == [true, true, false])
    app.advance(by: .milliseconds(16))
    scroller.touchMoved(to: Point(x: 100, y: 500))
    scroller.touchEnded()
    #expect(flags() == [false, false, true])
    scroller.touchBegan(at: Point(x: 100, y: 600))
    #expect(flags() == [true, false, false])
    scroller.touchCancelled()
    app.settle()
    #expect(flags() == [false, false, false])
  }

  @Test("rests on pages when it pages")
  func pages() {
    let (app, scroller) = stage()
    scroller.isPagingEnabled = true
    app.swipe(scroller, by: Point(x: 0, y: -150), over: .milliseconds(100))
    app.settle()
    #expect(scroller.contentOffset.y == 844)
  }

  @Test("bounces back when it was pulled beyond its end, and does not leave it where it may not")
  func bounces() {
    let (app, scroller) = stage()
    app.drag(scroller, by: Point(x: 0, y: 300))
    #expect(scroller.contentOffset.y < 0)
    app.settle()
    #expect(scroller.contentOffset.y == 0)
    scroller.bounces = false
    app.drag(scroller, by: Point(x: 0, y: 300))
    #expect(scroller.contentOffset.y == 0)
  }

  @Test("rests at the end of its content when that shrinks")
  func shrinks() {
    let (app, scroller) = stage()
    app.scroll(scroller, to: Point(x: 0, y: 9_000))
    scroller.contentHeight = 2_000
    #expect(scroller.contentOffset.y == 2_000 - 844)
  }

  @Test("adds the safe area to its insets and begins below it")
  func safeArea() {
    let (app, scroller) = stage(screen: .phone)
    #expect(scroller.adjustedInsets == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroller.contentOffset.y == -47)
    #expect(scroller.surfaceFacts().adjustedInsets == scroller.adjustedInsets)
    scroller.insetAdjustment = .never
    #expect(scroller.contentOffset.y == 0)
    scroller.contentInset = Insets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(scroller.contentOffset.y == -10)
    #expect(app.system.violations == [])
  }

  @Test("takes an offset that the app writes into its bounds as its own")
  func throughBounds() {
    let (app, scroller) = stage()
    scroller.bounds.y = 700
    app.turn()
    #expect(scroller.contentOffset.y == 700)
    app.swipe(scroller, by: Point(x: 0, y: -100))
    #expect(scroller.contentOffset.y > 700)
  }

  @Test("lets its delegate say where a throw comes to rest")
  func target() {
    let (app, scroller) = stage()
    var asked: ScrollRelease?
    scroller.willEndDragging = { release in
      asked = release
      return Point(x: 0, y: 1_000)
    }
    app.swipe(scroller, by: Point(x: 0, y: -200))
    app.settle()
    #expect(asked?.decelerates == true)
    #expect(scroller.lastRelease?.target == Point(x: 0, y: 1_000))
    #expect(scroller.contentOffset.y == 1_000)
  }

  @Test("scales what it zooms and its content with it")
  func zoom() {
    let (app, scroller) = stage()
    let picture = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 600))
    let mark = HeadlessView(frame: Rect(x: 100, y: 200, width: 50, height: 50))
    picture.addSubview(mark)
    scroller.addSubview(picture)
    scroller.zoomedView = picture
    scroller.zoom(to: 2)
    #expect(scroller.contentHeight == 1_200)
    scroller.contentOffset = Point(x: 30, y: 100)
    #expect(mark.convert(mark.bounds, to: scroller) == Rect(x: 200, y: 400, width: 100, height: 100))
    #expect(mark.convert(mark.bounds, to: nil) == Rect(x: 170, y: 300, width: 100, height: 100))
    #expect(app.system.violations == [])
  }

  // MARK: Quirks

  @Test("says a turn late what it does, where flags lag")
  func laggingFlags() {
    let (app, scroller) = stage(quirks: [.phaseFlagsLag])
    scroller.touchBegan(at: Point(x: 100, y: 600))
    #expect(!scroller.surfaceFacts().isTracking)
    app.turn()
    #expect(scroller.surfaceFacts().isTracking)
  }

  @Test("says that it decelerates until it is touched, where flags get stuck")
  func stuckFlags() {
    let (app, scroller) = stage(quirks: [.phaseFlagsStuck])
    app.swipe(scroller, by: Point(x: 0, y: -200))
    app.settle()
    #expect(scroller.phase == .idle)
    #expect(scroller.surfaceFacts().isDecelerating)
    scroller.touchBegan(at: Point(x: 100, y: 600))
    #expect(!scroller.surfaceFacts().isDecelerating)
  }

  @Test("tells nobody of the end of a motion, where such notices are missing")
  func missingEnds() {
    func notices(_ quirks: Set<HeadlessQuirk>) -> [ScrollPhase] {
      let (app, scroller) = stage(quirks: quirks)
      app.useRelay(on: scroller)
      var heard: [ScrollPhase] = []
      app.system.onHeard = { if case .phase(_, let phase) = $0 { heard.append(phase) } }
      app.swipe(scroller, by: Point(x: 0, y: -200))
      app.settle()
      return heard
    }
    #expect(notices([]) == [.dragging, .decelerating, .idle])
    #expect(notices([.endNoticesMissing]) == [.dragging, .decelerating])
  }

  @Test("moves its offset without a word when its content shrinks, where that is so")
  func jumps() {
    func heard(_ quirks: Set<HeadlessQuirk>) -> Bool {
      let (app, scroller) = stage(quirks: quirks)
      app.scroll(scroller, to: Point(x: 0, y: 9_000))
      var isHeard = false
      app.system.onHeard = { if case .scrolled = $0 { isHeard = true } }
      scroller.contentHeight = 2_000
      #expect(scroller.contentOffset.y == 2_000 - 844)
      return isHeard
    }
    #expect(heard([]))
    #expect(!heard([.offsetJumpsOnReload]))
  }

  @Test("calls no delegate for an offset that code sets, where that goes through the bounds")
  func silentOffsets() {
    func calls(_ quirks: Set<HeadlessQuirk>) -> Int {
      let (app, scroller) = stage(quirks: quirks)
      var calls = 0
      scroller.onScroll.append { _ in calls += 1 }
      app.scroll(scroller, to: Point(x: 0, y: 9_000))
      return calls
    }
    #expect(calls([]) == 1)
    #expect(calls([.offsetSetWithoutScroll]) == 0)
  }

  @Test("goes beyond its ends though it may not, where bounces are reported anyway")
  func bouncesAnyway() {
    let (app, scroller) = stage(quirks: [.bounceReportsOutside])
    scroller.bounces = false
    app.drag(scroller, by: Point(x: 0, y: 300))
    #expect(scroller.contentOffset.y < 0)
    #expect(scroller.surfaceFacts().isDecelerating)
  }
}
