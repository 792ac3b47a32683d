// SPDX-License-Identifier: MIT

/// The batch of changes that makes one snapshot of another: as few as possible move, all else stays.
struct SnapshotDifference {
  private(set) var updates = HeadlessUpdates()
  private let old: HeadlessSnapshot
  private let new: HeadlessSnapshot
  private let before: [String: HeadlessPath]
  private let after: [String: HeadlessPath]
  /// Where the sections were and are, by identifier.
  private var oldSections: [String: Int] = [:]
  private var newSections: [String: Int] = [:]

  init(from old: HeadlessSnapshot, to new: HeadlessSnapshot) {
    self.old = old
    self.new = new
    before = old.places()
    after = new.places()
    for (index, section) in old.sections.enumerated() { oldSections[section.id] = index }
    for (index, section) in new.sections.enumerated() { newSections[section.id] = index }
    compareSections()
    compareItems()
    renew()
  }

  private mutating func compareSections() {
    for (index, section) in old.sections.enumerated() where newSections[section.id] == nil {
      updates.deletedSections.append(index)
    }
    var kept: [(from: Int, to: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let from = oldSections[section.id] {
        kept.append((from, index))
      } else {
        updates.insertedSections.append(index)
      }
    }
    let stay = Self.longestRise(kept.map(\.from))
    for (index, pair) in kept.enumerated() where !stay[index] {
      updates.movedSections.append(HeadlessUpdates.Move(from: pair.from, to: pair.to))
    }
  }

  private mutating func compareItems() {
    for (index, section) in new.sections.enumerated() {
      // What is in a new section comes with it.
      guard let oldIndex = oldSections[section.id] else { continue }
      var kept: [(from: Int, to: Int)] = []
      for (item, id) in section.items.enumerated() {
        guard let from = before[id], newSections[old.sections[from.section].id] != nil else {
          updates.insertedItems.append(HeadlessPath(index, item))
          continue
        }
        if from.section == oldIndex {
          kept.append((from.item, item))
        } else {
          updates.movedItems.append(HeadlessUpdates.Move(from: from, to: HeadlessPath(index, item)))
        }
      }
      let stay = Self.longestRise(kept.map(\.from))
      for (place, pair) in kept.enumerated() where !stay[place] {
        updates.movedItems.append(
          HeadlessUpdates.Move(from: HeadlessPath(oldIndex, pair.from), to: HeadlessPath(index, pair.to)))
      }
    }
    for (index, section) in old.sections.enumerated() where newSections[section.id] != nil {
      for (item, id) in section.items.enumerated() {
        let goal = after[id]
        // What goes into a new section goes from here, and comes with that.
        if goal == nil || goal.map({ oldSections[new.sections[$0.section].id] == nil }) == true {
          updates.deletedItems.append(HeadlessPath(index, item))
        }
      }
    }
  }

  /// Items that shall get other cells or be configured again, where they do not do so anyway.
  private mutating func renew() {
    let deleted = Set(updates.deletedItems)
    for id in new.reloadedItems {
      guard let path = before[id], let goal = after[id], survives(path, deleted) else { continue }
      if updates.movedItems.contains(where: { $0.from == path }) {
        updates.movedItems.removeAll { $0.from == path }
        updates.deletedItems.append(path)
        updates.insertedItems.append(goal)
      } else {
        updates.reloadedItems.append(path)
      }
    }
    for id in new.reconfiguredItems {
      guard let path = before[id], after[id] != nil, survives(path, deleted) else { continue }
      updates.reconfiguredItems.append(path)
    }
  }

  private func survives(_ path: HeadlessPath, _ deleted: Set<HeadlessPath>) -> Bool {
    newSections[old.sections[path.section].id] != nil && !deleted.contains(path)
  }

  /// Which of some different numbers belong to the longest rising series of them, each later one larger.
  static func longestRise(_ numbers: [Int]) -> [Bool] {
    var tails: [Int] = []  // the place of the least last number of a series of each length
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var isIn = Array(repeating: false, count: numbers.count)
    var place = tails.last ?? -1
    while place >= 0 {
      isIn[place] = true
      place = previous[place]
    }
    return isIn
  }
}
