// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("A map of bounded size")
struct RecencyMapTests {
  @Test("drops the key used least recently, and says which")
  func drops() {
    var map = RecencyMap<String, Int>(capacity: 2)
    #expect(map.store("a", 1) == nil)
    #expect(map.store("b", 2) == nil)
    #expect(map.use("a") == 1)
    let gone = map.store("c", 3)
    #expect(gone?.key == "b")
    #expect(gone?.value == 2)
    #expect(Array(map.keysByRecency) == ["c", "a"])
  }

  @Test("a capacity below one counts as one")
  func smallest() {
    var map = RecencyMap<String, Int>(capacity: -3)
    _ = map.store("a", 1)
    #expect(map.store("b", 2)?.key == "a")
    #expect(map.count == 1)
  }

  @Test("agrees with a list, whatever is stored, used and removed", arguments: 0..<6 as Range<UInt64>)
  func agreesWithList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var map = RecencyMap<Int, Int>(capacity: 5)
    var list: [(key: Int, value: Int)] = []
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<9, using: &random)
      let place = list.firstIndex { $0.key == key }
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let gone = map.store(key, step)
        if let place { list.remove(at: place) }
        list.insert((key, step), at: 0)
        let expected = list.count > 5 ? list.removeLast().key : nil
        #expect(gone?.key == expected)
      case 2:
        #expect(map.use(key) == place.map { list[$0].value })
        if let place { list.insert(list.remove(at: place), at: 0) }
      default:
        map.remove(key)
        if let place { list.remove(at: place) }
      }
      #expect(Array(map.keysByRecency) == list.map(\.key))
    }
  }
}
