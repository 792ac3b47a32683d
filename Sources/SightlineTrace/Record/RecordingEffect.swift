// SPDX-License-Identifier: MIT

/// What a ``RecordingRing`` wants done with its segments; to be done in order.
public enum RecordingEffect: Sendable, Equatable {
  /// A segment begins: a file, say.
  case begin(segment: Int)
  /// These bytes come behind what the segment has.
  case append(segment: Int, bytes: [UInt8])
  /// Nothing more comes to the segment.
  case close(segment: Int)
  /// The segment goes.
  case drop(segment: Int)
}

/// Why a recording has ended by itself.
public enum RecordingFault: Sendable, Equatable {
  /// What is there now, or what came at one time, does not fit into the ring.
  case tooMuchAtOnce(bytes: Int)
  /// The store of the segments said no, in its words.
  case store(String)
}

extension RecordingFault: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .tooMuchAtOnce(let bytes):
      "the recording has ended: \(bytes) bytes had to be kept at once; raise RecordingLimits.totalBytes to three times that"
    case .store(let words):
      "the recording has ended: it cannot be stored (\(words))"
    }
  }
}
