// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("Arguments")
struct ParsedArgumentsTests {
  static let command = CommandSpecification(
    name: "try", abstract: "", operands: "FILE", operandCount: 0...2, discussion: [],
    options: [
      OptionSpecification("rules", short: "r", value: "RULES", isRepeatable: true, help: ""),
      OptionSpecification("output", short: "o", value: "FILE", help: ""),
      OptionSpecification("strict", short: "s", help: ""),
      OptionSpecification("at", value: "SECONDS", help: ""),
      OptionSpecification("only", value: "KINDS", isList: true, help: ""),
    ], examples: [])

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    /// `name=value` for options, then operands.
    let parsed: [String]
    var testDescription: String { words.joined(separator: " ") }
    init(_ words: String, _ parsed: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.parsed = parsed.split(separator: " ").map(String.init)
    }
  }

  @Test(
    "words are options with values and operands",
    arguments: [
      Case("", ""),
      Case("a b", "a b"),
      Case("--rules x a", "rules=x a"),
      Case("a --rules x", "rules=x a"),
      Case("--rules=x --rules y", "rules=x rules=y"),
      Case("--output=a=b", "output=a=b"),
      Case("-o x -s", "output=x strict="),
      Case("-ox", "output=x"),
      Case("-so x", "strict= output=x"),
      Case("-sox", "strict= output=x"),
      Case("-", "-"),
      Case("-- --rules x", "--rules x"),
      Case("--at -1.5", "at=-1.5"),
      Case("-o -", "output=-"),
      Case("--strict --strict", "strict= strict="),
      Case("-h", "help="),
      Case("--help a b c", "help= a b c"),
    ])
  func parses(_ test: Case) throws {
    let arguments = try ParsedArguments(test.words, for: Self.command)
    #expect(arguments.options.map { "\($0.name)=\($0.value)" } + arguments.operands == test.parsed)
  }

  @Test(
    "what cannot be done is said with what to write",
    arguments: [
      ("--ruls x", "unknown option '--ruls'; did you mean '--rules'?"),
      ("--out x", "unknown option '--out'; did you mean '--output'?"),
      ("--quite", "unknown option '--quite'"),
      ("-x", "unknown option '-x'"),
      ("--rules", "option '--rules' needs a value: --rules RULES"),
      ("--rules --strict", "option '--rules' needs a value: --rules RULES"),
      ("-o", "option '-o' needs a value: -o FILE"),
      ("--strict=yes", "option '--strict' takes no value"),
      ("-o a -o b", "option '--output' is given twice"),
      ("a b c", "'c' is one word too many"),
      ("--rules=", "option '--rules' needs a value: --rules RULES"),
      ("--rules=x --rules=", "option '--rules' needs a value: --rules RULES"),
      ("--only=,", "option '--only' needs a value: --only KINDS"),
    ])
  func refuses(_ words: String, _ message: String) {
    let words = words.split(separator: " ").map(String.init)
    #expect(throws: UsageError(message, command: "try")) { try ParsedArguments(words, for: Self.command) }
  }

  @Test("an operand that must be there is asked for by its name")
  func missingOperand() {
    let command = CommandSpecification(
      name: "try", abstract: "", operands: "TRACE", operandCount: 1...1, discussion: [], options: [], examples: [])
    #expect(throws: UsageError("TRACE is missing", command: "try")) { try ParsedArguments([], for: command) }
  }

  @Test("a comma list gives its parts in order, without empty ones")
  func lists() throws {
    let arguments = try ParsedArguments(["--rules", "a,b,", "--rules=c"], for: Self.command)
    #expect(arguments.list("rules") == ["a", "b", "c"])
  }
}

@Suite("Nearest name")
struct NearestTests {
  @Test(
    "edits are letters put in, taken out, changed and swapped",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "axc", 1), ("abc", "ac", 1),
      ("abc", "acb", 1), ("repaly", "replay", 1), ("kitten", "sitting", 3),
    ])
  func edits(_ left: String, _ right: String, _ edits: Int) {
    #expect(Nearest.edits(from: Array(left.unicodeScalars), to: Array(right.unicodeScalars)) == edits)
  }

  @Test(
    "the nearest of the candidates is found, and none when all are far",
    arguments: [
      ("repaly", "replay"), ("chek", "check"), ("Replay", "replay"), ("expl", "explain"), ("xyz", nil), ("r", nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ nearest: String?) {
    #expect(Nearest.name(to: word, among: ["replay", "check", "explain", "validate", "rules"]) == nearest)
  }
}
