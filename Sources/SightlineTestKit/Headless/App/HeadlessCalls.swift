// SPDX-License-Identifier: MIT

/// How often a toolkit was asked, by function; for tests of cost.
public struct HeadlessCalls: Sendable, Hashable {
  /// The functions of a toolkit.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// What a tracked view says of itself.
    case facts
    /// The chains of several views; one call, however many.
    case chains
    /// What a list displays.
    case displayed
    /// Whether counts agree.
    case countsAgree
    /// What a window says of itself.
    case windowFacts
    /// Where a controller stands.
    case screen
    /// The later siblings of a view.
    case siblings
    /// The subviews of a view.
    case contents
    /// What a view draws.
    case paint
    /// The windows above one.
    case windows
    /// The presented views.
    case presented
  }

  private var counts = [Int](repeating: 0, count: Function.allCases.count)
  /// How many views were read for chains, links counted singly.
  public private(set) var linksRead = 0

  /// Makes a count of nothing.
  public init() {}

  /// How often a function was called.
  public subscript(function: Function) -> Int { counts[function.place] }

  /// All calls.
  public var total: Int { counts.reduce(0, +) }

  /// What was called between an earlier moment and now.
  public func since(_ earlier: HeadlessCalls) -> HeadlessCalls {
    var difference = self
    for place in counts.indices { difference.counts[place] -= earlier.counts[place] }
    difference.linksRead -= earlier.linksRead
    return difference
  }

  mutating func count(_ function: Function) {
    counts[function.place] += 1
  }

  mutating func read(links: Int) {
    linksRead += links
  }
}

extension HeadlessCalls.Function {
  fileprivate var place: Int {
    switch self {
    case .facts: 0
    case .chains: 1
    case .displayed: 2
    case .countsAgree: 3
    case .windowFacts: 4
    case .screen: 5
    case .siblings: 6
    case .contents: 7
    case .paint: 8
    case .windows: 9
    case .presented: 10
    }
  }
}
