// SPDX-License-Identifier: MIT

/// What falls due when, the earliest first. What has become void stays in it until its time.
struct DueHeap: Sendable {
  struct Entry: Sendable {
    var time: Timestamp
    var exposure: Int32
    var rule: Int32
  }

  private var entries = Rows<Entry>()

  /// The earliest time.
  @inline(__always)
  var first: Timestamp? { entries.first?.time }

  mutating func push(_ entry: Entry) {
    var place = entries.count
    entries.append(entry)
    entries.withUnsafeMutableBufferPointer { entries in
      while place > 0 {
        let parent = (place - 1) / 2
        if entries[parent].time <= entry.time { break }
        entries[place] = entries[parent]
        place = parent
      }
      entries[place] = entry
    }
  }

  /// Takes the earliest entry if it is due at or before `time`.
  mutating func pop(through time: Timestamp) -> Entry? {
    guard let first = entries.first, first.time <= time, let last = entries.popLast() else { return nil }
    let count = entries.count
    if count == 0 { return first }
    entries.withUnsafeMutableBufferPointer { entries in
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= count { break }
        if child + 1 < count, entries[child + 1].time < entries[child].time { child += 1 }
        if last.time <= entries[child].time { break }
        entries[place] = entries[child]
        place = child
      }
      entries[place] = last
    }
    return first
  }
}
