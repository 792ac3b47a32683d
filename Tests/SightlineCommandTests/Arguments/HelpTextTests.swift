// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("Help")
struct HelpTextTests {
  static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Command.md")

  @Test("no line of a help text is wider than a terminal", arguments: SightlineTool.specifications.map(\.name))
  func width(_ name: String) throws {
    let run = try CommandRun("help", name)
    for line in run.output.split(separator: "\n") where !line.hasPrefix("  sightline") && !line.hasPrefix("  zcat") {
      #expect(line.count <= HelpText.width, "\(line)")
    }
  }

  @Test("help can be asked for in three ways", arguments: SightlineTool.specifications.map(\.name))
  func ways(_ name: String) throws {
    let help = try CommandRun("help", name)
    #expect(help.code == .done)
    #expect(help.output.hasPrefix("sightline \(name): "))
    for words in [[name, "--help"], [name, "-h"]] {
      let run = try CommandRun(words)
      #expect(run.code == .done)
      #expect(run.output == help.output)
    }
  }

  @Test("the overview names every command", arguments: ["help", "--help", "-h"])
  func overview(_ word: String) throws {
    let run = try CommandRun(word)
    #expect(run.code == .done)
    for name in SightlineTool.specifications.map(\.name) { #expect(run.output.contains("\n  \(name) ")) }
  }

  /// Set RECORD_DOCUMENTATION=1 to rewrite the page; the test fails all the same, so that the difference is reviewed.
  @Test("Documentation/Command.md holds the help texts as they are")
  func pageIsFresh() throws {
    let text = Self.pageText()
    let written = try? String(contentsOf: Self.page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("Documentation/Command.md was rewritten; run again without RECORD_DOCUMENTATION")
    } else {
      #expect(written == text, "stale; run this test with RECORD_DOCUMENTATION=1 and review the difference")
    }
  }

  static func pageText() -> String {
    var text = """
      # The command

      `sightline` replays recordings and says what was seen. This page is written from the command's own help texts by a
      test; change those, not this page.

      ```
      \(HelpText.overview(of: SightlineTool.specifications))```

      """
    for specification in SightlineTool.specifications {
      text += "\n## \(specification.name)\n\n```\n\(HelpText.text(for: specification))```\n"
    }
    text += """

      ## Columns of the CSV

      In this order; `trace` and `rules` say where a row comes from, the others have the names and the numbers of the
      fields of the events, `band1` to `band4` are the four of `bands`. What a field is not given for is empty. In the
      last row of a trace `event` is `summary`, and `summary` holds the line that NDJSON has there.

      ```
      \(HelpText.wrap(CSVFormat.columns.joined(separator: ", "), to: 80).joined(separator: "\n"))
      ```

      ## The file of --once-store

      A trace of `known` lines, one for each content and rule that was reported. It can be validated and joined with
      others like any trace, lines are only ever added, and a last line without its newline, which a crash cut off, is
      taken away when the file is next opened. A file with anything else that cannot be read, a packed one, and a trace of
      something else are refused with the line and what to write (exit code 3), before anything is written. Before a line
      of a trace shows a content for the first time, what the store has of it is fed to the engine; such contents are
      counted as repeated.

      """
    return text
  }
}
