// SPDX-License-Identifier: MIT

/// The bytes of a file or a stream, unpacked where they are gzip, in pieces of bounded size.
final class ByteInput {
  /// Something about the bytes themselves that a reader of text cannot see.
  enum Remark: Equatable {
    /// The gzip data stops before its end; everything before has been given.
    case truncatedGzip
    /// The gzip data is damaged; everything before has been given.
    case damagedGzip
    /// Other bytes follow the gzip data; they were left out.
    case bytesAfterGzip

    var message: String {
      switch self {
      case .truncatedGzip: "the gzip data is cut off; everything before the cut was read"
      case .damagedGzip: "the gzip data is damaged; everything before the damage was read"
      case .bytesAfterGzip: "bytes after the end of the gzip data were left out"
      }
    }

    /// Damaged data is an error, all else a warning.
    var isError: Bool { self == .damagedGzip }
  }

  static let pieceSize = 1 << 18

  /// What was found wrong so far.
  private(set) var remark: Remark?
  /// Told how many bytes were read from the file, for progress.
  var onRead: ((Int) -> Void)?

  private let name: String
  private let descriptor: Int32
  private let closes: Bool
  private var offset: Int64?
  private let raw: UnsafeMutableRawBufferPointer
  private var pending = UnsafeRawBufferPointer(start: nil, count: 0)
  private var gzip: (decoder: GzipDecoder, output: UnsafeMutableRawBufferPointer)?
  private var hasBegun = false
  private var hasEnded = false

  /// Opens the file at `path`.
  convenience init(path: String) throws(SystemError) {
    self.init(descriptor: try System.openForReading(path), name: path, closes: true)
  }

  /// Reads from an open descriptor, and closes it at the end if it is to; with an offset several can read one file.
  init(descriptor: Int32, name: String, closes: Bool, offset: Int64? = nil) {
    self.descriptor = descriptor
    self.offset = offset
    self.name = name
    self.closes = closes
    raw = .allocate(byteCount: Self.pieceSize, alignment: 16)
  }

  deinit {
    raw.deallocate()
    gzip?.output.deallocate()
    if closes { System.closeDescriptor(descriptor) }
  }

  /// The next bytes, valid until the next call; `nil` at the end. Never empty.
  func next() throws(SystemError) -> UnsafeRawBufferPointer? {
    if !hasBegun { try begin() }
    guard let gzip else { return try nextRaw() }
    while !hasEnded {
      switch gzip.decoder.step(&pending, into: gzip.output) {
      case .output(let count) where count > 0:
        return UnsafeRawBufferPointer(rebasing: gzip.output.prefix(count))
      case .output: break
      case .damaged: end(.damagedGzip)
      case .trailingBytes: end(.bytesAfterGzip)
      case .needsInput: try refill(gzip.decoder)
      }
    }
    return nil
  }

  /// Whether the bytes are gzip; known once something has been read.
  var isPacked: Bool { gzip != nil }

  /// Whether the next piece is not there yet, as in a pipe.
  var wouldWait: Bool {
    hasBegun && !hasEnded && pending.isEmpty && !System.isReadable(descriptor)
  }

  private func end(_ remark: Remark?) {
    self.remark = remark
    hasEnded = true
  }

  private func refill(_ decoder: GzipDecoder) throws(SystemError) {
    if let more = try nextRaw() {
      pending = more
    } else {
      end(decoder.isAtEnd ? nil : .truncatedGzip)
    }
  }

  /// Reads the first bytes and looks whether they are gzip. A pipe may give them one by one.
  private func begin() throws(SystemError) {
    hasBegun = true
    var count = 0
    while count < 2 {
      let more = try readRaw(into: UnsafeMutableRawBufferPointer(rebasing: raw[count...]))
      if more == 0 { break }
      count += more
    }
    pending = UnsafeRawBufferPointer(rebasing: raw.prefix(count))
    guard count >= 2, raw[0] == 0x1F, raw[1] == 0x8B else { return }
    gzip = (GzipDecoder(), .allocate(byteCount: Self.pieceSize, alignment: 16))
  }

  private func nextRaw() throws(SystemError) -> UnsafeRawBufferPointer? {
    if gzip == nil, !pending.isEmpty {
      defer { pending = UnsafeRawBufferPointer(start: nil, count: 0) }
      return pending
    }
    let count = try readRaw(into: raw)
    return count == 0 ? nil : UnsafeRawBufferPointer(rebasing: raw.prefix(count))
  }

  private func readRaw(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let count = try System.read(descriptor, at: offset, into: buffer, subject: name)
    offset = offset.map { $0 + Int64(count) }
    if count > 0 { onRead?(count) }
    return count
  }
}
