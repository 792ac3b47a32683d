// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("compare --sweep")
struct SweepCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
  }

  private func words(_ format: String) -> [String] {
    [
      "compare", "--sweep", "fraction=0.5,1", "-s", "continuous=0.5..1.5:0.5", "-f", format,
      folder.path("feed.trace.jsonl"),
    ]
  }

  @Test("two axes are a grid in which the rule as it is is marked")
  func grid() throws {
    let run = try CommandRun(words("table"))
    #expect(run.code == .done)
    // `a` is whole for 1.25 s, `b` at least half visible for 1.75 s.
    #expect(
      run.output == """
        1 trace

        mrcDisplay counts 2 of 2 items seen (100.0 %) as it is, with 2 impressions.
          fraction \\ continuous  0.5   1  1.5
                            0.5    2  *2    1
                              1    1   1    0
          * as it is

        """)
  }

  @Test("one axis is a list")
  func list() throws {
    let run = try CommandRun("compare", "--sweep", "continuous=1,1.5,2", folder.path("feed.trace.jsonl"))
    #expect(
      run.output.hasSuffix(
        """
          continuous  COUNTED    SHARE  IMPRESSIONS
                   1        2  100.0 %            2  as it is
                 1.5        1   50.0 %            1
                   2        0    0.0 %            0

        """))
  }

  @Test("JSON and CSV have every combination, with the same numbers")
  func files() throws {
    let json = try CommandRun(words("json")).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let cells = try #require(object["cells"] as? [[String: Any]])
    #expect(cells.map { $0["counted"] as? Int } == [2, 2, 1, 1, 1, 0])
    #expect(cells.map { $0["fraction"] as? Double } == [0.5, 0.5, 0.5, 1, 1, 1])
    let rows = try CommandRun(words("csv")).output.split(separator: "\r\n")
    #expect(rows.first == "rule,book,fraction,continuous,seen,counted,impressions,detected")
    #expect(rows.dropFirst().first == "mrcDisplay,mrcDisplay,,,2,2,2,2")
    #expect(
      rows.dropFirst(2).map { $0.split(separator: ",").dropFirst(5).first.map(String.init) } == [
        "2", "2", "1", "1", "1", "0",
      ])
  }

  @Test("the page holds a table that needs no script and no network, and hostile names stay text")
  func page() throws {
    let hostile = #"</title><script>alert(1)</script>"#
    let rules = #"{"version":1,"rules":[{"name":"HOSTILE \"&'","fraction":0.5,"continuous":1}]}"#
    try folder.write(rules.replacingOccurrences(of: "HOSTILE", with: hostile), to: "rules.json")
    let path = folder.path("map.html")
    let run = try CommandRun(words("html") + ["-r", folder.path("rules.json"), "-o", path])
    #expect(run.code == .done && run.errors.isEmpty)
    let page = try folder.text("map.html")
    #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:") && !page.contains("src="))
    #expect(page.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39;"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "<td ").count - 1 == 6)
    #expect(page.components(separatedBy: "scope=\"row\"").count - 1 == 2)
    #expect(page.components(separatedBy: "<td class=\"h20 now\">").count - 1 == 1)
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test("the result does not depend on how many threads read", arguments: [2, 5])
  func threads(_ jobs: Int) throws {
    try folder.write(String(repeating: Samples.feed, count: 2_000), to: "feed.trace.jsonl")
    let alone = try CommandRun(words("csv") + ["-j", "1"])
    #expect(try CommandRun(words("csv") + ["-j", "\(jobs)"]).output == alone.output)
    #expect(alone.output.contains("mrcDisplay,mrcDisplay,,,4000,4000,4000,4000"))
  }

  @Test("a page without a sweep is refused, and so are sweeps that mean nothing")
  func usage() throws {
    let html = try CommandRun("compare", "-r", "mrcDisplay,mrcVideo", "-f", "html", folder.path("feed.trace.jsonl"))
    #expect(html.code == .wrongUsage && html.errors.contains("html is for sweeps"))
    let sweep = try CommandRun("compare", "--sweep", "fraction=0.1..1", folder.path("feed.trace.jsonl"))
    #expect(sweep.code == .wrongUsage && sweep.errors.contains("has no step; write --sweep fraction=0.1..1:0.1"))
  }
}
