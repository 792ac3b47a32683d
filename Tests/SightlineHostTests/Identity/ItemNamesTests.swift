// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@MainActor
@Suite("What ids were made from")
struct ItemNamesTests {
  @Test("what is on screen stays known while others come and go, and what is not asked for is forgotten")
  func bounded() {
    let names = ItemNames<Int>(limit: 10)
    for number in 0..<1_000 {
      names.note("on screen", for: -1)
      names.note("row-\(number)", for: number)
    }
    #expect(names.identifier(for: "on screen") == -1)
    #expect(names.identifier(for: "row-999") == 999)
    #expect(names.identifier(for: "row-900") == nil)
    let known = (0..<1_000).filter { names.identifier(for: "row-\($0)") != nil }
    #expect(known.count >= 9 && known.count <= 20)
  }

  @Test("an id that is given to another identifier is that one's")
  func replaced() {
    let names = ItemNames<Int>()
    names.note("a", for: 1)
    names.note("a", for: 2)
    #expect(names.identifier(for: "a") == 2)
    #expect(names.identifier(for: "b") == nil)
  }

  @Test("an id is made once while it is asked for, and again after it was forgotten")
  func made() {
    let names = ItemNames<Int>(limit: 2)
    var made: [Int] = []
    func id(_ number: Int) -> String? {
      names.id(for: number) { value in
        made.append(value)
        return value < 0 ? nil : "id-\(value)"
      }
    }
    #expect([1, 2, 1, 2, 3, 1].map(id) == ["id-1", "id-2", "id-1", "id-2", "id-3", "id-1"])
    #expect(made == [1, 2, 3])
    #expect([4, 5, 6, 1].map(id) == ["id-4", "id-5", "id-6", "id-1"])
    #expect(made == [1, 2, 3, 4, 5, 6, 1])
    #expect(id(-1) == nil)
    #expect(id(-1) == nil)
    #expect(made.suffix(2) == [-1, -1])
  }
}
