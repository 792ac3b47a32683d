// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
  import SightlineHost
#endif

/// Who hears of which item.
extension ProbeBoard {
  /// How many items are remembered that are gone and had listeners.
  static var mostDeparted: Int { 256 }

  /// Calls the listeners of the items that events are about, in the order of the events.
  ///
  /// Events of an item that is gone, or shows something else by now, go to who listened to it before.
  package func deliver(_ events: [Event]) {
    guard hasListeners, let session else { return }
    var present: [Hearing] = []
    for entry in entries {
      guard let view = entry.view, let listeners = entry.wanted?.listeners, !listeners.isEmpty else { continue }
      if let now = session.exposureErased(of: view) {
        let key = ItemKey(surface: now.surface, item: now.item)
        if entry.known != key {
          depart(entry)
          entry.known = key
        }
      }
      if let known = entry.known { present.append(Hearing(item: known, listeners: listeners)) }
    }
    for hearing in present { forget(hearing.item) }
    for event in events {
      let key = ItemKey(surface: event.surface, item: event.item)
      var called: [ProbeListener] = []
      for hearing in present + departed where hearing.item == key {
        for listener in hearing.listeners where !called.contains(listener) {
          called.append(listener)
          listener.action(event)
        }
      }
      if case .disappear = event.kind { forget(key) }
    }
  }

  /// Remembers who listened to what an entry was.
  func depart(_ entry: ProbeEntry) {
    guard let known = entry.known else { return }
    entry.known = nil
    let listeners = (entry.state.told ?? entry.wanted)?.listeners ?? []
    guard !listeners.isEmpty else { return }
    forget(known)
    departed.append(Hearing(item: known, listeners: listeners))
    if departed.count > Self.mostDeparted { departed.removeFirst() }
  }

  private func forget(_ item: ItemKey) {
    departed.removeAll { $0.item == item }
  }
}

/// Who listens to an item.
struct Hearing {
  var item: ItemKey
  var listeners: [ProbeListener]
}

/// An item by the names under which the engine knows it.
struct ItemKey: Equatable {
  var surface: String
  var item: String
}
