// SPDX-License-Identifier: MIT

/// Which misuses were reported already: each once for each subject, and no more than a bounded number in all.
struct MisuseLog {
  private struct Key: Hashable {
    var kind: Misuse.Kind
    var surface: String?
    var subject: String?
  }

  private var reported: Set<Key> = []
  private static let limit = 1_000

  /// Whether it has not been reported before; from now on it has.
  mutating func isNew(_ misuse: Misuse) -> Bool {
    guard reported.count < Self.limit else { return false }
    return reported.insert(Key(kind: misuse.kind, surface: misuse.surface, subject: misuse.subject)).inserted
  }
}
