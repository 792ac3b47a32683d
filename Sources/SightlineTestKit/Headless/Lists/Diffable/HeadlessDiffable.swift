// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// A diffable data source: the list shows a snapshot, and a new snapshot comes to it as a batch of changes.
///
/// The list holds it, as the source that it is.
@MainActor
public final class HeadlessDiffable {
  /// How a snapshot comes to the list.
  public enum Application: Sendable, Hashable, CaseIterable {
    /// By the differences from the one before.
    case difference
    /// By a reload.
    case reload
  }

  /// What was applied last.
  public private(set) var snapshot = HeadlessSnapshot()
  private var places: [String: HeadlessPath] = [:]
  private weak var list: HeadlessListView?
  /// What the cells show while the list has not come to the newest.
  private var shown = HeadlessSnapshot()
  private var unknownIn: UInt64?

  /// Makes the source of a list, empty at first.
  public init(
    _ list: HeadlessListView, reuseIdentifier: @escaping @MainActor (String) -> String = { _ in "cell" },
    length: (@MainActor (String) -> Double)? = nil, estimatedLength: (@MainActor (String) -> Double)? = nil,
    configureSupplementary: (@MainActor (HeadlessReusableView, CellPlace) -> Void)? = nil,
    configure: @escaping @MainActor (HeadlessCell, HeadlessPath, String) -> Void
  ) {
    self.list = list
    list.source = HeadlessListSource(
      numberOfSections: { self.snapshot.sections.count },
      numberOfItems: { self.snapshot.sections[$0].items.count },
      reuseIdentifier: { reuseIdentifier(self.newest($0) ?? "") },
      length: named(length), estimatedLength: named(estimatedLength),
      configureSupplementary: configureSupplementary,
      configure: { cell, path in
        if let id = self.newest(path) { configure(cell, path, id) }
      })
  }

  /// Shows another snapshot from the next layout on. An identifier that is there twice is against the rules.
  public func apply(_ snapshot: HeadlessSnapshot, by application: Application = .difference) {
    if let id = snapshot.firstRepeated {
      list?.violate("was given a snapshot in which '\(id)' is twice")
      return
    }
    let old = self.snapshot
    if let list, list.pending.isEmpty, !list.isLagging { shown = old }
    self.snapshot = snapshot
    places = snapshot.places()
    if let system = list?.system, system.has(.snapshotIdentifierNil) {
      unknownIn = system.turn
      system.perform {}
    }
    switch application {
    case .difference: list?.apply(SnapshotDifference(from: old, to: snapshot).updates)
    case .reload: list?.reloadData()
    }
  }

  /// What the list shows at a place; `nil` where nothing is.
  ///
  /// It is true to the cells at any time: before the layout that brings a new snapshot to them, it tells of the old one.
  public func itemIdentifier(at path: HeadlessPath) -> String? {
    if let unknownIn, let system = list?.system, system.turn <= unknownIn { return nil }
    let isBehind = list.map { !$0.pending.isEmpty || $0.isLagging } ?? false
    return Self.item(at: path, in: isBehind ? shown : snapshot)
  }

  /// Where an item is.
  public func path(of id: String) -> HeadlessPath? { places[id] }

  /// Whether an item is there.
  public func contains(_ id: String) -> Bool { places[id] != nil }

  /// The names of cells by their identifiers, for a session.
  public var identification: Identification {
    .live(
      { [weak self] place in
        guard let self, place.kind == .cell else { return nil }
        return itemIdentifier(at: HeadlessPath(place.section, place.item)).map { ExposedItem($0) }
      }, contains: { [weak self] id in self?.contains(id) ?? false })
  }

  private func named(_ length: (@MainActor (String) -> Double)?) -> (@MainActor (HeadlessPath) -> Double)? {
    guard let length else { return nil }
    return { length(self.newest($0) ?? "") }
  }

  private func newest(_ path: HeadlessPath) -> String? { Self.item(at: path, in: snapshot) }

  private static func item(at path: HeadlessPath, in snapshot: HeadlessSnapshot) -> String? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}
