// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import Testing

@Suite("every sentence of the fine print has a test")
struct CoverageTests {
  private static func names() throws -> Set<String> {
    var names: Set<String> = []
    for file in RepositoryFile.list("Tests/FinePrintTests", suffix: "Tests.swift") {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for part in text.components(separatedBy: "@Test(").dropFirst() {
        let name = part.drop { $0.isWhitespace || $0 == "\"" }
        names.insert(String(name.prefix { $0 != ":" && $0 != "\"" }))
      }
    }
    return names
  }

  @Test("numbers 1 to 48 of Documentation/FinePrint.md all have one", arguments: 1...48)
  func sentence(number: Int) throws {
    #expect(try Self.names().contains("fine print \(number)"))
  }

  @Test("decisions D1 to D43 of Documentation/FinePrint.md all have one", arguments: 1...43)
  func decision(number: Int) throws {
    #expect(try Self.names().contains("D\(number)"))
  }

  @Test("the page has the numbers that the tests cite")
  func page() throws {
    let page = try RepositoryFile.text("Documentation/FinePrint.md")
    for number in 1...48 { #expect(page.contains("\n\(number). "), "\(number)") }
    for number in 1...43 { #expect(page.contains("**D\(number).**"), "D\(number)") }
  }
}
