// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("a scroll view under a finger")
struct ScrollTouchTests {
  private typealias Scene = ScrollScene

  @Test("within the slop a touch is tracked and moves nothing; beyond it the content follows without making it up")
  func slop() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 1_000))
    #expect(motion.phase(at: .zero) == .idle)
    motion.touchBegan(at: .zero, finger: Point(x: 200, y: 600))
    motion.touchMoved(at: Scene.milliseconds(10), finger: Point(x: 200, y: 590))
    #expect(motion.phase(at: Scene.milliseconds(10)) == .tracking)
    #expect(motion.offset(at: Scene.milliseconds(10)).y == 1_000)
    motion.touchMoved(at: Scene.milliseconds(20), finger: Point(x: 200, y: 565))
    #expect(motion.phase(at: Scene.milliseconds(20)) == .dragging)
    #expect(motion.offset(at: Scene.milliseconds(20)).y == 1_025)
    motion.touchMoved(at: Scene.milliseconds(30), finger: Point(x: 200, y: 640))
    #expect(motion.offset(at: Scene.milliseconds(30)).y == 950)
  }

  @Test("an axis on which everything fits stays, and a finger along it never begins a drag")
  func oneAxis() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 1_000))
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(10), finger: Point(x: 300, y: 5))
    #expect(motion.phase(at: Scene.milliseconds(10)) == .tracking)
    motion.touchMoved(at: Scene.milliseconds(20), finger: Point(x: 300, y: -110))
    #expect(motion.offset(at: Scene.milliseconds(20)) == Point(x: 0, y: 1_100))
  }

  @Test("the axes do not know of each other: a throw along one stops at its own time")
  func independent() {
    let geometry = ScrollGeometry(width: 400, height: 800, contentWidth: 8_000, contentHeight: 8_000)
    var both = ScrollMotion(geometry: geometry, offset: Point(x: 3_000, y: 3_000))
    let release = both.swipe(by: Point(x: -60, y: -240), during: 100)
    #expect(abs((release?.velocity.x ?? 0) * 4 - (release?.velocity.y ?? 0)) < 1e-6)
    let rest = both.target
    #expect(rest.x > 3_000 && rest.y > 3_000)
    var xDone: Timestamp?
    for frame in both.frames(from: .zero, through: .seconds(6), perSecond: 120) where frame.offset.x == rest.x {
      xDone = xDone ?? frame.time
      #expect(frame.phase == .decelerating || frame.offset.y == rest.y)
    }
    #expect(xDone.map { $0 < both.nextChange ?? .zero } == true)
  }

  @Test(
    "pulled beyond an edge it gives way as a rubber band does",
    arguments: [(100.0, -51.461_988_3), (400, -172.549_019_6), (7_000, -662.365_591_4)])
  func rubberBand(pull: Double, offset: Double) {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(500), finger: Point(x: 0, y: pull + 10))
    #expect(abs(motion.offset(at: Scene.milliseconds(500)).y - offset) < 1e-6)
    // Caught again in the band, it goes on from where it is.
    motion.touchBegan(at: Scene.milliseconds(600), finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(700), finger: Point(x: 0, y: 11))
    #expect(abs(motion.offset(at: Scene.milliseconds(700)).y - offset) < 0.6)
  }

  @Test("without bouncing the edge is hard, under a finger and after a throw")
  func hardEdge() {
    var traits = ScrollTraits()
    traits.bounces = false
    var motion = ScrollMotion(geometry: Scene.list, traits: traits, offset: Point(x: 0, y: 100))
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(10), finger: Point(x: 0, y: 400))
    #expect(motion.offset(at: Scene.milliseconds(10)).y == 0)
    motion.touchCancelled(at: Scene.milliseconds(20))
    motion.setOffset(Point(x: 0, y: 200), animated: false, at: Scene.milliseconds(20))
    motion.swipe(by: Point(x: 0, y: 100), during: 50, from: 20)
    for frame in motion.frames(from: Scene.milliseconds(70), through: .seconds(5)) { #expect(frame.offset.y >= 0) }
    #expect(motion.target.y == 0)
  }

  @Test("content that fits moves only where it always bounces, and comes back")
  func fits() {
    let geometry = ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 300)
    var still = ScrollMotion(geometry: geometry)
    still.swipe(by: Point(x: 0, y: 200), during: 100)
    #expect(still.offset(at: Scene.milliseconds(100)) == .zero)
    var traits = ScrollTraits()
    traits.alwaysBouncesVertically = true
    var bouncing = ScrollMotion(geometry: geometry, traits: traits)
    bouncing.swipe(by: Point(x: 0, y: 200), during: 100)
    #expect(bouncing.offset(at: Scene.milliseconds(100)).y < -50)
    #expect(bouncing.phase(at: Scene.milliseconds(101)) == .decelerating)
    #expect(bouncing.target == .zero)
  }

  @Test("a finger that lies still for more than 40 ms throws nothing", arguments: [(40, true), (41, false)])
  func rested(pause: Int64, moves: Bool) {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 3_000))
    motion.touchBegan(at: .zero, finger: .zero)
    for step in 1...10 {
      motion.touchMoved(at: Scene.milliseconds(Int64(step) * 10), finger: Point(x: 0, y: -Double(step) * 20))
    }
    let release = motion.touchEnded(at: Scene.milliseconds(100 + pause))
    #expect(release?.decelerates == moves)
    #expect((motion.phase(at: Scene.milliseconds(100 + pause)) == .decelerating) == moves)
  }

  @Test("the velocity of a release weighs the last three steps 0.05, 0.35 and 0.6, the oldest most")
  func weights() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 3_000))
    motion.touchBegan(at: .zero, finger: .zero)
    for (time, y) in [(10, -50.0), (20, -60), (30, -62), (40, -66)] {
      motion.touchMoved(at: Scene.milliseconds(Int64(time)), finger: Point(x: 0, y: y))
    }
    let release = motion.touchEnded(at: Scene.milliseconds(45))
    #expect(abs((release?.velocity.y ?? 0) - (0.6 * 1_000 + 0.35 * 200 + 0.05 * 400)) < 1e-9)
  }

  @Test("a touch stops a throw where it is, and lifted again without a move leaves it there")
  func interrupt() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    let caught = Scene.milliseconds(400)
    let place = motion.offset(at: caught)
    #expect(motion.phase(at: caught) == .decelerating)
    motion.touchBegan(at: caught, finger: .zero)
    #expect(motion.phase(at: caught) == .tracking)
    #expect(motion.offset(at: .seconds(10)) == place)
    #expect(motion.nextChange == nil)
    #expect(motion.touchEnded(at: .seconds(10)) == nil)
    #expect(motion.phase(at: .seconds(10)) == .idle)
    #expect(motion.offset(at: .seconds(20)) == place)
  }

  @Test("a bounce that is caught and let go comes back to the edge")
  func caughtBounce() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(100), finger: Point(x: 0, y: 300))
    motion.touchEnded(at: Scene.milliseconds(200))
    motion.touchBegan(at: Scene.milliseconds(250), finger: .zero)
    let held = motion.offset(at: Scene.milliseconds(250)).y
    #expect(held < -20)
    motion.touchEnded(at: Scene.milliseconds(300))
    #expect(motion.phase(at: Scene.milliseconds(301)) == .decelerating)
    #expect(motion.offset(at: .seconds(3)).y == 0)
  }

  @Test("a cancelled touch throws nothing; moves and ends without a touch are nothing")
  func cancelled() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 500))
    motion.touchMoved(at: .zero, finger: Point(x: 0, y: 400))
    #expect(motion.touchEnded(at: .zero) == nil)
    motion.touchBegan(at: .zero, finger: .zero)
    for step in 1...5 {
      motion.touchMoved(at: Scene.milliseconds(Int64(step) * 10), finger: Point(x: 0, y: -Double(step) * 30))
    }
    motion.touchCancelled(at: Scene.milliseconds(51))
    #expect(motion.phase(at: Scene.milliseconds(51)) == .idle)
    #expect(motion.offset(at: .seconds(1)).y == 640)
    motion.touchCancelled(at: .seconds(2))
    #expect(motion.offset(at: .seconds(2)).y == 640)
  }

  @Test("where scrolling is switched off a finger does nothing and code does all")
  func disabled() {
    var traits = ScrollTraits()
    traits.isScrollEnabled = false
    var motion = ScrollMotion(geometry: Scene.list, traits: traits)
    motion.swipe(by: Point(x: 0, y: -400), during: 100)
    #expect(motion.offset(at: .seconds(1)) == .zero)
    motion.setOffset(Point(x: 0, y: 900), animated: false, at: .seconds(1))
    #expect(motion.offset(at: .seconds(1)).y == 900)
  }
}
