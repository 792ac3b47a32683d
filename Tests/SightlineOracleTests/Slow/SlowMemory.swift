// SPDX-License-Identifier: MIT

import SightlineCore

/// What one rule remembers for its repetition: a list from the key used least recently to the last one used.
struct SlowMemory {
  enum Scope: Hashable {
    case visit(surface: String, number: Int)
    case session(Int)
    case surface(String)
    case everything
  }

  struct Key: Hashable {
    var scope: Scope
    /// The content, or for `once` its name alone.
    var key: ContentKey?
    var name: String
  }

  enum Answer: Equatable { case held, free(evicted: Int?) }

  let capacity: Int
  private(set) var entries: [(key: Key, reported: Timestamp)] = []
  private(set) var dropped: [Scope: Int] = [:]
  private(set) var droppedInAll = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  static func key(_ repetition: Rule.Repetition, _ content: ContentKey, surface: String, visit: Int, session: Int)
    -> Key?
  {
    switch repetition {
    case .everyAppearance: nil
    case .oncePerVisit: Key(scope: .visit(surface: surface, number: visit), key: content, name: content.name)
    case .oncePerSession: Key(scope: .session(session), key: content, name: content.name)
    case .cooldown: Key(scope: .everything, key: content, name: content.name)
    case .once: Key(scope: .everything, key: nil, name: content.name)
    case .unlessAtPreviousStop: Key(scope: .surface(surface), key: content, name: content.name)
    }
  }

  mutating func ask(_ key: Key, _ repetition: Rule.Repetition, at time: Timestamp) -> Answer {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      return .free(evicted: dropped[key.scope])
    }
    let entry = entries.remove(at: index)
    entries.append(entry)
    if case .cooldown(let span) = repetition, time - entry.reported >= span { return .free(evicted: nil) }
    return .held
  }

  mutating func remember(_ key: Key, at time: Timestamp) {
    entries.removeAll { $0.key == key }
    entries.append((key, time))
    if entries.count > capacity {
      let oldest = entries.removeFirst()
      dropped[oldest.key.scope, default: 0] += 1
      droppedInAll += 1
    }
  }

  mutating func forget(where isForgotten: (Key) -> Bool) {
    entries.removeAll { isForgotten($0.key) }
  }

  /// Forgets that keys of these scopes were dropped, since everything in them is forgotten.
  mutating func forgetDrops(where isForgotten: (Scope) -> Bool) {
    dropped = dropped.filter { !isForgotten($0.key) }
  }

  mutating func forgetEverything() {
    entries = []
    dropped = [:]
  }
}

/// The stated hash of a content, as a share of 1 (fine print 36).
func sampleShare(_ name: String) -> Double {
  var hash: UInt64 = 14_695_981_039_346_656_037
  for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
  hash ^= hash >> 33
  hash = hash &* 0xff51_afd7_ed55_8ccd
  hash ^= hash >> 33
  hash = hash &* 0xc4ce_b9fe_1a85_ec53
  hash ^= hash >> 33
  return Double(hash) / 0x1p64
}
