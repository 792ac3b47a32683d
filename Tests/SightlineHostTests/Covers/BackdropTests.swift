// SPDX-License-Identifier: MIT

import SightlineCore
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

  /// A view in a bar.
  struct Part: Sendable {
    var frame = Rect(x: 0, y: 0, width: 390, height: 44)
    var alpha = 1.0
    var isHidden = false
    var hasMask = false
    var clips = false
    var paint = Paint.Kind.nothing
    var parts: [Part] = []

    /// Lies so deep in plain views.
    func below(_ depth: Int, clips: Bool = false) -> Part {
      depth == 0 ? self : Part(clips: clips, parts: [below(depth - 1, clips: clips)])
    }
  }

  /// Walks as an adapter does; answers what was found, and how many views were looked at.
  private func search(_ parts: [Part]) -> (found: Paint.Kind, looks: Int) {
    var search = BackdropSearch()
    var looks = 0
    func walk(_ part: Part, _ alpha: Double, _ depth: Int) {
      let alpha = alpha * part.alpha
      guard search.looks(at: alpha, isHidden: part.isHidden, hasMask: part.hasMask) else { return }
      looks += 1
      let whole = Rect(x: 0, y: 0, width: 390, height: 44)
      let goesOn = search.take(part.frame, in: whole, alpha: alpha, clips: part.clips, depth: depth) { part.paint }
      if goesOn { for inner in part.parts { walk(inner, alpha, depth + 1) } }
    }
    for part in parts { walk(part, 1, 1) }
    return (search.found, looks)
  }

  private static let solid = Part(paint: .background(alpha: 1))
  private static let small = Rect(x: 0, y: 0, width: 390, height: 42)

  @Test(
    "what fills the whole is its background, three views deep, through the alpha of what it lies in",
    arguments: [
      ([solid], .background(alpha: 1)), ([solid.below(1)], .background(alpha: 1)),
      ([solid.below(2)], .background(alpha: 1)), ([solid.below(3)], .nothing), ([], .nothing),
      ([solid.below(2, clips: true)], .background(alpha: 1)),
      ([Part(frame: Rect(x: 0.9, y: 0.9, width: 388.2, height: 42.2), paint: .effect)], .effect),
      ([Part(frame: small, paint: .effect)], .nothing),
      ([Part(frame: small, parts: [solid])], .background(alpha: 1)),
      ([Part(frame: small, clips: true, parts: [solid])], .nothing),
      ([Part(alpha: 0.5, parts: [Part(alpha: 0.5, paint: .background(alpha: 1))])], .background(alpha: 0.25)),
      ([Part(alpha: 0, parts: [solid])], .nothing), ([Part(isHidden: true, parts: [solid])], .nothing),
      ([Part(hasMask: true, parts: [solid])], .nothing),
      ([Part(paint: .background(alpha: 0.3)), Part(paint: .effect), Part(paint: .background(alpha: 0.8))], .effect),
    ] as [([Part], Paint.Kind)])
  func found(parts: [Part], expected: Paint.Kind) {
    #expect(search(parts).found == expected)
  }

  @Test("no more than 32 views are looked at, and hidden ones do not count")
  func most() {
    let hidden = Array(repeating: Part(isHidden: true), count: 100)
    #expect(search(hidden + [Self.solid]).found == .background(alpha: 1))
    let many = search(Array(repeating: Part(frame: Self.small, parts: [Part()]), count: 40) + [Self.solid])
    #expect(many.found == .nothing)
    #expect(many.looks == 32)
  }

  @Test(
    "an image is opaque where it fills its view, stands still and has no alpha",
    arguments: [
      (ImageFacts(fillsView: true, hasAlpha: false), true), (ImageFacts(fillsView: true, hasAlpha: true), false),
      (ImageFacts(fillsView: true), false), (ImageFacts(fillsView: false, hasAlpha: false), false),
      (ImageFacts(fillsView: true, isAnimated: true, hasAlpha: false), false),
      (ImageFacts(fillsView: true, isSymbol: true, hasAlpha: false), false),
    ])
  func image(facts: ImageFacts, isOpaque: Bool) {
    #expect(facts.isOpaque == isOpaque)
  }
}
