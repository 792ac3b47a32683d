// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Backgrounds that are views of their own")
struct BackdropTests {
  @Test(
    "what is the background of a bar",
    arguments: [
      (.nothing, false), (.background(alpha: 0.49), false), (.background(alpha: 0.5), true), (.effect, true),
      (.opaqueImage, true), (.bar(hasBackground: true), false),
    ] as [(Paint.Kind, Bool)])
  func backdrop(_ kind: Paint.Kind, _ expected: Bool) {
    #expect(kind.isBackdrop == expected)
  }

  @Test("the stronger of two paints lets less through, and the first stays where they are equal")
  func stronger() {
    let order: [Paint.Kind] = [.nothing, .background(alpha: 0.3), .effect, .background(alpha: 1)]
    for (low, weak) in order.enumerated() {
      for strong in order[(low + 1)...] {
        #expect(strong.stronger(than: weak) == strong)
        #expect(weak.stronger(than: strong) == strong)
      }
    }
    #expect(Paint.Kind.opaqueImage.stronger(than: .background(alpha: 1)) == .opaqueImage)
  }

  @Test(
    "a part that is faded paints less",
    arguments: [
      (.background(alpha: 0.8), 0.5, .background(alpha: 0.4)), (.opaqueImage, 1, .opaqueImage),
      (.opaqueImage, 0.5, .background(alpha: 0.5)), (.effect, 1, .effect), (.effect, 0.5, .effect),
      (.effect, 0.4, .nothing), (.nothing, 0.5, .nothing),
    ] as [(Paint.Kind, Double, Paint.Kind)])
  func faded(_ kind: Paint.Kind, _ alpha: Double, _ expected: Paint.Kind) {
    #expect(kind.faded(by: alpha) == expected)
  }
}
