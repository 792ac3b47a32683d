// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("The items of a surface")
struct ItemStoreTests {
  @Test("ids are found again after thousands have come and gone")
  func findsIDs() {
    var random = SplitMix64(seed: 3)
    var store = ItemStore()
    var live: [String: Int64] = [:]
    for step in 0..<20_000 {
      let id = "item-\(Int.random(in: 0..<3_000, using: &random))"
      if let slot = store.slot(of: id) {
        #expect(store[slot].place == live[id])
        if step % 3 == 0 {
          store.remove(slot)
          live[id] = nil
        }
      } else {
        #expect(live[id] == nil)
        live[id] = store[store.insert(id)].place
      }
    }
    #expect(store.count == live.count)
    #expect(live.allSatisfy { store.slot(of: $0.key) != nil })
  }

  @Test("places go up and are never given again")
  func places() {
    var store = ItemStore()
    let first = store[store.insert("a")].place
    if let slot = store.slot(of: "a") { store.remove(slot) }
    let second = store[store.insert("a")].place
    #expect(second > first)
  }
}
