// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
#endif

/// Who hears of which item.
extension ProbeBoard {
  /// How many items are remembered that are gone and had listeners.
  static var mostDeparted: Int { 256 }

  /// Calls the listeners of the items that events are about, in the order of the events.
  ///
  /// Events of an item that is gone, or shows something else by now, go to who listened to it before.
  package func deliver(_ events: [Event]) {
    guard hasListeners, let session = session.session else { return }
    var present: [ItemKey: [ProbeListener]] = [:]
    for entry in entries {
      guard let view = entry.view, let listeners = entry.wanted?.listeners, !listeners.isEmpty else { continue }
      if let now = session.exposureErased(of: view) {
        let key = ItemKey(surface: now.surface, item: now.item)
        if entry.known != key {
          depart(entry)
          entry.known = key
        }
      }
      if let known = entry.known { present[known, default: []] += listeners }
    }
    departed.removeAll { present[$0.item] != nil }
    for event in events {
      let key = ItemKey(surface: event.surface, item: event.item)
      var called: [ProbeListener] = []
      let gone = departed.first { $0.item == key }?.listeners ?? []
      for listener in present[key] ?? gone where !called.contains(listener) {
        called.append(listener)
        listener.action(event)
      }
      if case .disappear = event.kind { departed.removeAll { $0.item == key } }
    }
  }

  /// Remembers who listened to what an entry was.
  func depart(_ entry: ProbeEntry) {
    guard let known = entry.known else { return }
    entry.known = nil
    let listeners = (entry.state.told ?? entry.wanted)?.listeners ?? []
    guard !listeners.isEmpty else { return }
    departed.removeAll { $0.item == known }
    departed.append((known, listeners))
    if departed.count > Self.mostDeparted { departed.removeFirst() }
  }
}
