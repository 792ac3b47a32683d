// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("What the guides repeat of the code")
struct PageTests {
  static let catalog = "Sources/Sightline/Sightline.docc"

  /// The cells of the rows of a page's tables whose first cell is code.
  private func rows(of page: String) throws -> [[String]] {
    let document = try #require(Repository.document("\(Self.catalog)/\(page).md"), "\(page) is missing")
    return document.lines.filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func code(_ cell: String) -> String { cell.replacingOccurrences(of: "`", with: "") }

  @Test("each misuse that can be reported is explained, and no other")
  func misuses() throws {
    let path = Repository.root.appendingPathComponent("Sources/SightlineHost/Session/Misuse.swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    let kinds = source.matches(of: /\n    case ([a-zA-Z]+)/).map { String($0.output.1) }
    #expect(kinds.count > 10)
    let explained = try rows(of: "Troubleshooting").map { code($0[0]) }.filter { !$0.contains(" ") }
    #expect(explained.sorted() == kinds.sorted())
  }

  @Test("the costs that are shown are those that are held, within a tenth")
  func costs() throws {
    let shown = try rows(of: "Cost").filter { $0.count == 4 }
    #expect(shown.count > 10)
    for row in shown {
      let file = Repository.root.appendingPathComponent("Benchmarks/Thresholds/\(code(row[0])).json")
      let data = try #require(try? Data(contentsOf: file), "there is no threshold \(row[0])")
      let held = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let number = { (name: String) in (held[name] as? NSNumber)?.doubleValue ?? .nan }
      let instructions = Double(row[1].replacingOccurrences(of: ",", with: "")) ?? 0
      #expect(abs(instructions / number("instructions") - 1) < 0.1, "\(row[0]): \(number("instructions"))")
      #expect(Double(row[2]) == number("allocations").rounded(), "\(row[0]): \(number("allocations"))")
    }
  }

  @Test("each preset of rules is in the table of presets")
  func presets() throws {
    let path = Repository.root.appendingPathComponent("Sources/SightlineCore/Rules/Rule+Presets.swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    let names = source.matches(of: /public static let ([a-zA-Z]+) = Rule\(/).map { "." + String($0.output.1) }
    #expect(names.count == 6)
    let listed = try rows(of: "ChoosingRules").map { code($0[0]) }
    for name in names { #expect(listed.contains(name), "\(name)") }
  }

  @Test("each reason of a visit is in the table of reasons")
  func reasons() throws {
    let path = Repository.root.appendingPathComponent("Sources/SightlineCore/Model/VisitReason.swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    let reasons = source.matches(of: /\n  case ([a-z]+)/).map { String($0.output.1) }
    #expect(reasons.count == 10)
    let listed = try rows(of: "Visits").flatMap { code($0[0]).components(separatedBy: ", ") }
    for reason in reasons { #expect(listed.contains(reason), "\(reason)") }
  }
}
