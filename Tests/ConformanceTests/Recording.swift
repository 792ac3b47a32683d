// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit

/// A recorded trace with what the browser's own observers said of it.
struct Recording {
  /// One observer: the surface whose box it uses as root, with the thresholds at which it speaks.
  struct Observer: Decodable {
    var observer: String
    var thresholds: [Double]
  }

  /// One answer of an observer.
  struct Entry: Decodable {
    var t: Double
    var observer: String
    var target: String
    var ratio: Double
    var isIntersecting: Bool
    var targetRect: [Double]

    private enum CodingKeys: String, CodingKey {
      case t, observer, target, ratio, isIntersecting
      case targetRect = "target_rect"
    }

    /// How far the engine may be off: each edge is known to 0.012 points.
    var tolerance: Double { 0.024 / targetRect[2] + 0.024 / targetRect[3] + 0.000002 }
    /// A target without area has ratio 1 for the browser wherever it touches; the engine never shows it.
    var hasArea: Bool { targetRect[2] > 0 && targetRect[3] > 0 }
  }

  private struct Kind: Decodable { var op: String }

  var script: ExposureScript
  var observers: [Observer] = []
  var entries: [String: [Entry]] = [:]
  /// The times of all frames, ascending.
  var frames: [Timestamp]
  /// When an item lost its area, and when it had one again (or the recording ended).
  var flat: [String: [(start: Timestamp, end: Timestamp)]] = [:]

  init(_ file: DataFile) throws {
    script = try TraceText.script(in: Array(Data(contentsOf: file.url))).script
    frames = script.steps.map(\.time)
    guard let oracle = file.oracle else { throw CocoaError(.fileReadNoSuchFile) }
    let decoder = JSONDecoder()
    for line in try RepositoryFile.unpacked(oracle).split(separator: UInt8(ascii: "\n")) {
      switch try decoder.decode(Kind.self, from: line).op {
      case "observer": observers.append(try decoder.decode(Observer.self, from: line))
      case "entry":
        let entry = try decoder.decode(Entry.self, from: line)
        entries[entry.observer, default: []].append(entry)
      default: break  // the line that begins the file
      }
    }
    findFlat()
  }

  /// Whether an item has no area at `time`: the browser then calls its ratio 1, the engine never shows it.
  func isFlat(_ item: String, at time: Timestamp) -> Bool {
    (flat[item] ?? []).contains { $0.start <= time && time < $0.end }
  }

  private mutating func findFlat() {
    var since: [String: Timestamp] = [:]
    for step in script.steps {
      guard case .items(_, let items, _) = step.input else { continue }
      for item in items {
        if item.frame.width * item.frame.height <= 0 {
          since[item.id] = since[item.id] ?? step.time
        } else if let start = since.removeValue(forKey: item.id) {
          flat[item.id, default: []].append((start, step.time))
        }
      }
    }
    for (item, start) in since { flat[item, default: []].append((start, .distantFuture)) }
  }

  /// The last frame that had begun at `seconds`: the one that an entry of this time speaks of.
  func frame(at seconds: Double) -> Timestamp {
    let time = Timestamp.seconds(seconds)
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .distantPast : frames[low - 1]
  }
}
