// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("The handler for those who come from LBTrackManager")
struct StopReportTests {
  @Test("says what LBTrackManager says where that has seen everything", arguments: StopPlays.agreements)
  func agrees(_ play: StopPlay) { check(play) }

  @Test("does not lose what LBTrackManager loses", arguments: StopPlays.losses)
  func loses(_ play: StopPlay) {
    check(play)
    #expect(play.theirs.exposed != play.ours.exposed || play.theirs.effective != play.ours.effective)
  }

  private func check(_ play: StopPlay) {
    let page = StopPage(play.policy, rows: play.rows, height: play.height, hasBar: play.hasBar)
    play.play(page)
    #expect(page.theirs.exposed == play.theirs.exposed, "their exposed")
    #expect(page.theirs.effective == play.theirs.effective, "their effective")
    #expect(page.ours(.exposed) == play.ours.exposed, "our exposed")
    #expect(page.ours(.effective) == play.ours.effective, "our effective")
    page.app.finish()
    #expect(page.app.problems() == [])
  }
}
