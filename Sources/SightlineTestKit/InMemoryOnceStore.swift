// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A store of `once` that lives as long as the test does.
///
/// Keep it over several runs to play the launches of an app; put contents in beforehand to play an old installation.
public struct InMemoryOnceStore: OnceStore, Sendable, Hashable {
  /// What is stored, by the name of the rule.
  public private(set) var contents: [String: Set<String>]

  /// Makes a store that holds `contents`, by the name of the rule.
  public init(_ contents: [String: Set<String>] = [:]) {
    self.contents = contents
  }

  /// Those of `contents` that are stored under `rule`, in the order given.
  public func known(_ contents: [String], rule: String) -> [String] {
    guard let stored = self.contents[rule] else { return [] }
    return contents.filter(stored.contains)
  }

  /// Stores `contents` under `rule`; what is stored already stays.
  public mutating func store(_ contents: [String], rule: String) {
    self.contents[rule, default: []].formUnion(contents)
  }
}
