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

  @Test(
    "is told of the first screen and of what a drag brings, each once, whatever the system does",
    arguments: HeadlessQuirk.allCases)
  func quirks(_ quirk: HeadlessQuirk) {
    let page = StopPage(rows: StopPage.rows(1...20), quirks: [quirk])
    page.wait(4_000)
    page.drag(800)
    page.wait(4_000)
    for kind in [StopReport.Kind.exposed, .effective] {
      #expect(page.ours(kind).flatMap(\.self).sorted() == StopPage.rows(1...8), "\(kind)")
    }
    page.app.finish()
    #expect(page.app.problems(everyWay: false) == [])
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
