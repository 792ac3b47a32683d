// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Leaves only some kinds of events, and makes the trailer speak of what is left.
struct EventFilter {
  enum Wish: Sendable, Equatable {
    case everything
    case only(Set<EventName>)
    /// No events, and the trailer that speaks of all.
    case trailers
  }

  private let wish: Wish
  private var writer = EventWriter()
  private var checksum = EventChecksum()
  private var count = 0

  init(_ wish: Wish) {
    self.wish = wish
  }

  /// Passes on what is wanted of `events`, with its lines.
  mutating func pass(
    _ events: [Event], lines: [UInt8], _ body: ([Event], [UInt8]) throws -> Void
  ) rethrows {
    let kinds: Set<EventName>
    switch wish {
    case .everything: return try body(events, lines)
    case .trailers: return
    case .only(let names): kinds = names
    }
    let wanted = events.filter { kinds.contains(EventName($0.kind)) }
    if wanted.isEmpty { return }
    writer.clear()
    for event in wanted { writer.write(event) }
    count += wanted.count
    checksum.add(writer.bytes)
    try body(wanted, writer.bytes)
  }

  /// The trailer for the lines that passed; the next trace begins.
  mutating func trailer(_ summary: TraceSummary) -> TraceSummary {
    guard case .only = wish else { return summary }
    defer { (checksum, count) = (EventChecksum(), 0) }
    var summary = summary
    summary.events = count
    summary.checksum = checksum.value
    return summary
  }
}
