// SPDX-License-Identifier: MIT

/// What a host supplies so that a rule with `once` holds across launches.
///
/// The engine asks nothing by itself. Before a batch that could show a content for the first time, the host asks the
/// store and passes the answer as ``Input/known(rule:contents:)``, so that a replay needs no store. After taking events
/// it stores the contents of new impressions of such rules. An item without a content is stored under its id.
public protocol OnceStore {
  /// Those of `contents` that were reported under `rule` before, in the order given.
  func known(_ contents: [String], rule: String) throws -> [String]
  /// Remembers that these contents were reported under `rule`.
  mutating func store(_ contents: [String], rule: String) throws
}
