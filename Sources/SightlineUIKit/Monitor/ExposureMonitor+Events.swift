// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

extension ExposureMonitor {
  /// Calls a closure with events, as long as its token is kept. Any number of closures may listen.
  ///
  /// - Parameters:
  ///   - surface: Only events of this list or view; `nil`: of all.
  ///   - item: Only events of this item; `nil`: of all.
  ///   - handler: Called with each event, in order.
  public func observe(
    surface: String? = nil, item: String? = nil, _ handler: @escaping @MainActor (ExposureEvent) -> Void
  ) -> ExposureToken {
    add(EventFilter(surface: surface, item: item), handler)
  }

  /// Calls a closure with impressions alone, as long as its token is kept.
  public func observeImpressions(
    surface: String? = nil, item: String? = nil, _ handler: @escaping @MainActor (ExposureEvent) -> Void
  ) -> ExposureToken {
    add(EventFilter(surface: surface, item: item, isImpressionsOnly: true), handler)
  }

  /// A stream of events from now on, of its own for each caller. It ends with the monitor, and with ``finish()``.
  ///
  /// Events wait in it for a slow reader. When more than `capacity` wait, the oldest is dropped: that is counted
  /// (``droppedEventCount``), reported as a misuse, and seen in the numbers of the events (`sequence`), which have a gap.
  public func events(
    surface: String? = nil, item: String? = nil, impressionsOnly: Bool = false, bufferingNewest capacity: Int = 1_000
  ) -> AsyncStream<ExposureEvent> {
    let filter = EventFilter(surface: surface, item: item, isImpressionsOnly: impressionsOnly)
    return hub.stream(filter, bufferingNewest: capacity)
  }

  /// How many events were dropped by full buffers of streams so far.
  public var droppedEventCount: Int { hub.dropped }

  private func add(
    _ filter: EventFilter, _ handler: @escaping @MainActor (ExposureEvent) -> Void
  ) -> ExposureToken {
    let key = hub.add(filter, handler)
    return ExposureToken { [weak hub] in hub?.remove(key) }
  }

  func tell(_ events: [Event]) {
    if debugging.log.events { debugging.log.write(events) }
    for event in events {
      onEvent?(event)
      if let onImpression, case .impression = event.kind { onImpression(event) }
      delegate?.exposureMonitor(self, didReport: event)
    }
  }

  func tell(_ misuse: Misuse) {
    let isTaken = hooks.tell(misuse)
    delegate?.exposureMonitor(self, didFind: misuse)
    if let onMisuse { onMisuse(misuse) } else if !isTaken { debugging.log.write(misuse) }
  }

  func tell(_ diagnostic: Diagnostic) {
    hooks.tell(diagnostic)
    onDiagnostic?(diagnostic)
  }

  /// Whether the app has given it closures, which may hold it.
  var hasClosures: Bool {
    onEvent != nil || onImpression != nil || onMisuse != nil || onDiagnostic != nil || veto != nil || hub.hasClosures
  }

  func noteDrop() { session.noteDroppedEvents() }
}
