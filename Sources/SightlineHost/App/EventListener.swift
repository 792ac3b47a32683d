// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Someone who listens to a hub.
@MainActor
final class EventListener {
  indirect enum Kind: Sendable {
    case each(@MainActor (Event) -> Void)
    case batches(@MainActor ([Event]) -> Void)
    case stream(AsyncStream<Event>.Continuation)
  }

  let number: Int
  let filter: EventFilter
  nonisolated let kind: Kind
  var isGone = false

  init(number: Int, filter: EventFilter, kind: Kind) {
    self.number = number
    self.filter = filter
    self.kind = kind
  }

  // Otherwise who reads the stream would wait for ever.
  deinit {
    if case .stream(let continuation) = kind { continuation.finish() }
  }
}
