// SPDX-License-Identifier: MIT

/// Which identifiers of a diffable source the ids of what is on screen were made from, so that a source can be asked
/// whether it still has what went off screen.
///
/// Its memory is bounded: what was not asked for while hundreds of others were is forgotten.
@MainActor
public final class ItemNames<Identifier: Hashable> {
  private var identifiers: [String: Identifier] = [:]
  private var olderIdentifiers: [String: Identifier] = [:]
  private var ids: [Identifier: String] = [:]
  private var olderIDs: [Identifier: String] = [:]
  private let limit: Int

  /// Makes an empty memory.
  /// - Parameter limit: At least this many are remembered, and at most twice as many.
  public init(limit: Int = 512) {
    self.limit = max(1, limit)
  }

  /// Remembers from what an id was made.
  public func note(_ id: String, for identifier: Identifier) {
    if let known = identifiers[id], known == identifier { return }
    if identifiers.count >= limit {
      olderIdentifiers = identifiers
      identifiers.removeAll()
    }
    identifiers[id] = identifier
  }

  /// From what an id was made, as far as that is remembered.
  public func identifier(for id: String) -> Identifier? { identifiers[id] ?? olderIdentifiers[id] }

  /// The id of an identifier: remembered, or else made.
  public func id(for identifier: Identifier, make: (Identifier) -> String?) -> String? {
    if let known = ids[identifier] { return known }
    guard let id = olderIDs[identifier] ?? make(identifier) else { return nil }
    if ids.count >= limit {
      olderIDs = ids
      ids.removeAll()
    }
    ids[identifier] = id
    return id
  }
}
