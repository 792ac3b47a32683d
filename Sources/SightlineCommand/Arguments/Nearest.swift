// SPDX-License-Identifier: MIT

/// Finds what a misspelled name was meant to be.
enum Nearest {
  /// The candidate with the fewest edits to `name`, the first of equals, or `nil` when none is near enough: at most
  /// one edit for each three letters, and one that it begins counts as near.
  static func name(to name: String, among candidates: [String]) -> String? {
    let word = Array(name.lowercased().unicodeScalars)
    var best: (candidate: String, edits: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let edits = edits(from: word, to: letters)
      let limit = max(1, max(word.count, letters.count) / 3)
      let isNear = edits <= limit || (word.count >= 3 && letters.starts(with: word))
      if isNear, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.candidate
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbour.
  static func edits(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
