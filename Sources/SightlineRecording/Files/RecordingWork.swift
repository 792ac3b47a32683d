// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// A ring, and where its segments are kept; what belongs to the queue of a ``RecordingLane``.
struct RecordingWork {
  /// What is recorded, and where.
  struct Plan: Sendable {
    var head: TraceHead
    var limits: RecordingLimits
    var filter: RecordingFilter
    var place: RecordingPlace
    /// A number for the recording that grows with time.
    var run: Int64
  }

  private enum Store {
    case memory(RecordingMemory)
    case folder(RecordingFolder)
  }

  private var ring: RecordingRing
  private var store = Store.memory(RecordingMemory())
  private var hasTold = false

  /// Opens the place.
  init(_ plan: Plan) {
    do {
      var leftovers: [Int] = []
      if case .folder(let url) = plan.place {
        let folder = try RecordingFolder(url, run: plan.run)
        leftovers = folder.leftovers.map(\.bytes)
        store = .folder(folder)
      }
      ring = RecordingRing(head: plan.head, limits: plan.limits, filter: plan.filter, leftovers: leftovers)
    } catch {
      ring = RecordingRing(head: plan.head, limits: plan.limits, filter: plan.filter)
      ring.fail(Self.words(error))
    }
  }

  /// Changes the ring, and does what it wants done then. Answers why the recording has ended by itself, once.
  mutating func change(_ body: (inout RecordingRing) -> Void) -> RecordingFault? {
    body(&ring)
    do {
      try perform(ring.takeEffects())
    } catch {
      ring.fail(Self.words(error))
    }
    guard let fault = ring.fault, !hasTold else { return nil }
    hasTold = true
    return fault
  }

  private mutating func perform(_ effects: [RecordingEffect]) throws {
    if effects.isEmpty { return }
    switch store {
    case .memory(var memory):
      // Taken out meanwhile, so that it is not copied.
      store = .memory(RecordingMemory())
      memory.run(effects)
      store = .memory(memory)
    case .folder(var folder):
      // A handle that was closed stays closed, whatever fails after it.
      defer { store = .folder(folder) }
      try folder.perform(effects)
    }
  }

  /// What is there by now.
  func recording() throws -> ExposureRecording {
    switch store {
    case .memory(let memory): return ExposureRecording(memory)
    case .folder(let folder):
      let own = ring.segments.filter { $0.number > 0 }
      return try ExposureRecording(files: own.compactMap { folder.url(of: $0.number) })
    }
  }

  /// All that is known of an error: which file, and why.
  private static func words(_ error: any Error) -> String { String(describing: error) }
}
