// SPDX-License-Identifier: MIT

/// Whole traces of one file that lie one after another: what one thread replays at a time.
///
/// A closed segment holds its bytes. An open one, a trace too long to hold or one that is still being written, reads on
/// from the source until a trace begins.
final class Segment: WorkPiece, @unchecked Sendable {
  // Made by the thread at the source, then used by the one thread that works on it.
  let file: InputFile
  /// Which of several passes over the file this is.
  let pass: Int
  let group: Int
  /// Lines of the file before this segment.
  let lineOffset: Int
  /// Why the file could not be read on.
  fileprivate(set) var failure: SystemError?
  /// What was wrong with the bytes of the file, once its end has been reached.
  fileprivate(set) var remark: ByteInput.Remark?
  /// Whether the file ends with this segment.
  fileprivate(set) var isLast = false

  fileprivate let bytes: [UInt8]
  fileprivate var source: SegmentSource?

  var isOpen: Bool { source != nil }
  var isFirst: Bool { lineOffset == 0 }

  fileprivate init(file: InputFile, pass: Int, group: Int, lineOffset: Int, bytes: [UInt8] = []) {
    self.file = file
    self.pass = pass
    self.group = group
    self.lineOffset = lineOffset
    self.bytes = bytes
  }

  /// Hands the bytes on in pieces, until `body` wants no more.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Bool) throws {
    if !bytes.isEmpty, try !bytes.withUnsafeBytes(body) { return }
    while let piece = source?.readOn(self) {
      if try !body(piece) { return }
    }
  }
}

/// Cuts files into segments, in order. For one thread at a time.
final class SegmentSource: @unchecked Sendable {
  // `stopped` is shared by threads; all else is used by the thread that `OrderedWork` lets in.

  /// A segment is ended at the first trace line from here on.
  static let minimumSize = 1 << 18
  /// A trace line is looked for up to here; then the segment is handed out open.
  static let maximumSize = 1 << 22

  private let files: [InputFile]
  private let passes: Int
  private let splits: Bool
  private let console: Console
  private let progress: Progress?
  private let stopped = Guarded<Set<Int>>([])
  /// The file and pass that is being read, counted over all.
  private var group = -1
  private var input: ByteInput?
  private var lines = 0
  /// Bytes that were read and belong to the next segment.
  private var carry: [UInt8] = []

  /// Makes a source; without `splits` a file is one open segment.
  init(files: [InputFile], passes: Int = 1, splits: Bool, console: Console, progress: Progress?) {
    self.files = files
    self.passes = passes
    self.splits = splits
    self.console = console
    self.progress = progress
  }

  /// Leaves out what has not been read of the file and pass of a segment.
  func stop(_ segment: Segment) {
    stopped.withLock { _ = $0.insert(segment.group) }
  }

  /// The next segment, or `nil` after the last.
  func next() -> Segment? {
    if stopped.withLock({ $0.contains(group) }) { closeFile() }
    if input == nil, let failed = openNext() { return failed }
    guard let input else { return nil }
    if !splits { return open([]) }
    var buffer = carry
    carry = []
    var searched = Self.minimumSize
    while true {
      let found = buffer.withUnsafeBytes { TraceLine.search(in: $0, from: searched) }
      if let place = found.place {
        carry = Array(buffer[place...])
        return closed(Array(buffer[..<place]))
      }
      searched = found.next
      if buffer.count >= Self.maximumSize || (!buffer.isEmpty && input.wouldWait) { return open(buffer) }
      do {
        guard let piece = try input.next() else { return end(closed(buffer)) }
        buffer.append(contentsOf: piece)
      } catch {
        return end(closed(buffer), failure: error)
      }
    }
  }

  /// The next bytes of an open segment; `nil` when it ends.
  fileprivate func readOn(_ segment: Segment) -> UnsafeRawBufferPointer? {
    do {
      guard let piece = try input?.next() else {
        _ = end(segment)
        return nil
      }
      guard splits, let place = TraceLine.place(in: piece, from: 1) else {
        lines += TraceLine.newlines(in: piece)
        return piece
      }
      carry = Array(piece[place...])
      segment.source = nil
      let head = UnsafeRawBufferPointer(rebasing: piece[..<place])
      lines += TraceLine.newlines(in: head)
      return head
    } catch {
      _ = end(segment, failure: error)
      return nil
    }
  }

  /// Opens the next file; a segment without bytes if that fails.
  private func openNext() -> Segment? {
    group += 1
    guard group < files.count * passes else { return nil }
    lines = 0
    carry = []
    do {
      let opened = try console.open(files[group / passes])
      if let progress { opened.onRead = { progress.add(bytes: $0) } }
      input = opened
      return nil
    } catch {
      let code = error as? SystemError
      return end(closed([]), failure: code)
    }
  }

  private func closeFile() {
    input = nil
    carry = []
  }

  private func closed(_ bytes: [UInt8]) -> Segment {
    let place = max(0, group)
    let segment = Segment(
      file: files[place / passes], pass: place % passes, group: group, lineOffset: lines, bytes: bytes)
    lines += bytes.withUnsafeBytes { TraceLine.newlines(in: $0) }
    return segment
  }

  private func open(_ bytes: [UInt8]) -> Segment {
    let segment = closed(bytes)
    segment.source = self
    return segment
  }

  private func end(_ segment: Segment, failure: SystemError? = nil) -> Segment {
    segment.failure = failure
    segment.remark = input?.remark
    segment.isLast = true
    segment.source = nil
    closeFile()
    progress?.addFile()
    return segment
  }
}
