// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("Rows and tables")
struct RowsTests {
  /// Counts itself, so that what is never let go of is seen.
  private final class Counted: Sendable {
    let number: Int
    let alive: Alive

    init(_ number: Int, _ alive: Alive) {
      self.number = number
      self.alive = alive
      alive.count += 1
    }

    deinit { alive.count -= 1 }
  }

  /// Used by one test at a time.
  private final class Alive: @unchecked Sendable {
    var count = 0
  }

  private struct Large: Sendable, Equatable {
    var text: String
    var numbers = (1.0, 2.0, 3.0)
    var more: String?

    static func == (left: Large, right: Large) -> Bool { left.text == right.text && left.more == right.more }
  }

  @Test("rows do what an array does, and a copy keeps what it had", arguments: 0..<40 as Range<UInt64>)
  func agreesWithArray(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var rows = Rows<String>()
    var list: [String] = []
    var copies: [(Rows<String>, [String])] = []
    for step in 0..<300 {
      let place = list.isEmpty ? 0 : Int.random(in: 0..<list.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5:
        rows.append("element \(step)")
        list.append("element \(step)")
      case 5 where !list.isEmpty:
        rows[place] += "!"
        list[place] += "!"
      case 6 where !list.isEmpty:
        #expect(rows.remove(at: place) == list.remove(at: place))
      case 7: #expect(rows.popLast() == list.popLast())
      case 8:
        rows.insert("inserted \(step)", at: place)
        list.insert("inserted \(step)", at: place)
      case 9 where list.count > 30:
        rows.removeAll { $0.hasSuffix("!") }
        list.removeAll { $0.hasSuffix("!") }
      case 10 where step % 50 == 0:
        rows.removeAll(keepingCapacity: seed % 2 == 0)
        list.removeAll()
      case 11: copies.append((rows, list))
      default: rows.reserveCapacity(place)
      }
      #expect(Array(rows) == list)
    }
    for (rows, list) in copies { #expect(Array(rows) == list) }
  }

  @Test("rows sort as an array does")
  func sorts() {
    var rows = Rows([5, 2, 9, 1, 7, 3].map { Large(text: "\($0)") })
    let copy = rows
    rows.arrange { $0.text < $1.text }
    #expect(rows.map(\.text) == ["1", "2", "3", "5", "7", "9"])
    #expect(copy.map(\.text) == ["5", "2", "9", "1", "7", "3"])
  }

  @Test("what rows hold is let go of when the last copy goes, and not before")
  func letsGo() {
    let alive = Alive()
    do {
      var rows = Rows<Counted>()
      for number in 0..<20 { rows.append(Counted(number, alive)) }
      #expect(alive.count == 20)
      var copy = rows
      copy.removeAll(keepingCapacity: true)
      #expect(alive.count == 20)
      rows.removeLast()
      rows[3] = Counted(100, alive)
      #expect(alive.count == 19)
      copy = rows
      copy.append(Counted(101, alive))
      rows = Rows()
      #expect(alive.count == 20)
      #expect(copy.map(\.number) == [0, 1, 2, 100] + Array(4..<19) + [101])
      copy.removeAll(keepingCapacity: true)
      #expect(alive.count == 0)
      copy.append(Counted(1, alive))
    }
    #expect(alive.count == 0)
  }

  @Test("an odd size of element is no matter", arguments: [0, 1, 3, 4, 5, 100])
  func bytes(count: Int) {
    var rows = Rows<(UInt8, UInt16, UInt8)>()
    for number in 0..<count { rows.append((UInt8(number), UInt16(number) * 300, 7)) }
    let copy = rows
    if count > 0 { rows[count - 1].1 = 1 }
    #expect(copy.map { Int($0.1) } == (0..<count).map { $0 * 300 })
    #expect(rows.count == count)
  }

  @Test("a table's copy goes on by itself, and both let go of what they hold")
  func tables() {
    let alive = Alive()
    do {
      var table = Table<Counted>()
      for number in 0..<10 { table.append(Counted(number, alive)) }
      var copy = table.copied()
      copy[4] = Counted(40, alive)
      copy.append(Counted(10, alive))
      #expect(alive.count == 12)
      #expect(table.indices.map { table[$0].number } == Array(0..<10))
      #expect(copy.indices.map { copy[$0].number } == [0, 1, 2, 3, 40, 5, 6, 7, 8, 9, 10])
      #expect(copy.count { $0.number > 8 } == 3)
    }
    #expect(alive.count == 0)
  }
}
