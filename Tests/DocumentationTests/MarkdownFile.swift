// SPDX-License-Identifier: MIT

import Foundation

/// As much of a Markdown file as the checks need: its code samples, links and headings.
struct MarkdownFile: Sendable {
  /// A fenced block of code.
  struct Sample: Sendable, CustomStringConvertible {
    var file: String
    /// The line of the opening fence, from 1.
    var line: Int
    var language: String
    var text: String
    /// What a comment `<!-- given: … -->` before the block declares for it, unseen by readers.
    var given: String
    /// The presets that a comment `<!-- rules: … -->` before the block names.
    var ruleNames: [String]
    /// The words of a comment `<!-- picture: … -->` before the block: a file, and the seconds that it shows.
    var picture: [String]
    /// The words of a comment `<!-- theirs: … -->` before the block: another system, and what it would report of it.
    var theirs: [String]
    /// The block of language `text` that follows with nothing but one line of prose between: what the program prints.
    var output: String?

    var description: String { "\(file):\(line)" }
    /// Whether it stands on its own: what imports nothing is a fragment.
    var isProgram: Bool { text.split(separator: "\n").contains { $0.hasPrefix("import ") } }
  }

  struct Link: Sendable, CustomStringConvertible {
    var file: String
    var line: Int
    var target: String

    var description: String { "\(file):\(line) -> \(target)" }
  }

  struct Image: Sendable {
    var words: String
    var target: String
  }

  var path: String
  var lines: [String]
  var samples: [Sample] = []
  var links: [Link] = []
  var images: [Image] = []
  /// The names that `#…` links may use, as the usual hosts make them from headings.
  var anchors: Set<String> = []

  init?(path: String, in root: URL) {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
    self.path = path
    lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    parse()
  }

  private mutating func parse() {
    var open: Sample?
    var given = ""
    var ruleNames: [String] = []
    var picture: [String] = []
    var theirs: [String] = []
    var isApple = false
    var proseSinceSample = Int.max
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if var sample = open {
          open = nil
          given = ""
          ruleNames = []
          picture = []
          theirs = []
          if sample.language == "text", proseSinceSample <= 1, let last = samples.indices.last,
            samples[last].language == "swift"
          {
            samples[last].output = sample.text
          }
          sample.text = sample.text.hasSuffix("\n") ? sample.text : sample.text + "\n"
          samples.append(sample)
          proseSinceSample = 0
        } else {
          let words = String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces)
          // DocC colours what is fenced as `swift` and nothing more; a comment says what it is compiled for.
          let language = words == "swift" && isApple ? "swift apple" : words
          isApple = false
          open = Sample(
            file: path, line: index + 1, language: language, text: "", given: given, ruleNames: ruleNames,
            picture: picture, theirs: theirs)
        }
      } else if open != nil {
        open?.text += line + "\n"
      } else {
        if line.hasPrefix("<!-- given: "), line.hasSuffix(" -->") {
          given = String(line.dropFirst(12).dropLast(4)) + "\n"
        } else if line == "<!-- apple -->" {
          isApple = true
        } else if line.hasPrefix("<!-- rules: "), line.hasSuffix(" -->") {
          ruleNames = line.dropFirst(12).dropLast(4).split(separator: " ").map(String.init)
        } else if line.hasPrefix("<!-- picture: "), line.hasSuffix(" -->") {
          picture = line.dropFirst(14).dropLast(4).split(separator: " ").map(String.init)
        } else if line.hasPrefix("<!-- theirs: "), line.hasSuffix(" -->") {
          theirs = line.dropFirst(13).dropLast(4).split(separator: " ").map(String.init)
        } else if !line.trimmingCharacters(in: .whitespaces).isEmpty {
          if proseSinceSample < Int.max { proseSinceSample += 1 }
        }
        if line.hasPrefix("#") { anchors.insert(anchor(of: line)) }
        images += line.matches(of: /!\[([^\]]*)\]\(([^()\s]+)\)/).map {
          Image(words: String($0.output.1), target: String($0.output.2))
        }
        for target in targets(in: line) { links.append(Link(file: path, line: index + 1, target: target)) }
      }
    }
  }

  private func anchor(of heading: String) -> String {
    let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
  }

  private func targets(in line: String) -> [String] {
    line.matches(of: /\]\(([^()\s]+)\)/).map { String($0.output.1) }
  }
}
