// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// Names what a list shows by the identifiers of its diffable source: true to the cells on screen at any time (F26, F112).
@MainActor
final class DiffableNames {
  private weak var source: (any ListNaming)?
  private let names = ItemNames<AnyHashable>()
  private let item: @MainActor (ItemNames<AnyHashable>, AnyHashable) -> ExposedItem?

  init(
    _ source: any ListNaming, item: @escaping @MainActor (ItemNames<AnyHashable>, AnyHashable) -> ExposedItem?
  ) {
    self.source = source
    self.item = item
  }

  var identification: Identification {
    .live({ place in self.item(at: place) }, contains: { id in self.contains(id) })
  }

  private func item(at place: CellPlace) -> ExposedItem? {
    guard place.kind == .cell, let identifier = source?.identifier(at: place.indexPath),
      let item = item(names, identifier)
    else { return nil }
    names.note(item.id, for: identifier)
    return item
  }

  /// What is not known is not said to be gone.
  private func contains(_ id: String) -> Bool {
    guard let source, let identifier = names.identifier(for: id) else { return true }
    return source.has(identifier)
  }
}

extension ExposureMonitor {
  /// By identifiers from which ids can be taken; where they cannot, that is told once.
  func identification(of source: any ListNaming, in surface: String) -> Identification {
    let names = DiffableNames(source) { [weak self] names, identifier in
      if let id = names.id(for: identifier, make: Self.id) { return ExposedItem(id) }
      self?.session.noteIdentifier(of: String(describing: type(of: identifier.base)), surface: surface)
      return nil
    }
    return names.identification
  }

  /// By identifiers and a closure of the app.
  func identification<Item>(
    of source: any ListNaming, item: @escaping @MainActor (Item) -> ExposedItem?
  ) -> Identification {
    DiffableNames(source) { _, identifier in (identifier.base as? Item).flatMap(item) }.identification
  }

  /// The host knows no types of Foundation.
  private static func id(of identifier: AnyHashable) -> String? {
    ItemID.of(identifier.base) { value in
      (value as? UUID)?.uuidString ?? (value as? URL)?.absoluteString
    }
  }
}
