// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import Testing

@testable import SightlineReport

@Suite("The page's sources")
struct ReportAssetsTests {
  private static let folder = "Sources/SightlineReport/Page/Assets"

  /// The files of a kind, one after another, in the order of their names.
  private static func text(_ suffix: String) throws -> String {
    let files = RepositoryFile.list(folder, suffix: suffix).sorted { left, right in
      left.lastPathComponent.utf8.lexicographicallyPrecedes(right.lastPathComponent.utf8)
    }
    return try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }.joined()
  }

  @Test("what is built in is what lies in the folder; Scripts/embed-page writes it")
  func isCurrent() throws {
    let parts = [(ReportAssets.page, ".html"), (ReportAssets.styles, ".css"), (ReportAssets.scripts, ".js")]
    for (embedded, suffix) in parts {
      let isSame = try Self.text(suffix) == embedded.description + "\n"
      #expect(isSame, "\(suffix) is stale: run Scripts/embed-page")
    }
  }

  @Test("the page has every mark once, in their order, and nothing in it asks for anything outside")
  func marks() throws {
    let page = ReportAssets.page.description
    var place = page.startIndex
    for mark in ReportPage.Mark.allCases {
      #expect(page.components(separatedBy: mark.rawValue).count == 2)
      let range = try #require(page.range(of: mark.rawValue, range: place..<page.endIndex))
      place = range.upperBound
    }
    #expect(page.contains("default-src 'none'"))
    let all = page + ReportAssets.styles.description + ReportAssets.scripts.description
    for word in ["http:", "https:", "@import", "fetch(", "XMLHttpRequest", "WebSocket", "</script", "</style", "<!--"] {
      let isAllowed = ReportPage.Mark.allCases.map(\.rawValue)
      let rest = isAllowed.reduce(all) { $0.replacingOccurrences(of: $1, with: "") }
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(word), "\(word)")
    }
  }

  @Test("a page has its data in elements that the index names")
  func elements() throws {
    let feed = PageThinningTests.feed(seconds: 3, items: 9)
    let traces = PageTrace.traces(Array((feed + feed).utf8))
    #expect(traces.count == 2)
    let page = ReportPage(title: "Two & more")
    var index = ReportIndex(tool: "sightline 1", title: "Two & more", language: "zh")
    var bytes = page.opening
    for (place, trace) in traces.enumerated() {
      bytes += page.element(trace, id: "trace-\(place)")
      index.add(trace, element: "trace-\(place)")
    }
    let text = String(decoding: bytes + page.closing(index), as: UTF8.self)
    #expect(text.contains("<title>Two &amp; more</title>"))
    #expect(!ReportPage.Mark.allCases.contains { text.contains($0.rawValue) })
    let opening = #"<script type="application/json" "#
    let elements = text.components(separatedBy: opening).dropFirst().map { $0.components(separatedBy: "</script>")[0] }
    #expect(elements.count == 3)
    let json = try elements.map { element in
      try JSONValue.parse(String(element[try #require(element.range(of: ">")).upperBound...]))
    }
    let rows = try #require(json.last?["traces"]?.array)
    #expect(rows.map { $0["element"]?.string } == ["trace-0", "trace-1"])
    #expect(rows.map { $0["line"].int } == [1, json[1]["line"].int])
    #expect(json.last?["language"]?.string == "zh")
    for (row, trace) in zip(rows, json) {
      #expect(row["inputs"].int > 100)
      #expect(row["seen"].int > 0 && row["seen"].int <= row["items"].int)
      for (book, other) in zip(row["books"]?.array ?? [], trace["books"]?.array ?? []) {
        for (place, rule) in (book["rules"]?.array ?? []).enumerated() {
          let impressions = (other["events"]?.array ?? []).filter { $0[1].string == "impression" && $0[3].int == place }
          #expect(rule["impressions"].int == impressions.count)
          let near = (other["near"]?.array ?? []).filter { $0[1].int == place && ($0[7].number ?? 0) >= 0.5 }
          #expect(rule["nearly"].int == near.count)
        }
      }
    }
  }
}
