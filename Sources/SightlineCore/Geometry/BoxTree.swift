// SPDX-License-Identifier: MIT

/// Finds the boxes that meet a region: a tree of bounding boxes over the order in which boxes were added.
///
/// Hosts report lists in list order, so neighbours in that order are neighbours on screen and nothing needs sorting:
/// adding and changing cost the height of the tree, and a query costs the height and what it finds. Where the order
/// says nothing about places (a shuffled list), queries visit too much; that is counted, and pays for sorting once.
struct BoxTree: Sendable {
  private static let shift = 4
  private static let fan = 1 << shift

  /// The payload at each position, -1 where nothing is.
  private(set) var payloads = ChunkedArray<Int32>()
  private var boxes = ChunkedArray<Box>()
  /// Level 0 bounds groups of 16 positions, each further level groups of 16 groups.
  private var levels = Rows<Rows<Box>>()
  /// Groups of level 0 whose bounds are out of date.
  private var stale = Rows<Int32>()
  private var isStale = Rows<Bool>()
  private var holes = 0
  private var waste = 0
  private var stack = Rows<(level: Int32, group: Int32)>()

  var count: Int { payloads.count - holes }
  /// Whether positions should be given anew (``rebuild()``), because of holes or of a useless order.
  var wantsRebuild: Bool {
    (holes > 64 && holes * 2 > payloads.count) || waste > 256 + payloads.count
  }

  /// Adds a box and answers its position.
  mutating func insert(_ payload: Int32, _ box: Box) -> Int32 {
    let position = payloads.count
    payloads.append(payload)
    boxes.append(box)
    markStale(position)
    return Int32(truncatingIfNeeded: position)
  }

  mutating func update(_ position: Int32, _ box: Box) {
    let place = Int(position)
    if boxes[place] == box { return }
    boxes[place] = box
    markStale(place)
  }

  mutating func remove(_ position: Int32) {
    payloads[Int(position)] = -1
    boxes[Int(position)] = .nothing
    markStale(Int(position))
    holes += 1
  }

  @inline(__always)
  func box(at position: Int32) -> Box { boxes[Int(position)] }

  /// Calls `found` with payload and box of everything that meets `region`, in order of position.
  mutating func query(_ region: Box, _ found: (Int32, Box) -> Void) {
    if payloads.count == 0 { return }
    refresh()
    var visited = 0
    var hits = 0
    stack.removeAll(keepingCapacity: true)
    let top = levels.count - 1
    push(0..<levels[top].count, of: top, meeting: region)
    while let (level, group) = stack.popLast() {
      let first = Int(group) << Self.shift
      if level == 0 {
        visited += 1
        let last = min(first + Self.fan, payloads.count)
        for position in first..<last {
          let box = boxes[position]
          if box.meets(region) {
            hits += 1
            found(payloads[position], box)
          }
        }
      } else {
        let below = Int(level) - 1
        push(first..<min(first + Self.fan, levels[below].count), of: below, meeting: region)
      }
    }
    // A good order visits about hits / 16 groups and a few at the edges.
    waste = max(0, waste + visited - hits / 4 - 8)
  }

  /// Puts those groups of a level that meet the region on the stack, the first one uppermost.
  private mutating func push(_ groups: Range<Int>, of level: Int, meeting region: Box) {
    var group = groups.upperBound
    while group > groups.lowerBound {
      group -= 1
      if levels[level][group].meets(region) {
        stack.append((Int32(truncatingIfNeeded: level), Int32(truncatingIfNeeded: group)))
      }
    }
  }

  /// Gives positions anew along a space-filling curve: from 0 on, without holes.
  @inline(never)
  mutating func rebuild() {
    var entries = Rows<(key: UInt64, payload: Int32, box: Box)>()
    entries.reserveCapacity(count)
    var bounds = Box.nothing
    for position in 0..<payloads.count where boxes[position].minX <= boxes[position].maxX {
      bounds.formUnion(boxes[position])
    }
    for position in 0..<payloads.count where payloads[position] >= 0 {
      entries.append((Morton.key(of: boxes[position], in: bounds), payloads[position], boxes[position]))
    }
    entries.arrange { $0.key != $1.key ? $0.key < $1.key : $0.payload < $1.payload }
    self = BoxTree()
    for entry in entries { _ = insert(entry.payload, entry.box) }
  }

  private mutating func markStale(_ position: Int) {
    let group = position >> Self.shift
    while isStale.count <= group { isStale.append(false) }
    if isStale[group] { return }
    isStale[group] = true
    stale.append(Int32(truncatingIfNeeded: group))
  }

  /// Brings the bounds up to date, from the changed groups upwards.
  private mutating func refresh() {
    if stale.isEmpty { return }
    if levels.isEmpty { levels.append(Rows()) }
    for group in stale {
      isStale[Int(group)] = false
      setBounds(level: 0, group: Int(group), boundsOfPositions(Int(group)))
    }
    var level = 0
    while levels[level].count > 1 {
      var parents = Rows<Int32>()
      for group in stale {
        let parent = group >> Int32(Self.shift)
        if parents.last != parent { parents.append(parent) }
      }
      level += 1
      if levels.count == level { levels.append(Rows()) }
      for parent in parents { setBounds(level: level, group: Int(parent), boundsOfGroups(level - 1, Int(parent))) }
      stale = parents
    }
    stale.removeAll(keepingCapacity: true)
  }

  private mutating func setBounds(level: Int, group: Int, _ box: Box) {
    while levels[level].count <= group { levels[level].append(.nothing) }
    levels[level][group] = box
  }

  private func boundsOfPositions(_ group: Int) -> Box {
    var bounds = Box.nothing
    let first = group << Self.shift
    for position in first..<min(first + Self.fan, boxes.count) {
      let box = boxes[position]
      if box.minX < box.maxX, box.minY < box.maxY { bounds.formUnion(box) }
    }
    return bounds
  }

  private func boundsOfGroups(_ level: Int, _ group: Int) -> Box {
    var bounds = Box.nothing
    let first = group << Self.shift
    for child in first..<min(first + Self.fan, levels[level].count) { bounds.formUnion(levels[level][child]) }
    return bounds
  }
}
