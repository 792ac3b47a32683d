// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Commands in the documents")
struct ShellSampleTests {
  /// A command line that a document tells its reader to type.
  struct Call: Sendable, CustomStringConvertible {
    var sample: MarkdownFile.Sample
    var words: [String]

    var description: String { "\(sample): \(words.joined(separator: " "))" }
    var isCommand: Bool { words[0] == "sightline" || words[0].hasSuffix("/sightline") }
  }

  static let samples = Repository.documents.flatMap(\.samples).filter {
    ["sh", "bash", "shell", "console"].contains($0.language)
  }
  static let calls = samples.flatMap(calls(in:))

  @Test(
    "a call of the command names a subcommand, options and files that exist",
    arguments: calls.filter(\.isCommand))
  func commandExists(_ call: Call) throws {
    let products = try #require(Repository.products, "the built products were not found")
    let command = products.appendingPathComponent("sightline").path
    let names = call.words.dropFirst().prefix { !$0.hasPrefix("-") }
    guard let name = names.first else { return }
    let help = try Shell.run([command, name, "--help"], in: Repository.root)
    try #require(help.status == 0, "\(call): there is no 'sightline \(name)'")
    for option in call.words.filter({ $0.hasPrefix("--") }) {
      let bare = String(option.prefix { $0 != "=" })
      #expect(help.output.contains(bare), "\(call): 'sightline \(name)' has no option \(bare)")
    }
    for path in call.words where path.hasPrefix("Examples/") {
      let file = Repository.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(call): \(path) is not there")
    }
  }

  @Test(
    "a call of the command on files of this repository works",
    arguments: calls.filter { $0.isCommand && $0.words.contains { $0.hasPrefix("Examples/") } })
  func commandWorks(_ call: Call) throws {
    let products = try #require(Repository.products, "the built products were not found")
    let command = products.appendingPathComponent("sightline").path
    try Shell.withTemporaryFolder { folder in
      // What it writes goes elsewhere than into the repository.
      var words = Array(call.words.dropFirst())
      for index in words.indices.dropFirst() where ["-o", "--output"].contains(words[index - 1]) {
        words[index] = folder.appendingPathComponent(words[index]).path
      }
      let outcome = try Shell.run([command] + words, in: Repository.root)
      #expect(outcome.status == 0, "\(call) ended with \(outcome.status):\n\(outcome.output.suffix(2_000))")
    }
  }

  @Test(
    "the output shown under a command is what it prints",
    arguments: samples.filter { $0.language == "console" && calls(in: $0).count == 1 && calls(in: $0)[0].isCommand })
  func outputIsShown(_ sample: MarkdownFile.Sample) throws {
    let products = try #require(Repository.products, "the built products were not found")
    let call = Self.calls(in: sample)[0]
    let command = products.appendingPathComponent("sightline").path
    let outcome = try Shell.run([command] + call.words.dropFirst(), in: Repository.root)
    let shown = sample.text.split(separator: "\n", maxSplits: 1).last ?? ""
    #expect(outcome.output.trimmingCharacters(in: .newlines) == shown.trimmingCharacters(in: .newlines), "\(call)")
  }

  @Test("a make target that a document names exists", arguments: calls.filter { $0.words[0] == "make" })
  func targetExists(_ call: Call) throws {
    let makefile = try String(contentsOf: Repository.root.appendingPathComponent("Makefile"), encoding: .utf8)
    for target in call.words.dropFirst() where !target.contains("=") {
      #expect(makefile.contains("\n\(target):"), "\(call): the Makefile has no target '\(target)'")
    }
  }

  @Test("a script that a document names exists", arguments: calls.filter { $0.words[0].hasPrefix("Scripts/") })
  func scriptExists(_ call: Call) {
    let path = Repository.root.appendingPathComponent(call.words[0]).path
    #expect(FileManager.default.isExecutableFile(atPath: path), "\(call)")
  }

  /// In a `console` block only lines with a prompt are typed; the others are what came out.
  private static func calls(in sample: MarkdownFile.Sample) -> [Call] {
    let joined = sample.text.replacingOccurrences(of: "\\\n", with: " ")
    return joined.split(separator: "\n").flatMap { line -> [Call] in
      var typed = line.drop { $0 == " " }
      if typed.hasPrefix("$ ") {
        typed = typed.dropFirst(2)
      } else if sample.language == "console" {
        return []
      }
      if typed.hasPrefix("#") { return [] }
      let commands = typed.split(separator: "#", maxSplits: 1)[0].split(separator: "|")
      return commands.flatMap { $0.components(separatedBy: "&&") }.compactMap { command -> Call? in
        var words = command.split(separator: " ").map(String.init)
        // Assignments before a command, and where its output goes, are not part of it.
        words = Array(words.drop { $0.contains("=") && !$0.hasPrefix("-") }.prefix { !$0.hasPrefix(">") })
        return words.isEmpty ? nil : Call(sample: sample, words: words)
      }
    }
  }
}
