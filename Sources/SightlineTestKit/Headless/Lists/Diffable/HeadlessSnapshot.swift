// SPDX-License-Identifier: MIT

/// What a diffable data source shows: sections and items by identifiers, each of them unique.
public struct HeadlessSnapshot: Sendable, Hashable {
  /// A section and what is in it.
  public struct Section: Sendable, Hashable {
    /// Its identifier.
    public var id: String
    /// The identifiers of its items.
    public var items: [String]

    /// Makes a section.
    public init(_ id: String, _ items: [String]) {
      self.id = id
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]
  /// Items that shall get other cells when the snapshot is applied.
  public var reloadedItems: [String] = []
  /// Items whose cells shall be configured again, in place, when the snapshot is applied.
  public var reconfiguredItems: [String] = []

  /// Makes a snapshot of these sections.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }

  /// Makes a snapshot of one section.
  public init(items: [String]) {
    sections = [Section("section", items)]
  }

  /// How many items each section has.
  var counts: ListCounts { ListCounts(sections.map(\.items.count)) }

  /// An identifier that is there twice, as the real thing forbids.
  var firstRepeated: String? {
    var seen: Set<String> = []
    var seenSections: Set<String> = []
    for section in sections {
      if !seenSections.insert(section.id).inserted { return section.id }
      for item in section.items where !seen.insert(item).inserted { return item }
    }
    return nil
  }

  /// Where each item is.
  func places() -> [String: HeadlessPath] {
    var places: [String: HeadlessPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, id) in content.items.enumerated() { places[id] = HeadlessPath(section, item) }
    }
    return places
  }
}
