// SPDX-License-Identifier: MIT

import SightlineTestKit

extension Contract {
  /// What does not hold when the system differs in these ways at once; quirks under which the promise cannot hold are
  /// left out. What `sightline facts --write-tests` writes calls this.
  @MainActor
  func faults(under quirks: Set<HeadlessQuirk>, seed: UInt64 = 1) -> [String] {
    let stage = Stage(quirks: quirks.filter { except[$0] == nil }, seed: seed)
    play(stage)
    return stage.close()
  }
}
