// SPDX-License-Identifier: MIT

public import Foundation

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// What has been recorded.
public struct ExposureRecording: Sendable {
  /// The recording as one trace, to be read by `sightline replay`. It has no end line while the recording goes on, and
  /// is then closed at its last input.
  public var trace: Data
  /// The files with its segments, the oldest first; none where it was kept in memory. Each can be replayed by itself.
  public var files: [URL]

  /// The recordings in a folder, the oldest first, of all launches: the files of each.
  public static func recordings(in folder: URL) throws -> [[URL]] {
    var all: [(run: Int64, files: [URL])] = []
    for name in try RecordingFolder.names(in: folder) {
      if all.last?.run != name.run { all.append((name.run, [])) }
      all[all.count - 1].files.append(folder.appendingPathComponent(name.text))
    }
    return all.map(\.files)
  }

  /// Reads the files of one recording, in their order.
  public init(files: [URL]) throws {
    self.files = files
    trace = Data(RecordingMemory.joined(try files.map { Array(try Data(contentsOf: $0)) }))
  }

  /// Nothing.
  init() {
    files = []
    trace = Data()
  }

  init(_ memory: RecordingMemory) {
    files = []
    trace = Data(memory.trace)
  }
}
