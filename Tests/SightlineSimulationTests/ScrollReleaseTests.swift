// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineSimulation

@Suite("a scroll view that was thrown")
struct ScrollReleaseTests {
  private typealias Scene = ScrollScene

  @Test("it rests where the closed form says, exactly when it says", arguments: [Deceleration.normal, .fast])
  func rest(law: Deceleration) throws {
    var traits = ScrollTraits()
    traits.deceleration = law
    var motion = ScrollMotion(geometry: Scene.list, traits: traits)
    let thrown = motion.swipe(by: Point(x: 0, y: -300), during: 100)
    let release = try #require(thrown)
    let way = release.velocity.y / law.decay
    #expect(abs(motion.target.y - (300 + way)) < 1e-9)
    #expect(release.target == motion.target)
    let end = try #require(motion.nextChange)
    let before = Timestamp(nanoseconds: end.nanoseconds - 1)
    #expect(motion.phase(at: before) == .decelerating)
    #expect(motion.phase(at: end) == .idle)
    #expect(motion.offset(at: end) == motion.target)
    #expect(abs(motion.offset(at: before).y - motion.target.y) <= 0.5 + 1e-6)
    #expect(motion.velocity(at: end) == .zero)
  }

  @Test("a throw against the end runs into the band with the velocity left, and comes back to the end")
  func bounce() throws {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 6_500))
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    let frames = motion.frames(from: Scene.milliseconds(100), through: .seconds(4), perSecond: 120)
    let most = try #require(frames.map(\.offset.y).max())
    #expect(most > 7_230 && most < 7_400)
    #expect(frames.last?.offset.y == 7_200)
    #expect(frames.last?.phase == .idle)
    // No step larger than the fastest velocity allows: the velocity passes from the throw into the spring.
    for (earlier, later) in zip(frames, frames.dropFirst()) {
      #expect(abs(later.offset.y - earlier.offset.y) <= 3_300.0 / 120 + 0.5)
    }
  }

  @Test("let go in the band it comes back without swinging through")
  func overscrolled() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(100), finger: Point(x: 0, y: 310))
    motion.touchEnded(at: Scene.milliseconds(300))
    var last = motion.offset(at: Scene.milliseconds(300)).y
    for frame in motion.frames(from: Scene.milliseconds(310), through: .seconds(3)) {
      #expect(frame.offset.y >= last && frame.offset.y <= 0)
      last = frame.offset.y
    }
    #expect(last == 0)
  }

  @Test("thrown inwards out of the band it runs on along the content")
  func inwards() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.touchBegan(at: .zero, finger: .zero)
    motion.touchMoved(at: Scene.milliseconds(100), finger: Point(x: 0, y: 120))
    for step in 1...3 {
      motion.touchMoved(at: Scene.milliseconds(100 + Int64(step) * 10), finger: Point(x: 0, y: 120 - Double(step) * 35))
    }
    let release = motion.touchEnded(at: Scene.milliseconds(130))
    #expect(motion.offset(at: Scene.milliseconds(130)).y < 0)
    #expect((release?.target.y ?? 0) > 100)
    #expect(motion.offset(at: .seconds(8)).y == release?.target.y)
  }

  @Test(
    "a wish for another target is met exactly: near the throw by slowing it down, else by a spring",
    arguments: [1_000.0, 1_700, 1_250, 400, 250, 0])
  func adjusted(wish: Double) throws {
    var motion = ScrollMotion(geometry: Scene.list, offset: Point(x: 0, y: 300))
    var asked: ScrollRelease?
    let thrown = motion.swipe(by: Point(x: 0, y: -200), during: 100) { proposal in
      asked = proposal
      return Point(x: 0, y: wish)
    }
    let release = try #require(thrown)
    #expect(asked?.velocity == release.velocity)
    #expect(release.target.y == wish)
    var last = motion.offset(at: Scene.milliseconds(100)).y
    let backwards = wish < last
    for frame in motion.frames(from: Scene.milliseconds(100), through: .seconds(8)) {
      if !backwards { #expect(frame.offset.y >= last && frame.offset.y <= wish) }
      last = frame.offset.y
    }
    #expect(last == wish)
  }

  @Test("a wish outside the content is held at its edge; one that is no number is none")
  func badWish() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.swipe(by: Point(x: 0, y: -200), during: 100) { _ in Point(x: 500, y: 99_999) }
    #expect(motion.target == Point(x: 0, y: 7_200))
    var other = ScrollMotion(geometry: Scene.list)
    let release = other.swipe(by: Point(x: 0, y: -200), during: 100) { _ in Point(x: 0, y: .nan) }
    #expect(release?.target == other.target)
    #expect(other.target.y > 1_000)
  }

  @Test(
    "a pager rests on the page that velocity and place choose, never more than one away",
    arguments: [
      // Offset before, way of the content, duration in ms (velocity = way / duration), page.
      (0.0, 100.0, 1_000, 0), (0, 190, 1_000, 0), (0, 210, 1_000, 1), (0, 60, 100, 1), (0, 150, 30, 1), (0, 390, 60, 1),
      (400, -60, 100, 0), (400, -190, 1_000, 1), (400, -210, 1_000, 0), (800, 100, 1_000, 2), (800, -390, 40, 1),
      (1_600, 100, 100, 4), (0, -100, 100, 0), (1_600, -150, 50, 3),
    ] as [(Double, Double, Int64, Int)])
  func paging(offset: Double, way: Double, duration: Int64, page: Int) {
    var motion = ScrollMotion(geometry: Scene.pager, traits: .paging, offset: Point(x: offset, y: 0))
    let release = motion.swipe(by: Point(x: -way, y: 0), during: duration)
    #expect(release?.target.x == Double(page) * 400)
    let last = motion.frames(from: Scene.milliseconds(duration), through: .seconds(5)).last
    #expect(last?.offset.x == Double(page) * 400)
    #expect(last?.phase == .idle)
    if let end = motion.nextChange { #expect((end - Scene.milliseconds(duration)).seconds < 1.2) }
  }

  @Test("however hard it is thrown, a page comes in without swinging through", arguments: [30, 60, 200] as [Int64])
  func pageNeverSwings(duration: Int64) {
    for way in [350.0, -350] {
      var motion = ScrollMotion(geometry: Scene.pager, traits: .paging, offset: Point(x: 800, y: 0))
      motion.swipe(by: Point(x: -way, y: 0), during: duration)
      for frame in motion.frames(from: Scene.milliseconds(duration), through: .seconds(3), perSecond: 120) {
        #expect(abs(frame.offset.x - 800) <= 400)
      }
      #expect(motion.target.x == 800 + (way > 0 ? 400 : -400))
    }
  }

  @Test("a pager that lies on a page but for rounding turns to the next one", arguments: [-1e-9, 0, 1e-9])
  func pageButForRounding(error: Double) {
    let axis = ScrollAxis(
      lower: 0, upper: 1_600, length: 400, moves: true, bounces: true, isPaging: true, deceleration: .fast,
      constants: ScrollConstants())
    #expect(axis.page(from: 400 + error, velocity: 500) == 800)
    #expect(axis.page(from: 400 + error, velocity: -500) == 0)
    #expect(axis.page(from: 400 + error, velocity: 0) == 400)
  }

  @Test("a pager asks for a wish and does not listen to it")
  func pagerWish() {
    var motion = ScrollMotion(geometry: Scene.pager, traits: .paging)
    var asked = 0
    motion.swipe(by: Point(x: -100, y: 0), during: 100) { _ in
      asked += 1
      return Point(x: 170, y: 0)
    }
    #expect(asked == 1)
    #expect(motion.target.x == 400)
  }

  @Test("a pager caught between pages and let go settles on the nearest")
  func pagerCaught() {
    var motion = ScrollMotion(geometry: Scene.pager, traits: .paging)
    motion.swipe(by: Point(x: -100, y: 0), during: 100)
    motion.touchBegan(at: Scene.milliseconds(150), finger: .zero)
    let held = motion.offset(at: Scene.milliseconds(150)).x
    motion.touchEnded(at: Scene.milliseconds(500))
    #expect(motion.target.x == (held < 200 ? 0 : 400))
    #expect(motion.phase(at: Scene.milliseconds(510)) == .decelerating)
  }
}
