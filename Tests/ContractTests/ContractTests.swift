// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineTestKit
import Testing

/// Every contract on the host as one believes UIKit to be, under every single quirk, and under a sample of pairs.
@Suite("Contracts of the host")
@MainActor
struct ContractTests {
  @Test("a contract holds on the host as it is believed to be", arguments: ContractList.all)
  func plain(contract: Contract) {
    Self.askedOf[contract.name] = play(contract, [], seed: 1)
  }

  private func asked(of contract: Contract) -> Set<HeadlessQuirk> {
    if let known = Self.askedOf[contract.name] { return known }
    let asked = play(contract, [], seed: 1)
    Self.askedOf[contract.name] = asked
    return asked
  }

  @Test("a contract holds whichever single belief is wrong", arguments: ContractList.all)
  func singleQuirks(contract: Contract) {
    let asked = asked(of: contract)
    for quirk in HeadlessQuirk.allCases where contract.except[quirk] == nil && asked.contains(quirk) {
      play(contract, [quirk], seed: 1)
    }
  }

  /// How many pairs each contract is played under; which ones is drawn from a fixed seed.
  #if DEBUG
    private static let pairs = 3
  #else
    private static let pairs = 12
  #endif
  /// Which quirks each contract asks about, found out once.
  private static var askedOf: [String: Set<HeadlessQuirk>] = [:]

  @Test("a contract holds when two beliefs are wrong at once", arguments: ContractList.all.enumerated().map { $0 })
  func pairs(position: Int, contract: Contract) {
    var random = SplitMix64(seed: UInt64(position) &+ 2_026)
    let asked = asked(of: contract)
    let quirks = HeadlessQuirk.allCases.filter { contract.except[$0] == nil && asked.contains($0) }
    for _ in 0..<Self.pairs {
      guard let one = quirks.randomElement(using: &random), let other = quirks.randomElement(using: &random) else {
        return
      }
      play(contract, [one, other], seed: random.next())
    }
  }

  /// Plays it, and answers which quirks were asked about: one that was not, changes nothing.
  @discardableResult
  private func play(_ contract: Contract, _ quirks: Set<HeadlessQuirk>, seed: UInt64) -> Set<HeadlessQuirk> {
    let stage = Stage(quirks: quirks, seed: seed)
    contract.play(stage)
    let failures = stage.close()
    let names = quirks.map(\.rawValue).sorted().joined(separator: " + ")
    #expect(failures.isEmpty, "\(contract.name), under \(names), seed \(seed)\n\(failures.joined(separator: "\n"))")
    return stage.asked
  }
}
