// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("a scroll view as a whole")
struct ScrollMotionTests {
  private typealias Scene = ScrollScene

  private enum Step: CaseIterable { case began, moved, ended, cancelled, jump, animated, sizes, passed }

  /// A number of its own that is the same in every run (SplitMix64).
  private struct Numbers {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 33) % bound
    }
  }

  /// What a state may become by an input; time that passes may bring a motion to rest before the input comes.
  private static let table: [ScrollPhase: [Step: Set<ScrollPhase>]] = {
    let free: Set<ScrollPhase> = [.idle, .decelerating]
    let loose: [Step: Set<ScrollPhase>] = [
      .began: [.tracking], .jump: [.idle], .animated: [.animating, .idle],
    ]
    func row(_ others: Set<ScrollPhase>, _ steps: [Step: Set<ScrollPhase>]) -> [Step: Set<ScrollPhase>] {
      var all = Dictionary(uniqueKeysWithValues: Step.allCases.map { ($0, others) })
      for (step, phases) in steps { all[step] = phases }
      return all
    }
    return [
      .idle: row([.idle], loose),
      .tracking: row([.tracking], [.moved: [.tracking, .dragging], .ended: free, .cancelled: free]),
      .dragging: row([.dragging], [.began: [.tracking], .ended: free, .cancelled: free]),
      .decelerating: row(free, loose), .animating: row([.animating, .idle], loose),
    ]
  }()

  private static func run(
    seed: UInt64, traits: ScrollTraits, each: (ScrollMotion, Timestamp, Step, ScrollPhase) -> Void
  ) {
    var numbers = Numbers(state: seed)
    var geometry = Scene.pager
    var motion = ScrollMotion(geometry: geometry, traits: traits)
    var now = Timestamp.zero
    var finger = Point.zero
    for _ in 0..<4_000 {
      now = now + .milliseconds(Int64(numbers.next(below: numbers.next(below: 5) == 0 ? 900 : 30)))
      let step = Step.allCases[numbers.next(below: numbers.next(below: 3) == 0 ? Step.allCases.count : 3)]
      let before = motion.phase(at: now)
      switch step {
      case .began: motion.touchBegan(at: now, finger: finger)
      case .moved:
        finger.x += Double(numbers.next(below: 121) - 60)
        finger.y += Double(numbers.next(below: 121) - 60)
        motion.touchMoved(at: now, finger: finger)
      case .ended: motion.touchEnded(at: now)
      case .cancelled: motion.touchCancelled(at: now)
      case .jump: motion.setOffset(Point(x: Double(numbers.next(below: 3_000)), y: 0), animated: false, at: now)
      case .animated:
        motion.setOffset(Point(x: Double(numbers.next(below: 3_000)), y: 100), animated: true, at: now)
      case .sizes:
        geometry = ScrollGeometry(
          width: 400, height: 800, contentWidth: Double(numbers.next(below: 4_000)),
          contentHeight: Double(numbers.next(below: 4_000)))
        motion.setGeometry(geometry, at: now)
      case .passed: break
      }
      each(motion, now, step, before)
    }
  }

  private static var variants: [ScrollTraits] {
    var always = ScrollTraits()
    always.alwaysBouncesVertically = true
    always.deceleration = .fast
    var hard = ScrollTraits()
    hard.bounces = false
    return [ScrollTraits(), always, hard, .paging]
  }

  @Test("every input takes every phase where the table says", arguments: 0..<4)
  func phases(variant: Int) {
    var seen: Set<[String]> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      Self.run(seed: seed, traits: Self.variants[variant]) { motion, now, step, before in
        let after = motion.phase(at: now)
        let allowed = Self.table[before]?[step] ?? []
        #expect(allowed.contains(after), "\(before) \(step) \(after)")
        seen.insert(["\(before)", "\(step)"])
        let offset = motion.offset(at: now)
        #expect(offset.x.isFinite && offset.y.isFinite)
        let moving = after == .decelerating || after == .animating
        // Time alone changes nothing in the value: an end that is over stays until the next input.
        #expect((motion.nextChange.map { $0 > now } ?? false) == moving)
        if step != .passed { #expect((motion.nextChange != nil) == moving) }
      }
    }
    #expect(seen.count == ScrollPhase.allCases.count * Step.allCases.count)
  }

  @Test("how often one looks changes nothing", arguments: 0..<4)
  func looking(variant: Int) {
    var motion = ScrollMotion(geometry: Scene.list, traits: Self.variants[variant])
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    var watched = motion
    for millisecond in 100...4_000 as ClosedRange<Int64> {
      let now = Scene.milliseconds(millisecond)
      // A time that passes by an input that does nothing.
      watched.touchMoved(at: now, finger: .zero)
      #expect(watched.offset(at: now) == motion.offset(at: now))
      #expect(watched.phase(at: now) == motion.phase(at: now))
    }
  }

  @Test("a long run gives the same bits on every machine")
  func checksum() {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for (number, traits) in Self.variants.enumerated() {
      Self.run(seed: UInt64(number) + 40, traits: traits) { motion, now, _, _ in
        for later in [0, 7, 133, 1_009] as [Int64] {
          let offset = motion.offset(at: now + .milliseconds(later))
          for bits in [offset.x.bitPattern, offset.y.bitPattern] { sum = (sum ^ bits) &* 0x100_0000_01b3 }
        }
      }
    }
    #expect(sum == 0x711c_6ae4_5338_4c5c, "0x\(String(sum, radix: 16))")
  }

  @Test("time that goes back counts as the latest passed")
  func backwards() {
    var motion = ScrollMotion(geometry: Scene.list)
    motion.swipe(by: Point(x: 0, y: -300), during: 100)
    let place = motion.offset(at: .seconds(1))
    motion.touchBegan(at: .seconds(1), finger: .zero)
    motion.setOffset(Point(x: 0, y: 50), animated: false, at: .zero)
    motion.touchMoved(at: .seconds(-5), finger: Point(x: 0, y: -20))
    #expect(motion.offset(at: .zero).y == 60)
    #expect(place.y > 300)
  }

  @Test(
    "no number makes it trap or lose its place",
    arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude])
  func badNumbers(number: Double) {
    let wild = ScrollGeometry(
      width: number, height: number, contentWidth: number, contentHeight: number,
      insets: Insets(top: number, left: number, bottom: number, right: number))
    for geometry in [wild, Scene.list, ScrollGeometry(width: 0, height: 0, contentWidth: 0, contentHeight: 0)] {
      for var traits in Self.variants {
        traits.pixelsPerPoint = number
        traits.deceleration = Deceleration(rate: number)
        var motion = ScrollMotion(geometry: geometry, traits: traits, offset: Point(x: number, y: number))
        motion.touchBegan(at: .zero, finger: Point(x: number, y: 0))
        for step in 1...6 {
          motion.touchMoved(at: Scene.milliseconds(Int64(step) * 10), finger: Point(x: Double(step) * 40, y: number))
          motion.touchMoved(at: Scene.milliseconds(Int64(step) * 10 + 5), finger: Point(x: 0, y: Double(step) * -40))
        }
        motion.touchEnded(at: Scene.milliseconds(66)) { _ in Point(x: number, y: 5) }
        motion.setGeometry(wild, at: Scene.milliseconds(80))
        motion.shift(by: Point(x: number, y: number), at: Scene.milliseconds(90))
        motion.setOffset(Point(x: number, y: 3), animated: true, at: Scene.milliseconds(100))
        motion.setGeometry(Scene.pager, at: .distantFuture)
        motion.scrollToTop(at: .distantFuture)
        for time in [Timestamp.distantPast, .zero, .seconds(1), .distantFuture] {
          let offset = motion.offset(at: time)
          #expect(offset.x.isFinite && offset.y.isFinite)
          _ = (motion.phase(at: time), motion.velocity(at: time), motion.target)
        }
      }
    }
  }
}
