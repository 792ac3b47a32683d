// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("What notices of scenes mean")
struct SceneSignalTests {
  @Test("a signal means a state, and only being active is active")
  func states() {
    #expect(SceneSignal.allCases.map(\.state) == [.inactive, .active, .inactive, .background, .background])
  }

  @Test(
    "what an app says as a whole counts for windows for which no scene speaks",
    arguments: [(false, false, true), (false, true, true), (true, false, true), (true, true, false)])
  func app(hasScene: Bool, isAttached: Bool, counts: Bool) {
    #expect(SceneSignal.appSpeaks(forWindowWithScene: hasScene, isAttached: isAttached) == counts)
  }
}
