// SPDX-License-Identifier: MIT

/// How often a number lay between which edges.
public struct Histogram: Sendable, Hashable {
  /// The upper edges, ascending, each included in what lies below it; what is above the last is counted too.
  public let edges: [Double]
  /// One count for what lies up to each edge, and a last one for what lies above all.
  public private(set) var counts: [Int]

  /// Makes one that has counted nothing.
  public init(edges: [Double]) {
    self.edges = edges
    counts = Array(repeating: 0, count: edges.count + 1)
  }

  /// How many were counted.
  public var total: Int { counts.reduce(0, +) }

  /// Counts a number.
  public mutating func add(_ value: Double) {
    counts[edges.firstIndex { value <= $0 } ?? edges.count] += 1
  }

  /// Adds what another with the same edges has counted.
  public mutating func merge(_ other: Histogram) {
    for place in counts.indices where place < other.counts.count { counts[place] += other.counts[place] }
  }
}
