// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineSimulation
import Testing

/// Set RECORD_DOCUMENTATION=1 to rewrite the tables; the tests fail all the same, so that the difference is reviewed.
@Suite("Documentation/Simulation.md")
struct SimulationPageTests {
  private static let path = "Documentation/Simulation.md"

  @Test(
    "holds every parameter with its number and where it comes from, as they are in the code", .serialized,
    arguments: ["parameters", "devices", "sources"])
  func tables(name: String) throws {
    let page = try RepositoryFile.text(Self.path)
    let start = try #require(page.range(of: "<!-- \(name) -->\n"))
    let end = try #require(page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex))
    let text = Self.table(name)
    let found = String(page[start.upperBound..<end.lowerBound])
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] == "1" {
      try page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
        .write(to: RepositoryFile.url(Self.path), atomically: true, encoding: .utf8)
      Issue.record("the table of \(name) was rewritten; run again without RECORD_DOCUMENTATION")
    } else {
      #expect(found == text, "stale; RECORD_DOCUMENTATION=1 rewrites it")
    }
  }

  @Test("has a source for each number, or the word chosen")
  func sources() {
    let known = Set(SimulationSource.all.map { "[\($0.number)]" })
    var names: Set<String> = []
    for parameter in SimulationParameter.all {
      #expect(names.insert(parameter.name).inserted, "\(parameter.name) twice")
      #expect(parameter.source == "chosen" || known.contains(parameter.source), "\(parameter.name)")
      #expect(parameter.value.isFinite && !parameter.meaning.isEmpty)
    }
    let used = Set(SimulationParameter.all.map(\.source)).union(["[24]", "[25]", "[26]"])
    #expect(known.subtracting(used).isEmpty, "sources that nothing names")
  }

  @Test("names every layout and behavior")
  func names() throws {
    let page = try RepositoryFile.text(Self.path)
    for layout in SimulatedLayout.allCases { #expect(page.contains("| `\(layout)` | ")) }
    for behavior in SimulatedBehavior.allCases { #expect(page.contains("| `\(behavior)` | ")) }
    for listing in SimulatedListing.allCases { #expect(page.contains("`\(listing)`")) }
  }

  // MARK: Tables

  private static func table(_ name: String) -> String {
    switch name {
    case "parameters":
      SimulationParameter.all.reduce(into: "| name | value | meaning | source |\n| --- | --- | --- | --- |\n") {
        let unit = $1.unit.isEmpty ? "" : " \($1.unit)"
        $0 += "| `\($1.name)` | \(number($1.value))\(unit) | \($1.meaning) | \(source($1.source)) |\n"
      }
    case "devices":
      SimulatedDevice.all.reduce(into: devicesHead) {
        $0 += "| `\($1.id)` | \($1.name) | \(number($1.width)) × \(number($1.height)), @\(number($1.scale))x "
        $0 += "| \(number($1.top)), \(number($1.bottom)), \(number($1.turnedBottom)) "
        $0 += "| \(number($1.keyboard)), \(number($1.turnedKeyboard)) | \($1.maximumRate) Hz "
        $0 += "| \($1.id == "se" ? "[25], [26]" : $1.id == "x" ? "[24]" : "[25]") |\n"
      }
    default: SimulationSource.all.reduce(into: "") { $0 += "\($1.number). <\($1.address)>: \($1.words)\n" }
    }
  }

  private static let devicesHead = """
    | name | phone | screen | safe area: top, bottom, bottom when turned | keyboard: upright, turned | shows | source of the sizes |
    | --- | --- | --- | --- | --- | --- | --- |

    """

  private static func source(_ text: String) -> String { text == "chosen" ? "*chosen*" : text }

  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
