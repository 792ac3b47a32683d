// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

/// The closed list of what covers (design 8.4): all else is unknown, and unknown never covers.
@Suite("What covers")
struct PaintTests {
  private struct Row: CustomTestStringConvertible {
    var testDescription: String
    var kind: Paint.Kind
    var alpha = 1.0
    var isHidden = false
    var isFlat = true
    var isKeyboard = false
    var cover: Cover?
  }

  private static func cover(_ kind: Cover.Kind?, _ opacity: Double?, _ by: String) -> Cover {
    Cover(rect: .zero, kind: kind, opacity: opacity, by: by)
  }

  private static let rows = [
    Row(testDescription: "an unknown view", kind: .nothing, cover: nil),
    Row(testDescription: "an opaque background", kind: .background(alpha: 1), cover: cover(.opaque, nil, "background")),
    Row(testDescription: "half a background", kind: .background(alpha: 0.5), cover: cover(nil, 0.5, "background")),
    Row(
      testDescription: "a dimming background is told, and the engine decides", kind: .background(alpha: 0.2),
      cover: cover(nil, 0.2, "background")),
    Row(testDescription: "a trace of a background", kind: .background(alpha: 0.05), cover: nil),
    Row(
      testDescription: "an opaque background that is faded", kind: .background(alpha: 1), alpha: 0.5,
      cover: cover(nil, 0.5, "background")),
    Row(testDescription: "an opaque image", kind: .opaqueImage, cover: cover(.opaque, nil, "image")),
    Row(testDescription: "an effect", kind: .effect, cover: cover(.translucent, nil, "effect")),
    Row(testDescription: "an effect that is faded out", kind: .effect, alpha: 0, cover: nil),
    Row(testDescription: "an effect that is half faded", kind: .effect, alpha: 0.4, cover: cover(nil, 0.4, "effect")),
    Row(testDescription: "a bar", kind: .bar(hasBackground: true), cover: cover(.translucent, nil, "bar")),
    Row(testDescription: "a bar without a background", kind: .bar(hasBackground: false), cover: nil),
    Row(testDescription: "a hidden view", kind: .opaqueImage, isHidden: true, cover: nil),
    Row(testDescription: "a view turned in space", kind: .opaqueImage, isFlat: false, cover: nil),
    Row(testDescription: "the keyboard's own window", kind: .background(alpha: 1), isKeyboard: true, cover: nil),
  ]

  @Test("each kind of paint covers as the list says", arguments: rows)
  private func list(_ row: Row) {
    let paint = Paint(
      row.kind,
      geometry: ViewGeometry(
        bounds: .zero, toSuperview: .identity, isFlat: row.isFlat, alpha: row.alpha, isHidden: row.isHidden),
      isKeyboard: row.isKeyboard)
    let found = paint.cover(least: 0.1)
    #expect(found.map { Self.cover($0.kind, $0.opacity, $0.by) } == row.cover)
  }
}
