// SPDX-License-Identifier: MIT

/// What one variant remembers of its reports: the same as ``RepetitionMemory``, with numbers for contents and surfaces, so
/// that asking costs a few steps. That an impression could not be checked for certain is not told of variants.
struct VariantMemory: Sendable {
  /// Something that may not be reported again.
  struct Key: Sendable, Equatable {
    /// The number of a content; for `once` that of its text.
    var content: Int32
    /// -1 where it holds everywhere.
    var surface: Int32
    /// The visit or the session.
    var round: Int

    @inline(__always)
    var hash: UInt64 {
      var hash = UInt64(UInt32(bitPattern: content)) << 32 | UInt64(UInt32(bitPattern: surface))
      hash = (hash ^ UInt64(bitPattern: Int64(round)) &* 0xff51_afd7_ed55_8ccd) &* 0x9e37_79b9_7f4a_7c15
      return hash ^ hash >> 32
    }
  }

  private struct Entry: Sendable {
    var key: Key
    var time: Timestamp
    /// The next entry of the same bucket, or the next free one.
    var next: Int32
    var newer: Int32
    var older: Int32
  }

  let repetition: Rule.Repetition
  private let capacity: Int
  private var entries: [Entry] = []
  /// The first entry of each bucket; as many as a power of two.
  private var buckets: [Int32] = []
  private var count = 0
  private var free: Int32 = -1
  private var newest: Int32 = -1
  private var oldest: Int32 = -1

  init(_ repetition: Rule.Repetition, capacity: Int) {
    self.repetition = repetition
    self.capacity = max(1, capacity)
  }

  /// Whether a report is held back; makes the key that is found recent.
  mutating func holds(_ key: Key, at time: Timestamp) -> Bool {
    let place = find(key)
    if place < 0 { return false }
    unlink(place)
    linkNewest(place)
    if case .cooldown(let span) = repetition, time - entries[Int(place)].time >= span { return false }
    return true
  }

  /// Remembers a report; answers whether a key had to go for it.
  mutating func remember(_ key: Key, at time: Timestamp) -> Bool {
    let known = find(key)
    if known >= 0 {
      entries[Int(known)].time = time
      unlink(known)
      linkNewest(known)
      return false
    }
    let isFull = count >= capacity
    if isFull { remove(oldest) }
    if count >= buckets.count { grow() }
    let bucket = Int(truncatingIfNeeded: key.hash) & (buckets.count - 1)
    let entry = Entry(key: key, time: time, next: buckets[bucket], newer: -1, older: -1)
    let place: Int32
    if free >= 0 {
      place = free
      free = entries[Int(place)].next
      entries[Int(place)] = entry
    } else {
      place = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    buckets[bucket] = place
    count += 1
    linkNewest(place)
    return isFull
  }

  /// Forgets the keys of which this holds.
  mutating func removeAll(where isGone: (Key) -> Bool) {
    var place = newest
    while place >= 0 {
      let older = entries[Int(place)].older
      if isGone(entries[Int(place)].key) { remove(place) }
      place = older
    }
  }

  // MARK: Buckets

  private func find(_ key: Key) -> Int32 {
    if buckets.isEmpty { return -1 }
    var place = buckets[Int(truncatingIfNeeded: key.hash) & (buckets.count - 1)]
    while place >= 0, entries[Int(place)].key != key { place = entries[Int(place)].next }
    return place
  }

  private mutating func remove(_ place: Int32) {
    let key = entries[Int(place)].key
    let bucket = Int(truncatingIfNeeded: key.hash) & (buckets.count - 1)
    let next = entries[Int(place)].next
    if buckets[bucket] == place {
      buckets[bucket] = next
    } else {
      var before = buckets[bucket]
      while before >= 0, entries[Int(before)].next != place { before = entries[Int(before)].next }
      if before >= 0 { entries[Int(before)].next = next }
    }
    unlink(place)
    entries[Int(place)].next = free
    free = place
    count -= 1
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: max(8, buckets.count * 2))
    var place = newest
    while place >= 0 {
      let bucket = Int(truncatingIfNeeded: entries[Int(place)].key.hash) & (buckets.count - 1)
      entries[Int(place)].next = buckets[bucket]
      buckets[bucket] = place
      place = entries[Int(place)].older
    }
  }

  // MARK: Recency

  private mutating func unlink(_ place: Int32) {
    let (newer, older) = (entries[Int(place)].newer, entries[Int(place)].older)
    if newer >= 0 { entries[Int(newer)].older = older } else if newest == place { newest = older }
    if older >= 0 { entries[Int(older)].newer = newer } else if oldest == place { oldest = newer }
  }

  private mutating func linkNewest(_ place: Int32) {
    entries[Int(place)].older = newest
    entries[Int(place)].newer = -1
    if newest >= 0 { entries[Int(newest)].newer = place } else { oldest = place }
    newest = place
  }
}
