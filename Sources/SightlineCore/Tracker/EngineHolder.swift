// SPDX-License-Identifier: MIT

/// Holds an engine for the copies of a ``Tracker``, until one of them goes on.
final class EngineHolder: @unchecked Sendable {
  // Not typed: what a class's fields are of is kept in every app, for reflection.
  private let memory: UnsafeMutableRawPointer

  @inline(__always)
  var engine: UnsafeMutablePointer<Engine> { memory.assumingMemoryBound(to: Engine.self) }

  init(_ engine: consuming Engine) {
    memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Engine>.size, alignment: MemoryLayout<Engine>.alignment)
    memory.initializeMemory(as: Engine.self, to: engine)
  }

  deinit {
    engine.deinitialize(count: 1)
    memory.deallocate()
  }
}
