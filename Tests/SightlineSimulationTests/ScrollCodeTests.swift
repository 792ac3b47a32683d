// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("a scroll view moved by code, and changed under way")
struct ScrollCodeTests {
  private typealias Scene = ScrollScene

  @Test("an animated scroll takes 0.3 s, slow, fast, slow, and ends exactly there")
  func animated() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.setOffset(Point(x: 0, y: 600), animated: true, at: .seconds(1))
    #expect(motion.nextChange == .seconds(1.3))
    #expect(motion.phase(at: .seconds(1)) == .animating)
    #expect(motion.offset(at: .seconds(1)).y == 0)
    #expect(abs(motion.offset(at: .seconds(1.15)).y - 300) < 1e-9)
    #expect(motion.offset(at: .seconds(1.03)).y < 15)
    #expect(motion.phase(at: .seconds(1.299_999)) == .animating)
    #expect(motion.phase(at: .seconds(1.3)) == .idle)
    #expect(motion.offset(at: .seconds(1.3)).y == 600)
  }

  @Test("a second animated scroll begins where the first is")
  func retargeted() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.setOffset(Point(x: 0, y: 600), animated: true, at: .zero)
    let between = motion.offset(at: .seconds(0.15))
    motion.setOffset(Point(x: 0, y: 0), animated: true, at: .seconds(0.15))
    #expect(motion.offset(at: .seconds(0.15)) == between)
    #expect(motion.offset(at: .seconds(0.45)) == .zero)
  }

  @Test("a jump stops a throw, and may go outside the content")
  func jump() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    motion.setOffset(Point(x: 0, y: -70), animated: false, at: .seconds(0.5))
    #expect(motion.phase(at: .seconds(0.5)) == .idle)
    #expect(motion.offset(at: .seconds(9)).y == -70)
    #expect(motion.nextChange == nil)
  }

  @Test("a scroll to where it already is ends at once")
  func nowhere() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.setOffset(.zero, animated: true, at: .zero)
    #expect(motion.phase(at: .zero) == .idle)
  }

  @Test("under a finger a jump moves what the finger holds, and an animated scroll does nothing")
  func underFinger() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 1_000))
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(10), finger: Point(x: 0, y: -30))
    motion.setOffset(Point(x: 0, y: 3_000), animated: true, at: Scene.milliseconds(15))
    #expect(motion.offset(at: Scene.milliseconds(15)).y == 1_020)
    motion.setOffset(Point(x: 0, y: 3_000), animated: false, at: Scene.milliseconds(20))
    #expect(motion.phase(at: Scene.milliseconds(20)) == .dragging)
    motion.touchMoved(at: Scene.milliseconds(30), finger: Point(x: 0, y: -35))
    #expect(motion.offset(at: Scene.milliseconds(30)).y == 3_005)
  }

  @Test("the status bar brings it to the upper end and leaves it sideways")
  func top() {
    let geometry = ScrollGeometry(
      width: 400, height: 800, contentWidth: 2_000, contentHeight: 8_000,
      insets: Insets(top: 100, left: 0, bottom: 34, right: 0))
    var motion = ScrollMotion(geometry: geometry, offset: Point(x: 300, y: 2_000))
    motion.scrollToTop(at: .zero)
    #expect(motion.offset(at: .seconds(0.3)) == Point(x: 300, y: -100))
    #expect(geometry.farthest.y == 7_234)
  }

  @Test("a touch stops an animated scroll where it is")
  func touched() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.setOffset(Point(x: 0, y: 600), animated: true, at: .zero)
    motion.touchBegan(at: .seconds(0.15), finger: .zero)
    #expect(motion.phase(at: .seconds(0.2)) == .tracking)
    #expect(abs(motion.offset(at: .seconds(2)).y - 300) < 1e-9)
  }

  @Test("at rest it is moved only as far as the new sizes demand")
  func shrunk() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 6_000))
    motion.setGeometry(
      ScrollGeometry(
        width: 400, height: 800, contentWidth: 400, contentHeight: 9_000,
        insets: Insets(top: 60, left: 0, bottom: 0, right: 0)), at: .zero)
    #expect(motion.offset(at: .zero).y == 6_000)
    motion.setGeometry(
      ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 2_000), at: .seconds(1))
    #expect(motion.offset(at: .seconds(1)).y == 1_200)
    motion.setGeometry(ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 0), at: .seconds(2))
    #expect(motion.offset(at: .seconds(2)).y == 0)
  }

  @Test("content that grows or shrinks under a throw moves its end, not its velocity")
  func underThrow() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 6_500))
    var free = ScrollMotion(
      geometry: ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 20_000),
      offset: Point(x: 0, y: 6_500))
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    free.swipe(by: Point(x: 0, y: -300), during: 100)
    motion.setGeometry(free.geometry, at: Scene.milliseconds(110))
    #expect(abs(motion.target.y - free.target.y) < 1e-6)
    motion.setGeometry(Scene.list, at: Scene.milliseconds(120))
    #expect(motion.phase(at: Scene.milliseconds(121)) == .decelerating)
    #expect(motion.target.y == 7_200)
  }

  @Test("a pager keeps its page when the sizes change under way")
  func underPage() {
    var motion = ScrollMotion(geometry: Scene.pager, traits: .paging)
    motion.swipe(by: Point(x: -100, y: 0), during: 100)
    motion.setGeometry(
      ScrollGeometry(width: 400, height: 800, contentWidth: 2_400, contentHeight: 800), at: Scene.milliseconds(250))
    #expect(motion.target.x == 400)
    #expect(motion.offset(at: .seconds(3)).x == 400)
  }

  @Test("a wish for a target outlives a change of the sizes")
  func underWish() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 300))
    motion.swipe(by: Point(x: 0, y: -200), during: 100) { _ in Point(x: 0, y: 1_250) }
    motion.setGeometry(
      ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 8_400), at: Scene.milliseconds(200))
    #expect(motion.target.y == 1_250)
    #expect(motion.offset(at: .seconds(9)).y == 1_250)
  }

  @Test("a touch that holds what shrinks away drags from where the view then is")
  func underTouch() {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 6_000))
    motion.touchBegan(at: .zero, finger: .zero)
    motion.setGeometry(
      ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 2_000), at: Scene.milliseconds(10))
    #expect(motion.offset(at: Scene.milliseconds(10)).y == 1_200)
    motion.touchMoved(at: Scene.milliseconds(20), finger: Point(x: 0, y: 30))
    #expect(motion.offset(at: Scene.milliseconds(20)).y == 1_180)
  }

  @Test("what grows above the viewport shifts the offset and leaves the motion alone", arguments: [0, 40, 100])
  func shift(time: Int64) {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 1_000))
    var other = motion
    for number in [0, 1] {
      if number == 1 { swap(&motion, &other) }
      motion.touchBegan(at: .zero, finger: .zero)
      for step in 1...8 {
        if number == 1, step * 10 > time, (step - 1) * 10 <= time {
          motion.shift(by: Point(x: 0, y: 57), at: Scene.milliseconds(time))
        }
        motion.touchMoved(at: Scene.milliseconds(Int64(step) * 10), finger: Point(x: 0, y: -Double(step) * 25))
      }
      motion.touchEnded(at: Scene.milliseconds(81))
      if number == 1, time > 80 { motion.shift(by: Point(x: 0, y: 57), at: Scene.milliseconds(time)) }
    }
    for frame in 8...400 {
      let now = Scene.milliseconds(Int64(frame) * 10 + 21)
      #expect(abs(motion.offset(at: now).y - other.offset(at: now).y - 57) < 1e-9)
      #expect(motion.phase(at: now) == other.phase(at: now))
    }
  }

  @Test("offsets are rounded to pixels where asked for")
  func pixels() {
    var traits = ScrollTraits()
    traits.pixelsPerPoint = 3
    var motion = ScrollMotion(geometry: Scene.list, traits: traits)
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    for frame in motion.frames(from: .zero, through: .seconds(4)) {
      let pixels = frame.offset.y * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }
}
