// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("scenes from public bug reports")
struct CaseTests {
  @Test("there are scenes")
  func some() {
    #expect(DataFile.cases.count >= 67)
  }

  @Test("a scene gives the events that its file expects, with a timer and without", arguments: DataFile.cases)
  func scene(file: DataFile) throws {
    let scene = try ExposureCase(contentsOf: file.url)
    let rules = try CaseConverter.rules(of: scene)
    let script = try CaseConverter.script(of: scene)
    let until = Timestamp.seconds(scene.until)
    let expected = CaseOutcome.expected(scene)
    for wakes in scene.wake == "inputs-only" ? [false] : [true, false] {
      let events = CaseOutcome.play(script, rules: rules, until: until, wakes: wakes)
      #expect(CaseOutcome.difference(CaseOutcome(events, of: scene), expected) == nil, "\(scene.name)")
    }
  }

  @Test(
    "a scene gives the same events whatever the host does about waking, taking, copying and recording",
    arguments: DataFile.cases
  )
  func ways(file: DataFile) throws {
    let scene = try ExposureCase(contentsOf: file.url)
    let script = try CaseConverter.script(of: scene).wait(until: scene.until)
    let check = ReplayCheck(script: script, rules: try CaseConverter.rules(of: scene))
    #expect(ReplayProof.faults(of: check) == [])
  }

  @Test("a scene written as a trace and read again gives the same events", arguments: DataFile.cases)
  func trace(file: DataFile) throws {
    let scene = try ExposureCase(contentsOf: file.url)
    let script = try CaseConverter.script(of: scene).wait(until: scene.until)
    let rules = try CaseConverter.rules(of: scene)
    let read = try TraceText.script(in: TraceText.text(of: script))
    #expect(read.script == script)
    let events = ReplayCheck(script: read.script, rules: rules).events()
    #expect(events == ReplayCheck(script: script, rules: rules).events())
    let outcome = CaseOutcome(events.filter { !CaseOutcome.isEnd($0) }, of: scene)
    #expect(CaseOutcome.difference(outcome, CaseOutcome.expected(scene)) == nil)
  }
}
