// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("The steps of a pass")
struct PassStepTests {
  @Test("a pass begins and ends once, and each search in it too, never inside another")
  func order() {
    let fixture = CostFixture()
    var steps: [PassStep] = []
    fixture.app.session.onStep = { steps.append($0) }
    fixture.app.advance(by: .milliseconds(1))
    for surface in ["surface-0", "surface-1", "surface-2"] { fixture.app.session.refresh(surface) }
    fixture.pass()
    let search: [PassStep] = [.coverSearchBegan, .coverSearchEnded]
    #expect(steps == [.passBegan] + search + search + search + [.passEnded])
    steps = []
    fixture.pass()
    #expect(steps == [.passBegan, .passEnded])
  }

  @Test("at the end of a pass its events are out, and the session may be asked and told")
  func ending() {
    let fixture = CostFixture()
    let session = fixture.app.session
    var isPaused = false
    session.onStep = { step in
      guard step == .passEnded, !isPaused else { return }
      isPaused = true
      session.pause()
    }
    fixture.pass()
    #expect(isPaused)
    #expect(session.overlay(in: fixture.app.window).surfaces.allSatisfy { !$0.isOpen })
    #expect(fixture.app.problems().isEmpty)
  }
}
