// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("What covers leave")
struct CoverMathTests {
  private let box = Box(minX: 0, minY: 0, maxX: 100, maxY: 100)

  @Test("overlapping covers are taken off once")
  func union() {
    var math = CoverMath()
    let covers = [
      Box(minX: 0, minY: 0, maxX: 60, maxY: 50), Box(minX: 40, minY: 0, maxX: 100, maxY: 50),
      Box(minX: 0, minY: 40, maxX: 100, maxY: 50),
    ]
    let rest = math.rest(of: box, under: Rows(covers))
    #expect(rest?.area == 5_000)
    #expect(rest?.bounds == Box(minX: 0, minY: 50, maxX: 100, maxY: 100))
  }

  @Test(
    "a strip thinner than a millionth of a point is nothing",
    arguments: [(2e-6, true), (1e-6, true), (0.9e-6, false), (1e-9, false)])
  func thinnest(strip: Double, isVisible: Bool) {
    var math = CoverMath()
    let unit = Box(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let rest = math.rest(of: unit, under: Rows([Box(minX: 0, minY: strip, maxX: 1, maxY: 1)]))
    #expect((rest != nil) == isVisible)
  }

  @Test("a sliver that rounding leaves beyond a cover does not widen what is seen")
  func sliver() {
    var math = CoverMath()
    let rest = math.rest(of: box, under: Rows([Box(minX: 0, minY: 40, maxX: 100, maxY: 100 - 1e-13)]))
    #expect(rest?.bounds == Box(minX: 0, minY: 0, maxX: 100, maxY: 40))
  }

  @Test("areas agree with counting grid points", arguments: 0..<50 as Range<UInt64>)
  func agreesWithCounting(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var math = CoverMath()
    let covers = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      let x = Double(Int.random(in: -20...100, using: &random))
      let y = Double(Int.random(in: -20...100, using: &random))
      return Box(
        minX: x, minY: y, maxX: x + Double(Int.random(in: 1...60, using: &random)),
        maxY: y + Double(Int.random(in: 1...60, using: &random)))
    }
    var count = 0
    for x in 0..<100 {
      for y in 0..<100 {
        let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
        let isCovered = covers.contains {
          $0.minX < centerX && centerX < $0.maxX && $0.minY < centerY && centerY < $0.maxY
        }
        if !isCovered { count += 1 }
      }
    }
    #expect((math.rest(of: box, under: Rows(covers))?.area ?? 0) == Double(count))
  }
}
