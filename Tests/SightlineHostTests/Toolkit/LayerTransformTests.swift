// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

/// How a layer's transform becomes a flat one, and a view's own coordinates those of its superview.
@Suite("Layers and their transforms")
struct LayerTransformTests {
  private static func transform(
    _ x: [Double] = [1, 0, 0, 0], _ y: [Double] = [0, 1, 0, 0], _ z: [Double] = [0, 0, 1, 0],
    _ translation: [Double] = [0, 0, 0, 1]
  ) -> LayerTransform {
    LayerTransform(x: SIMD4(x), y: SIMD4(y), z: SIMD4(z), translation: SIMD4(translation))
  }

  private static let perspective = transform([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -0.002])

  private struct Row: CustomTestStringConvertible {
    var testDescription: String
    var own: LayerTransform
    var zPosition = 0.0
    var outer: LayerTransform?
    /// `nil`: not flat.
    var plane: Affine?
  }

  private static let rows = [
    Row(testDescription: "nothing", own: .identity, plane: .identity),
    Row(
      testDescription: "a move and a scale", own: transform([2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 1, 0], [4, 5, 0, 1]),
      plane: Affine(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)),
    Row(
      testDescription: "a quarter turn", own: transform([0, 1, 0, 0], [-1, 0, 0, 0]),
      plane: Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
    Row(
      testDescription: "a turn around an upright axis without perspective squeezes",
      own: transform([0.5, 0, -0.8, 0], [0, 1, 0, 0], [0.8, 0, 0.5, 0]),
      plane: Affine(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    Row(
      testDescription: "the same with perspective is not flat",
      own: transform([0.5, 0, -0.8, 0.0016], [0, 1, 0, 0], [0.8, 0, 0.5, -0.001]), plane: nil),
    Row(testDescription: "perspective alone changes nothing in the plane", own: perspective, plane: .identity),
    Row(
      testDescription: "everything half as large by its last number", own: transform(translation: 2),
      plane: Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)),
    Row(testDescription: "a last number of zero is not flat", own: transform(translation: 0), plane: nil),
    Row(testDescription: "a last number that is none is not flat", own: transform(translation: .nan), plane: nil),
    Row(
      testDescription: "a view in its plane under a superview's perspective", own: transform([2, 0, 0, 0]),
      outer: perspective, plane: Affine(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    Row(
      testDescription: "a view in front of its plane under a superview's perspective", own: .identity, zPosition: 10,
      outer: perspective, plane: nil),
    Row(
      testDescription: "a view moved out of its plane under a superview's perspective",
      own: transform([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 10, 1]), outer: perspective, plane: nil),
    Row(
      testDescription: "a superview that moves all its sublayers", own: .identity,
      outer: transform([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [10, 0, 0, 1]), plane: nil),
    Row(
      testDescription: "in front of its plane without perspective", own: .identity, zPosition: 10, outer: .identity,
      plane: .identity),
  ]

  private static func transform(translation w: Double) -> LayerTransform {
    transform([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, w])
  }

  @Test("what a layer does to the plane of its view", arguments: rows)
  private func flattened(_ row: Row) {
    let (plane, isFlat) = row.own.flattened(zPosition: row.zPosition, in: row.outer)
    #expect(isFlat == (row.plane != nil))
    if let expected = row.plane { #expect(plane == expected) }
  }

  @Test("a view lies where its anchor is put, whatever its transform and its offset")
  func anchor() {
    let bounds = Rect(x: 0, y: 300, width: 100, height: 200)
    let turns = [
      Affine.identity, .translation(x: 7, y: -3), Affine(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0),
      Affine(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
    ]
    for anchor in [Point(x: 0.5, y: 0.5), Point(x: 0, y: 0), Point(x: 1, y: 0.25)] {
      for turn in turns {
        let map = Affine.toSuperview(
          bounds: bounds, position: Point(x: 40, y: 50), anchor: anchor, transform: turn)
        let pivot = Rect(
          x: bounds.x + bounds.width * anchor.x, y: bounds.y + bounds.height * anchor.y, width: 0, height: 0)
        #expect(map.box(of: pivot) == Rect(x: 40 + turn.tx, y: 50 + turn.ty, width: 0, height: 0))
        #expect(map.linear == turn.linear)
      }
    }
  }

  @Test("a view without a transform has the frame that UIKit gives it")
  func frame() {
    let map = Affine.toSuperview(
      bounds: Rect(x: 0, y: 0, width: 100, height: 40), position: Point(x: 60, y: 30), anchor: Point(x: 0.5, y: 0.5),
      transform: .identity)
    #expect(map.box(of: Rect(x: 0, y: 0, width: 100, height: 40)) == Rect(x: 10, y: 10, width: 100, height: 40))
  }

  @Test(
    "an alpha comes back from a layer as it was given",
    arguments: [0, 1, 0.7, 0.1, 0.5, 0.333, 0.01, 0.999, 0.000_1])
  func alpha(_ alpha: Double) {
    #expect(ViewGeometry.alpha(ofLayer: Float(alpha)) == alpha)
  }

  @Test("an opacity that is no number shows nothing")
  func noAlpha() {
    #expect(ViewGeometry.alpha(ofLayer: .nan) == 0)
    #expect(ViewGeometry.alpha(ofLayer: .infinity) == 1)
  }
}
