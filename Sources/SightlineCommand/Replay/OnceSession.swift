// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Plays the host's part for rules with `once` during the replay of one file: asks the store before a content could be
/// seen first, and stores what was reported.
final class OnceSession: @unchecked Sendable {
  // Used by the one thread that replays; traces are replayed one after another where there is a store.
  private let file: OnceFile
  private let rules: [String]
  private var asked: Set<String> = []

  init(_ file: OnceFile, _ book: RuleBook) {
    self.file = file
    rules = book.rules.filter { $0.repetition == .once }.map(\.name)
  }

  /// A new tracker knows nothing.
  func beginTrace() {
    asked = []
  }

  /// What to feed before an input: for each rule the contents on it that the store has.
  @Sendable
  func companions(_ input: Input) -> [Input] {
    guard !rules.isEmpty, case .items(_, let items, _) = input else { return [] }
    let contents = items.map { $0.content ?? $0.id }.filter { asked.insert($0).inserted }
    return rules.compactMap { rule in
      let known = file.known(contents, rule: rule)
      return known.isEmpty ? nil : .known(rule: rule, contents: known)
    }
  }

  /// Stores what was reported.
  func store(_ events: [Event]) throws {
    guard !rules.isEmpty else { return }
    file.store(events, rules: Set(rules))
    try file.flush()
  }
}
