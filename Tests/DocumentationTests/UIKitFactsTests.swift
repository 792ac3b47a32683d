// SPDX-License-Identifier: MIT

import Foundation
import SightlineFacts
import Testing

@Suite("The list of facts about UIKit")
struct UIKitFactsTests {
  /// A row of the tables, its cells without the spaces around them.
  struct Fact: Sendable, CustomStringConvertible {
    var number: String
    var fact: String
    var reliedOnBy: String
    var source: String
    var quirk: String
    var cells: Int

    init(_ line: String) {
      let cells = line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      func cell(_ index: Int) -> String { cells.indices.contains(index) ? cells[index] : "" }
      (number, fact, reliedOnBy, source, quirk) = (cell(0), cell(1), cell(2), cell(3), cell(4))
      self.cells = cells.count
    }

    var description: String { number }
    /// The quirk's name, nil for a dash.
    var quirkName: String? {
      quirk.hasPrefix("`") && quirk.hasSuffix("`") ? String(quirk.dropFirst().dropLast()) : nil
    }
  }

  static let facts = (Repository.document("Documentation/UIKitFacts.md")?.lines ?? [])
    .filter { $0.hasPrefix("| F") }.map(Fact.init)

  @Test("each fact has a number of its own, and numbers grow down a table")
  func numbered() {
    #expect(Self.facts.count > 60)
    var numbers: Set<Int> = []
    var last = 0
    for line in Repository.document("Documentation/UIKitFacts.md")?.lines ?? [] {
      if line.hasPrefix("## ") { last = 0 }
      guard line.hasPrefix("| F") else { continue }
      let number = Int(Fact(line).number.dropFirst()) ?? 0
      #expect(number > last, "\(line.prefix(40))")
      #expect(numbers.insert(number).inserted, "F\(number) stands twice")
      last = number
    }
  }

  @Test("each fact is a sentence, with what relies on it and a source or the mark assumed", arguments: facts)
  func complete(_ fact: Fact) {
    #expect(fact.cells == 5)
    #expect(fact.fact.hasSuffix("."))
    #expect(!fact.reliedOnBy.isEmpty)
    let words = fact.source.split(separator: " ")
    #expect(!words.isEmpty)
    for (index, word) in words.enumerated() {
      let isLink = word.hasPrefix("<http") && word.hasSuffix(">")
      #expect(isLink || (index == 0 && word == "*assumed*"), "\(word) is neither a link nor *assumed*")
    }
    #expect(fact.quirkName != nil || fact.quirk == "—")
  }

  @Test("no two facts say the same")
  func distinct() {
    #expect(Set(Self.facts.map(\.fact)).count == Self.facts.count)
  }

  private static let quirkFile = Repository.root
    .appendingPathComponent("Sources/SightlineTestKit/Headless/App/HeadlessQuirk.swift")

  @Test(
    "the quirks of the list are those of the headless host",
    .enabled(if: FileManager.default.fileExists(atPath: quirkFile.path), "there is no headless host yet"))
  func quirks() throws {
    let source = try String(contentsOf: Self.quirkFile, encoding: .utf8)
    let cases = source.components(separatedBy: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      return words.count == 2 && words[0] == "case" ? String(words[1]) : nil
    }
    #expect(!cases.isEmpty)
    #expect(Set(cases) == Set(Self.facts.compactMap(\.quirkName)))
  }

  @Test("the table that devices are compared with has the facts of this list, each with its quirk")
  func table() {
    let listed = Self.facts.map { "\($0.number) \($0.quirkName ?? "-")" }
    #expect(listed == UIKitFact.all.map { "\($0.id) \($0.quirk ?? "-")" })
  }

  /// The sources of the self-check, by their paths.
  private static let selfCheck: [String: String] = {
    let folder = Repository.root.appendingPathComponent("Examples/FeedApp.swiftpm/Sources/SelfCheck")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }.compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map { (file, $0) }
    }
    return Dictionary(uniqueKeysWithValues: sources)
  }()

  private static func numbers(_ wanted: (FactTrial) -> Bool) -> [Int] {
    UIKitFact.all.filter { wanted($0.trial) }.map(\.number).sorted()
  }

  @Test("the self-check of the example tries each fact that can be tried, by a program or by hand, and no other")
  func checks() {
    let source = Self.selfCheck.values.joined()
    let byProgram = source.matches(of: /FactCheck\((\d+)\)/).compactMap { Int($0.output.1) }
    let byHand = source.matches(of: /HandCheck\((\d+)/).compactMap { Int($0.output.1) }
    #expect(byProgram.sorted() == Self.numbers { if case .program = $0 { true } else { false } })
    #expect(byHand.sorted() == Self.numbers { if case .byHand = $0 { true } else { false } })
  }

  @Test("a check writes down everything that its fact expects")
  func observations() {
    var sections: [Int: Substring] = [:]
    for source in Self.selfCheck.values {
      let begins = source.matches(of: /(?:FactCheck|HandCheck)\((\d+)/)
      for (place, begin) in begins.enumerated() {
        let end = place + 1 < begins.count ? begins[place + 1].range.lowerBound : source.endIndex
        if let number = Int(begin.output.1) { sections[number] = source[begin.range.lowerBound..<end] }
      }
    }
    let hands = Self.selfCheck.filter { $0.key.hasPrefix("Hand/") }.values.joined()
    for fact in UIKitFact.all {
      for expectation in fact.trial.expected {
        let word = "\"\(expectation.name)\""
        let isInHands = if case .byHand = fact.trial { hands.contains(word) } else { false }
        #expect(isInHands || sections[fact.number]?.contains(word) == true, "\(fact.id) observes no \(word)")
      }
    }
  }
}
