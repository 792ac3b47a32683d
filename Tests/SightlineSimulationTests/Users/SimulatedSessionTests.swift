// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineSimulation
import SightlineTrace
import Testing

@Suite("A simulated session")
struct SimulatedSessionTests {
  @Test("gives the same bytes each time, in whatever pieces they are taken", arguments: SimulationSample.all)
  func same(sample: SimulationSample) {
    let session = sample.session(seconds: 15)
    let bytes = session.bytes()
    #expect(session.bytes(piece: 1) == bytes)
    #expect(session.bytes(piece: .max) == bytes)
  }

  @Test("is another with another seed, and with another number", arguments: SimulationSample.all)
  func different(sample: SimulationSample) {
    func inputs(_ session: SimulatedSession) -> [Input] { session.lines.map(\.input) }
    let first = inputs(sample.session(listing: .recycled, seconds: 15, rate: 120))
    #expect(inputs(sample.session(seed: 2, listing: .recycled, seconds: 15, rate: 120)) != first)
    #expect(inputs(sample.session(number: 2, listing: .recycled, seconds: 15, rate: 120)) != first)
  }

  @Test("says in its first line that nobody recorded it, and how to make it again")
  func head() throws {
    let session = SimulationSample(layout: .chat, behavior: .typing).session(
      seed: 9, number: 4, listing: .whole, rate: 120)
    let line = try #require(String(decoding: session.bytes(), as: UTF8.self).split(separator: "\n").first)
    #expect(line.contains(#""source":"simulated""#))
    #expect(line.hasSuffix(#", 120 Hz, chat, typing, whole, seed 9, session 4"}"#))
  }

  @Test("lasts as long as was asked for, in whole frames, and ends", arguments: SimulationSample.all, [0, 0.25, 7])
  func length(sample: SimulationSample, seconds: Double) throws {
    let session = sample.session(seconds: seconds, rate: 120)
    let lines = session.lines
    let last = try #require(lines.last)
    #expect(last.input == .end)
    #expect(last.time == .seconds(seconds))
    #expect(lines.count { $0.input == .end } == 1)
    var before = Timestamp.zero
    var isOrdered = true
    for line in lines {
      isOrdered = isOrdered && line.time >= before
      before = line.time
    }
    #expect(isOrdered)
    let frames = Set(FrameTimes(from: .zero, through: .seconds(seconds), perSecond: 120).map { $0 })
    #expect(lines.allSatisfy { frames.contains($0.time) })
  }

  @Test("is the same alone as in its fleet, and fleets mix as their weights say")
  func fleet() {
    var options = SimulationOptions()
    options.layouts = [SimulationShare(.feed, weight: 3), SimulationShare(.chat), SimulationShare(.grid, weight: 0)]
    let fleet = SimulatedFleet(seed: 5, options: options)
    let sessions = (1...2_000).map { fleet.session($0) }
    let feeds = sessions.count { $0.layout == .feed }
    #expect(feeds > 1_400 && feeds < 1_600)
    #expect(sessions.allSatisfy { $0.layout != .grid })
    for behavior in SimulatedBehavior.allCases {
      let share = sessions.count { $0.behavior == behavior }
      #expect(share > 200 && share < 380, "\(behavior)")
    }
    #expect(SimulatedFleet(seed: 5, options: options).session(1_234) == sessions[1_233])
    #expect(Set(sessions.map(\.device.id)).count == SimulatedDevice.all.count)
    options.rate = 120
    let fast = SimulatedFleet(seed: 5, options: options)
    #expect((1...200).allSatisfy { fast.session($0).device.maximumRate == 120 })
  }

  /// Set RECORD_SIMULATION=1 to rewrite the list; the test fails all the same, so that the difference is reviewed.
  ///
  /// The list is what other machines are compared with: a line differs where a number was rounded another way.
  @Test("gives the bytes of the list in the repository, on every machine")
  func checksums() throws {
    var text = ""
    for (index, sample) in SimulationSample.all.enumerated() {
      let session = sample.session(seed: 2026, number: UInt64(index) + 1, seconds: 30)
      let bytes = session.bytes()
      var checksum = EventChecksum()
      checksum.add(bytes)
      let digits = String(checksum.value, radix: 16)
      let padded = String(repeating: "0", count: 16 - digits.count) + digits
      text += "\(sample.layout) \(sample.behavior) \(session.listing) \(session.rate) \(bytes.count) \(padded)\n"
    }
    let path = "Tests/SightlineSimulationTests/Users/checksums.txt"
    if ProcessInfo.processInfo.environment["RECORD_SIMULATION"] == "1" {
      try text.write(to: RepositoryFile.url(path), atomically: true, encoding: .utf8)
      Issue.record("\(path) was rewritten; run again without RECORD_SIMULATION")
    } else {
      #expect(try RepositoryFile.text(path) == text, "a simulation is another; RECORD_SIMULATION=1 rewrites the list")
    }
  }
}
