// SPDX-License-Identifier: MIT

/// Which misuses were reported already: each once for each subject, and no more than a bounded number in all.
struct MisuseLog {
  /// In order, so that one is found by halves. A set would be some kilobytes of code for what happens rarely.
  private var reported: [String] = []
  private static let limit = 1_000

  /// Whether it has not been reported before; from now on it has.
  mutating func isNew(_ misuse: Misuse) -> Bool {
    guard reported.count < Self.limit else { return false }
    let key = Self.key(misuse)
    var (low, high) = (0, reported.count)
    while low < high {
      let middle = low + (high - low) / 2
      if reported[middle] < key { low = middle + 1 } else { high = middle }
    }
    if low < reported.count, reported[low] == key { return false }
    reported.insert(key, at: low)
    return true
  }

  /// No two of what names a misuse give one text: each part says how long it is.
  private static func key(_ misuse: Misuse) -> String {
    var key = misuse.kind.rawValue
    for part in [misuse.surface, misuse.subject] {
      key += part.map { " " + String($0.utf8.count) + ":" + $0 } ?? " -"
    }
    return key
  }
}
