// SPDX-License-Identifier: MIT

import AllocationCounter
import SightlineCore
import SightlineSimulation
import SightlineTrace

/// A fleet on one core, next to the replay of what it wrote in the same run.
struct SimulateCase {
  static let sessions: UInt64 = 200
  static let runs = 3

  static func measure() throws -> Measurement {
    let fleet = SimulatedFleet(seed: 1)
    var written: [UInt8] = []
    write(fleet, sessions) { written += $0.bytes }
    // By turns, so that a machine that is busy for a while slows both.
    var times: [Int64] = []
    var replays: [Int64] = []
    for _ in 0..<runs {
      var count = 0
      let start = monotonic_nanoseconds()
      write(fleet, sessions) { count += $0.bytes.count }
      times.append(monotonic_nanoseconds() - start)
      guard count == written.count else { throw Harness.Failure(message: "simulate: \(count) bytes, then others") }
      replays.append(try replay(written))
    }
    times.sort()
    replays.sort()

    var result = Measurement(name: "simulate")
    result.minimum = Double(times[0]) / Double(sessions)
    result.median = Double(times[runs / 2]) / Double(sessions)
    result.extra = [
      ("megabytesASecond", Double(written.count) * 1e3 / Double(times[0])),
      ("timesReplay", Double(replays[0]) / Double(times[0])),
    ]
    if allocations_are_countable() {
      let tenth = peak(fleet, sessions / 10)
      let whole = peak(fleet, sessions)
      result.extra.append(("peakKilobytes", Double(whole) / 1e3))
      result.extra.append(("peakOverTenth", Double(whole) / Double(max(1, tenth))))
    }
    return result
  }

  private static func write(_ fleet: SimulatedFleet, _ sessions: UInt64, _ take: (TraceWriter) -> Void) {
    for number in 1...max(1, sessions) {
      fleet.session(number).write { writer in
        take(writer)
        writer.clear()
      }
    }
  }

  private static func peak(_ fleet: SimulatedFleet, _ sessions: UInt64) -> Int64 {
    allocation_counting_start()
    defer { _ = allocation_counting_stop() }
    write(fleet, sessions) { sink($0.bytes.count) }
    return Int64(allocation_counting_now().peak_bytes)
  }

  private static func replay(_ bytes: [UInt8]) throws -> Int64 {
    var replay = TraceReplay(file: "simulated", rules: [RuleBook(rules: [.mrcDisplay])])
    var problems = 0
    let take = { (output: TraceReplay.Output) in
      if case .problem = output { problems += 1 }
    }
    let start = monotonic_nanoseconds()
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: ReplayCase.chunk) {
        replay.feed(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + ReplayCase.chunk, bytes.count)]), take)
      }
    }
    replay.finish(take)
    guard problems == 0 else { throw Harness.Failure(message: "simulate: \(problems) problems in what was written") }
    return monotonic_nanoseconds() - start
  }
}
