// SPDX-License-Identifier: MIT

/// Where bytes go: a descriptor or memory, gathered into large pieces, packed on request. For one thread at a time.
final class ByteOutput {
  /// Writing is over.
  enum Failure: Error, Equatable {
    /// Whoever read has gone, as `head` does: no fault.
    case closed
    /// The system refused.
    case failed(SystemError)
  }

  private enum Target {
    case descriptor(Int32, closes: Bool)
    case memory
  }

  static let pieceSize = 1 << 16

  /// What has been written to memory; empty for a descriptor.
  private(set) var memory: [UInt8] = []

  private let name: String
  private let target: Target
  private let gzip: GzipEncoder?
  private var buffer: [UInt8] = []
  private var isLineBuffered = false

  /// Writes into memory, for tests.
  init() {
    name = "memory"
    target = .memory
    gzip = nil
  }

  /// Writes to an open descriptor; a terminal sees each text at once.
  init(descriptor: Int32, name: String) {
    self.name = name
    target = .descriptor(descriptor, closes: false)
    gzip = nil
    isLineBuffered = System.isTerminal(descriptor)
  }

  /// Makes or overwrites the file at `path`, packed when its name, or the one that it will get, ends in `.gz`.
  init(path: String, finalPath: String? = nil) throws(SystemError) {
    name = path
    target = .descriptor(try System.openForWriting(path), closes: true)
    gzip = (finalPath ?? path).hasSuffix(".gz") ? GzipEncoder() : nil
  }

  deinit {
    if case .descriptor(let descriptor, closes: true) = target { System.closeDescriptor(descriptor) }
  }

  /// What has been written to memory as text.
  var text: String { String(decoding: memory, as: UTF8.self) }

  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if isLineBuffered || buffer.count >= Self.pieceSize { try flush() }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if bytes.count >= Self.pieceSize {
      try flush()
      try pass(bytes, isLast: false)
    } else {
      buffer.append(contentsOf: bytes)
      if isLineBuffered || buffer.count >= Self.pieceSize { try flush() }
    }
  }

  /// Writes what was gathered.
  func flush() throws {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try pass($0, isLast: false) }
  }

  /// Writes what was gathered and, for packed output, its end. Nothing may be written after.
  func finish() throws {
    try flush()
    if gzip != nil { try pass(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) }
  }

  private func pass(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws {
    guard let gzip else { return try put(bytes) }
    try gzip.encode(bytes, isLast: isLast) { try put($0) }
  }

  private func put(_ bytes: UnsafeRawBufferPointer) throws {
    switch target {
    case .memory: memory.append(contentsOf: bytes)
    case .descriptor(let descriptor, _):
      do throws(SystemError) {
        try System.write(descriptor, bytes, subject: name)
      } catch {
        throw System.isClosedPipe(error.code) ? Failure.closed : .failed(error)
      }
    }
  }
}
