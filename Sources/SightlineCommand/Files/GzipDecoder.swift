// SPDX-License-Identifier: MIT

import CZlib

/// Unpacks a gzip stream of any number of members, piece by piece.
///
/// zlib keeps the address of its stream, so this is a class with the stream on the heap.
final class GzipDecoder {
  /// What a step came to.
  enum Step: Equatable {
    /// Bytes were written, this many; more may follow without more input.
    case output(Int)
    /// All input is used up.
    case needsInput
    /// The data is damaged from here on.
    case damaged
    /// What follows the last member is no gzip data.
    case trailingBytes
  }

  private enum State {
    case inMember
    /// A member has ended; what follows must be another one, zeros, or nothing.
    case betweenMembers
    case finished
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private var state = State.inMember
  private var isReady: Bool

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 32 added to the window bits would also take zlib streams; 16 takes gzip alone.
    let size = Int32(MemoryLayout<z_stream>.size)
    isReady = inflateInit2_(stream, 16 + MAX_WBITS, zlibVersion(), size) == Z_OK
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Whether the input may end here.
  var isAtEnd: Bool { state != .inMember }

  /// Unpacks from `input`, which is shortened by what was used, into `output`.
  func step(_ input: inout UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Step {
    guard isReady else { return .damaged }
    if state == .betweenMembers, let step = beginMember(&input) { return step }
    if state == .finished { return .needsInput }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = uInt(truncatingIfNeeded: input.count)
    stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = uInt(truncatingIfNeeded: output.count)
    let result = inflate(stream, Z_NO_FLUSH)
    input = UnsafeRawBufferPointer(rebasing: input.suffix(Int(stream.pointee.avail_in)))
    let count = output.count - Int(stream.pointee.avail_out)
    switch result {
    case Z_STREAM_END:
      state = .betweenMembers
      return .output(count)
    case Z_OK, Z_BUF_ERROR:
      return count == 0 && input.isEmpty ? .needsInput : .output(count)
    default:
      isReady = false
      return count > 0 ? .output(count) : .damaged
    }
  }

  /// Looks for the next member; `nil` when one begins here.
  private func beginMember(_ input: inout UnsafeRawBufferPointer) -> Step? {
    // Tapes and some programs fill up with zeros.
    input = UnsafeRawBufferPointer(rebasing: input.drop { $0 == 0 })
    guard let first = input.first else { return .needsInput }
    guard first == 0x1F else {
      state = .finished
      input = UnsafeRawBufferPointer(rebasing: input.suffix(0))
      return .trailingBytes
    }
    inflateReset(stream)
    state = .inMember
    return nil
  }
}
