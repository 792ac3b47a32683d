// SPDX-License-Identifier: MIT

/// A batch of changes that fits the counts before and after it: where everything goes.
///
/// What stays keeps its order; it fills, from the first on, the places that nothing else takes. So do sections.
struct UpdatePlan: Sendable {
  /// Why a batch does not fit: what UIKit's exception says.
  struct Fault: Error, Hashable {
    var text: String
  }

  let updates: HeadlessUpdates
  let before: ListCounts
  let after: ListCounts

  /// Where each old section goes; `nil`: nowhere.
  private var sectionsAfter: [Int?] = []
  /// Where each new section was; `nil`: it is new, or all of its items are.
  private var sectionsBefore: [Int?] = []
  /// Items that leave their place in each old section, in order.
  private var leaving: [[Int]]
  /// Items that take a place in each new section, in order.
  private var taking: [[Int]]
  private var moves: [HeadlessPath: HeadlessPath] = [:]
  private var reloaded: Set<HeadlessPath> = []
  private var reloadedSections: [Bool]

  init(_ updates: HeadlessUpdates, before: ListCounts, after: ListCounts) throws(Fault) {
    self.updates = updates
    self.before = before
    self.after = after
    leaving = Array(repeating: [], count: before.sections)
    taking = Array(repeating: [], count: after.sections)
    reloadedSections = Array(repeating: false, count: before.sections)
    try mapSections()
    try mapItems()
    try checkCounts()
  }

  /// Where an item goes; `nil` when it goes away, or is another one afterwards because its section was reloaded.
  func place(of path: HeadlessPath) -> HeadlessPath? {
    guard before.contains(path) else { return nil }
    if let goal = moves[path] { return goal }
    guard !reloadedSections[path.section], let section = sectionsAfter[path.section] else { return nil }
    let leaving = leaving[path.section]
    let rank = leaving.firstIndex(notBelow: path.item)
    if rank < leaving.count, leaving[rank] == path.item { return nil }
    return HeadlessPath(section, Self.free(path.item - rank, in: taking[section]))
  }

  /// Where a section goes; `nil`: away.
  func section(of section: Int) -> Int? {
    sectionsAfter.indices.contains(section) ? sectionsAfter[section] : nil
  }

  /// Whether what stays there gets another cell.
  func isReloaded(_ path: HeadlessPath) -> Bool { reloaded.contains(path) }

  /// Takes what was known of each item over to its place afterwards; what is new gets `fresh`.
  func carry<Value>(_ values: [[Value]], fresh: Value) -> [[Value]] {
    var result: [[Value]] = []
    for section in 0..<after.sections {
      let count = after.items[section]
      guard let old = sectionsBefore[section], old < values.count, values[old].count == before.items[old] else {
        result.append(Array(repeating: fresh, count: count))
        continue
      }
      if leaving[old].isEmpty, taking[section].isEmpty {
        result.append(values[old])
        continue
      }
      result.append(merged(values[old], leaving: leaving[old], taking: taking[section], count: count, fresh: fresh))
    }
    for move in updates.movedItems where values.indices.contains(move.from.section) {
      guard values[move.from.section].indices.contains(move.from.item) else { continue }
      result[move.to.section][move.to.item] = values[move.from.section][move.from.item]
    }
    return result
  }

  // MARK: Inside

