// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

/// What a host may pass, at random, good and bad.
enum HostScript {
  /// Two surfaces, one in the other, and items in both.
  static let start: [Input] = [
    .window(WindowLine(id: "main", frame: Rect(x: 0, y: 0, width: 100, height: 400))),
    .surface(SurfaceLine(id: "feed", window: "main", frame: Rect(x: 0, y: 0, width: 100, height: 400))),
    .surface(SurfaceLine(id: "shelf", frame: Rect(x: 0, y: 300, width: 100, height: 120), parent: "feed")),
    .items(surface: "feed", items: (0..<20).map { item($0, at: Double($0) * 90) }, all: true),
    .items(surface: "shelf", items: (20..<26).map { item($0, at: Double($0 - 20) * 50) }, all: true),
  ]

  private static func item(_ number: Int, at place: Double) -> ItemLine {
    ItemLine(
      id: "item-\(number)", frame: Rect(x: 0, y: place, width: 100, height: 80),
      content: number % 4 == 0 ? "p-\(number % 8)" : nil, index: number, attributes: ["n": .integer(Int64(number))])
  }

  static func input(_ random: inout SplitMix64) -> Input {
    let surface = random.pick(["feed", "feed", "shelf"])
    let number = random.below(26)
    let place = Double(random.below(18_000)) / 7
    switch random.below(16) {
    case 0: return .items(surface: surface, items: [item(number, at: place)], all: false)
    case 1: return .remove(surface: surface, items: ["item-\(number)"], reason: random.pick(RemovalReason.allCases))
    case 2: return .hide(surface: surface, reason: random.pick([nil, .push, .tab]))
    case 3: return .show(surface: surface, reason: nil)
    case 4: return .app(random.pick([.active, .active, .inactive, .background]))
    case 5: return .tap(surface: surface, item: "item-\(number)")
    case 6: return .phase(surface: surface, phase: random.pick(ScrollPhase.allCases))
    case 7:
      let cover = Cover(rect: Rect(x: 0, y: place / 8, width: 100, height: 60), opacity: random.pick([nil, 0.4, .nan]))
      return .covers(surface: nil, window: "main", covers: random.pick([[], [cover]]))
    case 8: return random.pick([.pause(surface: nil), .resume(surface: nil), .resume(surface: nil), .session])
    case 9:
      var line = item(number, at: random.pick([.nan, .infinity, place]))
      line.alpha = random.pick([1, 0.05, .nan])
      return .items(surface: surface, items: [line], all: false)
    case 10: return .attributes(surface: surface, item: "item-\(number)", attributes: ["k": .number(.nan)])
    default:
      let offset = random.below(30) == 0 ? .nan : place / 3
      return .scroll(surface: surface, offset: Point(x: 0, y: offset), phase: random.pick([nil, .dragging, .idle]))
    }
  }
}
