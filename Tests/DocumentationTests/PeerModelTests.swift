// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A comment `<!-- theirs: impressionKit card@1.2 -->` before inputs says what that system would report of them.
@Suite("What the pages say of other systems")
struct PeerModelTests {
  static let samples = Repository.documents.flatMap(\.samples).filter { !$0.theirs.isEmpty }

  @Test("another system reports of an example what the page says", arguments: samples)
  func holds(_ sample: MarkdownFile.Sample) throws {
    let model = try #require(PeerModel(rawValue: sample.theirs[0]), "\(sample): no model of \(sample.theirs[0])")
    #expect(model.reports(of: sample.text) == Array(sample.theirs.dropFirst()), "\(sample)")
  }

  @Test("there are examples for each system that is modelled")
  func all() {
    #expect(Set(Self.samples.map { $0.theirs[0] }) == Set(PeerModel.allCases.map(\.rawValue)))
  }
}