  private func merged<Value>(
    _ values: [Value], leaving: [Int], taking: [Int], count: Int, fresh: Value
  ) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    var (read, gone, taken) = (0, 0, 0)
    while result.count < count {
      if taken < taking.count, taking[taken] == result.count {
        result.append(fresh)
        taken += 1
        continue
      }
      while gone < leaving.count, leaving[gone] == read {
        gone += 1
        read += 1
      }
      result.append(read < values.count ? values[read] : fresh)
      read += 1
    }
    return result
  }

  /// The place of the one of this rank among those that nothing takes.
  private static func free(_ rank: Int, in taken: [Int]) -> Int {
    var place = rank
    for other in taken {
      if other > place { break }
      place += 1
    }
    return place
  }

  private mutating func mapSections() throws(Fault) {
    let gone = updates.deletedSections + updates.movedSections.map(\.from)
    let come = updates.insertedSections + updates.movedSections.map(\.to)
    let leaving = try Self.ordered(gone, below: before.sections, "section", "deleted or moved")
    let taking = try Self.ordered(come, below: after.sections, "section", "inserted or moved to")
    guard before.sections - leaving.count == after.sections - taking.count else {
      throw Fault(
        text: "the number of sections after the update (\(after.sections)) must equal that before it "
          + "(\(before.sections)), plus those inserted (\(updates.insertedSections.count)), minus those deleted "
          + "(\(updates.deletedSections.count))")
    }
    sectionsBefore = Array(repeating: nil, count: after.sections)
    var rank = 0
    var gap = 0
    for section in 0..<before.sections {
      if gap < leaving.count, leaving[gap] == section {
        gap += 1
        sectionsAfter.append(nil)
        continue
      }
      sectionsAfter.append(Self.free(rank, in: taking))
      rank += 1
    }
    for move in updates.movedSections { sectionsAfter[move.from] = move.to }
    for section in updates.reloadedSections where before.items.indices.contains(section) {
      reloadedSections[section] = true
    }
    for (old, new) in sectionsAfter.enumerated() {
      if let new, !reloadedSections[old] { sectionsBefore[new] = old }
    }
  }

  private mutating func mapItems() throws(Fault) {
    for path in updates.deletedItems { try leave(path, "deleted") }
    for move in updates.movedItems {
      try leave(move.from, "moved")
      try take(move.to, "moved")
      moves[move.from] = move.to
    }
    for path in updates.insertedItems { try take(path, "inserted") }
    for section in leaving.indices { leaving[section].sort() }
    for section in taking.indices { taking[section].sort() }
    for section in leaving.indices {
      if let item = leaving[section].firstRepeated {
        throw Fault(text: "the item at \(HeadlessPath(section, item)) is deleted or moved twice")
      }
    }
    for section in taking.indices {
      if let item = taking[section].firstRepeated {
        throw Fault(text: "two items are inserted or moved to \(HeadlessPath(section, item))")
      }
    }
    for path in updates.reloadedItems {
      guard before.contains(path) else {
        throw Fault(text: "the item at \(path) is reloaded, but there is no such item before the update")
      }
      if leaving[path.section].contains(path.item) {
        throw Fault(text: "the item at \(path) is both reloaded and deleted or moved")
      }
      reloaded.insert(path)
    }
  }

  private mutating func leave(_ path: HeadlessPath, _ how: String) throws(Fault) {
    guard before.contains(path) else {
      throw Fault(text: "the item at \(path) is \(how), but there is no such item before the update")
    }
    leaving[path.section].append(path.item)
  }

  private mutating func take(_ path: HeadlessPath, _ how: String) throws(Fault) {
    guard after.contains(path) else {
      throw Fault(text: "an item is \(how) to \(path), but there is no such item after the update")
    }
    taking[path.section].append(path.item)
  }

  private func checkCounts() throws(Fault) {
    for section in 0..<after.sections {
      guard let old = sectionsBefore[section] else { continue }
      let (was, isNow) = (before.items[old], after.items[section])
      let (gone, come) = (leaving[old].count, taking[section].count)
      guard isNow == was - gone + come else {
        throw Fault(
          text: "the number of items in section \(section) after the update (\(isNow)) must equal that before it "
            + "(\(was)), plus those inserted or moved in (\(come)), minus those deleted or moved out (\(gone))")
      }
    }
  }

  private static func ordered(
    _ places: [Int], below count: Int, _ what: String, _ how: String
  ) throws(Fault) -> [Int] {
    let ordered = places.sorted()
    if let twice = ordered.firstRepeated { throw Fault(text: "\(what) \(twice) is \(how) twice") }
    if let wrong = ordered.first(where: { $0 < 0 || $0 >= count }) {
      throw Fault(text: "\(what) \(wrong) is \(how), but there are \(count)")
    }
    return ordered
  }
}

extension [Int] {
  /// In a sorted array: the first place whose number is not below `value`.
  fileprivate func firstIndex(notBelow value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// In a sorted array: the first number that is there twice.
  fileprivate var firstRepeated: Int? {
    for index in indices.dropFirst() where self[index] == self[index - 1] { return self[index] }
    return nil
  }
}
