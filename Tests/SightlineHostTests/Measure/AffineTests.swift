// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("Flat transforms")
struct AffineTests {
  private static let quarter = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  private static let boxes: [(Affine, Rect, Rect)] = [
    (.identity, Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 1, y: 2, width: 3, height: 4)),
    (.translation(x: 10, y: -5), Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 11, y: -3, width: 3, height: 4)),
    (
      Affine(a: 0.5, b: 0, c: 0, d: 2, tx: 1, ty: 1), Rect(x: 2, y: 2, width: 4, height: 4),
      Rect(x: 2, y: 5, width: 2, height: 8)
    ),
    (
      Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100), Rect(x: 0, y: 10, width: 5, height: 20),
      Rect(x: 0, y: 70, width: 5, height: 20)
    ),
    (quarter, Rect(x: 0, y: 0, width: 10, height: 4), Rect(x: -4, y: 0, width: 4, height: 10)),
  ]

  @Test("a box around the image of a rectangle is upright and tight", arguments: boxes)
  func box(transform: Affine, rect: Rect, expected: Rect) {
    #expect(transform.box(of: rect) == expected)
  }

  @Test("one after another maps as both do in turn")
  func then() {
    let inner = Affine(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let outer = Affine(a: 0, b: -1, c: 4, d: 1, tx: -2, ty: 3)
    let both = inner.then(outer)
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (3, -2)] {
      let (ix, iy) = (2 * x - y + 5, x + 3 * y + 7)
      let (ox, oy) = (4 * iy - 2, -ix + iy + 3)
      let point = both.box(of: Rect(x: x, y: y, width: 0, height: 0))
      #expect(point.x == ox)
      #expect(point.y == oy)
    }
    #expect(both.areaScale == inner.areaScale * outer.areaScale)
  }
}
