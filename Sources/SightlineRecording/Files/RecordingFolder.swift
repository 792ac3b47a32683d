// SPDX-License-Identifier: MIT

import Foundation

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// A folder with the segments of recordings, each in a file of its own.
///
/// Other files in it are left alone.
struct RecordingFolder {
  let url: URL
  /// Which of the recordings in the folder this one is.
  let run: Int64
  /// Those that were there before, the oldest first.
  let leftovers: [(name: RecordingName, bytes: Int)]

  private var open: (segment: Int, stream: OutputStream)?

  /// Makes the folder if there is none, and looks into it.
  ///
  /// - Parameter run: A number that grows with time; raised where a recording with a later one is there.
  init(_ url: URL, run: Int64) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: nil)
    let names = try Self.names(in: url)
    leftovers = try names.map { ($0, try Self.size(url.appendingPathComponent($0.text))) }
    let last = names.last?.run ?? -1
    self.run = max(run, last == .max ? last : last + 1)
  }

  /// The names of segments in a folder, the oldest first.
  static func names(in url: URL) throws -> [RecordingName] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).compactMap { RecordingName($0) }.sorted()
  }

  private static func size(_ url: URL) throws -> Int { try Data(contentsOf: url).count }

  /// Where a segment is, by the number that its ring gives it.
  func url(of segment: Int) -> URL? {
    if segment > 0 { return url.appendingPathComponent(RecordingName(run: run, segment: segment).text) }
    let place = leftovers.count - 1 + segment
    return leftovers.indices.contains(place) ? url.appendingPathComponent(leftovers[place].name.text) : nil
  }

  /// Does what a ring wants done.
  mutating func perform(_ effects: [RecordingEffect]) throws {
    for effect in effects {
      switch effect {
      case .begin(let segment): try begin(segment)
      case .append(let segment, let bytes):
        if let open, open.segment == segment { try write(bytes, to: open.stream) }
      case .close(let segment): close(segment)
      case .drop(let segment):
        close(segment)
        // Someone else may have taken it away: that is what is wanted.
        if let url = url(of: segment), FileManager.default.fileExists(atPath: url.path) {
          try FileManager.default.removeItem(at: url)
        }
      }
    }
  }

  private mutating func begin(_ segment: Int) throws {
    guard let url = url(of: segment) else { return }
    try Data().write(to: url)
    guard let stream = OutputStream(url: url, append: true) else { throw RecordingFileError(path: url.path) }
    stream.open()
    open = (segment, stream)
  }

  /// A handle of a file would raise an exception where a stream says what is wrong.
  private func write(_ bytes: [UInt8], to stream: OutputStream) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { stream.write($0, maxLength: buffer.count) } ?? 0
      }
      guard count > 0 else { throw stream.streamError ?? RecordingFileError(path: url.path) }
      rest = rest.dropFirst(count)
    }
  }

  private mutating func close(_ segment: Int) {
    guard let last = open, last.segment == segment else { return }
    open = nil
    last.stream.close()
  }
}

/// A file that takes nothing, where the system does not say why.
struct RecordingFileError: Error, CustomStringConvertible {
  let path: String

  var description: String { path + " cannot be written" }
}
