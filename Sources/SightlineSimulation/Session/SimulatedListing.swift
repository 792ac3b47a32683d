// SPDX-License-Identifier: MIT

/// How a simulated host tells of the items of a list.
public enum SimulatedListing: String, Sendable, Hashable, CaseIterable {
  case recycled, whole

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .recycled:
      "items are told of while they are displayed, and removed as offscreen, as for lists that reuse cells"
    case .whole: "all items are told of at once, and again where they change"
    }
  }
}
