// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Test("a tracker can be made")
func placeholder() {
  var tracker = Tracker(rules: RuleBook(rules: [.anyPixel]))
  #expect(tracker.takeEvents().isEmpty)
}
