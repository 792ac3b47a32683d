// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("The order of drawing")
struct DrawOrderTests {
  @Test(
    "deeper things are drawn first, equal ones as they are listed",
    arguments: [
      ([], nil), ([0], nil), ([0, 0, 0], nil), ([0, 1, 2], nil), ([1, 0], [1, 0]),
      ([0, 5, 0, 5, -1], [4, 0, 2, 1, 3]),
      ([.nan, 0, .nan], nil), ([1, .nan, -1], [2, 1, 0]), ([.infinity, 0], [1, 0]),
    ] as [([Double], [Int]?)])
  func order(_ depths: [Double], _ expected: [Int]?) {
    #expect(DrawOrder.order(depths) == expected)
  }

  @Test("a list is put in that order")
  func sort() {
    var things = ["header", "cell", "cell below"]
    DrawOrder.sort(&things) { $0 == "header" ? 10 : 0 }
    #expect(things == ["cell", "cell below", "header"])
  }
}
