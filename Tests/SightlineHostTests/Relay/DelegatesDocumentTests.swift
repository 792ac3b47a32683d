// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineRelayPlan
import Testing

@Suite("The page on delegates")
struct DelegatesDocumentTests {
  /// The table as it ought to stand in the page.
  static var table: String {
    let lines = RelayMethod.all.map { method in
      "| `\(method.selector)` | \(method.use.words) | \(method.reason) |"
    }
    return (["| method | observed | why |", "| --- | --- | --- |"] + lines).joined(separator: "\n")
  }

  @Test("its table is that of the code")
  func tableIsFresh() throws {
    let page = try RepositoryFile.text("Documentation/Delegates.md")
    #expect(page.contains("\n\(Self.table)\n\n"), "put this into Documentation/Delegates.md:\n\(Self.table)")
  }

  @Test("it names the numbers that the code has")
  func numbers() throws {
    let page = try RepositoryFile.text("Documentation/Delegates.md")
    #expect(page.contains("within a second of that") && RelayPlan.patience == .seconds(1))
    #expect(page.contains("sixteen times") && RelayPlan.deepest == 16)
  }
}

extension RelayMethod.Use {
  fileprivate var words: String {
    switch self {
    case .observed: "yes"
    case .observedDirectly: "yes, directly"
    case .returnsValue: "no: returns a value"
    case .hasOutParameter: "no: answers through a pointer"
    case .presenceMatters: "no: its presence matters"
    case .notNeeded: "no: not needed"
    }
  }
}
