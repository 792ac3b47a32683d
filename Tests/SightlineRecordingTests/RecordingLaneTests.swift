// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTrace
import Synchronization
import Testing

@testable import RecordingFiles

@Suite("What carries a recording off the main thread")
struct RecordingLaneTests {
  private let feed = Input.surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 10, height: 10)))

  private func plan(_ place: RecordingPlace, total: Int = 1 << 20) -> RecordingWork.Plan {
    RecordingWork.Plan(
      head: TraceHead(source: "test"), limits: RecordingLimits(totalBytes: total, segmentBytes: 4_096),
      filter: RecordingFilter(rules: RuleBook(rules: [])), place: place, run: 1)
  }

  private func scroll(_ step: Int) -> Input {
    .scroll(surface: "feed", offset: Point(x: 0, y: Double(step)), phase: nil)
  }

  @Test("writes all that it was told, in order, to memory or to files, and both say the same")
  func same() async throws {
    try await TemporaryFolder.use { url in
      let faults = Faults()
      let lanes = [RecordingPlace.memory, .folder(url)].map { RecordingLane(plan($0)) { faults.add($0) } }
      for lane in lanes {
        lane.begin(with: [feed], at: .zero)
        for step in 1...1_000 { lane.take(scroll(step), at: .seconds(Double(step))) }
      }
      let going = try await lanes[1].recording()
      #expect(String(decoding: going.trace, as: UTF8.self).hasSuffix("\"offset\":[0,1000]}\n"))
      for lane in lanes { lane.end(at: .seconds(2_000)) }
      let (memory, folder) = (try await lanes[0].recording(), try await lanes[1].recording())
      #expect(memory.trace == folder.trace)
      #expect(String(decoding: memory.trace, as: UTF8.self).hasSuffix("{\"t\":2000,\"op\":\"end\"}\n"))
      #expect(memory.trace.split(separator: UInt8(ascii: "\n")).count == 1_003)
      #expect(memory.files.isEmpty)
      #expect(folder.files.count > 5)
      #expect(try ExposureRecording.recordings(in: url) == [folder.files])
      #expect(try ExposureRecording(files: folder.files).trace == folder.trace)
      #expect(faults.all.isEmpty)
    }
  }

  @Test("keeps within its limits together with what earlier recordings left")
  func limits() throws {
    try TemporaryFolder.use { url in
      for _ in 0..<3 {
        let lane = RecordingLane(plan(.folder(url), total: 20_000)) { Issue.record("\($0)") }
        lane.take(feed, at: .zero)
        for step in 1...120 { lane.take(scroll(step), at: .seconds(Double(step))) }
        lane.end(at: .seconds(500))
        lane.wait()
        let sizes = try TemporaryFolder.texts(url).values.map(\.utf8.count)
        #expect(sizes.reduce(0, +) <= 20_000)
      }
      // The newest is whole; of older ones, whole segments are left.
      let last = try #require(try ExposureRecording.recordings(in: url).last)
      let trace = String(decoding: try ExposureRecording(files: last).trace, as: UTF8.self)
      #expect(trace.split(separator: "\n").count == 123)
    }
  }

  @Test("says once that it cannot be written, and goes on without a word")
  func failure() async throws {
    try await TemporaryFolder.use { url in
      let file = url.appendingPathComponent("file")
      try Data().write(to: file)
      let faults = Faults()
      let lane = RecordingLane(plan(.folder(file))) { faults.add($0) }
      lane.begin(with: [feed], at: .zero)
      for step in 1...100 { lane.take(scroll(step), at: .seconds(Double(step))) }
      lane.end(at: .seconds(200))
      #expect(try await lane.recording().trace.isEmpty)
      #expect(faults.all.count == 1)
      guard case .store(let words)? = faults.all.first else { return #expect(Bool(false)) }
      #expect(!words.isEmpty)
    }
  }

  @Test("a folder that is taken away in the middle ends it with one fault")
  func removed() throws {
    try TemporaryFolder.use { url in
      let folder = url.appendingPathComponent("folder")
      let faults = Faults()
      let lane = RecordingLane(plan(.folder(folder), total: 20_000)) { faults.add($0) }
      lane.begin(with: [feed], at: .zero)
      lane.wait()
      try FileManager.default.removeItem(at: folder)
      for step in 1...2_000 { lane.take(scroll(step), at: .seconds(Double(step))) }
      lane.wait()
      #expect(faults.all.count == 1)
    }
  }

  @Test("too much at once is a fault, too")
  func tooMuch() {
    let faults = Faults()
    let lane = RecordingLane(plan(.memory, total: 8_192)) { faults.add($0) }
    let items = (0..<1_000).map { ItemLine(id: "item-\($0)", frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
    lane.begin(with: [feed, .items(surface: "feed", items: items, all: false)], at: .zero)
    lane.wait()
    #expect(faults.all.count == 1)
  }

  @Test("what was reported once reaches the segments behind it")
  func known() async throws {
    let lane = RecordingLane(plan(.memory)) { Issue.record("\($0)") }
    let item = ItemLine(id: "a", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    lane.begin(with: [feed, .items(surface: "feed", items: [item], all: false)], at: .zero)
    lane.know("a", rule: "first")
    for step in 1...300 { lane.take(scroll(step), at: .seconds(Double(step))) }
    lane.end(at: .seconds(400))
    // Joined there is no need for it: a replay finds out by itself.
    let trace = String(decoding: try await lane.recording().trace, as: UTF8.self)
    #expect(!trace.contains("known"))
  }
}

/// The faults that were told, on whatever thread.
private final class Faults: Sendable {
  private let found = Mutex<[RecordingFault]>([])

  var all: [RecordingFault] { found.withLock { $0 } }

  func add(_ fault: RecordingFault) { found.withLock { $0.append(fault) } }
}
