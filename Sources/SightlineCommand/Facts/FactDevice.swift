// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineFacts
#endif

/// A file of facts, and the device that it is of.
struct FactDevice {
  let path: String
  let report: FactReport

  /// What was found of a fact; `nil` where the file has no line for it.
  func result(_ number: Int) -> FactResult? { report.results.first { $0.number == number } }

  /// Where the app that tried the facts and this program do not know the same.
  var notes: [String] {
    report.results.compactMap { result in
      guard let fact = UIKitFact.numbered(result.number) else {
        return "\(path): F\(result.number) is not known here; a newer sightline may say more of it"
      }
      guard result.expected != fact.trial.expected else { return nil }
      return "\(path): \(fact.id) was tried with another expectation than this program has; its own is used"
    }
  }
}
