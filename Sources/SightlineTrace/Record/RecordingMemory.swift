// SPDX-License-Identifier: MIT

/// Keeps the segments of a ring in memory.
public struct RecordingMemory: Sendable {
  /// One segment: a trace that can be read by itself.
  public struct Segment: Sendable, Equatable {
    /// Its number, from 1.
    public var number: Int
    /// Whole lines.
    public var bytes: [UInt8]
  }

  /// What is kept, the oldest first.
  public private(set) var segments: [Segment] = []

  /// Makes a memory of nothing.
  public init() {}

  /// All of it as one trace (``joined(_:)``).
  public var trace: [UInt8] { Self.joined(segments.map(\.bytes)) }

  /// Does what a ring wants done.
  public mutating func run(_ effects: [RecordingEffect]) {
    for effect in effects {
      switch effect {
      case .begin(let number): segments.append(Segment(number: number, bytes: []))
      case .append(let number, let bytes):
        if let place = segments.lastIndex(where: { $0.number == number }) { segments[place].bytes += bytes }
      case .close: break
      case .drop(let number): segments.removeAll { $0.number == number }
      }
    }
  }

  /// Joins segments that follow one another into one trace: all but the first lose what they begin with, since it is
  /// known from the one before.
  ///
  /// A segment begins with lines of one time, at which nothing else stands in it.
  public static func joined(_ segments: [[UInt8]]) -> [UInt8] {
    var joined = segments.first ?? []
    for segment in segments.dropFirst() { joined += segment[beginning(of: segment)...] }
    return joined
  }

  /// Where the lines end that a segment begins with.
  private static func beginning(of segment: [UInt8]) -> Int {
    guard let comma = segment.firstIndex(of: UInt8(ascii: ",")) else { return segment.count }
    let time = segment[...comma]
    var place = 0
    while place < segment.count, segment[place...].starts(with: time) {
      guard let newline = segment[place...].firstIndex(of: UInt8(ascii: "\n")) else { return segment.count }
      place = newline + 1
    }
    return place
  }
}
