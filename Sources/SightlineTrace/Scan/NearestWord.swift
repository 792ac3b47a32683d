// SPDX-License-Identifier: MIT

/// Finds the word that somebody meant.
public enum NearestWord {
  /// The candidate with the fewest edits from `word`, if they are few for its length; the first of equals.
  ///
  /// An edit puts in, takes out or replaces a letter, or swaps two neighbours.
  public static func suggestion(for word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let allowed = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var twoBefore = [Int](repeating: 0, count: right.count + 1)
    var before = Array(0...right.count)
    for row in 1...max(left.count, 1) where !left.isEmpty {
      var line = [row]
      for column in 0..<right.count {
        let isSame = left[row - 1] == right[column]
        var edits = min(before[column] + (isSame ? 0 : 1), before[column + 1] + 1, line[column] + 1)
        if row > 1, column > 0, left[row - 1] == right[column - 1], left[row - 2] == right[column] {
          edits = min(edits, twoBefore[column - 1] + 1)
        }
        line.append(edits)
      }
      (twoBefore, before) = (before, line)
    }
    return before[right.count]
  }
}
