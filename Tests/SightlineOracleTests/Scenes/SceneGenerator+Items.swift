// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

extension SceneGenerator {
  mutating func item(_ id: String) -> ItemLine {
    var line = ItemLine(
      id: id, frame: Rect(x: coordinate(-1...6), y: coordinate(-2...16), width: length(), height: length()))
    if random.chance(0.4) { line.content = random.pick(Self.contents) }
    if random.chance(0.3) { line.index = random.below(9) }
    line.alpha = alpha()
    line.hidden = random.chance(0.05)
    line.measurable = !random.chance(0.08)
    line.rules = ownRules()
    if random.chance(0.15) { line.attributes = ["n": .integer(Int64(random.below(5)))] }
    return line
  }

  private mutating func put(_ line: ItemLine, in surface: String) {
    var lines = items[surface] ?? []
    if let index = lines.firstIndex(where: { $0.id == line.id }) { lines[index] = line } else { lines.append(line) }
    items[surface] = lines
    var sent = [line]
    if random.chance(0.02) { sent.append(item(line.id)) }
    add(.items(surface: surface, items: sent, all: false))
  }

  mutating func newItem() {
    let surface = anySurface()
    put(item(random.pick(Self.itemIDs)), in: surface)
  }

  /// Changes one thing of an item that is there.
  mutating func changeItem() {
    let surface = anySurface()
    guard var line = items[surface].flatMap({ $0.randomElement(using: &random) }) else { return }
    switch random.below(6) {
    case 0: line.frame.y = coordinate(-2...16)
    case 1: line.frame = item(line.id).frame
    case 2: line.alpha = alpha()
    case 3: line.hidden.toggle()
    case 4: line.measurable.toggle()
    default: line.rules = ownRules()
    }
    put(line, in: surface)
  }

  mutating func changeContent() {
    let surface = anySurface()
    guard var line = items[surface].flatMap({ $0.randomElement(using: &random) }) else { return }
    line.content = random.chance(0.2) ? nil : random.pick(Self.contents)
    put(line, in: surface)
  }

  /// A list anew: some stay, some change, some are gone, some come.
  mutating func reload(_ surface: String, all: Bool, upTo count: Int) {
    var lines = (items[surface] ?? []).filter { _ in random.chance(0.6) }
    for _ in 0..<random.below(count + 1) {
      let line = item(random.pick(Self.itemIDs))
      if !lines.contains(where: { $0.id == line.id }) { lines.append(line) }
    }
    if all, random.chance(0.3) { lines.reverse() }
    items[surface] = lines
    add(.items(surface: surface, items: lines, all: all))
  }

  mutating func removeItems() {
    let surface = anySurface()
    let gone = (0...random.below(2)).map { _ in anyItem(surface) }
    items[surface]?.removeAll { gone.contains($0.id) }
    add(.remove(surface: surface, items: gone, reason: random.pick([.deleted, .offscreen])))
  }

  mutating func reinsert() {
    let surface = anySurface()
    guard var line = items[surface].flatMap({ $0.randomElement(using: &random) }) else { return }
    add(.remove(surface: surface, items: [line.id], reason: random.pick([.deleted, .offscreen])))
    if random.chance(0.15) { pass() }
    if random.chance(0.3) { line = item(line.id) }
    put(line, in: surface)
  }

  mutating func moveToAnotherSurface() {
    let surface = anySurface()
    let other = anySurface()
    guard let line = items[surface].flatMap({ $0.randomElement(using: &random) }) else { return }
    items[surface]?.removeAll { $0.id == line.id }
    let removal = Input.remove(surface: surface, items: [line.id], reason: random.pick([.deleted, .offscreen]))
    if random.chance(0.7) { add(removal) }
    put(line, in: other)
  }

  mutating func tap() {
    let surface = anySurface()
    add(.tap(surface: surface, item: anyItem(surface)))
  }

  mutating func attributes() {
    let surface = anySurface()
    add(
      .attributes(surface: surface, item: anyItem(surface), attributes: ["n": .integer(Int64(random.below(9)))]))
  }

  mutating func veto() {
    let surface = anySurface()
    add(.veto(surface: surface, item: anyItem(surface), rule: anyRule(), isOn: random.chance(0.75)))
  }

  mutating func known() {
    let names = Self.contents + ["a", "b", "c"]
    let rule = onceRules.isEmpty || random.chance(0.2) ? anyRule() : random.pick(onceRules)
    add(.known(rule: rule, contents: (0...random.below(2)).map { _ in random.pick(names) }))
  }

  mutating func reset() {
    let surface = random.chance(0.35) ? nil : anySurface()
    let item = random.chance(0.5) ? nil : anyItem(surface ?? anySurface())
    add(.reset(surface: surface, item: item, rule: random.chance(0.5) ? nil : anyRule()))
  }

  mutating func covers() {
    let covers = (0..<random.pick([0, 1, 1, 2, 3])).map { _ in cover() }
    if random.chance(0.35) {
      add(.covers(surface: anySurface(), window: nil, covers: covers))
    } else {
      let window = windows.isEmpty || random.chance(0.4) ? nil : random.pick(windows)
      add(.covers(surface: nil, window: random.chance(awkwardness) ? "late" : window, covers: covers))
    }
  }

  /// A bad one more often than other bad numbers: few covers have an opacity at all.
  private mutating func opacity() -> Double {
    if random.chance(10 * awkwardness) { return random.pick([.nan, .infinity, -.infinity]) }
    return random.pick([0.25, 0.5, 0.75])
  }

  private mutating func cover() -> Cover {
    var cover = Cover(
      rect: Rect(x: coordinate(-1...8), y: coordinate(-1...16), width: length(), height: length()))
    if random.chance(0.3) { cover.rect.x = -8 }
    if random.chance(0.4) { cover.rect.width = 400 }
    if random.chance(0.3) { cover.kind = random.pick(Cover.Kind.allCases) }
    if random.chance(0.2) { cover.opacity = opacity() }
    while random.chance(0.25) {
      let surface = anySurface()
      cover.except.append(.init(surface: random.chance(0.5) ? nil : surface, item: anyItem(surface)))
    }
    return cover
  }
}
