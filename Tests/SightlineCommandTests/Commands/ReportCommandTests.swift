// SPDX-License-Identifier: MIT

import Foundation
import SightlineReport
import Testing

@testable import SightlineCommand

@Suite("report")
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "Traces/one/feed.trace.jsonl")
    try folder.write(Samples.covered, to: "Traces/two/covered.trace.jsonl")
    try folder.write(#"{"version":1,"rules":[{"name":"long","fraction":0.5,"continuous":1.5}]}"#, to: "long.json")
  }

  /// The JSON elements of a page, the last of which is the index.
  private static func elements(_ page: String) throws -> [[String: Any]] {
    try page.components(separatedBy: #"<script type="application/json" "#).dropFirst().map { part in
      let start = try #require(part.range(of: ">")).upperBound
      let end = try #require(part.range(of: "</script>")).lowerBound
      let object = try JSONSerialization.jsonObject(with: Data(part[start..<end].utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("a page holds all traces under all rule books, and a row for each")
  func page() throws {
    let run = try folder.run(
      "report", "@Traces", "--rules", "mrcDisplay,anyPixel", "-r", "@long.json", "-o", "@page.html", "--title", "A & B",
      "--language", "zh")
    #expect(run.code == .done && run.output.isEmpty && run.errors.isEmpty)
    let page = try folder.text("page.html")
    let titles = page.components(separatedBy: "<title>A &amp; B</title>").count - 1
    #expect(titles == 1)
    let elements = try Self.elements(page)
    #expect(elements.count == 3)
    let index = try #require(elements.last)
    #expect(index["title"] as? String == "A & B" && index["language"] as? String == "zh")
    #expect(index["tool"] as? String == "sightline \(SightlineTool.version)")
    let rows = try #require(index["traces"] as? [[String: Any]])
    // Below the folder that they share: where it lies is nobody's business.
    #expect(rows.map { $0["name"] as? String } == ["one/feed.trace.jsonl", "two/covered.trace.jsonl"])
    let books = try #require(elements[0]["books"] as? [[String: Any]])
    #expect(books.map { $0["name"] as? String } == ["mrcDisplay,anyPixel", "long.json"])
    let tellsFolder = page.contains(folder.path)
    #expect(!tellsFolder)
  }

  @Test("a page of standard input goes to standard output; the same bytes each time")
  func pipe() throws {
    let run = try folder.run("report", "-", input: Samples.feed + Samples.covered)
    #expect(run.code == .done)
    let rows = try #require(try Self.elements(run.output).last?["traces"] as? [[String: Any]])
    #expect(rows.map { $0["line"] as? Int } == [1, 7])
    #expect(rows.map { $0["name"] as? String } == ["standard input", "standard input"])
    #expect(try folder.run("report", "-", input: Samples.feed + Samples.covered).output == run.output)
  }

  @Test("a trace with a fault is shown up to it, one that cannot be read is a row, and the exit code tells")
  func faults() throws {
    try folder.write(Samples.feed.replacingOccurrences(of: "\"end\"", with: "\"ent\""), to: "fault.trace.jsonl")
    try folder.write("no trace\n", to: "bad.trace.jsonl")
    try folder.write([0x1F, 0x8B, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], to: "packed.trace.jsonl.gz")
    let run = try folder.run(
      "report", "@fault.trace.jsonl", "@bad.trace.jsonl", "@packed.trace.jsonl.gz", "@missing.trace.jsonl",
      "@Traces/one/feed.trace.jsonl", "-o", "@page.html")
    #expect(run.code == .unreadable)
    #expect(run.errors.contains("@fault.trace.jsonl:6:"))
    #expect(run.errors.contains("@missing.trace.jsonl"))
    let elements = try Self.elements(folder.text("page.html"))
    #expect(elements.count == 3)
    let rows = try #require(elements.last?["traces"] as? [[String: Any]])
    #expect(rows.map { $0["element"] as? String } == ["trace-0", nil, nil, "trace-3"])
    #expect(rows.map { $0["error"] as? String != nil } == [true, true, true, false])
    #expect((elements[0]["error"] as? String)?.hasPrefix("line 6: 'ent' is not an op") == true)
    #expect(rows[2]["error"] as? String == "the gzip data is damaged; everything before the damage was read")
  }

  @Test("the page must not go to a terminal or over its own trace, and options are checked")
  func usage() throws {
    let terminal = try folder.run("report", "@Traces", isTerminal: true)
    #expect(terminal.code == .wrongUsage && terminal.output.isEmpty)
    #expect(terminal.errors.hasPrefix("sightline report: option '--output' is missing: --output FILE\n"))
    let trace = "@Traces/one/feed.trace.jsonl"
    #expect(try folder.run("report", trace, "-o", trace).code == .wrongUsage)
    #expect(try folder.text("Traces/one/feed.trace.jsonl") == Samples.feed)
    let language = try folder.run("report", trace, "--language", "zh-Hans")
    #expect(language.code == .wrongUsage)
    #expect(language.errors.contains("it takes en, zh"))
  }

  @Test("a page that is too large for a browser is written, and it is said")
  func largePage() throws {
    let output = ByteOutput()
    let console = Console(output: ByteOutput(), errors: ByteOutput(), input: 0)
    let files = [InputFile(path: folder.path("Traces/one/feed.trace.jsonl"))]
    var writer = ReportWriter(
      books: [], names: FileNames(files), index: ReportIndex(tool: "test"), page: ReportPage(), output: output)
    let progress = Progress(files: files, console: console, isOutputHidden: true)
    #expect(try writer.write(files, console: console, progress: progress) == .done)
    try output.finish()
    #expect(writer.bytes == output.memory.count)
    #expect(writer.remark() == nil)
    #expect(writer.remark(from: 200_000)?.hasPrefix("the page has 0 MB, which a browser may not open") == true)
  }

  @Test(
    "files are named below the folder that they share",
    arguments: [
      (["/a/b/x.jsonl"], ["x.jsonl"]),
      (["/a/b/x", "/a/c/y", "/a/z"], ["b/x", "c/y", "z"]),
      (["t/x", "-", "t/u/y"], ["x", "standard input", "u/y"]),
      (["x", "/a/y"], ["x", "a/y"]),
    ])
  func names(_ paths: [String], _ names: [String]) {
    let files = paths.map { InputFile(path: $0) }
    let naming = FileNames(files)
    #expect(files.map { naming.name(of: $0) } == names)
  }
}
