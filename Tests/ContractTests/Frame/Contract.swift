// SPDX-License-Identifier: MIT

import SightlineTestKit
import Testing

/// One promise of the host, as a screen on which it can be broken.
///
/// It is played on the headless host as one believes UIKit to be, under every single quirk, and under a seeded sample of
/// pairs. What it expects holds in all of them: which items count, and how often; times only within what the quirks
/// leave of them.
struct Contract: Sendable, CustomTestStringConvertible {
  /// A sentence that states behaviour; unique.
  var name: String
  /// What it proves: see ``Rows``.
  var proves: [String]
  /// Quirks under which the promise cannot hold, each with the reason.
  var except: [HeadlessQuirk: String]
  /// Plays it.
  var play: @MainActor @Sendable (Stage) -> Void

  init(
    _ name: String, proves: [String], except: [HeadlessQuirk: String] = [:],
    play: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.name = name
    self.proves = proves
    self.except = except
    self.play = play
  }

  var testDescription: String { name }
}
