// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineRelayPlan
#endif

/// The objects that a plan knows by number: held weakly, by references that were formed while they lived.
final class RelayObjects {
  private struct Entry {
    let number: Int
    weak var object: (any NSObjectProtocol)?
    var isTied = false
  }

  private var entries: [Entry] = []
  private var next = 1

  deinit {
    // Long-lived objects must not gather sentinels of relays that are gone.
    for entry in entries where entry.isTied {
      if let object = entry.object { DeathSentinel.untie(from: object, key: key) }
    }
  }

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The number of an object; a new one where it has none.
  func handle(for object: any NSObjectProtocol) -> RelayObject {
    if let known = known(object) { return known }
    entries.removeAll { $0.object == nil && !$0.isTied }
    entries.append(Entry(number: next, object: object))
    next += 1
    return RelayObject(next - 1)
  }

  /// The number that an object has.
  func known(_ object: any NSObjectProtocol) -> RelayObject? {
    for entry in entries where entry.object === object { return RelayObject(entry.number) }
    return nil
  }

  func object(_ handle: RelayObject) -> (any NSObjectProtocol)? {
    for entry in entries where entry.number == handle.number { return entry.object }
    return nil
  }

  func forget(_ handle: RelayObject) {
    entries.removeAll { $0.number == handle.number }
  }

  func tie(_ handle: RelayObject, for relay: ListRelay) {
    guard let place = entries.firstIndex(where: { $0.number == handle.number }), let object = entries[place].object
    else { return }
    entries[place].isTied = true
    DeathSentinel.tie(to: object, key: key, number: handle.number, for: relay)
  }

  func untie(_ handle: RelayObject) {
    guard let place = entries.firstIndex(where: { $0.number == handle.number }) else { return }
    entries[place].isTied = false
    if let object = entries[place].object { DeathSentinel.untie(from: object, key: key) }
  }
}
