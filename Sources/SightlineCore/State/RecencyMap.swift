// SPDX-License-Identifier: MIT

/// A dictionary of bounded size that drops the key used least recently.
struct RecencyMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var value: Value
    var newer: Int
    var older: Int
  }

  let capacity: Int
  private var places: [Key: Int] = [:]
  private var nodes = Rows<Node>()
  private var free = Rows<Int>()
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var count: Int { places.count }
  /// All keys, the one used last first.
  @inline(never)
  var keysByRecency: Rows<Key> {
    var keys = Rows<Key>()
    var place = newest
    while place >= 0 {
      keys.append(nodes[place].key)
      place = nodes[place].older
    }
    return keys
  }

  /// The value without making the key recent.
  func peek(_ key: Key) -> Value? {
    places[key].map { nodes[$0].value }
  }

  /// The value; makes the key the most recent one.
  @inline(never)
  mutating func use(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    unlink(place)
    linkNewest(place)
    return nodes[place].value
  }

  /// Stores a value as the most recent one and answers the entry that had to go for it, if any.
  @inline(never)
  mutating func store(_ key: Key, _ value: Value) -> (key: Key, value: Value)? {
    if let place = places[key] {
      nodes[place].value = value
      unlink(place)
      linkNewest(place)
      return nil
    }
    var dropped: (key: Key, value: Value)?
    if places.count >= capacity, oldest >= 0 {
      dropped = (nodes[oldest].key, nodes[oldest].value)
      remove(nodes[oldest].key)
    }
    let node = Node(key: key, value: value, newer: -1, older: -1)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    places[key] = place
    linkNewest(place)
    return dropped
  }

  @inline(never)
  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    unlink(place)
    free.append(place)
  }

  mutating func removeAll(where isGone: (Key) -> Bool) {
    for key in keysByRecency where isGone(key) { remove(key) }
  }

  @inline(never)
  private mutating func unlink(_ place: Int) {
    let node = nodes[place]
    if node.newer >= 0 { nodes[node.newer].older = node.older } else if newest == place { newest = node.older }
    if node.older >= 0 { nodes[node.older].newer = node.newer } else if oldest == place { oldest = node.newer }
    nodes[place].newer = -1
    nodes[place].older = -1
  }

  @inline(never)
  private mutating func linkNewest(_ place: Int) {
    nodes[place].older = newest
    nodes[place].newer = -1
    if newest >= 0 { nodes[newest].newer = place } else { oldest = place }
    newest = place
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension RecencyMap: Equatable where Value: Equatable {
    /// Whether two maps hold the same, in the same order of use.
    static func == (left: RecencyMap, right: RecencyMap) -> Bool {
      let keys = left.keysByRecency
      return left.capacity == right.capacity && keys == right.keysByRecency
        && keys.allSatisfy { left.peek($0) == right.peek($0) }
    }
  }
#endif
