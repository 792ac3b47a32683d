// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("one look at a scroll view")
struct ScrollFrameTests {
  @Test("says what the two questions say, whatever the view does", arguments: [0.0, 3.0])
  func same(scale: Double) {
    var traits = ScrollTraits()
    traits.pixelsPerPoint = scale
    var motion = ScrollMotion(geometry: ScrollScene.list, traits: traits, offset: Point(x: 0, y: 900))
    func check(through end: Int64) {
      for time in stride(from: 0, through: end, by: 7) {
        let time = ScrollScene.milliseconds(time)
        let look = motion.frame(at: time)
        #expect(look == ScrollFrame(time: time, offset: motion.offset(at: time), phase: motion.phase(at: time)))
      }
    }
    check(through: 30)
    motion.swipe(by: Point(x: 0, y: -300), during: 120)
    check(through: 9_000)
    motion.touchBegan(at: ScrollScene.milliseconds(300), finger: Point(x: 10, y: 400))
    check(through: 400)
    motion.touchMoved(at: ScrollScene.milliseconds(320), finger: Point(x: 10, y: 300))
    check(through: 400)
    motion.setOffset(Point(x: 0, y: -700), animated: false, at: ScrollScene.milliseconds(330))
    motion.touchEnded(at: ScrollScene.milliseconds(340))
    check(through: 2_000)
    motion.setOffset(Point(x: 0, y: 4_000), animated: true, at: ScrollScene.milliseconds(2_100))
    check(through: 3_000)
  }
}
