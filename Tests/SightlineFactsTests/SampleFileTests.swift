// SPDX-License-Identifier: MIT

import Foundation
import SightlineFacts
import Testing

@Suite("The file of facts in Examples")
struct SampleFileTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Facts/sample.facts.ndjson")

  @Test("it is of a device that does not exist, on which three facts differ")
  func sample() throws {
    let report = SampleReport.report(differing: [35, 44, 92])
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] == "1" {
      try Data(report.text.utf8).write(to: Self.file)
      Issue.record("\(Self.file.lastPathComponent) was rewritten; run again without RECORD_DOCUMENTATION")
    }
    #expect(try FactReport.read(Array(Data(contentsOf: Self.file)), file: "sample") == report)
  }
}
