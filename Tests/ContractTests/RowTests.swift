// SPDX-License-Identifier: MIT

import SightlineTestKit
import Testing

/// The list of what is proved has no gaps.
@Suite("What the contracts prove")
struct RowTests {
  @Test("every row has a contract")
  func gaps() {
    let proved = Set(ContractList.all.flatMap(\.proves))
    let missing = Rows.all.filter { !proved.contains($0.id) }.map { "\($0.id): \($0.text)" }
    #expect(missing.isEmpty, "not proved:\n\(missing.joined(separator: "\n"))")
  }

  @Test("every contract names rows that exist, and has a name of its own")
  func names() {
    let rows = Set(Rows.all.map(\.id))
    #expect(rows.count == Rows.all.count)
    for contract in ContractList.all {
      #expect(!contract.proves.isEmpty, "\(contract.name) proves nothing")
      for row in contract.proves { #expect(rows.contains(row), "\(contract.name): no row \(row)") }
      for (quirk, reason) in contract.except {
        #expect(!reason.isEmpty, "\(contract.name): \(quirk.rawValue) without a reason")
      }
    }
    #expect(Set(ContractList.all.map(\.name)).count == ContractList.all.count)
  }
}
