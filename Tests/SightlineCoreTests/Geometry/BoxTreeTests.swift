// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineCore

@Suite("The tree of boxes")
struct BoxTreeTests {
  /// Boxes with their payloads, as a list to compare with.
  private struct Model {
    var tree = BoxTree()
    var boxes: [Int32: Box] = [:]
    var positions: [Int32: Int32] = [:]

    mutating func insert(_ payload: Int32, _ box: Box) {
      positions[payload] = tree.insert(payload, box)
      boxes[payload] = box
    }

    mutating func rebuildIfWanted() -> Bool {
      guard tree.wantsRebuild else { return false }
      tree.rebuild()
      positions = [:]
      for position in 0..<tree.payloads.count { positions[tree.payloads[position]] = Int32(position) }
      return true
    }

    mutating func found(_ region: Box) -> Set<Int32> {
      var found: Set<Int32> = []
      tree.query(region) { payload, _ in found.insert(payload) }
      return found
    }

    func expected(_ region: Box) -> Set<Int32> {
      Set(boxes.filter { $0.value.meets(region) }.keys)
    }
  }

  @Test(
    "queries find what a walk over all boxes finds, whatever is added, moved and removed",
    arguments: 0..<8 as Range<UInt64>)
  func agreesWithList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model = Model()
    var next: Int32 = 0
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        model.insert(next, randomBox(&random))
        next += 1
      case 5..<7:
        guard let payload = model.boxes.keys.sorted().randomElement(using: &random),
          let position = model.positions[payload]
        else { continue }
        let box = randomBox(&random)
        model.tree.update(position, box)
        model.boxes[payload] = box
      case 7:
        guard let payload = model.boxes.keys.sorted().randomElement(using: &random),
          let position = model.positions[payload]
        else { continue }
        model.tree.remove(position)
        model.boxes[payload] = nil
        model.positions[payload] = nil
      default:
        let region = randomBox(&random)
        #expect(model.found(region) == model.expected(region))
      }
      _ = model.rebuildIfWanted()
    }
    #expect(model.tree.count == model.boxes.count)
  }

  @Test("a shuffled list pays for sorting once and is then found as fast as a sorted one")
  func shuffled() {
    var random = SplitMix64(seed: 7)
    var model = Model()
    for row in (0..<20_000).shuffled(using: &random) {
      model.insert(Int32(row), Box(minX: 0, minY: Double(row) * 10, maxX: 100, maxY: Double(row) * 10 + 10))
    }
    let region = Box(minX: 0, minY: 100_000, maxX: 100, maxY: 100_100)
    var rebuilds = 0
    for _ in 0..<200 {
      #expect(model.found(region).count == 10)
      if model.rebuildIfWanted() { rebuilds += 1 }
    }
    #expect(rebuilds == 1)
  }

  @Test("what cannot be seen is never found")
  func nothing() {
    var model = Model()
    model.insert(1, .nothing)
    #expect(model.found(Box(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300)).isEmpty)
  }

  private func randomBox(_ random: inout SplitMix64) -> Box {
    let x = Double(Int.random(in: -500...500, using: &random))
    let y = Double(Int.random(in: -5_000...5_000, using: &random))
    let size = Int.random(in: 0...40, using: &random) == 0 ? 2_000 : 60
    return Box(
      minX: x, minY: y, maxX: x + Double(Int.random(in: 1...size, using: &random)),
      maxY: y + Double(Int.random(in: 1...size, using: &random)))
  }
}
