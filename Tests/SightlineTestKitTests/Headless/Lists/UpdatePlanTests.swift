// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineTestKit

@Suite("A batch of list updates")
struct UpdatePlanTests {
  @Test(
    "takes every item where a model of plain arrays has it, over random batches",
    arguments: 1...60 as ClosedRange<UInt64>)
  func model(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let edit = RandomEdit(&random)
      let plan = try UpdatePlan(
        edit.updates, before: ListCounts(edit.old.map(\.count)), after: ListCounts(edit.new.map(\.count)))
      for (section, items) in edit.old.enumerated() {
        for (item, id) in items.enumerated() {
          #expect(plan.place(of: HeadlessPath(section, item)) == edit.place(of: id), "\(edit)")
        }
      }
      let known = Set(edit.old.joined())
      let expected = edit.new.map { $0.map { known.contains($0) ? $0 : -1 } }
      #expect(plan.carry(edit.old, fresh: -1) == expected, "\(edit)")
    }
  }

  private func fault(_ before: [Int], _ after: [Int], _ change: (inout HeadlessUpdates) -> Void) -> String? {
    var updates = HeadlessUpdates()
    change(&updates)
    do {
      _ = try UpdatePlan(updates, before: ListCounts(before), after: ListCounts(after))
      return nil
    } catch {
      return error.text
    }
  }

  @Test("that does not fit the counts is refused with the numbers")
  func counts() {
    #expect(
      fault([4], [5]) { $0.deletedItems = [HeadlessPath(0, 1)] }
        == "the number of items in section 0 after the update (5) must equal that before it (4), plus those inserted or "
        + "moved in (0), minus those deleted or moved out (1)")
    #expect(
      fault([1], [1, 1]) { _ in }
        == "the number of sections after the update (2) must equal that before it (1), plus those inserted (0), minus "
        + "those deleted (0)")
  }

  @Test("that names a place twice or beyond the ends is refused")
  func places() {
    #expect(
      fault([2], [0]) { $0.deletedItems = [HeadlessPath(0, 1), HeadlessPath(0, 1)] }
        == "the item at [0, 1] is deleted or moved twice")
    #expect(
      fault([2], [4]) { $0.insertedItems = [HeadlessPath(0, 0), HeadlessPath(0, 0)] }
        == "two items are inserted or moved to [0, 0]")
    #expect(
      fault([2], [1]) { $0.deletedItems = [HeadlessPath(0, 2)] }
        == "the item at [0, 2] is deleted, but there is no such item before the update")
    #expect(
      fault([2], [3]) { $0.insertedItems = [HeadlessPath(0, 3)] }
        == "an item is inserted to [0, 3], but there is no such item after the update")
    #expect(
      fault([2], [1]) {
        $0.deletedItems = [HeadlessPath(0, 1)]
        $0.reloadedItems = [HeadlessPath(0, 1)]
      } == "the item at [0, 1] is both reloaded and deleted or moved")
    #expect(fault([2], [1]) { $0.deletedSections = [1] } == "section 1 is deleted or moved, but there are 1")
  }

  @Test("that reloads a section lets it have any number of items, all of them new")
  func reloadedSection() throws {
    var updates = HeadlessUpdates()
    updates.reloadedSections = [1]
    let plan = try UpdatePlan(updates, before: ListCounts([2, 3]), after: ListCounts([2, 7]))
    #expect(plan.place(of: HeadlessPath(0, 1)) == HeadlessPath(0, 1))
    #expect(plan.place(of: HeadlessPath(1, 1)) == nil)
    #expect(plan.section(of: 1) == 1)
    #expect(plan.carry([[1, 2], [3, 4, 5]], fresh: 0) == [[1, 2], [0, 0, 0, 0, 0, 0, 0]])
  }
}

/// Two states of a list of numbers, and the batch that leads from one to the other, made together.
struct RandomEdit {
  var old: [[Int]] = []
  var new: [[Int]] = []
  var updates = HeadlessUpdates()

  init(_ random: inout SplitMix64) {
    var next = 0
    for _ in 0..<random.below(4) + 1 {
      old.append((0..<random.below(7)).map { next + $0 })
      next += 10
    }
    var moving: [(id: Int, from: HeadlessPath)] = []
    var sections: [(from: Int?, items: [Int])] = []
    var movedSections: [(from: Int, items: [Int])] = []
    for (section, items) in old.enumerated() {
      if random.percent(15) {
        updates.deletedSections.append(section)
        continue
      }
      var stay: [Int] = []
      for (item, id) in items.enumerated() {
        let path = HeadlessPath(section, item)
        switch random.below(6) {
        case 0: updates.deletedItems.append(path)
        case 1: moving.append((id, path))
        default: stay.append(id)
        }
      }
      if random.percent(15) { movedSections.append((section, stay)) } else { sections.append((section, stay)) }
    }
    let survivors = sections.count + movedSections.count
    for moved in movedSections { sections.insert((moved.from, moved.items), at: random.below(sections.count + 1)) }
    if survivors == 0 {
      updates.deletedItems += moving.map(\.from)
      moving = []
    }
    // New items, and those that move, into the sections that stay.
    var fresh = 1_000
    for index in sections.indices {
      for _ in 0..<random.below(3) {
        sections[index].items.insert(fresh, at: random.below(sections[index].items.count + 1))
        fresh += 1
      }
    }
    for moved in moving {
      let index = random.below(sections.count)
      sections[index].items.insert(moved.id, at: random.below(sections[index].items.count + 1))
    }
    for _ in 0..<random.below(2) {
      let items = (0..<random.below(4)).map { fresh + $0 }
      fresh += 10
      sections.insert((nil, items), at: random.below(sections.count + 1))
    }
    new = sections.map(\.items)
    for (index, section) in sections.enumerated() {
      guard let from = section.from else {
        updates.insertedSections.append(index)
        continue
      }
      if movedSections.contains(where: { $0.from == from }) {
        updates.movedSections.append(HeadlessUpdates.Move(from: from, to: index))
      }
      for (item, id) in section.items.enumerated() where id >= 1_000 {
        updates.insertedItems.append(HeadlessPath(index, item))
      }
    }
    for moved in moving {
      if let goal = place(of: moved.id) { updates.movedItems.append(HeadlessUpdates.Move(from: moved.from, to: goal)) }
    }
  }

  func place(of id: Int) -> HeadlessPath? {
    for (section, items) in new.enumerated() {
      if let item = items.firstIndex(of: id) { return HeadlessPath(section, item) }
    }
    return nil
  }
}
