// SPDX-License-Identifier: MIT

import SightlineReport
import Testing

@Suite struct RuleFiguresTests {
  @Test("a rule that was not asked has counted nothing")
  func empty() {
    let figures = RuleFigures(rule: "viewable")
    #expect(figures.seen == 0 && figures.counted == 0 && figures.impressions == 0)
  }
}
