// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Hands events on to everyone who listens, in the order in which they were reported, however listeners come, go and call
/// back meanwhile.
///
/// Who listens for batches has a batch first, in the order of coming; then every other listener has an event before any
/// of them has the next. A listener that is taken away hears nothing more, not even the rest of the batch; one that comes
/// during a delivery hears from the next batch on. Events that are reported during a delivery wait for its end.
@MainActor
public final class EventHub {
  /// Names a listener.
  public struct Key: Sendable, Hashable {
    let number: Int
  }

  /// How many events full buffers of streams have dropped so far.
  public private(set) var dropped = 0
  /// Called after a delivery in which buffers were full, with the number of events dropped in it.
  public var onDrop: ((Int) -> Void)?

  private var listeners: [EventListener] = []
  private var waiting: [[Event]] = []
  private var isDelivering = false
  private var hasEnded = false
  private var nextNumber = 1

  /// Makes a hub to which nobody listens.
  public init() {}

  /// Whether nobody listens.
  public var isEmpty: Bool { listeners.isEmpty }

  /// Whether someone listens for each event by a closure.
  public var hasClosures: Bool {
    listeners.contains { listener in
      if case .each = listener.kind { true } else { false }
    }
  }

  /// Calls with each event that passes a filter.
  public func add(_ filter: EventFilter = EventFilter(), _ take: @escaping @MainActor (Event) -> Void) -> Key {
    insert(.each(take), filter)
  }

  /// Calls with each batch as a whole.
  public func addBatches(_ take: @escaping @MainActor ([Event]) -> Void) -> Key {
    insert(.batches(take), EventFilter())
  }

  /// A stream of the events that pass a filter, from now on. It ends when the hub does, or when ``finish()`` is called.
  ///
  /// - Parameters:
  ///   - filter: Which events are wanted.
  ///   - capacity: How many events wait for a slow reader at most; then the oldest is dropped and counted. Values below
  ///     1 count as 1.
  public func stream(_ filter: EventFilter = EventFilter(), bufferingNewest capacity: Int) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(max(1, capacity))) { continuation in
      if hasEnded { return continuation.finish() }
      let key = insert(.stream(continuation), filter)
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.remove(key) }
      }
    }
  }

  /// Takes a listener away; one that is gone already is none of its business.
  public func remove(_ key: Key) {
    guard let place = listeners.firstIndex(where: { $0.number == key.number }) else { return }
    listeners.remove(at: place).isGone = true
  }

  /// Hands a batch on, or keeps it until the delivery that is going on has ended.
  public func deliver(_ events: [Event]) {
    guard !events.isEmpty else { return }
    waiting.append(events)
    guard !isDelivering else { return }
    isDelivering = true
    let before = dropped
    while !waiting.isEmpty { pass(waiting.removeFirst()) }
    isDelivering = false
    if hasEnded { endStreams() }
    if dropped > before { onDrop?(dropped - before) }
  }

  /// No event comes any more: ends all streams, after what waits in a delivery that is going on, and those that are asked
  /// for later at once.
  public func finish() {
    hasEnded = true
    if !isDelivering { endStreams() }
  }

  private func endStreams() {
    listeners.removeAll { listener in
      guard case .stream(let continuation) = listener.kind else { return false }
      listener.isGone = true
      continuation.finish()
      return true
    }
  }

  private func insert(_ kind: EventListener.Kind, _ filter: EventFilter) -> Key {
    let listener = EventListener(number: nextNumber, filter: filter, kind: kind)
    nextNumber += 1
    listeners.append(listener)
    return Key(number: listener.number)
  }

  private func pass(_ events: [Event]) {
    let present = listeners
    for listener in present where !listener.isGone {
      if case .batches(let take) = listener.kind { take(events) }
    }
    for event in events {
      for listener in present where !listener.isGone && listener.filter.wants(event) { hand(event, to: listener) }
    }
  }

  private func hand(_ event: Event, to listener: EventListener) {
    switch listener.kind {
    case .batches: break
    case .each(let take): take(event)
    case .stream(let continuation):
      if case .dropped = continuation.yield(event) { dropped += 1 }
    }
  }
}
