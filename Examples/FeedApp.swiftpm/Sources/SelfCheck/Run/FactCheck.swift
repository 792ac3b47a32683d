// SPDX-License-Identifier: MIT

import SightlineFacts

/// How one fact is tried: builds what is needed on a stage, does the thing, and writes down what was to be seen. What that
/// means is decided elsewhere (`FactJudgement`), by the same code that reads the file.
@MainActor
struct FactCheck {
  /// The number of the fact.
  var number: Int
  /// Tries it.
  var run: @MainActor (FactStage) async -> FactFinding

  init(_ number: Int, run: @escaping @MainActor (FactStage) async -> FactFinding) {
    self.number = number
    self.run = run
  }

  /// All checks that need no hand, in the order in which they are run.
  static let all: [FactCheck] =
    runLoop + tables + collections + orthogonal + scrolling + screens + windows + views + pictures + delegates + objects
    + swiftUI + probes
}

/// What has come of a check.
enum FactFinding: Sendable {
  /// This was observed.
  case observed(FactValues)
  /// Nothing could be tried, for this reason.
  case notTried(String)
}
