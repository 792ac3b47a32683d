// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

@Suite("real recordings against the browser's own observers")
struct RecordingTests {
  @Test("there are recordings")
  func some() {
    #expect(DataFile.recordings.count >= 14)
  }

  @Test(
    "at each entry of an observer the fraction agrees, and between entries no threshold is crossed",
    arguments: DataFile.recordings)
  func fractions(file: DataFile) throws {
    let recording = try Recording(file)
    var faults: [String] = []
    var compared = 0
    for observer in recording.observers {
      let timelines = FractionTimeline.all(of: RootCut.script(recording.script, root: observer.observer))
      let targets = Dictionary(grouping: recording.entries[observer.observer] ?? [], by: \.target)
      for (target, entries) in targets {
        let timeline = timelines[target] ?? FractionTimeline()
        let check = CrossingCheck(recording: recording, observer: observer, entries: entries, timeline: timeline)
        faults += check.faults()
        compared += entries.count
      }
    }
    #expect(compared > 100)
    #expect(faults.count == 0, "\(file): \(faults.sorted().prefix(5).joined(separator: "\n"))")
  }

  @Test("dwell at one half is what the observers' crossings say", arguments: DataFile.recordings)
  func dwell(file: DataFile) throws {
    let recording = try Recording(file)
    let expected = DwellOracle(recording)
    let found = DwellOracle.engine(recording)
    var faults: [String] = []
    for observer in recording.observers where !expected.isNested(observer.observer) {
      let targets = Set((recording.entries[observer.observer] ?? []).map(\.target)).sorted()
      for target in targets {
        let wanted = expected.stretches(observer: observer.observer, target: target)
        let got = found[target] ?? []
        if wanted != got { faults.append("\(target)\n  expected \(wanted)\n  found    \(got)") }
      }
    }
    #expect(faults.isEmpty, "\(file): \(faults.prefix(3).joined(separator: "\n"))")
  }

  @Test(
    "a recording gives the same events whatever the host does about waking, taking, copying and recording",
    arguments: DataFile.recordings)
  func ways(file: DataFile) throws {
    let trace = try TraceText.script(in: Array(Data(contentsOf: file.url)))
    let settled = Rule(name: "still", fraction: 0.5, continuous: .milliseconds(300), motion: .slowerThan(200))
    let rules = RuleBook(rules: [.mrcDisplay, .settledView, settled])
    let check = ReplayCheck(script: trace.script, rules: rules, maximumGap: trace.maximumGap)
    #expect(ReplayProof.faults(of: check) == [])
  }
}
