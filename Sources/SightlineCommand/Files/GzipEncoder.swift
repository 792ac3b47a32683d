// SPDX-License-Identifier: MIT

import CZlib

/// Packs bytes into one gzip member. The result holds no time and no name: equal input gives equal output.
final class GzipEncoder {
  private let stream: UnsafeMutablePointer<z_stream>
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY, zlibVersion(), size)
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Packs `bytes` and hands on what comes out; with `isLast` all of it.
  func encode(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ emit: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = uInt(truncatingIfNeeded: bytes.count)
    var isFull = true
    while isFull {
      let count = packPiece(isLast: isLast)
      isFull = count == piece.count
      if count > 0 { try piece.withUnsafeBytes { try emit(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) } }
    }
  }

  private func packPiece(isLast: Bool) -> Int {
    let capacity = piece.count
    return piece.withUnsafeMutableBufferPointer { piece in
      stream.pointee.next_out = piece.baseAddress
      stream.pointee.avail_out = uInt(truncatingIfNeeded: capacity)
      _ = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      return capacity - Int(stream.pointee.avail_out)
    }
  }
}
