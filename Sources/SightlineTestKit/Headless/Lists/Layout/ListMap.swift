// SPDX-License-Identifier: MIT

/// Where everything in a list lies: sections one after the other. Every question costs the logarithm of the counts.
struct ListMap: Sendable {
  private(set) var sections: [SectionMap]
  private var tree: LengthTree

  init(_ sections: [SectionMap] = []) {
    var sections = sections
    tree = LengthTree(sections.indices.map { sections[$0].length })
    self.sections = sections
  }

  /// How many sums were looked at so far.
  var steps: Int { sections.reduce(tree.steps) { $0 + $1.stack.steps } }

  var length: Double {
    mutating get { tree.total }
  }

  mutating func start(of section: Int) -> Double { tree.sum(before: section) }

  mutating func length(of section: Int) -> Double { sections[section].length }

  /// The sections that have a part between two offsets.
  mutating func sections(from start: Double, to end: Double) -> Range<Int> {
    guard start < end, tree.count > 0 else { return 0..<0 }
    let first = tree.index(endingAfter: start)
    guard first < tree.count, tree.sum(before: first) < end else { return 0..<0 }
    var last = tree.index(endingAfter: end)
    if last < tree.count, tree.sum(before: last) < end { last += 1 }
    return first..<max(last, first + 1)
  }

  /// Which items of a section have a part between two offsets of the list; all of them in one that scrolls by itself
  /// are its own matter.
  mutating func items(of section: Int, from start: Double, to end: Double) -> Range<Int> {
    let origin = self.start(of: section)
    return sections[section].items(from: start - origin, to: end - origin)
  }

  /// Which items of a section that scrolls by itself have a part between two offsets of its own.
  mutating func ownItems(of section: Int, from start: Double, to end: Double) -> Range<Int> {
    sections[section].stack.items(from: start - sections[section].near, to: end - sections[section].near)
  }

  /// Where an item lies in the list or, in a section that scrolls by itself, in the content of that.
  mutating func span(of path: HeadlessPath) -> ListSpan {
    if sections[path.section].isOrthogonal {
      let own = sections[path.section].stack.span(of: path.item)
      return ListSpan(
        along: own.across, across: own.along + sections[path.section].near, length: own.width, width: own.length)
    }
    var span = sections[path.section].span(of: path.item)
    span.along += start(of: path.section)
    return span
  }

  /// Where the scroll view of a section that scrolls by itself lies.
  mutating func bodySpan(of section: Int) -> ListSpan {
    var span = sections[section].bodySpan()
    span.along += start(of: section)
    return span
  }

  /// The length of the content of a section that scrolls by itself, in its own direction.
  mutating func ownLength(of section: Int) -> Double {
    sections[section].stack.total + sections[section].near + sections[section].far
  }

  /// Gives an item the length that it turned out to have; answers by how much what follows moves.
  mutating func setLength(_ length: Double, of path: HeadlessPath) -> Double {
    guard !sections[path.section].isOrthogonal else { return 0 }
    let change = sections[path.section].stack.setLength(length, of: path.item)
    if change != 0 { tree.set(sections[path.section].length, at: path.section) }
    return change
  }

  // MARK: Headers and footers

  /// Where the header of a section lies while the list shows what is between two offsets.
  mutating func header(of section: Int, from start: Double, to end: Double) -> ListSpan {
    let layout = sections[section].layout
    let origin = self.start(of: section)
    var along = origin
    if layout.pins {
      along = min(max(origin, start), origin + length(of: section) - layout.headerLength - layout.footerLength)
      along = max(along, origin)
    }
    return ListSpan(along: along, across: 0, length: layout.headerLength, width: sections[section].width)
  }

  /// Where the footer of a section lies while the list shows what is between two offsets.
  mutating func footer(of section: Int, from start: Double, to end: Double) -> ListSpan {
    let layout = sections[section].layout
    let origin = self.start(of: section)
    let natural = origin + length(of: section) - layout.footerLength
    var along = natural
    if layout.pins {
      along = max(min(natural, end - layout.footerLength), origin + layout.headerLength)
      along = min(along, natural)
    }
    return ListSpan(along: along, across: 0, length: layout.footerLength, width: sections[section].width)
  }
}
